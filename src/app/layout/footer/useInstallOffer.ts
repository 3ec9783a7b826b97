import { useCallback, useSyncExternalStore } from 'react';

/** The browser's install prompt event; it is not standardised. */
type Offer = Event & { prompt?: () => Promise<unknown> };

const ANSWERED = 'offeranswered';
const EVENTS = ['beforeinstallprompt', 'appinstalled', ANSWERED];

const subscribe = (onChange: () => void): (() => void) => {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
};

const offered = (): Offer | null => window.__installOffer?.offer ?? null;

/** Installs the shop on this device; null when the browser does not offer it, or it is installed already. */
export const useInstallOffer = (): (() => void) | null => {
  const offer = useSyncExternalStore(subscribe, offered);
  const accept = useCallback(() => {
    // The browser accepts one answer to an offer.
    if (window.__installOffer) window.__installOffer.offer = null;
    window.dispatchEvent(new Event(ANSWERED));
    void offer?.prompt?.();
  }, [offer]);
  return offer && accept;
};
