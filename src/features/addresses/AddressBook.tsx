import { useState } from 'react';
import { useGetAddressesQuery } from '../../api/addressApi';
import { readErrorText } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import type { SavedAddress } from '../../contract/addresses';
import { useAppDispatch } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { SkeletonLine } from '../../ui/Skeleton';
import { useRecorded } from '../../ui/useRecorded';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import { DeleteAddressDialog } from './DeleteAddressDialog';

type Asked = { kind: 'add'; address: null } | { kind: 'edit' | 'delete'; address: SavedAddress };

/** The saved addresses of the account: adding, editing and deleting them, and the default. */
export const AddressBook = () => {
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const at = list?.findIndex(({ id }) => id === asked?.address?.id) ?? -1;
  const shown = useRecorded('addressDialog', asked && `${asked.kind}_${at}`, null);
  const [kind, index] = shown?.split('_') ?? [];
  // A replayed dialog has no state of its own.
  const address = asked?.address ?? list?.[Number(index)] ?? null;
  const close = () => {
    setAsked(null);
  };
  const finish = (message: string) => {
    dispatch(notify('success', message));
    close();
  };
  return (
    <MuiRoot>
      <div tabIndex={-1} className={styles.book}>
        {!list && !isFetching && <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />}
        {!list && isFetching && (
          <div role="status" aria-label="Loading your addresses" className={styles.loading}>
            <SkeletonLine width={60} />
            <SkeletonLine width={80} />
          </div>
        )}
        {list?.length === 0 && <p>You haven’t saved an address yet. Save one here, and choose it at checkout.</p>}
        {list && list.length > 0 && (
          <ul className={styles.list} aria-label="Saved addresses">
            {list.map((each) => (
              <AddressCard
                key={each.id}
                address={each}
                onEdit={() => {
                  setAsked({ kind: 'edit', address: each });
                }}
                onDelete={() => {
                  setAsked({ kind: 'delete', address: each });
                }}
              />
            ))}
          </ul>
        )}
        {list && (
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setAsked({ kind: 'add', address: null });
            }}
          >
            Add an address
          </Button>
        )}
      </div>
      {(kind === 'add' || kind === 'edit') && (
        <AddressDialog
          address={kind === 'edit' ? address : null}
          canBeDefault={list !== undefined && list.length > 0 && !address?.isDefault}
          onSaved={finish}
          onClose={close}
        />
      )}
      {kind === 'delete' && address && <DeleteAddressDialog address={address} onDeleted={finish} onClose={close} />}
    </MuiRoot>
  );
};
