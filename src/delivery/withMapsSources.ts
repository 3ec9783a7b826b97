import { createHash } from 'node:crypto';

/** The sources that the maps service needs on top of the shop's own policy; the first policy name is our loader's. */
const NEEDS: Record<string, string[]> = {
  'script-src': ['https://maps.googleapis.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'connect-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'trusted-types': ['maps', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

const withMore = (csp: string, needs: Record<string, string[]>): string =>
  csp
    .split('; ')
    .map((directive) => [directive, ...(needs[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');

interface Page {
  html: string;
  csp: string;
}

/**
 * Page and policy of a shop with a key for the maps service. Its script writes <style> elements and takes their nonce
 * from the first one it finds: a nonce of this build, which admits style sheets but never a script.
 */
export const withMapsSources = ({ html, csp }: Page): Page => {
  const nonce = createHash('sha256').update(csp).digest('base64url').slice(0, 22);
  const needs = { ...NEEDS, 'style-src': [`'nonce-${nonce}'`, ...(NEEDS['style-src'] ?? [])] };
  return { html: html.replaceAll('<style>', `<style nonce="${nonce}">`), csp: withMore(csp, needs) };
};

/** Returns the page as it is without a key: its styles have no nonce. */
export const withoutMaps = (html: string): string => html.replaceAll(/<style nonce="[\w-]{22}">/g, '<style>');
