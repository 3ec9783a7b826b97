import { isRecord, parseJson } from '../../lib/json';
import { INIT_ACTION } from './snapshot';

/** Older files have the report beside the state; today it is part of the state. */
const withReportInState = (file: Record<string, unknown>): Record<string, unknown> =>
  isRecord(file.report) && isRecord(file.committedState)
    ? { ...file, committedState: { ...file.committedState, report: file.report } }
    : file;

/** Drops actions that DevTools itself added while someone inspected the report. */
const onlySteps = (file: Record<string, unknown>): Record<string, unknown> => {
  const { stagedActionIds: staged, actionsById } = file;
  if (!Array.isArray(staged) || !isRecord(actionsById)) return file;
  const isStep = (id: unknown): boolean => {
    const lifted = actionsById[String(id)];
    return isRecord(lifted) && isRecord(lifted.action) && Array.isArray(lifted.action.changes);
  };
  return { ...file, stagedActionIds: staged.filter((id, at) => at === 0 || isStep(id)) };
};

const read = (value: unknown): unknown => (typeof value === 'string' ? parseJson(value) : value);

/** Converts the short export format of DevTools: the first state, and the actions without timestamps. */
const unpacked = ({ payload, preloadedState }: Record<string, unknown>): Record<string, unknown> => {
  const actions = read(payload);
  const lifted = [{ type: INIT_ACTION }, ...(Array.isArray(actions) ? (actions as unknown[]) : [])].map((action) => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: 0,
  }));
  return {
    actionsById: Object.fromEntries(lifted.entries()),
    stagedActionIds: [...lifted.keys()],
    committedState: read(preloadedState),
  };
};

/** Normalises a saved report or an export of Redux DevTools. */
export const liftedState = (file: unknown): unknown => {
  if (!isRecord(file)) return file;
  return onlySteps(withReportInState('payload' in file ? unpacked(file) : file));
};
