import { createContext } from 'react';

/** What stands behind every page's title; the layout knows it. */
export const SiteName = createContext('');
