import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/parseJson';
import { BEGINNING } from './snapshot';

/** Older files have the report beside the state that it rides in today. */
const withReportInState = (file: Record<string, unknown>): Record<string, unknown> =>
  isRecord(file.report) && isRecord(file.committedState)
    ? { ...file, committedState: { ...file.committedState, report: file.report } }
    : file;

/** What DevTools put among the actions themselves, as somebody looks around, is no step of the shopper's. */
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

/** The shorter of the two ways in which DevTools export: the first state, and the actions without their times. */
const unpacked = ({ payload, preloadedState }: Record<string, unknown>): Record<string, unknown> => {
  const actions = read(payload);
  const lifted = [{ type: BEGINNING }, ...(Array.isArray(actions) ? (actions as unknown[]) : [])].map((action) => ({
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

/** A report as it was saved, or as Redux DevTools have exported it, brought to one form. */
export const liftedState = (file: unknown): unknown => {
  if (!isRecord(file)) return file;
  return onlySteps(withReportInState('payload' in file ? unpacked(file) : file));
};
