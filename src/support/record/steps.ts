import type { Step } from '../../lib/actionLog';
import type { RootState } from '../../store/types';
import type { RecordedStep } from './recording';
import type { SettledCall } from './requestLog';

type Action = Step<RootState>['action'];

/** Internal actions of the libraries: recorded only when they change the state. */
export const isInternalAction = (type: string): boolean => /^(api|persist|overlays|__rtkq|@@)/.test(type);

/** Replaces `api/executeQuery/fulfilled` by `getCart/fulfilled` with the endpoint's name, which is easier to read. */
export const storyName = ({ type, meta }: Action): string => {
  const arg = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg;
  const [, end = ''] = /^api\/execute\w+\/(\w+)$/.exec(type) ?? [];
  return end !== '' && typeof arg?.endpointName === 'string' ? `api/${arg.endpointName}/${end}` : type;
};

/** The outcome of a request, recorded even when no screen shows it. */
export const outcomeOf = ({ request, mark }: SettledCall): Pick<RecordedStep, 'about' | 'mark'> => {
  const { endpoint, status, ms, message } = request;
  const about = { call: endpoint, status, ...(ms !== null && { ms }), ...(message !== undefined && { message }) };
  return { about, ...(mark && { mark }) };
};
