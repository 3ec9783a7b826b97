import type { Snapshot, SnapshotReport } from '../../report/snapshot';
import { type ShownStep, shownSteps } from '../shownSteps';
import { errorWords } from './reportErrors';

/** A difference between two reports. */
export interface Difference {
  part: 'Facts' | 'Outcomes' | 'Steps';
  name: string;
  first: string;
  second: string;
}

type Named = ReadonlyMap<string, string>;

const NOTHING = '–';
const differences = (part: Difference['part'], first: Named, second: Named): Difference[] =>
  [...new Set([...first.keys(), ...second.keys()])].flatMap((name) => {
    const [one, other] = [first.get(name) ?? NOTHING, second.get(name) ?? NOTHING];
    return one === other ? [] : [{ part, name, first: one, second: other }];
  });

const counted = (names: readonly string[]): Named => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, `${count} ×`]));
};

const factsOf = ({ app, route, device, shortened }: SnapshotReport): Named =>
  new Map([
    ['Version', app],
    ['Page', route],
    ...Object.entries(device).map(([name, value]: [string, string | boolean]): [string, string] => [
      name.charAt(0).toUpperCase() + name.slice(1),
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : value,
    ]),
    ['Shortened', shortened.join('; ')],
  ]);

const outcomesOf = ({ requests, errors }: SnapshotReport): Named =>
  counted([
    ...requests.map(({ endpoint, status, message }) => [endpoint, status, message].filter(Boolean).join(' · ')),
    ...errors.map(({ name, message }) => `thrown · ${name}: ${message}`),
  ]);

const stepName = (step: ShownStep): string => [step.type, errorWords(step)].filter(Boolean).join(' · ');

/** The first difference between two lists of steps. */
const firstDifference = (first: readonly string[], second: readonly string[]): Difference[] => {
  const at = first.findIndex((name, index) => name !== second[index]);
  const index = at === -1 ? first.length : at;
  if (index === second.length && at === -1) return [];
  const [one = NOTHING, other = NOTHING] = [first[index], second[index]];
  return [{ part: 'Steps', name: `First difference, at step ${index}`, first: one, second: other }];
};

/** The differences between two reports: versions and device, outcomes of calls, and steps. */
export const compareReports = (first: Snapshot, second: Snapshot): Difference[] => {
  const [one, other] = [first.committedState.report, second.committedState.report];
  const [steps, otherSteps] = [shownSteps(first).map(stepName), shownSteps(second).map(stepName)];
  return [
    ...differences('Facts', factsOf(one), factsOf(other)),
    ...differences('Outcomes', outcomesOf(one), outcomesOf(other)),
    ...firstDifference(steps, otherSteps),
    ...differences('Steps', counted(steps), counted(otherSteps)),
  ];
};
