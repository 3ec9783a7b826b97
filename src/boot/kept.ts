export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: there is nothing to know then.
    return null;
  }
};

export const followTheme = (): void => {
  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
};
