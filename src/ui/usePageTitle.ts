import { useContext, useEffect } from 'react';
import { SiteName } from './siteName';

/** Names the tab: '{title} – {shop}'. Undefined while the page does not know its title yet. */
export const usePageTitle = (title: string | undefined): void => {
  const site = useContext(SiteName);
  useEffect(() => {
    const parts = [title, site].filter(Boolean);
    if (parts.length > 0) document.title = parts.join(' – ');
  }, [title, site]);
};
