import { toEntries } from '../../src/contract/plainReaders';
import { isRecord } from '../../src/lib/json';
import type { WireCall } from '../../src/testing/builders/calls';
import { fieldVerdict, kindOf } from './fieldVerdict';
import { priceFindings } from './prices';
import { isLost, type Path, readReply } from './probe';
import { brokenUnless, type Finding, lenientUnless, type Verdict } from './verdict';

interface Deviation {
  name: string;
  verdict: Exclude<Verdict, 'kept'>;
  value: unknown;
  example: unknown;
  times: number;
}

const nameOf = (path: Path): string =>
  path
    .map((step) => (step === 0 ? '[]' : `.${step}`))
    .join('')
    .slice(1);

/** Shows tokens, personal data and nested values by their type only, and cuts off long values. */
const shown = (name: string, value: unknown): string => {
  const kind = kindOf(value);
  if (['list', 'object'].includes(kind) || /token|\buser\b/.test(name)) return `a ${kind}`;
  return JSON.stringify(value).slice(0, 60);
};

const sentence = ({ name, verdict, value, example, times }: Deviation): string => {
  const often = times > 1 ? ` (${times} times)` : '';
  const effect = verdict === 'broken' ? ', which the shop cannot read' : '';
  return `${name} is ${shown(name, value)}${often}${effect}; the document has ${shown(name, example)}`;
};

/** The place of a list's entries below the list; null where the example shows no list. */
const entriesAt = (path: Path, example: unknown): Path | null => {
  if (Array.isArray(example)) return path;
  const isWrapped = path.length > 0 && isRecord(example) && Array.isArray(example.data);
  return isWrapped ? [...path, 'data'] : null;
};

const deviationsOf = (call: WireCall, body: unknown): Deviation[] => {
  const found = new Map<string, Deviation>();

  const walk = (path: Path, value: unknown, example: unknown): void => {
    const lost = (one: unknown) => isLost(call, path, one);
    const verdict = path.length === 0 ? 'kept' : fieldVerdict(lost, value, example);
    if (verdict !== 'kept') {
      const name = nameOf(path);
      const known = found.get(`${name} ${verdict}`) ?? { name, verdict, value, example, times: 0 };
      found.set(`${name} ${verdict}`, { ...known, times: known.times + 1 });
    }
    const inside = entriesAt(path, example);
    if (inside) {
      const [first] = toEntries(example) ?? [];
      if (first !== undefined) for (const entry of toEntries(value) ?? []) walk([...inside, 0], entry, first);
    } else if (isRecord(value) && isRecord(example)) {
      for (const field of Object.keys(example)) walk([...path, field], value[field], example[field]);
    }
  };

  walk([], body, call.good);
  return [...found.values()];
};

const dataFindings = (body: unknown, output: unknown): Finding[] => {
  const data = isRecord(output) ? output.data : undefined;
  const isGiven = isRecord(body) && (body.data ?? null) !== null;
  return [
    ...brokenUnless(data !== null, 'data is missing'),
    ...lenientUnless(!Array.isArray(data) || isGiven, 'data is missing where a list belongs'),
  ];
};

/** Compares a reply with the example of its call. Fields that the example does not have are ignored. */
export const shapeFindings = (call: WireCall, body: unknown): Finding[] => {
  const { leftOut, issues, output } = readReply(call, body);
  return [
    ...dataFindings(body, output),
    ...priceFindings(call.call, body),
    ...[...issues, ...new Set(leftOut)].map((why): Finding => ({ verdict: 'broken', why })),
    ...deviationsOf(call, body).map((each): Finding => ({ verdict: each.verdict, why: sentence(each) })),
  ];
};
