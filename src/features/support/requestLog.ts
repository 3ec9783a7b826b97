import { isRecord } from '../../lib/isRecord';

/** One call: which, how it ended, how long it took. Nothing of what was sent or answered. */
export interface RecordedRequest {
  endpoint: string;
  /** The status of the reply; 'ok' where it was read, else the kind of failure. */
  status: string;
  ms: number | null;
  at: number;
}

const MOST = 100;

interface Meta {
  requestId?: unknown;
  arg?: unknown;
}

const outcomeOf = (end: string, payload: unknown): string => {
  if (end === 'pending') return 'unanswered';
  if (end === 'fulfilled') return 'ok';
  const { httpStatus, kind } = isRecord(payload) ? payload : {};
  if (typeof httpStatus === 'number') return `${String(httpStatus)} ${typeof kind === 'string' ? kind : ''}`.trim();
  return typeof kind === 'string' && /^[a-zA-Z]{1,20}$/.test(kind) ? kind : 'failed';
};

export const requestLog = () => {
  const log = new Map<string, RecordedRequest>();
  return {
    add: ({ type, payload, meta }: { type: string; payload?: unknown; meta?: unknown }, at: number): void => {
      const [, end] = /^api\/execute\w+\/(pending|fulfilled|rejected)$/.exec(type) ?? [];
      const { requestId, arg } = (meta ?? {}) as Meta;
      if (end === undefined || typeof requestId !== 'string' || !isRecord(arg)) return;
      const known = log.get(requestId);
      // A read that was not needed after all is 'rejected' without having been asked.
      if (end !== 'pending' && !known) return;
      const since = known?.at ?? at;
      log.set(requestId, {
        endpoint: String(arg.endpointName),
        status: outcomeOf(end, payload),
        ms: end === 'pending' ? null : Math.round(at - since),
        at: since,
      });
      const [oldest] = log.keys();
      if (log.size > MOST && oldest !== undefined) log.delete(oldest);
    },
    read: (): RecordedRequest[] => [...log.values()],
  };
};
