import { isRecord } from '../lib/isRecord';

/** `false` says that the layer stays open: what goes on in it is not done. */
type Close = () => unknown;

/** How what lies over the page is closed, the topmost last. */
const layers: Close[] = [];
/** The entry of the history that stands for them, while it is the current one: the router's number, and its address. */
let entry: { index: number; address: string } | null = null;
/** The next step back is ours, and closes nothing. */
let isSkipping = false;

const readState = (state: unknown): { index: number; isLayer: boolean } => {
  const { idx, layer } = isRecord(state) ? state : {};
  return { index: typeof idx === 'number' ? idx : 0, isLayer: layer === true };
};

const addressNow = (): string => window.location.pathname + window.location.search + window.location.hash;
const marked = (): object => ({ ...(window.history.state as object | null), layer: true });

/** A second entry for the page on the screen: Back leaves that one first. One that a closed layer left serves again. */
const pushEntry = (): void => {
  const { index, isLayer } = readState(window.history.state);
  if (!isLayer) window.history.pushState(marked(), '');
  entry = { index, address: addressNow() };
};

const onPopState = ({ state }: PopStateEvent): void => {
  const { index, isLayer } = readState(state);
  const left = !isLayer && entry?.index === index ? entry : null;
  entry = isLayer ? { index, address: addressNow() } : null;
  const wasSkipping = isSkipping;
  isSkipping = false;
  if (wasSkipping || left === null) return;
  const close = layers.at(-1);
  if (close) {
    // The entry below is the page as it was when the layer came; filters change its address while they are open.
    if (left.address !== addressNow()) window.history.replaceState(state, '', left.address);
    const stays = close() === false;
    if (stays || layers.length > 1) pushEntry();
    return;
  }
  // Closed already: the shopper means the page before. Before the first page there is another site, or nothing.
  isSkipping = index > 0;
  window.history.back();
};

/** The router went to another entry, or has put another in the place of the current one. */
export const followEntry = (action: 'PUSH' | 'REPLACE' | 'POP'): void => {
  if (action === 'PUSH') entry = null;
  if (action !== 'REPLACE' || entry === null) return;
  window.history.replaceState(marked(), '');
  entry.address = addressNow();
};

/** Listens to Back. To be called before the router listens: what is open may give the entry another address. */
export const watchBack = (): (() => void) => {
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    entry = null;
  };
};

/** From now on Back closes this layer first; the returned function says that it is closed. */
export const openLayer = (close: Close): (() => void) => {
  if (layers.length === 0) pushEntry();
  layers.push(close);
  return () => {
    layers.splice(layers.indexOf(close), 1);
  };
};
