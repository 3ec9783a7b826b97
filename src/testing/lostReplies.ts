import { act, waitFor } from '@testing-library/react';
import { CHECKOUT_TIMEOUT, READ_TIMEOUT } from '../config/constants';
import { sample } from './complete';
import { answered, type Fault, type FaultRule, type FaultyFetch } from './faults';
import { holdPauses } from './holdPauses';

const NO = '{"status":0,"message":"The shop says no."}';

/** The server has acted, and its reply does not arrive or cannot be read. */
const FIRST: Record<string, Fault> = {
  'a cut connection': { when: 'after', kind: 'lost' },
  'a gateway’s page': { when: 'after', kind: 'reply', status: 504, body: '<html>' },
  'a gateway’s own JSON': { when: 'after', kind: 'reply', status: 502, body: '{"error":"Bad gateway"}' },
  'an empty reply': { when: 'after', kind: 'reply', status: 200 },
  'half a reply': { when: 'mid', kind: 'cut' },
  'a 409': { when: 'after', kind: 'reply', status: 409, body: NO },
};

export type Later = 'ok' | 'no' | '409' | '500' | 'timeout' | '401';

/** The reply to a later request; null for the server's own reply. */
const LATER: [Later, Fault | null][] = [
  ['ok', null],
  ['no', answered(200, NO)],
  ['409', answered(409, NO)],
  ['500', answered(500, NO)],
  ['timeout', { when: 'before', kind: 'hang' }],
  ['401', answered(401, NO)],
];

const cells = Object.entries(FIRST).flatMap(([name, first]) =>
  LATER.map(([later, fault]): [string, Later, Fault, Fault | null] => [name, later, first, fault]),
);

/**
 * Every combination of a lost reply and a later reply; `npm test` runs seven of the 36, which cover each of them.
 */
export const lostReplyCells = sample(cells, 7);

export const keysOf = ({ callsTo }: FaultyFetch, path: RegExp) =>
  callsTo(path, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));

/** Runs `press`, and answers the call that follows with this fault. */
export const answerWith = async (
  { network }: { network: FaultyFetch },
  { path, method = 'POST' }: Pick<FaultRule, 'path' | 'method'>,
  fault: Fault | null,
  press: () => Promise<void>,
): Promise<void> => {
  const limits = fault?.kind === 'hang' ? holdPauses([READ_TIMEOUT, CHECKOUT_TIMEOUT]) : null;
  if (fault) network.add({ path, method, fault });
  const { length } = network.callsTo(path, method);
  await press();
  await waitFor(() => expect(network.callsTo(path, method).length).toBeGreaterThan(length));
  if (limits) act(limits.end);
};
