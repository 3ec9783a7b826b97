import * as v from 'valibot';
import type { Snapshot } from '../../../features/support/snapshot';
import { troublesOf } from './troubleOf';

const trouble = v.object({ error: v.string(), step: v.string() });
const schema = v.object({
  id: v.string(),
  /** When it was opened here. */
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
export type KeptReport = v.InferOutput<typeof schema>;

export const MOST_REPORTS = 200;
/** Characters: a report has 64 000 bytes at most, and DevTools may have exported it. */
const LARGEST = 100_000;

export const isKept = (value: unknown): value is KeptReport => v.safeParse(schema, value).success;

/** Null for a report that no shop has made: it is shown, but not stored. */
export const keptReport = (snapshot: Snapshot, opened: number): KeptReport | null => {
  const { code, route, app, made } = snapshot.committedState.report;
  const text = JSON.stringify(snapshot);
  if (text.length > LARGEST) return null;
  return { id: `${code} ${made}`, opened, code, page: route, release: app, made, troubles: troublesOf(snapshot), text };
};

/** Those that are over the bound: the ones that were opened longest ago. */
export const overflow = (newestFirst: readonly KeptReport[]): string[] =>
  newestFirst.slice(MOST_REPORTS).map(({ id }) => id);
