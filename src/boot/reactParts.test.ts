import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

const cut = jest.requireActual<(source: string) => string>('./reactParts.cjs');
const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

test('cuts the unused parts out of React and still exports createRoot and version', () => {
  const rest = cut(react);
  expect(rest.length).toBeLessThan(react.length * 0.95);
  const opened = {};
  const load = compileFunction(rest, ['require', 'exports', 'process', 'window', 'document', 'navigator']) as (
    ...given: unknown[]
  ) => void;
  load(jest.requireActual, opened, process, window, document, navigator);
  expect(Object.keys(opened)).toEqual(['createRoot', 'version']);
});

test.each([
  ['custom elements', /^function setPropOnCustomElement\(/m],
  ['view transitions', /^function startViewTransition\(/m],
  ['hydration', /^exports\.hydrateRoot = /m],
])('rejects a React build in which the code for %s has another name', (_part, pattern) => {
  expect(react).toMatch(pattern);
  const other = react.replace(pattern, (start) => start.replace(/(\w+)( = |\()/, 'another$2'));
  expect(() => cut(other)).toThrow('src/boot/reactParts.cjs is for another React');
});
