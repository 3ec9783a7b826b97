import { createContext } from 'react';

/** The suffix of every page title, provided by the layout. */
export const SiteName = createContext('');
