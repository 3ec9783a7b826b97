/** Settings that a retailer can change without a new build: the page includes them (contract/pageSettings). */
export interface PageSettings {
  /** Origin of the API, and a folder if it is in one; empty is the page's own origin. */
  apiBaseUrl: string;
  apiKey: string;
  /**
   * Whether an API on another origin allows the header Idempotency-Key; an API on the page's own origin always does.
   */
  idempotencyKeys: boolean;
  mapsApiKey: string;
  /** Hosts a payment may lead to; empty admits any https host. */
  paymentHosts: readonly string[];
  /** The suffix of a picture's address that selects a size, such as ?w={width}; empty when there is one size. */
  pictureSizes: string;
  pitch: string;
  /** The company behind checkout and installments, named in the footer. */
  provider: string;
  /** The shop's profiles on social networks, by icon. */
  social: Readonly<Record<string, string>>;
}

/** The page's settings, validated by the first script that runs (boot/pageSettings, worker/workerSettings). */
const given = (globalThis as { __settings?: Partial<PageSettings> }).__settings ?? {};

/** The only reader of process.env. webpack inlines the values at build time; settings in the page override them. */
export const env = {
  apiBaseUrl: (given.apiBaseUrl ?? process.env.API_BASE_URL ?? '') + '/api/v1',
  apiKey: given.apiKey ?? process.env.API_KEY ?? 'demo-key',
  idempotencyKeys: given.idempotencyKeys ?? process.env.IDEMPOTENCY_KEYS === 'on',
  mapsApiKey: given.mapsApiKey ?? process.env.MAPS_API_KEY ?? '',
  paymentHosts: given.paymentHosts ?? (process.env.PAYMENT_HOSTS ?? '').split(',').filter(Boolean),
  pictureSizes: given.pictureSizes ?? process.env.PICTURE_SIZES ?? '',
  pitch: given.pitch,
  provider: given.provider,
  social: given.social,
  appVersion: process.env.APP_VERSION ?? 'dev',
  /** Whether this build includes the page on which support opens reports. */
  support: process.env.SUPPORT === 'on',
  /** Whether this build has a service worker; a build without one unregisters that of an earlier build. */
  serviceWorker: process.env.NODE_ENV === 'production' && process.env.SERVICE_WORKER !== 'off',
  isProduction: process.env.NODE_ENV === 'production',
} as const;
