import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from './Breadcrumbs';
import { absolute } from './usePageMeta';

/** Breadcrumbs as structured data for search engines. */
export const crumbData = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to !== undefined && { item: absolute(to) }),
  })),
});
