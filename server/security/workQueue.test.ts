import { Refusal } from '../http/envelope';
import { workQueue } from './workQueue';

describe('workQueue', () => {
  const blocked = () => {
    const ends: (() => void)[] = [];
    const task = () => new Promise<void>((resolve) => ends.push(resolve));
    return { ends, task };
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  test('runs two tasks at once, queues three and refuses the others with a Retry-After', async () => {
    const { ends, task } = blocked();
    const queue = workQueue({ atOnce: 2, waiting: 3 });
    const outcomes = Array.from({ length: 9 }, () =>
      queue.run(task).then(
        () => 'done',
        (error: unknown) => error,
      ),
    );
    await turn();
    expect(ends).toHaveLength(2);
    for (let count = 0; count < 5; count += 1) {
      ends[count]?.();
      await turn();
      expect(ends.length).toBe(Math.min(5, count + 3));
    }
    const settled = await Promise.all(outcomes);
    expect(settled.filter((outcome) => outcome === 'done')).toHaveLength(5);
    const refused = settled.find((outcome) => outcome instanceof Refusal) as Refusal;
    expect(refused).toMatchObject({ httpStatus: 503, headers: { 'Retry-After': '2' } });
  });

  test('frees the slot of a task that fails', async () => {
    const queue = workQueue({ atOnce: 1, waiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
    expect(await queue.run(() => Promise.resolve('still fine'))).toBe('still fine');
  });
});
