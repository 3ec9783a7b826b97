import { patterns } from '../config/paths';

/** Titles of the public pages that read nothing of their own, by path. */
export const PAGE_TITLES = {
  [patterns.contact]: 'Contact us',
  [patterns.terms]: 'Terms and conditions',
  [patterns.termsConditions]: 'Terms and conditions',
  [patterns.about]: 'About us',
  [patterns.auth]: 'My account',
} as const;

export const titleOfPath = (pathname: string): string | undefined =>
  (PAGE_TITLES as Record<string, string | undefined>)[pathname.replace(/\/+$/, '')];
