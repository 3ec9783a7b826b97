import { policies } from '../config/policies';

/** A script element with structured data for search engines; the browser never runs it. */
export const dataScript = (data: object): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policies().jsonld.createScript(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return script;
};
