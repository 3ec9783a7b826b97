import type { Crumb } from './Breadcrumbs';

const url = (path: string): string => new URL(path, window.location.origin).href;

/** The way to a page as search engines read it. */
export const crumbData = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to === undefined ? undefined : url(to),
  })),
});
