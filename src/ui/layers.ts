import { isRecord } from '../lib/json';

/** Returns `false` when the layer must stay open because its work is not finished. */
type Close = () => unknown;

/** Close functions of the open layers, the topmost last. */
const layers: Close[] = [];
/** The history entry pushed for the layers, while it is the current one: the router's index and the address. */
let entry: { index: number; address: string } | null = null;
/** True when the next popstate is our own step back and must close nothing. */
let isSkipping = false;

const readState = (state: unknown): { index: number; isLayer: boolean } => {
  const { idx, layer } = isRecord(state) ? state : {};
  return { index: typeof idx === 'number' ? idx : 0, isLayer: layer === true };
};

const addressNow = (): string => window.location.pathname + window.location.search + window.location.hash;
const marked = (): object => ({ ...(window.history.state as object | null), layer: true });

/**
 * Pushes a second entry for the current page, so that Back leaves that one first. Reuses one left by a closed layer.
 */
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
    // The entry below has the address from when the layer opened; filters change the address while they are open.
    if (left.address !== addressNow()) window.history.replaceState(state, '', left.address);
    const stays = close() === false;
    if (stays || layers.length > 1) pushEntry();
    return;
  }
  // No layer is open, so Back leaves the page, possibly for another site.
  isSkipping = index > 0;
  window.history.back();
};

/** Updates the layers' entry after the router has pushed or replaced an entry. */
export const followEntry = (action: 'PUSH' | 'REPLACE' | 'POP'): void => {
  if (action === 'PUSH') entry = null;
  if (action !== 'REPLACE' || entry === null) return;
  window.history.replaceState(marked(), '');
  entry.address = addressNow();
};

/** Listens to Back. Call it before the router listens: an open layer may change the entry's address. */
export const watchBack = (): (() => void) => {
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    entry = null;
  };
};

/** Makes Back close this layer first; call the returned function once the layer is closed. */
export const openLayer = (close: Close): (() => void) => {
  if (layers.length === 0) pushEntry();
  layers.push(close);
  return () => {
    layers.splice(layers.indexOf(close), 1);
  };
};
