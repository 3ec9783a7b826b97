import type * as v from 'valibot';
import { isRecord } from '../lib/json';
import { reply } from './envelope';
import { readFlag } from './plainReaders';

/** `data`: whether the back end has kept the problem report. Whatever it holds, the message itself is sent. */
export const contactReply = reply((raw) => isRecord(raw) && readFlag(raw.report), false);
export type ContactReply = v.InferOutput<typeof contactReply>;
