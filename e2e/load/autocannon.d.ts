/** The types of autocannon that the load run uses; the package has none. */
declare module 'autocannon' {
  interface Request<Context> {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request<Context>, context: Context) => Request<Context>;
    onResponse?: (status: number, body: string, context: Context, headers: Record<string, string>) => void;
  }
  interface Options<Context> {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    initialContext?: Context;
    requests: Request<Context>[];
  }
  function autocannon<Context>(options: Options<Context>): Promise<{ errors: number; timeouts: number }>;
  export default autocannon;
}
