import { createActionLog, type Step } from './actionLog';

const step = (type: string): Step<string> => ({ action: { type }, at: 0, after: type });
const names = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test('delivers steps added during the handover after the older ones, each once', async () => {
  const log = createActionLog<string>(200);
  for (const name of names(12)) log.add(step(name));
  const heard: string[] = [];
  let pauses = 0;
  await log.takeOverInSlices(
    () => ({ add: ({ action }) => heard.push(action.type) }),
    () => {
      pauses += 1;
      if (pauses === 2) log.add(step('in between'));
      return Promise.resolve();
    },
  );
  expect(pauses).toBeGreaterThan(1);
  log.add(step('afterwards'));
  expect(heard).toEqual([...names(12), 'in between', 'afterwards']);
});
