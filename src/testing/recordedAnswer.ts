import type { RecordedRequest } from '../features/support/requestLog';

type Ended = Pick<RecordedRequest, 'status' | 'message'>;

/** A call can be answered again as far as its answer is known: one that was not waited for has none. */
export const canBeAnswered = ({ status }: Ended): boolean => /^(\d{3} \w+|offline)$/.test(status);

/** The answer to a call that did not end well, as it must have been on the wire: its status, and its words as far as they were recorded. */
export const recordedAnswer = ({ status, message }: Ended): Promise<Response> => {
  const [, http] = /^(\d{3})\b/.exec(status) ?? [];
  if (http === undefined) return Promise.reject(new TypeError('Failed to fetch'));
  const body = status.endsWith('malformed')
    ? '<html>'
    : JSON.stringify({ status: 0, result: 0, message: message ?? null });
  return Promise.resolve(new Response(body, { status: Number(http) }));
};
