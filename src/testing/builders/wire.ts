/**
 * Replies as a back end would send them. A test names only the fields it is about; overrides are loose on purpose,
 * because a fixture may be invalid, like a real reply.
 */
export type WireObject = Record<string, unknown>;

/** Defines own keys only, so that an override called `__proto__` stays data. */
const override = <T extends WireObject>(base: T, overrides: Partial<Record<keyof T, unknown>> & WireObject) =>
  Object.fromEntries([...Object.entries(base), ...Object.entries(overrides)]) as Record<keyof T, unknown> & WireObject;

/** A builder of one wire shape: known fields are suggested, any other may be given. */
export const builder =
  <T extends WireObject>(base: () => T) =>
  (overrides: Partial<Record<keyof T, unknown>> & WireObject = {}) =>
    override(base(), overrides);

export const wireReply = (data: unknown, { status = 1, message = '' } = {}) => ({
  status,
  message,
  data,
});
