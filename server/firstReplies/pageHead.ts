import { SERVED, SERVED_OVER, type HeadTag, pageTags, titleAt } from '../../src/domain/pageTags';
import { escapeMarkup, scriptSafeJson } from '../../src/lib/markup';
import { plainText } from '../../src/lib/plainText';
import type { OpenedPage } from './addressMeta';
import { addressMeta } from './addressMeta';

const markup = ({ name, attributes }: HeadTag): string =>
  `<${[name, SERVED, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ')}>`;

const dataScript = (data: object): string =>
  `<script ${SERVED} type="application/ld+json">${scriptSafeJson(data)}</script>`;

const descriptionTag = /<meta name="?description"? content="([^"]*)"\s*\/?>/;

/** Adds the meta that messengers and search engines read without running the page. */
export const withHead = async (html: string, page: OpenedPage): Promise<string> => {
  // The build writes the shop's pitch into every page.
  const { meta, shop } = await addressMeta(page, plainText(descriptionTag.exec(html)?.[1] ?? ''));
  if (!meta) return html;
  const title = titleAt(meta.title, shop);
  const { description, structured = [] } = meta;
  const tags = [...pageTags(meta, title, shop, page.origin).map(markup), ...structured.map(dataScript)];
  // Replacement functions, because a '$' in a name would be special in a replacement string.
  const named = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>${tags.join('')}`);
  return description
    ? named.replace(
        descriptionTag,
        (_whole, before: string) =>
          `<meta name="description" content="${escapeMarkup(description)}" ${SERVED_OVER}="${before}">`,
      )
    : named;
};
