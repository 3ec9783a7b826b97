import type { Engine } from './serverProcess';
import type { Measured } from './measure';
import type { Times } from './serverTime';

interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export interface Row extends Percentiles {
  perSecond: number;
  refused: number;
  failed: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const percentilesOf = (times: readonly number[]): Percentiles => {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) };
};

const shown = ({ p50, p95, p99 }: Percentiles): string => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' | ');

export const rowsOf = ({ figures, seconds }: Measured): Map<string, Row> =>
  new Map(
    [...figures].map(([name, { times, refused, failed }]) => [
      name,
      { perSecond: times.length / seconds, ...percentilesOf(times), refused, failed },
    ]),
  );

const cells = (row: Row | undefined): string =>
  row ? `${row.perSecond.toFixed(0)} | ${shown(row)} | ${row.refused + row.failed}` : '- | - | - | - | -';

/** A Markdown table that compares the engines, ready for docs/performance.md. */
export const table = (title: string, byEngine: ReadonlyMap<Engine, ReadonlyMap<string, Row>>): string => {
  const engines = [...byEngine.keys()];
  const names = [...new Set([...byEngine.values()].flatMap((rows) => [...rows.keys()]))];
  const heads = engines.map((engine) => `${engine}: calls/s | p50 ms | p95 ms | p99 ms | errors`);
  return [
    `\n${title}\n`,
    `| call | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(engines.length * 5)}`,
    ...names.map(
      (name) => `| ${name} | ${engines.map((engine) => cells(byEngine.get(engine)?.get(name))).join(' | ')} |`,
    ),
  ].join('\n');
};

/** The times of calls inside the server. */
export const timesTable = (engine: Engine, times: Times): string =>
  [
    `\nInside the server, one call at a time, ${engine}\n`,
    '| call | p50 ms | p95 ms | p99 ms |',
    `| --- |${' ---: |'.repeat(3)}`,
    ...Object.entries(times).map(([name, taken]) => `| ${name} | ${shown(percentilesOf(taken))} |`),
  ].join('\n');

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const middle = (samples: readonly number[]): number =>
  at(
    [...samples].sort((a, b) => a - b),
    0.5,
  );

/**
 * The change of the memory use after the warm-up: splits the run into five parts, drops the first and compares the
 * medians of the others. A single sample may be taken just before unused memory is given back.
 */
export const memoryLine = (engine: Engine, samples: readonly number[]): string => {
  if (samples.length < 5) return `${engine}: too short a run to tell about memory`;
  const part = Math.floor(samples.length / 5);
  const middles = [1, 2, 3, 4].map((number) => middle(samples.slice(number * part, (number + 1) * part)));
  const [least, most] = [Math.min(...middles), Math.max(...middles)];
  const spread = ((most - least) / (most + least)) * 100;
  return `${engine}: resident ${middles.map(megabytes).join(', ')}, at most ${megabytes(Math.max(...samples))}; ± ${spread.toFixed(1)} % once warm`;
};
