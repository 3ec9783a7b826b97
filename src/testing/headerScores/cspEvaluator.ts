import { type Policy, policyOf } from './policyOf';

/** The severities of Google's CSP Evaluator (csp-evaluator.withgoogle.com), by its own names. */
type Severity = 'HIGH' | 'SYNTAX' | 'MEDIUM' | 'HIGH_MAYBE' | 'STRICT_CSP' | 'MEDIUM_MAYBE' | 'INFO';

export interface Finding {
  /** The evaluator's name of the check. */
  check: string;
  severity: Severity;
  directive: string;
  value?: string;
}

const SCRIPTS = ['script-src', 'script-src-attr', 'script-src-elem'];
const SENSITIVE = [...SCRIPTS, 'object-src', 'base-uri'];
const KNOWN = new Set([
  ...SENSITIVE,
  ...'child connect default font frame img media style manifest worker'.split(' ').map((kind) => `${kind}-src`),
  ...['form-action', 'frame-ancestors', 'sandbox', 'report-to', 'report-uri', 'upgrade-insecure-requests'],
  ...['trusted-types', 'require-trusted-types-for', 'style-src-attr', 'style-src-elem'],
]);
const KEYWORDS = ['self', 'none', 'unsafe-inline', 'unsafe-eval', 'wasm-unsafe-eval', 'strict-dynamic'];
KEYWORDS.push('unsafe-hashes', 'report-sample', 'script', 'allow-duplicates');

/** From the evaluator's list of JSONP hosts, which serve a script of the caller's choice: those a build may name. */
const JSONP_HOSTS = ['maps.googleapis.com'];

/** The directive that counts: those that load something fall back to default-src. */
const effective = (policy: Policy, name: string): string =>
  !policy.has(name) && name.includes('-src') ? 'default-src' : name;
const effectiveOf = (policy: Policy, names: string[]) => [...new Set(names.map((name) => effective(policy, name)))];
const isHashOrNonce = (value: string) => /^'(sha256|sha384|sha512|nonce)-.+'$/.test(value);

type Check = (policy: Policy) => Omit<Finding, 'check'>[];

/** A check of single values: its verdict on each value of these directives. */
const eachValue =
  (names: string[] | undefined, verdict: (value: string, directive: string, all: string[]) => Severity | undefined) =>
  (policy: Policy) =>
    (names ? effectiveOf(policy, names) : [...policy.keys()]).flatMap((directive) => {
      const all = policy.get(directive) ?? [];
      return all.flatMap((value) => {
        const severity = verdict(value, directive, all);
        return severity ? [{ severity, directive, value }] : [];
      });
    });

const missing = (directive: string): Omit<Finding, 'check'>[] => [{ severity: 'HIGH', directive }];
const scriptsOf = (policy: Policy) => policy.get(effective(policy, 'script-src')) ?? [];

const CHECKS: Record<string, Check> = {
  checkScriptUnsafeInline: eachValue(SCRIPTS, (value, _directive, all) => {
    if (value === "'unsafe-hashes'") return 'MEDIUM_MAYBE';
    return value === "'unsafe-inline'" && !all.some(isHashOrNonce) ? 'HIGH' : undefined;
  }),
  checkScriptUnsafeEval: eachValue(SCRIPTS, (value) => (value === "'unsafe-eval'" ? 'MEDIUM_MAYBE' : undefined)),
  checkPlainUrlSchemes: eachValue(SENSITIVE, (value) =>
    ['data:', 'http:', 'https:'].includes(value) ? 'HIGH' : undefined,
  ),
  checkWildcards: eachValue(SENSITIVE, (value) => (value.replace(/^\w[\w+.-]*:\/\//, '') === '*' ? 'HIGH' : undefined)),
  checkMissingObjectSrcDirective: (policy) =>
    policy.get(effective(policy, 'object-src'))?.length ? [] : missing('object-src'),
  checkMissingScriptSrcDirective: (policy) =>
    policy.has(effective(policy, 'script-src')) ? [] : missing('script-src'),
  checkMissingBaseUriDirective: (policy) => {
    const scripts = scriptsOf(policy);
    const isNeeded =
      scripts.some((value) => value.startsWith("'nonce-")) ||
      (scripts.some(isHashOrNonce) && scripts.includes("'strict-dynamic'"));
    return isNeeded && !policy.has('base-uri') ? missing('base-uri') : [];
  },
  checkScriptAllowlistBypass: eachValue(['script-src', 'script-src-elem'], (value, _directive, all) => {
    if (all.includes("'none'")) return undefined;
    if (value === "'self'") return 'MEDIUM_MAYBE';
    if (value.startsWith("'") || !value.includes('.')) return undefined;
    return JSONP_HOSTS.includes(value.replace(/^\w+:\/\//, '')) ? 'HIGH' : 'MEDIUM_MAYBE';
  }),
  checkFlashObjectAllowlistBypass: eachValue(['object-src'], (value, directive) =>
    directive === 'object-src' && value !== "'none'" ? 'MEDIUM_MAYBE' : undefined,
  ),
  checkIpSource: eachValue(undefined, (value) => (/^(\w+:\/\/)?[\d.]{7,15}(:|\/|$)/.test(value) ? 'INFO' : undefined)),
  checkNonceLength: eachValue(undefined, (value) => (/^'nonce-.{1,7}'$/.test(value) ? 'MEDIUM' : undefined)),
  checkSrcHttp: eachValue(undefined, (value) => (value.startsWith('http://') ? 'MEDIUM' : undefined)),
  checkUnknownDirective: (policy) =>
    [...policy.keys()].filter((name) => !KNOWN.has(name)).map((directive) => ({ severity: 'SYNTAX', directive })),
  checkMissingSemicolon: eachValue(undefined, (value) => (KNOWN.has(value) ? 'SYNTAX' : undefined)),
  checkInvalidKeyword: eachValue(undefined, (value) => {
    if (KEYWORDS.includes(value) || /^(nonce|sha\d{3})-/.test(value)) return 'SYNTAX';
    return value.startsWith("'") && !isHashOrNonce(value) && !KEYWORDS.includes(value.slice(1, -1))
      ? 'SYNTAX'
      : undefined;
  }),
  checkStrictDynamic: (policy) => {
    const scripts = scriptsOf(policy);
    const isHost = scripts.some((value) => !value.startsWith("'"));
    return isHost && !scripts.includes("'strict-dynamic'")
      ? [{ severity: 'STRICT_CSP', directive: effective(policy, 'script-src') }]
      : [];
  },
  checkUnsafeInlineFallback: (policy) => {
    const scripts = scriptsOf(policy);
    return scripts.some(isHashOrNonce) && !scripts.includes("'unsafe-inline'")
      ? [{ severity: 'STRICT_CSP', directive: effective(policy, 'script-src') }]
      : [];
  },
  checkRequiresTrustedTypesForScripts: (policy) =>
    policy.get('require-trusted-types-for')?.includes("'script'")
      ? []
      : [{ severity: 'INFO', directive: 'require-trusted-types-for' }],
  checkHasConfiguredReporting: (policy) =>
    policy.get('report-uri')?.length ? [] : [{ severity: 'INFO', directive: 'report-uri' }],
};

/** The evaluator's findings for a policy, with the names of the checks. */
const cspEvaluator = (csp: string): Finding[] => {
  const policy = policyOf(csp);
  return Object.entries(CHECKS).flatMap(([check, run]) => run(policy).map((finding) => ({ check, ...finding })));
};

export const findingsOf = (csp: string, ...severities: Severity[]): string[] =>
  cspEvaluator(csp)
    .filter(({ severity }) => severities.includes(severity))
    .map(({ check, severity, directive, value }) => [severity, check, directive, value].filter(Boolean).join(' '));
