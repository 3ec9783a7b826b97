import { readFileSync } from 'node:fs';
import { withMap } from './reduxMap';

/** Ignores the column widths, which the formatter sets. */
const words = (text: string): string[] => text.replace(/-{3,}/g, '---').split(/\s+/);

test('docs/redux.md matches the state in the code (npm run redux-map updates it)', () => {
  const written = readFileSync('docs/redux.md', 'utf8');
  expect(words(written)).toEqual(words(withMap(written)));
  expect(written).toContain('cart.lines');
});
