import { policies } from '../config/policies';

/** An element that holds structured data for search engines; it is never run. */
export const dataScript = (data: object): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policies().jsonld.createScript(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return script;
};
