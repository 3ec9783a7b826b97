import { useDeleteAddressMutation } from '../../api/addressApi';
import { readErrorText } from '../../api/apiError';
import { isMissing } from '../../api/isMissing';
import type { SavedAddress } from '../../contract/addresses';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { ShopDialog } from '../../ui/ShopDialog';
import layout from '../../ui/layout.module.css';
import styles from './AddressBook.module.css';
import { linesOf } from './addressText';

interface DeleteAddressDialogProps {
  address: SavedAddress;
  onDeleted: (message: string) => void;
  onClose: () => void;
}

/** Asks before an address is deleted; the answer that changes nothing has the focus. */
export const DeleteAddressDialog = ({ address, onDeleted, onClose }: DeleteAddressDialogProps) => {
  const [remove, { error, isLoading }] = useDeleteAddressMutation();
  const deleteIt = async () => {
    const { data, error: failure } = await remove(address.id);
    // An address that is gone was deleted by an earlier try, or in another tab.
    if (data || isMissing(failure)) onDeleted(data?.message ?? 'Your address has been deleted.');
  };
  return (
    <ShopDialog title="Delete this address?" onClose={onClose}>
      <div className={layout.stack}>
        <address className={styles.lines}>{[address.fullName, ...linesOf(address)].join('\n')}</address>
        <p>Orders that you’ve placed aren’t affected.</p>
        {error !== undefined && !isLoading && <PageAlert kind="error">{readErrorText(error)}</PageAlert>}
        <div className={layout.row}>
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- The safe answer of the question. */}
          <Button autoFocus onClick={onClose}>
            Keep address
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isLoading}
            onClick={() => {
              if (!isLoading) void deleteIt();
            }}
          >
            {isLoading ? 'Deleting…' : 'Delete address'}
          </Button>
        </div>
      </div>
    </ShopDialog>
  );
};
