import autocannon from 'autocannon';
import type { Call, Visit } from './calls';
import { headersOf } from './calls';

interface Figures {
  times: number[];
  refused: number;
  failed: number;
}

export interface Measured {
  figures: Map<string, Figures>;
  seconds: number;
  /** Connections that broke or timed out. */
  errors: number;
}

interface Run {
  url: string;
  connections: number;
  seconds: number;
  /** Recreated whenever a connection restarts. */
  visit: () => Visit;
  journey: readonly Call[];
}

const record = (figures: Map<string, Figures>, call: Call, visit: Visit, status: number, body: string): void => {
  const known = figures.get(call.name) ?? { times: [], refused: 0, failed: 0 };
  figures.set(call.name, known);
  known.times.push(performance.now() - visit.sentAt);
  if (status !== 200 && status !== 304) known.failed += 1;
  if (call.method === 'GET' || status !== 200) return;
  const reply = JSON.parse(body) as { status: number; data?: Record<string, string> };
  if (reply.status === 0) known.refused += 1;
  else call.learn?.(visit, reply.data ?? {});
};

/** Runs shoppers on the given number of connections, each repeating its journey for the given seconds. */
export const measure = async ({ url, connections, seconds, visit, journey }: Run): Promise<Measured> => {
  const figures = new Map<string, Figures>();
  const started = performance.now();
  const { errors } = await autocannon<{ visit?: Visit }>({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    requests: journey.map((call) => ({
      method: call.method,
      path: '/',
      setupRequest: (request, context) => {
        const current = (context.visit ??= visit());
        current.path = call.path(current);
        const body = call.body && JSON.stringify(call.body(current));
        current.sentAt = performance.now();
        return {
          ...request,
          path: `/api/v1${current.path}`,
          headers: headersOf(call, current),
          ...(body === undefined ? {} : { body }),
        };
      },
      onResponse: (status, body, { visit: current }, headers) => {
        if (!current) return;
        const etag = headers.ETag ?? headers.etag;
        if (etag !== undefined) current.etags[current.path] = etag;
        record(figures, call, current, status, body);
      },
    })),
  });
  return { figures, errors, seconds: (performance.now() - started) / 1000 };
};
