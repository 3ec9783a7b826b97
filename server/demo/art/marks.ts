/** The brand colour for the light and the dark colour scheme. */
const TEAL = { light: '#0f4d4c', dark: '#86cfc4' };
const INSIDE = { light: '#fffcf6', dark: '#10302f' };
const scheme =
  `<style>.a{fill:${TEAL.light}}.b{stroke:${TEAL.light}}.c{stroke:${INSIDE.light}}` +
  `@media(prefers-color-scheme:dark){.a{fill:${TEAL.dark}}.b{stroke:${TEAL.dark}}.c{stroke:${INSIDE.dark}}}</style>`;
/** The favicon's bag on a tile, 40 × 40 units. */
const bag =
  '<rect class="a" width="40" height="40" rx="4"/><path class="c" fill="none" stroke-width="2.4" stroke-linecap="round" ' +
  'stroke-linejoin="round" d="M11.5 15.5h17l1.6 15.6H9.9zM15.6 19.4v-5a4.4 4.4 0 0 1 8.8 0v5"/>';

/** The placeholder for a missing picture: an empty hanger. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 674 674" width="674" height="674"><path fill="#ece5d8" d="M0 0h674v674H0z"/><path fill="none" stroke="#c4b8a3" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M337 312v-22c0-14 28-18 28-44a28 28 0 0 0-56 0M337 312L196 396q-16 10-8 24q4 8 18 8h262q14 0 18-8q8-14-8-24z"/></svg>';

/** The logo with its letters as strokes of one width. */
function logo(): string {
  const letters =
    // K a s a
    'M70 12v31M91 12L71 29M77 24.5L92 43' +
    'M120 22v21M120 32.5a10 10.5 0 1 1-20 0a10 10.5 0 1 1 20 0' +
    'M145 25.5q-3-3.5-8-3.5q-7 0-7 5t7.5 5.5t7.5 5.5q0 5-7.5 5q-6 0-9-4' +
    'M173 22v21M173 32.5a10 10.5 0 1 1-20 0a10 10.5 0 1 1 20 0' +
    // & C o
    'M218 43L201 23q-5-6 0-10q4-3 8 0q4 4-2 9l-5 3.5q-6 5-3 11q3 6 10 6q9 0 11-14' +
    'M264 18.5a14 15.5 0 1 0 0 18M294 32.5a10 10.5 0 1 1-20 0a10 10.5 0 1 1 20 0';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 304 55" width="304" height="55">${scheme}<g transform="translate(4 7)">${bag}</g><path class="b" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="${letters}"/></svg>`;
}

/** The logo without letters. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="55" height="55">${scheme}${bag}</svg>`;

/** The lender's logo: a seedling. */
const creditor =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 55" width="55" height="55"><circle cx="27.5" cy="27.5" r="25" fill="#2f6d5a"/><path fill="#fff6e8" d="M26 43V29C15 30 11 23 11 16c9 0 14 4 16.5 9C30 19 35 14 44 13c0 9-5 15-15 16v14z"/></svg>';

export const marks: ReadonlyMap<string, () => string> = new Map([
  ['placeholder', () => placeholder],
  ['logo', logo],
  ['mark', () => mark],
  ['creditor', () => creditor],
]);
