import DOMPurify, { type Config } from 'dompurify';
import { policies } from '../../config/policies';

const TAGS = 'p b i em strong u ul ol li br h3 h4 table caption thead tbody tfoot tr th td a'.split(' ');
/** Elements whose text content is not readable content. */
const DROPPED = 'script style template iframe noscript svg math textarea title select'.split(' ');

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** The page's policy reports inline styles and handlers even in the document in which the sanitiser parses. */
const withoutInlineCode = (html: string): string =>
  html
    .replace(/(<\/?)style\b/gi, '$1textarea')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));

/** Sanitises HTML of the API: only text, emphasis, lists, tables and external links remain. */
export const sanitise = (html: string) => ({
  __html: DOMPurify.sanitize(withoutInlineCode(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https?:\/\/[^/\\]/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: DROPPED,
    RETURN_TRUSTED_TYPE: true,
    TRUSTED_TYPES_POLICY: policies().dompurify as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  }),
});
