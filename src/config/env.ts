/** The only reader of process.env: webpack puts the values in at build time. */
export const env = {
  apiBaseUrl: (process.env.API_BASE_URL ?? '') + '/api/v1',
  apiKey: process.env.API_KEY ?? 'demo-key',
  /** Whether an API of another origin admits the header Idempotency-Key; one of the page's own origin always does. */
  idempotencyKeys: process.env.IDEMPOTENCY_KEYS === 'on',
  mapsApiKey: process.env.MAPS_API_KEY ?? '',
  /** Hosts a payment may lead to, comma separated; empty admits any https host. */
  paymentHosts: (process.env.PAYMENT_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
  appVersion: process.env.APP_VERSION ?? 'dev',
  /** Whether this build has the page on which support looks at reports. */
  support: process.env.SUPPORT === 'on',
  isProduction: process.env.NODE_ENV === 'production',
} as const;
