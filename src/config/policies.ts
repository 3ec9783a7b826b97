import { env } from './env';
import { WORKER_PATH } from './paths';

/** The address of the maps service's script; no other address may become a script. */
export const MAPS_ADDRESS = 'https://maps.googleapis.com/maps/api/js';

const refuse = (): string => {
  throw new TypeError('This policy makes no scripts');
};

const RULES = {
  /** Admits HTML that the sanitiser has cleaned. */
  dompurify: { createHTML: (html: string) => html, createScriptURL: refuse },
  /** Trusted Types also applies to script elements that only hold data. */
  jsonld: { createScript: (text: string) => text },
  /** The one script that may become a service worker. */
  worker: {
    createScriptURL: (address: string) => {
      if (address !== WORKER_PATH) throw new TypeError('Not the shop’s service worker');
      return address;
    },
  },
  /** The maps service's own loader would need a more permissive policy. */
  maps: {
    createScriptURL: (address: string) => {
      if (!address.startsWith(`${MAPS_ADDRESS}?`)) throw new TypeError('Not the script of the maps service');
      return address;
    },
  },
};

type Rules = typeof RULES;
type Factory = { createPolicy: <Name extends keyof Rules>(name: Name, rules: Rules[Name]) => Rules[Name] };

// A browser without Trusted Types accepts the plain text.
let made: Rules = RULES;

/**
 * Creates every Trusted Types policy that the page's header allows by name, before anything else runs: each name can be
 * used once, so none is left for an injected script. The bundler's own, 'shop', is created by the runtime
 * (.config/webpack/takeScriptPolicy.cjs).
 */
export const makePolicies = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return;
  made = {
    dompurify: trustedTypes.createPolicy('dompurify', RULES.dompurify),
    jsonld: trustedTypes.createPolicy('jsonld', RULES.jsonld),
    worker: trustedTypes.createPolicy('worker', RULES.worker),
    // Without a key the header does not admit it.
    maps: env.mapsApiKey === '' ? RULES.maps : trustedTypes.createPolicy('maps', RULES.maps),
  };
};

export const policies = (): Rules => made;
