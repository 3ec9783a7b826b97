import { useContext, useEffect } from 'react';
import { titleAt } from '../lib/titleAt';
import { SiteName } from './siteName';

/** Sets the tab's title to '{title} – {shop}'; `title` is undefined until the page knows it. */
export const usePageTitle = (title: string | undefined): void => {
  const site = useContext(SiteName);
  useEffect(() => {
    const name = title ? titleAt(title, site) : site;
    if (name) document.title = name;
  }, [title, site]);
};
