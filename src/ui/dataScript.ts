interface Policy {
  createScript: (text: string) => string;
}

/** The text of every script element is guarded, even of one that only holds data: this policy makes nothing else. */
const makePolicy = (): Policy => {
  const rules = { createScript: (text: string) => text };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  return trustedTypes?.createPolicy('jsonld', rules) ?? rules;
};
let policy: Policy | undefined;

/** An element that holds structured data for search engines; it is never run. */
export const dataScript = (data: object): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  policy ??= makePolicy();
  script.text = policy.createScript(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return script;
};
