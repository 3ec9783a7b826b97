import { paths } from '../../config/paths';
import { PITCH } from '../../config/shop';
import type { PageMeta } from '../../ui/usePageMeta';

/** What search engines are told of the shop; `name` is empty until the shop's details are there. */
export const homeMeta = (name: string, origin: string): PageMeta => ({
  title: PITCH,
  description: `${PITCH}: clothing and goods for the whole family. Pay at once or in installments, with the whole cost shown before you agree.`,
  canonical: paths.home,
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...(name ? { name } : {}),
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/items/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
