import type { Step } from '../../lib/actionLog';
import type { RootState } from '../../store/types';
import type { RecordedStep } from './recording';
import type { SettledCall } from './requestLog';

type Action = Step<RootState>['action'];

/** Housekeeping of the libraries: no part of the story unless it changes what is shown. */
export const isHousekeeping = (type: string): boolean => /^(api|persist|overlays|__rtkq|@@)/.test(type);

/** `getCart/fulfilled` instead of `api/executeQuery/fulfilled`: the name of the call is the story. */
export const storyName = ({ type, meta }: Action): string => {
  const arg = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg;
  const [, end = ''] = /^api\/execute\w+\/(\w+)$/.exec(type) ?? [];
  return end !== '' && typeof arg?.endpointName === 'string' ? `api/${arg.endpointName}/${end}` : type;
};

/** How a call ended: part of the story even where no screen shows it. */
export const outcomeOf = ({ request, mark }: SettledCall): Pick<RecordedStep, 'about' | 'mark'> => {
  const { endpoint, status, ms, message } = request;
  const about = { call: endpoint, status, ...(ms !== null && { ms }), ...(message !== undefined && { message }) };
  return { about, ...(mark && { mark }) };
};
