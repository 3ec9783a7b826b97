import { useContext, useEffect } from 'react';
import { policies } from '../config/policies';
import { type HeadTag, type PageMeta, pageTags, SERVED, SERVED_OVER, titleAt } from '../domain/pageTags';
import { SiteName } from './siteName';

/** A script element with structured data for search engines; the browser never runs it. */
const dataScript = (data: object): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policies().jsonld.createScript(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return script;
};

const elementOf = ({ name, attributes }: HeadTag): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Removes the meta that the server rendered for the opened address, before the page sets its own. */
const forgetServed = (): void => {
  for (const element of document.head.querySelectorAll(`[${SERVED}]`)) element.remove();
};

/** Sets the page's description, or the shop's, in the element from index.html; the returned function restores it. */
const describe = (text: string | undefined): (() => void) => {
  const element = document.head.querySelector('meta[name=description]');
  const shops = element?.getAttribute(SERVED_OVER) ?? element?.getAttribute('content') ?? '';
  element?.setAttribute('content', text || shops);
  return () => element?.setAttribute('content', shops);
};

/**
 * Sets the tab's title and the meta for search engines and messengers while the page is shown. The meta is compared by
 * its text, so it may be a new object at every render.
 */
export const usePageMeta = (meta: PageMeta): void => {
  const site = useContext(SiteName);
  const text = JSON.stringify(meta);
  useEffect(() => {
    const told = JSON.parse(text) as PageMeta;
    const title = titleAt(told.title, site);
    document.title = title;
    forgetServed();
    const restore = describe(told.description);
    const tags = [
      ...pageTags(told, title, site, window.location.origin).map(elementOf),
      ...(told.structured ?? []).map(dataScript),
    ];
    document.head.append(...tags);
    return () => {
      restore();
      for (const element of tags) element.remove();
    };
  }, [text, site]);
};

/** Sets the tab's title to '{title} – {shop}'. */
export const usePageTitle = (title: string): void => {
  usePageMeta({ title });
};
