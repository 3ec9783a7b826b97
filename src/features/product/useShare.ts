import { useRef } from 'react';

type Share = (data: { title: string; url: string }) => Promise<void>;

/** Hands a title and an address to the device's own share sheet; null where there is none. */
export const useShare = (title: string, address: string): (() => Promise<void>) | null => {
  const isBusy = useRef(false);
  const { share } = navigator as { share?: Share };
  if (!share) return null;
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await share.call(navigator, { title, url: address });
    } catch (error) {
      // Most often the shopper has thought better of it.
      console.info('Not shared:', error instanceof Error ? error.name : 'unknown');
    } finally {
      isBusy.current = false;
    }
  };
};
