import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  to?: string | undefined;
}

/** Breadcrumbs as structured data for search engines. */
export const crumbData = (crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to !== undefined && { item: origin + to }),
  })),
});
