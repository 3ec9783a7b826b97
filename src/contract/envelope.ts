import * as v from 'valibot';
import { isRecord } from '../lib/json';
import { readMessage } from './message';
import { readNumber } from './plainReaders';
import { field } from './readers';

export interface Reply<T> {
  /** `null`: missing or not a number, which is never a success. */
  status: number | null;
  message: string | null;
  data: T;
}

/** Compares status codes: `1`, `1.0` and `'1'` are equal; `true` is not a status. */
export const statusIs = (value: unknown, status: number): boolean => readNumber(value) === status;

/** The two password-reset calls use `result` instead of `status` and accept more values. */
export const isResultSuccess = (value: unknown): boolean =>
  value === true || statusIs(value, 1) || (typeof value === 'string' && value.trim().toLowerCase() === 'success');

const KEYS = ['status', 'message', 'data', 'result', 'active', 'token'];

const isEnvelope = (raw: unknown): raw is Record<string, unknown> =>
  isRecord(raw) && KEYS.some((key) => Object.hasOwn(raw, key));

/** Schema of every reply, including refusals with 4xx or 5xx. Rejects HTML, an empty body, a list and a bare value. */
export const envelope = v.pipe(
  v.custom<Record<string, unknown>>(isEnvelope, 'Not a reply'),
  v.object({ status: field(readNumber), message: field(readMessage), data: field((raw) => raw) }),
);

const hasResult = (raw: Record<string, unknown>): boolean => Object.hasOwn(raw, 'result') && raw.result !== null;

/** Whether the reply comes from the shop itself: a proxy's page, or a message alone, does not count. */
export const hasStatus = (raw: unknown): boolean =>
  isRecord(raw) && (hasResult(raw) || readNumber(raw.status) !== null);

/** HTTP statuses that a framework repeats in the body when it rejects a call before it is carried out. */
const REJECTIONS = [400, 401, 422];

/**
 * Whether the body under an HTTP error is a refusal by the shop. A success status is contradictory and does not count,
 * and neither does the JSON of a gateway, whose status is an HTTP status.
 */
export const isRefusalBody = (raw: unknown): boolean => {
  if (!isRecord(raw) || !hasStatus(raw)) return false;
  if (hasResult(raw)) return !isResultSuccess(raw.result);
  const status = readNumber(raw.status);
  return status !== null && status !== 1 && (status < 100 || REJECTIONS.includes(status));
};

/** Calls with data report success as 1 or 100. */
const isRefusal = (status: number | null): boolean => status !== null && status !== 1 && status !== 100;

/**
 * A call's reply. `read` answers `undefined` for data that makes the reply malformed; a refusal keeps its message
 * whatever its data is.
 */
export const reply = <T>(read: (raw: unknown) => T | undefined, empty: T) =>
  v.pipe(
    envelope,
    v.rawTransform(({ dataset, addIssue, NEVER }): Reply<T> => {
      const { status, message, data } = dataset.value;
      const value = read(data);
      if (value !== undefined) return { status, message, data: value };
      if (isRefusal(status)) return { status, message, data: empty };
      addIssue({ message: 'Unreadable data' });
      return NEVER;
    }),
  );

const isNothing = (raw: unknown): boolean =>
  raw === null || raw === undefined || raw === '' || raw === false || (Array.isArray(raw) && raw.length === 0);

/** Reads a single entity: missing data gives null (not found), invalid data gives undefined (malformed). */
export const readOne =
  <T extends v.GenericSchema>(schema: T) =>
  (raw: unknown): v.InferOutput<T> | null | undefined => {
    if (isNothing(raw)) return null;
    const result = v.safeParse(schema, raw);
    return result.success ? result.output : undefined;
  };

/** For calls whose reply is only a status and a message. */
export const plainReply = v.pipe(
  envelope,
  v.transform(({ status, message }) => ({ status, message })),
);
export type PlainReply = v.InferOutput<typeof plainReply>;

export const resultReply = v.pipe(
  v.custom<Record<string, unknown>>(isEnvelope, 'Not a reply'),
  v.object({ result: field(isResultSuccess), message: field(readMessage) }),
);
export type ResultReply = v.InferOutput<typeof resultReply>;
