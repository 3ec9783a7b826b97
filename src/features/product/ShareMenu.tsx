import { useState } from 'react';
import { notify } from '../../api/apiEvents';
import { useAppDispatch } from '../../store/hooks';
import { MenuButton } from '../../ui/MenuButton';
import { ShareAddress } from './ShareAddress';
import { shareEntries } from './shareEntries';

export const SHARE = 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8';

const SHARE_UNSUPPORTED = 'Web Share API not supported in this browser.';

/** Share menu for devices without a native share sheet. */
export const ShareMenu = ({ title, address }: { title: string; address: string }) => {
  const dispatch = useAppDispatch();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      dispatch(notify('success', 'The link is on your clipboard.'));
    } catch {
      // The clipboard is missing outside a secure page, or refused: show the address to copy by hand.
      setRefused(true);
    }
  };
  return (
    <>
      <MenuButton
        label="Share"
        icon={SHARE}
        entries={shareEntries({ title, address, onCopy: () => void copy() })}
        onOpen={() => {
          dispatch(notify('error', SHARE_UNSUPPORTED));
        }}
      />
      {isRefused && <ShareAddress address={address} />}
    </>
  );
};
