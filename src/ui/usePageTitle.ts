import { useContext, useEffect } from 'react';
import { titleAt } from '../lib/titleAt';
import { SiteName } from './siteName';

/** Names the tab: '{title} – {shop}'. Undefined while the page does not know its title yet. */
export const usePageTitle = (title: string | undefined): void => {
  const site = useContext(SiteName);
  useEffect(() => {
    const name = title ? titleAt(title, site) : site;
    if (name) document.title = name;
  }, [title, site]);
};
