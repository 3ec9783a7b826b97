/** The few messages of PostgreSQL's protocol that a prepared statement takes, written as the embedded server reads them. */
type Part = Buffer;

const int16 = (value: number): Part => {
  const part = Buffer.alloc(2);
  part.writeInt16BE(value);
  return part;
};

const int32 = (value: number): Part => {
  const part = Buffer.alloc(4);
  part.writeInt32BE(value);
  return part;
};

const text = (value: string): Part => Buffer.from(`${value}\0`);

const message = (type: string, ...parts: Part[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

const sync = message('S');

const value = (given: string | null): Part => {
  if (given === null) return int32(-1);
  const bytes = Buffer.from(given);
  return Buffer.concat([int32(bytes.length), bytes]);
};

/** Closes a statement of that name first: the session may still have an earlier one. */
export const prepareMessages = (name: string, sql: string): Buffer =>
  Buffer.concat([
    message('C', Buffer.from('S'), text(name)),
    message('P', text(name), text(sql), int16(0)),
    message('D', Buffer.from('S'), text(name)),
    sync,
  ]);

/** Parameters and rows are sent as text, without a row limit. */
export const executeMessages = (name: string, values: readonly (string | null)[]): Buffer =>
  Buffer.concat([
    message('B', text(''), text(name), int16(0), int16(values.length), ...values.map(value), int16(0)),
    message('E', text(''), int32(0)),
    sync,
  ]);
