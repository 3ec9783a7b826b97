import { loggedIn } from '../api/apiEvents';
import { shopApi } from '../api/shopApi';
import { makeStore } from '../app/store';
import { emptyRecording } from '../support/replay/emptyRecording';
import { readSnapshot } from '../support/report/readSnapshot';
import type { RecordedRequest } from '../support/record/requestLog';
import { startRecording } from '../support/record/takeRecording';
import { secret } from '../lib/secret';
import type { ShopThunk } from '../store/types';
import * as build from './builders/model';
import { hasRecordedReply, recordedAnswer } from './recordedAnswer';
import { testEnvironment } from './testEnvironment';
import { tokenFor } from './testTokens';
import './allEndpoints';

/** The outcome of a call, limited to what the shop's own code decides. */
type Outcome = Pick<RecordedRequest, 'endpoint' | 'status' | 'message'>;

const outcomeOf = ({ endpoint, status, message }: RecordedRequest): Outcome => ({
  endpoint,
  status,
  ...(message !== undefined && { message }),
});

type Endpoints = Record<string, { initiate: (argument: unknown) => ShopThunk<Promise<unknown>> } | undefined>;

const ORDER_CALLS = [
  'getOrder',
  'getRepayments',
  'cancelOrder',
  'confirmOrder',
  'getVariant',
  'removeFromCart',
  'searchProducts',
];
const argumentOf = (endpoint: string): unknown => {
  if (ORDER_CALLS.includes(endpoint) || /^get(Collection|Category)/.test(endpoint)) return 'recorded';
  if (endpoint === 'addSavedCart') return [];
  if (endpoint === 'makeDownPayment') return { orderCode: 'ORDER-1', amount: 0 };
  if (endpoint === 'payRepayment') return { orderCode: 'ORDER-1', number: 'next' };
  if (endpoint === 'getProduct') return { slug: 'recorded', code: 'RECORDED' };
  if (endpoint === 'getSchedule') return { total: 100, downPayment: 0, duration: 3 };
  if (endpoint === 'addToCart') return { id: '1', quantity: 1 };
  return secret({});
};

/** Makes one call through the real endpoint in its own store, over a server with the recorded reply. */
const make = async (request: RecordedRequest): Promise<Outcome | undefined> => {
  const { store, actionLog } = makeStore(testEnvironment({ fetch: () => recordedAnswer(request) }));
  const recorder = startRecording(actionLog);
  store.dispatch(loggedIn({ token: tokenFor(3_600_000), account: build.user() }));
  const endpoint = (shopApi.endpoints as unknown as Endpoints)[request.endpoint];
  if (!endpoint) throw new Error(`The shop has no call ${request.endpoint} any more`);
  await store.dispatch(endpoint.initiate(argumentOf(request.endpoint)));
  const made = recorder.read().requests.find((one) => one.endpoint === request.endpoint);
  return made && outcomeOf(made);
};

/**
 * Replays every failed call of a report with its recorded reply. Returns the recorded outcome and the outcome now.
 */
export const replayCalls = async (text: string) => {
  const read = readSnapshot(text, emptyRecording());
  if ('error' in read) throw new Error(read.error);
  const requests = read.snapshot.committedState.report.requests.filter(hasRecordedReply);
  const now: (Outcome | undefined)[] = [];
  for (const request of requests) now.push(await make(request));
  return { recorded: requests.map(outcomeOf), now };
};
