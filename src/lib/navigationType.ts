/** How the page was opened, such as 'reload'; undefined in browsers without navigation entries. */
export const navigationType = (page: Window): NavigationTimingType | undefined => {
  const [entry] = (page.performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};
