import type { Call } from './context';

export const ok = (call: Call, data: unknown, message?: string): Response =>
  call.json({ status: 1, ...(message === undefined ? {} : { message }), data });

export const done = (call: Call, message: string, status = 1): Response => call.json({ status, message });
