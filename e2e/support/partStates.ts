import { expect, type Page } from '@playwright/test';
import { LAYER } from './axe';

/** The pseudo-classes that the browser sets on hover, keyboard focus and press. */
const FORCED = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
};
type Forced = keyof typeof FORCED;

const CONTROLS = 'main :is(a, [role=menuitem], :is(button, input, select, textarea):enabled)';
/** Hovering over a label hovers its control too. */
const POINTED = `${CONTROLS}, main label`;

/** Forces a state on every control of the page while `look` runs, as the browser's developer tools do. */
const whileForced = async (page: Page, state: Forced, look: () => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // A control that is rendered again meanwhile is another element, so all controls are queried again.
  await expect(async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: state === 'focus' ? CONTROLS : POINTED,
    });
    const forcedPseudoClasses = FORCED[state];
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  }).toPass();
  // Material UI marks the focused element by a class, which it updates on focus events.
  const tell = (type: string) =>
    page.evaluate(
      ([selector, event]) => {
        for (const control of document.querySelectorAll(selector!))
          control.dispatchEvent(new FocusEvent(event!, { bubbles: true }));
      },
      [CONTROLS, type],
    );
  if (state === 'focus') await tell('focusin');
  await look();
  await session.detach();
  if (state === 'focus') await tell('focusout');
};

const whileOpen = async (page: Page, name: string, look: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  const layer = page.locator(LAYER);
  await layer.waitFor();
  await look();
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
};

/** Shows the page of parts as it is, with every control hovered, focused or pressed, and with each layer open. */
export const lookAtParts = async (
  page: Page,
  url: string,
  look: (state: string) => Promise<void>,
  forced: readonly Forced[] = ['hover', 'focus', 'active'],
): Promise<void> => {
  await page.goto(`${url}/parts`, { timeout: 0 });
  const openers = page.getByRole('button', { name: /^Open / });
  await openers.first().waitFor({ timeout: 0 });
  await look('usual');
  for (const state of forced) await whileForced(page, state, () => look(state));
  for (const name of await openers.allInnerTexts())
    await whileOpen(page, name, () => look(name.toLowerCase().replace(/\W+/g, '-')));
};
