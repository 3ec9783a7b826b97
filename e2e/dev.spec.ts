import { expect, test } from './fixtures';
import { axeFindings, LAYER } from './support/axe';
import { openDevTree } from './support/devTree';
import { lookAtParts } from './support/partStates';

const FORM = 'src/features/session/RegisterForm.tsx';
/** Milliseconds; generous, because compiling and type checking depend on the machine. */
const COMPILED = { timeout: 300_000 };

const title =
  'keeps a half-filled form when its component changes, and covers the page with a type error until it is fixed';

test(title, { tag: '@slow' }, async ({ page, forgiven }) => {
  test.setTimeout(900_000);
  forgiven.push(/webpack-dev-server\] (Errors while compiling|ERROR in)/);
  // One component throws an error intentionally.
  forgiven.push(/Planted/);
  const tree = await openDevTree();
  try {
    await expect.poll(tree.output, COMPILED).toContain('No typescript errors found');
    // The type checker and the bundler finish in any order.
    await expect.poll(tree.output, COMPILED).toContain('compiled successfully');
    expect(tree.output()).not.toMatch(/warning|conflicting/i);

    await page.goto(`${tree.url}/account/auth#register-tab`, COMPILED);
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Ama', COMPILED);
    const notes = page.getByText('All five fields are required.');
    await expect(notes).toBeVisible();
    tree.change(FORM, 'All five fields are required.', 'Each of the five is required.');
    await expect(page.getByText('Each of the five is required.')).toBeVisible(COMPILED);
    await expect(notes).toBeHidden();
    await expect(name).toHaveValue('Ama');

    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    tree.change(FORM, 'label="Phone"', 'label={5}');
    await expect(overlay.getByText("Type 'number' is not assignable to type 'string'")).toBeVisible(COMPILED);
    tree.change(FORM, 'label={5}', 'label="Phone"');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden(COMPILED);
    await expect(name).toHaveValue('Ama');

    await test.step('axe reports no findings on any part of the shop, hovered or not', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: Record<string, string[]> = {};
      const look = async (state: string) => {
        const findings = await axeFindings(page, state.startsWith('open') ? LAYER : undefined);
        if (findings.length > 0) found[state] = findings;
      };
      await lookAtParts(page, tree.url, look, ['hover']);
      expect(found).toEqual({});
    });
  } finally {
    await tree.close();
  }
});
