/** The message of assertions that must never be excused as flaky: .ci/counts.mjs looks for it. */
export const ONCE = 'an order, payment or line was duplicated or lost';
