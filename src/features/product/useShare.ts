import { useRef } from 'react';

type Share = (data: { title: string; url: string }) => Promise<void>;

/** Opens the device's native share sheet; null where it is not supported. */
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
      // Usually the shopper cancelled the share sheet.
      console.info('Not shared:', error instanceof Error ? error.name : 'unknown');
    } finally {
      isBusy.current = false;
    }
  };
};
