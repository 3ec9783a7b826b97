import * as v from 'valibot';
import type { Snapshot } from '../../report/snapshot';
import { reportErrors } from './reportErrors';

const trouble = v.object({ error: v.string(), step: v.string() });
const schema = v.object({
  id: v.string(),
  /** When it was opened in this browser. */
  opened: v.number(),
  code: v.string(),
  page: v.string(),
  release: v.string(),
  made: v.string(),
  troubles: v.array(trouble),
  /** The report itself: a file that can be opened again. */
  text: v.string(),
});

/** An opened report, with the fields that the search uses. */
export type StoredReport = v.InferOutput<typeof schema>;

export const MOST_REPORTS = 200;
/** In characters. A report has at most 64 000 bytes; an export from DevTools is larger. */
const LARGEST = 100_000;

export const isStoredReport = (value: unknown): value is StoredReport => v.safeParse(schema, value).success;

/** Null for a report that is too large to store; it can still be shown. */
export const storedReport = (snapshot: Snapshot, opened: number): StoredReport | null => {
  const { code, route, app, made } = snapshot.committedState.report;
  const text = JSON.stringify(snapshot);
  if (text.length > LARGEST) return null;
  return {
    id: `${code} ${made}`,
    opened,
    code,
    page: route,
    release: app,
    made,
    troubles: reportErrors(snapshot),
    text,
  };
};

/** The ids of the least recently opened reports beyond the limit. */
export const excessReports = (newestFirst: readonly StoredReport[]): string[] =>
  newestFirst.slice(MOST_REPORTS).map(({ id }) => id);
