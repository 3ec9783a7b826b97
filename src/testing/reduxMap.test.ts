import { readFileSync } from 'node:fs';
import { withMap } from './reduxMap';

/** The formatter sets the width of a table's columns. */
const words = (text: string): string[] => text.replace(/-{3,}/g, '---').split(/\s+/);

test('docs/redux.md shows the state as the code has it (npm run redux-map writes it anew)', () => {
  const written = readFileSync('docs/redux.md', 'utf8');
  expect(words(written)).toEqual(words(withMap(written)));
  expect(written).toContain('cart.lines');
});
