import { useContext, useEffect } from 'react';
import { titleAt } from '../lib/titleAt';
import { SiteName } from './siteName';

/** Sets the tab's title to '{title} – {shop}'. */
export const usePageTitle = (title: string): void => {
  const site = useContext(SiteName);
  useEffect(() => {
    document.title = titleAt(title, site);
  }, [title, site]);
};
