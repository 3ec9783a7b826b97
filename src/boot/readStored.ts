export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage: no stored value.
    return null;
  }
};

export const followTheme = (): void => {
  const chosen = readStored('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
};
