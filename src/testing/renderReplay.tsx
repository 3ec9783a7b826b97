import { act, render } from '@testing-library/react';
import { emptyRecording } from '../support/replay/emptyRecording';
import { ReplayShop } from '../support/replay/ReplayShop';
import { makeReplayStore, momentShown } from '../support/replay/replayStore';
import { recordedStates, readSnapshot } from '../support/report/readSnapshot';
import { seenText } from './seenText';

/** Renders the shop as recorded in a problem report, at its last step. */
export const renderReplay = async (text: string) => {
  const read = readSnapshot(text, emptyRecording());
  if ('error' in read) throw new Error(read.error);
  const missed: string[] = [];
  const store = makeReplayStore((endpoint) => missed.push(endpoint));
  const moments = recordedStates(read.snapshot);
  const show = async (at: number): Promise<void> => {
    await act(async () => {
      const moment = moments.at(at);
      if (moment) store.dispatch(momentShown(moment));
      await Promise.resolve();
    });
  };
  await show(-1);
  const view = render(<ReplayShop store={store} />);
  await act(() => Promise.resolve());
  return { ...view, store, missed, moments, show, seen: () => seenText(document.body) };
};
