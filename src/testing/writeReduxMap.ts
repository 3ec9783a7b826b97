import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { withMap } from './reduxMap';

/** `npm run redux-map`: the map of the state in docs/redux.md, as the code is now. */
const FILE = 'docs/redux.md';
void format(withMap(readFileSync(FILE, 'utf8')), { parser: 'markdown' }).then((text) => {
  writeFileSync(FILE, text);
});
