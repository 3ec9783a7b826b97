import { type Policy, policyOf } from './policyOf';

/**
 * The score that Mozilla's HTTP Observatory gives (algorithm 4, developer.mozilla.org/observatory/docs/tests_and_scoring):
 * its names of results and their points. Results that this shop's parts cannot bring about are left out.
 */
const POINTS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  // The server in front of the shop does this one, not a header of the page.
  'redirection-to-https': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-preloaded': 5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
} as const;
type Result = keyof typeof POINTS;

const BASELINE = 100;
/** Points above the baseline count only for a page that has at least these without them. */
const LEAST_FOR_EXTRA = 90;
const SIX_MONTHS = 15_552_000;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
const PASSIVE = ['img-src', 'media-src'];
const holdsAny = (sources: string[], wanted: string[]) => sources.some((source) => wanted.includes(source));

const cspResult = (policy: Policy): Result => {
  if (policy.size === 0) return 'csp-not-implemented';
  const of = (name: string): string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const known = (name: string): string[] => {
    const sources = of(name);
    // Next to a hash or a nonce it is without effect.
    return sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  };
  const [scripts, styles] = [known('script-src'), known('style-src')];
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);
  if (holdsAny(scripts, UNSAFE) || holdsAny(of('object-src'), BROAD)) return 'csp-implemented-with-unsafe-inline';
  if (active.some(isPlain)) return 'csp-implemented-with-insecure-scheme';
  if (holdsAny([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (PASSIVE.flatMap(of).some(isPlain)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (holdsAny(styles, UNSAFE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return policy.get('default-src')?.join(' ') === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
};

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrerResult = (value: string | undefined): Result => {
  if (value === undefined) return 'referrer-policy-not-implemented';
  return PRIVATE.includes(value) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
};

const hstsResult = (value: string | undefined, isPreloaded: boolean): Result => {
  if (isPreloaded) return 'hsts-preloaded';
  const [, age] = /max-age=(\d+)/i.exec(value ?? '') ?? [];
  if (age === undefined) return 'hsts-not-implemented';
  return Number(age) < SIX_MONTHS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
};

const sriResult = (html: string): Result => {
  const scripts = (html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []).map((tag) => ({
    isOurs: /\ssrc="?\/(?!\/)/.test(tag),
    isHeld: tag.includes(' integrity='),
  }));
  if (scripts.some(({ isOurs, isHeld }) => !isOurs && !isHeld))
    return 'sri-not-implemented-but-external-scripts-loaded-securely';
  return scripts.some(({ isHeld }) => isHeld)
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
};

const frameResult = (policy: Policy, value: string | undefined): Result => {
  if (policy.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  return value === undefined ? 'x-frame-options-not-implemented' : 'x-frame-options-sameorigin-or-deny';
};

const corsResult = (value: string | undefined): Result => {
  if (value === undefined) return 'cross-origin-resource-sharing-not-implemented';
  return `cross-origin-resource-sharing-implemented-with-${value === '*' ? 'public' : 'restricted'}-access`;
};

const corpResult = (value: string | undefined): Result =>
  value === 'same-origin' || value === 'same-site' || value === 'cross-origin'
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : 'cross-origin-resource-policy-not-implemented';

interface Site {
  headers: Record<string, string>;
  /** The page, for its script elements. */
  html: string;
  /** Whether the host is on the browsers' HSTS preload list. */
  isPreloaded?: boolean;
}

/** Scores a page served over https, on a site that sets no cookies and redirects http to https. */
export const observatory = ({ headers, html, isPreloaded = false }: Site): { score: number; results: Result[] } => {
  const policy = policyOf(headers['Content-Security-Policy'] ?? '');
  const results: Result[] = [
    cspResult(policy),
    'cookies-not-found',
    corsResult(headers['Access-Control-Allow-Origin']),
    'redirection-to-https',
    referrerResult(headers['Referrer-Policy']),
    hstsResult(headers['Strict-Transport-Security'], isPreloaded),
    sriResult(html),
    headers['X-Content-Type-Options'] === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
    frameResult(policy, headers['X-Frame-Options']),
    corpResult(headers['Cross-Origin-Resource-Policy']),
  ];
  const points = results.map((result) => POINTS[result]);
  const sum = (counted: number[]) => counted.reduce((total, value) => total + value, BASELINE);
  const withoutExtra = sum(points.filter((value) => value < 0));
  return { score: Math.max(0, withoutExtra >= LEAST_FOR_EXTRA ? sum(points) : withoutExtra), results };
};

/** Checks the header against the requirements of hstspreload.org for the preload list. */
export const mayBePreloaded = (value: string): boolean => {
  const parts = value.split('; ');
  const age = Number(/max-age=(\d+)/.exec(value)?.[1]);
  return age >= 31_536_000 && parts.includes('includeSubDomains') && parts.includes('preload');
};
