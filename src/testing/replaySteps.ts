import { waitFor } from '@testing-library/react';
import { emptyRecording } from '../support/replay/emptyRecording';
import { readSnapshot } from '../support/report/readSnapshot';
import { startRecording } from '../support/record/takeRecording';
import { readTraces } from '../support/record/traces/readTraces';
import { memoryStorage } from './memoryStorage';
import { renderShop } from './renderShop';
import { allowUpdatesOutsideAct } from './allowUpdatesOutsideAct';
import { PATIENCE_MS, pressAgain } from './steps/pressAgain';
import { recordedServer } from './steps/recordedServer';
import { startState } from './steps/startState';
import { isPressOutcome, type Outcome, outcomeOf, storyOf, type StoryStep, tracesOf } from './steps/storyOf';

allowUpdatesOutsideAct();

interface Ending {
  outcomes: Outcome[];
  /** The alerts of the page, in plain words. */
  alerts: string[];
}

/**
 * Repeats the presses before the last failed call in the real shop, with the recorded replies. Returns the recorded and
 * the current outcome, and the presses and calls that could not be reproduced.
 */
export const replaySteps = async (text: string) => {
  const read = readSnapshot(text, emptyRecording());
  if ('error' in read) throw new Error(read.error);
  const story = storyOf(read.snapshot);
  if (!story) throw new Error('No call of this report has been sent by a press, and none has gone wrong');

  sessionStorage.clear();
  const { back } = tracesOf(story.before);
  const preloaded = startState(story);
  const { token, account } = preloaded.session;
  window.history.replaceState({ usr: back }, '', preloaded.nav.pathname + preloaded.nav.search);
  const storage = memoryStorage(token === null ? {} : { token, account: JSON.stringify(account) });
  let steps: () => readonly StoryStep[] = () => [];
  const server = recordedServer(story, () => steps());
  const { user, actionLog, entries } = await renderShop({ fetch: server.fetch, storage }, preloaded);
  entries.saveAll();
  const recorder = startRecording(actionLog);
  steps = () => recorder.read().steps;

  const notPressed: string[] = [];
  for (const press of story.presses) {
    if (!(await pressAgain(user, press))) notPressed.push(`${press.role} ${press.name}`);
  }

  const recorded: Ending = { outcomes: story.expectedOutcomes, alerts: tracesOf(story.after).alerts };
  // A call without a recorded reply waits until it is aborted, which is not an outcome of the shop.
  const isOfReport = ({ endpoint }: { endpoint: string }): boolean =>
    !server.unanswered.has(endpoint) || story.expectedOutcomes.some((outcome) => outcome.endpoint === endpoint);
  const ending = (): Ending => ({
    outcomes: steps().filter(isPressOutcome).map(outcomeOf).filter(isOfReport),
    alerts: readTraces(window, 0).alerts,
  });
  await waitFor(
    () => {
      expect(ending()).toEqual(recorded);
    },
    { timeout: PATIENCE_MS },
  ).catch(() => undefined);
  return { recorded, now: ending(), notPressed, notAnswered: [...server.unanswered].sort() };
};
