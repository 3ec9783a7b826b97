import { usePageMeta } from './usePageMeta';

/** Sets the tab's title to '{title} – {shop}'. */
export const usePageTitle = (title: string): void => {
  usePageMeta({ title });
};
