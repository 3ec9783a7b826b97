import * as v from 'valibot';
import { type Id, readId } from '../lib/ids';
import { toMinor } from '../lib/money';
import { isRecord } from '../lib/json';
import { safeImageUrl } from '../lib/safeUrl';
import {
  type ModelName,
  modelName,
  readCount,
  readFlag,
  readMoment,
  readNumber,
  readQuantity,
  readText,
  readTextOrNull,
} from './plainReaders';

/** Any field may be missing; missing and `null` mean the same. */
export const field = <T>(read: (raw: unknown) => T) => v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** The fields of a table of readers. */
export const fields = <R extends Record<string, (raw: unknown) => unknown>>(readers: R) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, field(read)])) as {
    [Name in keyof R]: ReturnType<typeof field<ReturnType<R[Name]>>>;
  };

/** Without this field the whole entry is invalid. */
export const required = <T>(read: (raw: unknown) => T | null) =>
  v.pipe(
    field(read),
    v.custom<NonNullable<T>>((value) => value !== null && value !== ''),
  );

export const shape = <const T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.object(entries));

type Model<Wire> = { [Name in keyof Wire as ModelName<Name>]: Wire[Name] };

/** An object whose `snake_case` fields are `camelCase` in the model. */
export const model = <const T extends v.ObjectEntries>(entries: T) => {
  const names = Object.keys(entries).map((name) => [name, modelName(name)] as const);
  const rename = (wire: Record<string, unknown>) => Object.fromEntries(names.map(([name, to]) => [to, wire[name]]));
  return v.pipe(
    shape(entries),
    v.transform((wire) => rename(wire) as Model<typeof wire>),
  );
};

export const readWith =
  <T extends v.GenericSchema>(schema: T) =>
  (raw: unknown): v.InferOutput<T> | null => {
    const result = v.safeParse(schema, raw);
    return result.success ? result.output : null;
  };

export const text = field(readText);
export const textOrNull = field(readTextOrNull);
export const requiredText = required(readText);
export const requiredId = required<Id>(readId);
export const price = field(toMinor);
export const flag = field(readFlag);
export const count = field(readCount);
export const number = field(readNumber);
export const image = field(safeImageUrl);
export const quantity = required(readQuantity);
export const moment = field(readMoment);
