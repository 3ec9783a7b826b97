import * as v from 'valibot';
import { type StateChange, isChange } from '../record/changes';
import { isError, isRequest } from './guards';

const text = (otherwise: string) => v.fallback(v.string(), otherwise);

const device = v.object({
  browser: text(''),
  system: text(''),
  window: text(''),
  touch: v.fallback(v.boolean(), false),
  theme: text(''),
  language: text(''),
  connection: text(''),
});

const NO_DEVICE = { browser: '', system: '', window: '', touch: false, theme: '', language: '', connection: '' };

const report = v.object({
  version: v.number(),
  code: v.string(),
  made: text(''),
  app: text('unknown'),
  route: text('*'),
  device: v.fallback(device, NO_DEVICE),
  requests: v.fallback(v.array(v.custom(isRequest)), []),
  errors: v.fallback(v.array(v.custom(isError)), []),
  shortened: v.fallback(v.array(v.string()), []),
});

const action = v.looseObject({
  type: v.string(),
  changes: v.fallback(v.array(v.custom<StateChange>(isChange)), []),
});

/** Only what the replay needs; other fields of other versions are ignored. */
export const snapshotSchema = v.object({
  actionsById: v.record(v.string(), v.object({ type: text(''), timestamp: v.number(), action })),
  stagedActionIds: v.array(v.number()),
  committedState: v.looseObject({ report }),
});
