import { useRef, useState } from 'react';

export const SHARE_UNSUPPORTED = 'Web Share API not supported in this browser.';

type Share = (data: { title: string; url: string }) => Promise<void>;

/** Hands a title and an address to the device's own share sheet; where there is none, the page has to help. */
export const useShare = (title: string, address: string) => {
  const [isUnsupported, setUnsupported] = useState(false);
  const isBusy = useRef(false);

  const share = async () => {
    const { share: open } = navigator as { share?: Share };
    if (!open) {
      setUnsupported(true);
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await open.call(navigator, { title, url: address });
    } catch (error) {
      // Most often the shopper has thought better of it.
      console.info('Not shared:', error instanceof Error ? error.name : 'unknown');
    } finally {
      isBusy.current = false;
    }
  };
  return {
    share,
    isUnsupported,
    close: () => {
      setUnsupported(false);
    },
  };
};
