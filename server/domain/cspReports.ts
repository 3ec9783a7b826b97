import * as v from 'valibot';
import type { Database } from '../db/database';

/** The stored fields of a policy violation. They must not identify the visitor. */
export interface Violation {
  directive: string;
  blocked: string;
  source: string;
  page: string;
}

const MOST_KINDS = 200;
const MOST_AT_ONCE = 20;
const RETENTION_DAYS = 30;
const LONGEST = 200;

const text = v.optional(v.string(), '');

/** The older form, of report-uri: Firefox and Safari. */
const Older = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]),
);

/** The format of the Reporting API (report-to): a list of reports of all kinds. */
const Newer = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: v.nullish(text, ''),
      }),
    }),
  ),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
      })),
  ),
);

const webUrl = (address: string): URL | undefined =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;

/** Two path segments identify the page; the rest may be the code of an order. */
const pageOf = (url: URL): string => url.pathname.split('/').slice(0, 3).join('/').slice(0, LONGEST);

/** Stores the origin for another site, the file for this one, and a keyword such as 'inline' unchanged. */
const placeOf = (address: string, page: URL): string => {
  if (/^[a-z-]{0,40}$/.test(address)) return address;
  const url = webUrl(address);
  if (!url) return /^[a-z]{1,20}:/.exec(address)?.[0] ?? 'unreadable';
  return (url.origin === page.origin ? pageOf(url) : url.origin).slice(0, LONGEST);
};

/** Violations by the shopper's own browser extensions are ignored. */
const isExtension = (address: string): boolean => /^[a-z-]*extension\b/.test(address);

/** The violations in a report; undefined when it is not a report. */
export const readReport = (body: unknown): Violation[] | undefined => {
  const read = v.safeParse(v.union([Older, Newer]), body);
  if (!read.success) return undefined;
  return read.output.slice(0, MOST_AT_ONCE).flatMap(({ page, directive, blocked, source }) => {
    const url = webUrl(page);
    const [name = ''] = directive.split(' ');
    if (!url || !/^[a-z-]{3,40}$/.test(name) || isExtension(blocked) || isExtension(source)) return [];
    return [{ directive: name, blocked: placeOf(blocked, url), source: placeOf(source, url), page: pageOf(url) }];
  });
};

/** Counts each kind of violation in one row; above the limit only the latest kinds are kept. */
export const storeViolations = async (database: Database, violations: Violation[], now: number): Promise<void> => {
  const at = new Date(now).toISOString();
  for (const { directive, blocked, source, page } of violations) {
    await database.query(
      `INSERT INTO csp_reports (directive, blocked, source, page, first_at, last_at) VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (directive, blocked, source, page)
       DO UPDATE SET times = csp_reports.times + 1, last_at = excluded.last_at`,
      [directive, blocked, source, page, at],
    );
  }
  await database.query(
    `DELETE FROM csp_reports WHERE last_at < $1 OR (directive, blocked, source, page) NOT IN
     (SELECT directive, blocked, source, page FROM csp_reports ORDER BY last_at DESC, first_at DESC LIMIT ${MOST_KINDS})`,
    [new Date(now - RETENTION_DAYS * 86_400_000).toISOString()],
  );
};

interface StoredViolation extends Violation {
  times: number;
  first_at: string;
  last_at: string;
}

/** The stored violations for the operator, the latest first. */
export const listViolations = async (database: Database): Promise<string[]> => {
  const rows = await database.query<StoredViolation>('SELECT * FROM csp_reports ORDER BY last_at DESC, first_at DESC');
  return rows.map(({ times, first_at, last_at, directive, blocked, source, page }) =>
    [
      `${times} ×`,
      `${first_at.slice(0, 10)} to ${last_at.slice(0, 10)}`,
      `${directive} refused ${blocked || 'something'}`,
      `at ${page}`,
      ...(source === '' ? [] : [`by ${source}`]),
    ].join('  '),
  );
};
