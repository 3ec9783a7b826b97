import { REFUSAL_KINDS } from '../../api/apiError';
import { isRecord } from '../../lib/json';
import { plainWords } from '../redact/plainWords';

/** One request: endpoint, outcome and duration. No request data, and the response message only in plain words. */
export interface RecordedRequest {
  endpoint: string;
  /** The HTTP status, and the kind of error if the request failed. */
  status: string;
  ms: number | null;
  at: number;
  /** The server's message. */
  message?: string;
}

/** The request was refused by the shop, or failed without a valid response. */
type CallMark = 'refused' | 'failed';

export interface SettledCall {
  request: RecordedRequest;
  mark: CallMark | undefined;
}

const MOST = 100;

interface Meta {
  requestId?: unknown;
  arg?: unknown;
  baseQueryMeta?: unknown;
}

const isKind = (kind: unknown): kind is string => typeof kind === 'string' && /^[a-zA-Z]{1,20}$/.test(kind);

const statusOf = (end: string, payload: unknown, { baseQueryMeta }: Meta): string => {
  if (end === 'pending') return 'unanswered';
  if (end === 'fulfilled') return typeof baseQueryMeta === 'number' ? String(baseQueryMeta) : 'ok';
  const { httpStatus, kind } = isRecord(payload) ? payload : {};
  const words = [typeof httpStatus === 'number' && String(httpStatus), isKind(kind) && kind].filter(Boolean);
  return words.join(' ') || 'failed';
};

const SUCCEEDED = /^(\d+|ok|unanswered)$/;

/** The mark that belongs to a recorded status. */
export const markOfStatus = (status: string): CallMark | undefined => {
  const kind = status.split(' ').at(-1);
  // A superseded response belongs to a shopper who has signed out.
  if (SUCCEEDED.test(status) || kind === 'superseded') return undefined;
  return REFUSAL_KINDS.some((refusal) => refusal === kind) ? 'refused' : 'failed';
};

const messageOf = (payload: unknown): string | null =>
  isRecord(payload) && typeof payload.message === 'string' ? plainWords(payload.message) : null;

/** `earlier`: the requests of the page before the last load. */
export const requestLog = (earlier: readonly RecordedRequest[] = []) => {
  const log = new Map(earlier.map((request, at) => [`earlier ${at}`, request]));
  return {
    /** Records the request of an action; returns it once it has settled. */
    add: (
      { type, payload, meta }: { type: string; payload?: unknown; meta?: unknown },
      at: number,
    ): SettledCall | null => {
      const [, end] = /^api\/execute\w+\/(pending|fulfilled|rejected)$/.exec(type) ?? [];
      const about = (meta ?? {}) as Meta;
      const { requestId, arg } = about;
      if (end === undefined || typeof requestId !== 'string' || !isRecord(arg)) return null;
      const known = log.get(requestId);
      // RTK Query also rejects a query that it skipped and never sent.
      if (end !== 'pending' && !known) return null;
      const since = known?.at ?? at;
      const message = messageOf(payload);
      const request = {
        endpoint: String(arg.endpointName),
        status: statusOf(end, payload, about),
        ms: end === 'pending' ? null : Math.round(at - since),
        at: since,
        ...(message !== null && { message }),
      };
      log.set(requestId, request);
      const [oldest] = log.keys();
      if (log.size > MOST && oldest !== undefined) log.delete(oldest);
      return end === 'pending' ? null : { request, mark: markOfStatus(request.status) };
    },
    read: (): RecordedRequest[] => [...log.values()],
    forget: (): void => {
      log.clear();
    },
  };
};
