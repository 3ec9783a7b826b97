const CSP = 'Content-Security-Policy';
type Headers = Readonly<Record<string, string>>;

const sourcesOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers[CSP] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** Inline content is admitted by hash, or by the nonce of its build. */
const isInline = (source: string): boolean => /^'(sha256|nonce)-/.test(source);

/**
 * The headers of a release that also admit the page of the previous one: a server that only sends files cannot replace
 * page and headers at the same moment.
 */
export const withPreviousRelease = (headers: Headers, before: Headers): Record<string, string> => {
  const earlier = sourcesOf(before);
  const directives = [...sourcesOf(headers)].map(([name, sources]) => {
    const more = (earlier.get(name) ?? []).filter((source) => isInline(source) && !sources.includes(source));
    return [name, ...sources, ...more].join(' ');
  });
  return { ...headers, [CSP]: directives.join('; ') };
};
