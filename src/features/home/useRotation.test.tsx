import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { allowMotion, saveData } from '../../testing/mockMedia';
import { ReplayedContext } from '../../ui/replayed';
import { useRotation } from './useRotation';

test.each([
  ['in the shop', false, true],
  ['in a replay', true, false],
])('%s (isReplay %p), sets isRunning to %p', (_name, isReplay, isRunning) => {
  allowMotion();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ReplayedContext value={isReplay ? { forms: {}, choices: {} } : null}>{children}</ReplayedContext>
  );
  const { result } = renderHook(useRotation, { wrapper });
  expect(result.current).toMatchObject({ isPlaying: true, isRunning });
});

test.each([
  ['data saving', saveData],
  // Motion is reduced unless a test allows it.
  ['reduced motion', () => undefined],
])('starts the rotation only by the button under %s', (_name, prepare) => {
  prepare();
  const { result } = renderHook(useRotation);
  expect(result.current.isRunning).toBe(false);
  act(result.current.toggle);
  expect(result.current.isRunning).toBe(true);
});
