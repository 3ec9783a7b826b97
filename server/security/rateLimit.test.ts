import { rateLimiter } from './rateLimit';

describe('rateLimiter', () => {
  const start = () => {
    const clock = { time: 0 };
    return { clock, limiter: rateLimiter({ max: 2, windowMs: 1000 }, () => clock.time) };
  };

  test('counts in a sliding window and says when it is full', () => {
    const { clock, limiter } = start();
    limiter.record('a');
    clock.time = 600;
    expect(limiter.isFull('a')).toBe(false);
    limiter.record('a');
    expect(limiter.isFull('a')).toBe(true);
    expect(limiter.isFull('b')).toBe(false);
    clock.time = 1000;
    expect(limiter.isFull('a')).toBe(false);
    limiter.record('a');
    clock.time = 1599;
    expect(limiter.isFull('a')).toBe(true);
  });

  test('keeps only the latest keys, up to a fixed number', () => {
    const { limiter } = start();
    for (let key = 0; key <= 10_000; key += 1) {
      limiter.record(String(key));
      limiter.record(String(key));
    }
    expect(limiter.isFull('0')).toBe(false);
    expect(limiter.isFull('10000')).toBe(true);
  });
});
