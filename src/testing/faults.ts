/**
 * Faults between the shop and its API. 'before': the request never reaches the server. 'after': the server has acted,
 * but its reply is lost or damaged. 'mid': the reply starts and then breaks off.
 */
export type Fault =
  | { when: 'before'; kind: 'offline' | 'hang' }
  | {
      when: 'before' | 'after';
      kind: 'reply';
      status: number;
      body?: string;
      headers?: Record<string, string>;
      /** Delays the reply. */
      until?: Promise<unknown>;
    }
  | { when: 'after'; kind: 'lost' }
  /** A connection died after the server had acted, and the browser sends the same request again: the page sees one reply. */
  | { when: 'after'; kind: 'resent'; times: number; keysIgnored?: boolean; lost?: boolean }
  | { when: 'after'; kind: 'held'; until: Promise<unknown> }
  | { when: 'mid'; kind: 'cut' | 'stall' };

export interface FaultRule {
  method?: string;
  path: RegExp;
  fault: Fault;
  /** How many calls it hits; all by default. */
  times?: number;
}

/** This reply in place of the server's, which never gets the request; a body other than text is sent as JSON. */
export const answered = (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
  ({
    when: 'before',
    kind: 'reply',
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  }) as const;

/** A fault that holds the server's reply back until it is released. */
export const held = () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { fault: { when: 'after', kind: 'held', until } as const, release };
};

export interface SeenCall {
  method: string;
  /** Below /api/v1, with the query. */
  path: string;
  headers: Headers;
  credentials: RequestCredentials;
  cache: RequestCache;
  body: unknown;
  /** Whether the server has acted on it. */
  reached: boolean;
  status: number | null;
}

const lost = (): TypeError => new TypeError('Failed to fetch');

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(lost());
    });
  });

/** A body that sends half of its text, and then either breaks off or stalls. */
const halfBody = (text: string, kind: 'cut' | 'stall'): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2))));
      if (kind === 'cut') controller.error(lost());
    },
  });

const applyFault = async (fault: Fault, reply: Response): Promise<Response> => {
  if (fault.kind === 'reply') {
    await fault.until;
    return new Response(fault.body ?? '', { status: fault.status, headers: fault.headers ?? {} });
  }
  if (fault.kind === 'held') {
    // Read first: undici cancels an unread body when it collects the response that the server wrapped.
    const body = await reply.arrayBuffer();
    await fault.until;
    return new Response(body.byteLength > 0 ? body : null, reply);
  }
  if (fault.kind === 'resent' && !fault.lost) return reply;
  if (fault.when === 'mid') return new Response(halfBody(await reply.text(), fault.kind), reply);
  throw lost();
};

const bodyOf = (text: string): unknown => (text === '' ? undefined : (JSON.parse(text) as unknown));

/** Wraps a server's fetch: records what is sent, and applies the rules that were added last first. */
export const faultyFetch = (serve: (request: Request) => Promise<Response>) => {
  const calls: SeenCall[] = [];
  let rules: FaultRule[] = [];

  const ruleFor = (call: SeenCall): FaultRule | undefined => {
    const rule = rules.find(
      ({ method, path, times }) => (method ?? call.method) === call.method && path.test(call.path) && times !== 0,
    );
    if (rule?.times !== undefined) rule.times -= 1;
    return rule;
  };

  const fetchShop: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const call: SeenCall = {
      method: request.method,
      path: pathname.replace(/^\/api\/v1/, '') + search,
      headers: request.headers,
      credentials: request.credentials,
      cache: request.cache,
      body: bodyOf(text),
      reached: false,
      status: null,
    };
    calls.push(call);
    const fault = ruleFor(call)?.fault;
    if (fault?.when === 'before') {
      if (fault.kind === 'hang') return never(request.signal);
      if (fault.kind === 'reply') call.status = fault.status;
      return applyFault(fault, new Response());
    }
    call.reached = true;
    if (fault?.kind === 'resent') {
      if (fault.keysIgnored) request.headers.delete('Idempotency-Key');
      for (let count = 0; count < fault.times; count += 1) await serve(request.clone());
    }
    const reply = await serve(request);
    call.status = reply.status;
    return fault ? applyFault(fault, reply) : reply;
  };

  return {
    fetch: fetchShop,
    calls,
    /** The calls to one path, by method. */
    callsTo: (path: RegExp, method?: string) =>
      calls.filter((call) => path.test(call.path) && (method === undefined || call.method === method)),
    add: (rule: FaultRule) => {
      rules = [{ ...rule }, ...rules];
    },
    clear: () => {
      rules = [];
    },
  };
};

export type FaultyFetch = ReturnType<typeof faultyFetch>;
