const fields = [...document.querySelectorAll<HTMLInputElement>('#root input[name="q"]')];
const focused = fields.some((field) => field === document.activeElement);
let typed: string | null = fields.map(({ value }) => value).find(Boolean) ?? (focused ? '' : null);

/** The text typed into index.html's search field before the application replaced it; returned once. */
export const takeShellSearch = (): { text: string; focused: boolean } | null => {
  if (typed === null) return null;
  const found = { text: typed, focused };
  typed = null;
  return found;
};
