import { rateLimiter } from './rateLimit';

describe('rateLimiter', () => {
  const start = () => {
    const clock = { time: 0 };
    return { clock, limiter: rateLimiter({ max: 2, windowMs: 1000 }, () => clock.time) };
  };

  test('counts in a sliding window and returns the seconds to wait', () => {
    const { clock, limiter } = start();
    limiter.record('a');
    clock.time = 600;
    expect(limiter.wait('a')).toBe(0);
    limiter.record('a');
    expect(limiter.wait('a')).toBe(1);
    expect(limiter.wait('b')).toBe(0);
    clock.time = 1000;
    expect(limiter.wait('a')).toBe(0);
    limiter.record('a');
    clock.time = 1599;
    expect(limiter.wait('a')).toBe(1);
  });

  test('keeps only the latest keys, up to a fixed number', () => {
    const { limiter } = start();
    for (let key = 0; key <= 10_000; key += 1) {
      limiter.record(String(key));
      limiter.record(String(key));
    }
    expect(limiter.wait('0')).toBe(0);
    expect(limiter.wait('10000')).toBe(1);
  });
});
