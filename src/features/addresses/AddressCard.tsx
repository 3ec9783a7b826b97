import { useLayoutEffect, useRef } from 'react';
import { useChangeAddressMutation } from '../../api/addressApi';
import { readErrorText } from '../../api/apiError';
import type { SavedAddress } from '../../contract/addresses';
import { savedAddressOf } from '../../contract/checkoutFields';
import { secret } from '../../lib/secret';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { focusAround } from '../../ui/focusAround';
import { useRetry } from '../../ui/useRetry';
import styles from './AddressBook.module.css';
import { linesOf } from './addressText';

const MakeDefault = ({ address }: { address: SavedAddress }) => {
  const [change, { error }] = useChangeAddressMutation();
  const { ref, isRetrying, retry } = useRetry(() =>
    change({ id: address.id, request: secret({ ...savedAddressOf((name) => address[name]), is_default: true }) }),
  );
  const text = isRetrying ? 'Saving…' : 'Make default';
  return (
    <div ref={ref}>
      {error !== undefined && !isRetrying && <ErrorNotice text={readErrorText(error)} onRetry={retry} />}
      <Button variant="text" aria-label={`${text}: ${address.fullName}`} aria-disabled={isRetrying} onClick={retry}>
        {text}
      </Button>
    </div>
  );
};

interface AddressCardProps {
  address: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
}

export const AddressCard = ({ address, onEdit, onDelete }: AddressCardProps) => {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement) && current.parentElement) focusAround(current.parentElement);
    };
  }, []);
  const { fullName, isDefault } = address;
  return (
    <li ref={card} tabIndex={-1} className={styles.card}>
      <p className={styles.head}>
        <bdi>{fullName}</bdi>
        {isDefault && <span className={styles.mark}>Default</span>}
      </p>
      <address className={styles.lines}>{linesOf(address).join('\n')}</address>
      <div className={styles.actions}>
        <Button variant="text" aria-haspopup="dialog" aria-label={`Edit: ${fullName}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="text" aria-haspopup="dialog" aria-label={`Delete: ${fullName}`} onClick={onDelete}>
          Delete
        </Button>
        {!isDefault && <MakeDefault address={address} />}
      </div>
    </li>
  );
};
