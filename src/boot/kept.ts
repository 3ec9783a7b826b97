export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage: no stored value.
    return null;
  }
};

export const followTheme = (): void => {
  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
};
