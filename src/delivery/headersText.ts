type Named = readonly (readonly [name: string, value: string])[];

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;

/** The header syntax of each server. */
const FORMATS = {
  /** For `include` in a location. */
  nginx: (headers: Named) => headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  /** For `import` in a site. */
  caddy: (headers: Named) => ['header {', ...headers.map(([name, value]) => `\t${name} ${quoted(value)}`), '}'],
  /** For a host of static files that reads this file. */
  _headers: (headers: Named) => [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ],
  /** For response.writeHead and the like. */
  node: (headers: Named) => JSON.stringify(Object.fromEntries(headers), null, 2).split('\n'),
};

export const HEADER_FORMATS: readonly string[] = Object.keys(FORMATS);

const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);

/** The headers in the syntax of a server; undefined for an unknown server. */
export const headersText = (format: string, headers: Readonly<Record<string, string>>): string | undefined =>
  isFormat(format) ? `${FORMATS[format](Object.entries(headers)).join('\n')}\n` : undefined;
