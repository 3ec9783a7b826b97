import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { withMap } from './reduxMap';

/** `npm run redux-map`: the map of the state in docs/redux.md, as the code is now. */
const FILE = 'docs/redux.md';
void format(FILE, withMap(readFileSync(FILE, 'utf8'))).then(({ code }) => {
  writeFileSync(FILE, code);
});
