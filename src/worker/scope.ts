/** The parts of a service worker's scope used here: TypeScript cannot load the types of pages and workers together. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Tab {
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { readonly data: unknown; readonly source: Tab | null };
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { update(): Promise<unknown>; unregister(): Promise<boolean> };
  readonly clients: { matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Tab[]> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
