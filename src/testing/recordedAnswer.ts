import type { RecordedRequest } from '../support/record/requestLog';

type Ended = Pick<RecordedRequest, 'status' | 'message'>;

/** Whether the reply of a call was recorded; an aborted call has none. */
export const hasRecordedReply = ({ status }: Ended): boolean => /^(\d{3} \w+|offline)$/.test(status);

/** The reply of a failed call, with its recorded status and message. */
export const recordedAnswer = ({ status, message }: Ended): Promise<Response> => {
  const [, http] = /^(\d{3})\b/.exec(status) ?? [];
  if (http === undefined) return Promise.reject(new TypeError('Failed to fetch'));
  const body = status.endsWith('malformed')
    ? '<html>'
    : JSON.stringify({ status: 0, result: 0, message: message ?? null });
  return Promise.resolve(new Response(body, { status: Number(http) }));
};
