import { isRecord } from '../../lib/json';
import { isChange } from '../record/changes';
import { MARKS, type RecordedError, type RecordedStep } from '../record/recording';
import type { RecordedRequest } from '../record/requestLog';

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isMark = (value: unknown): boolean => value === undefined || (MARKS as readonly unknown[]).includes(value);
export const isAbout = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every((one) => isText(one) || isNumber(one)));

export const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber);
export const isAction = (value: unknown): value is Omit<RecordedStep, 'at'> =>
  isRecord(value) &&
  isText(value.type) &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange) &&
  isAbout(value.about) &&
  isMark(value.mark);
export const isRequest = (value: unknown): value is RecordedRequest & Record<string, unknown> =>
  isRecord(value) &&
  [value.endpoint, value.status, value.message ?? ''].every(isText) &&
  [value.at, value.ms ?? 0].every(isNumber);
export const isError = (value: unknown): value is RecordedError & Record<string, unknown> =>
  isRecord(value) && [value.name, value.message].every(isText) && isNumber(value.at);
