import { createActionLog, type Step } from './actionLog';

const step = (type: string): Step<string> => ({ action: { type }, at: 0, after: type });

test('passes the latest steps and all later ones to the reader, each once', () => {
  const log = createActionLog<string>(3);
  log.start('start');
  for (const name of ['first', 'second', 'third', 'fourth']) log.add(step(name));
  const heard: string[] = [];
  log.takeOver((before) => ({ add: ({ action }) => heard.push(`${action.type} after ${before}`) }));
  log.add(step('later'));
  expect(heard).toEqual(['second', 'third', 'fourth', 'later'].map((name) => `${name} after first`));
});
