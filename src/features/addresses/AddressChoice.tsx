import RadioGroup from '@mui/material/RadioGroup';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { addressApi, useAddAddressMutation, useGetAddressesQuery } from '../../api/addressApi';
import { isOutcomeUnknown, readErrorText } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { ADDRESS_NAMES, savedAddressOf } from '../../contract/checkoutFields';
import type { Id } from '../../lib/ids';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { focusField, valuesOf } from '../../ui/formFields';
import { useRecorded } from '../../ui/useRecorded';
import styles from './AddressChoice.module.css';
import { AddressOption } from './AddressOption';
import { ADDRESS_SAVED, indexToDeliver, linesOf, NEW_ADDRESS } from './addressText';
import { validateAddress } from './validateAddress';

export const readAddresses = () => addressApi.endpoints.getAddresses.initiate(undefined, { forceRefetch: true });

interface SavedAddressesProps {
  /** The id of an address, NEW_ADDRESS, or empty before the shopper has chosen. */
  picked: string;
  onPick: (picked: string) => void;
  /** Whether a saved address is chosen, so that none is typed. */
  onChosen: (isSaved: boolean) => void;
}

/** The saved addresses to deliver to; hidden fields carry the chosen one. */
export const SavedAddresses = ({ picked, onPick, onChosen }: SavedAddressesProps) => {
  const { data: list = [], error, isFetching, refetch } = useGetAddressesQuery();
  const titleId = useId();
  const index = useRecorded('deliverTo', indexToDeliver(list, picked), indexToDeliver(list, ''));
  const chosen = list[index];
  const isSaved = chosen !== undefined;
  useLayoutEffect(() => {
    onChosen(isSaved);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new handler is not another choice
  }, [isSaved]);
  if (list.length === 0) {
    return error === undefined || isFetching ? null : (
      <ErrorNotice
        text={`Your saved addresses couldn’t be loaded. ${readErrorText(error)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.choice}>
      <p id={titleId}>Deliver to</p>
      <RadioGroup
        name="deliverTo"
        aria-labelledby={titleId}
        className={styles.options}
        value={chosen?.id ?? NEW_ADDRESS}
        onChange={(_event, value) => {
          onPick(value);
        }}
      >
        {list.map((address) => (
          <AddressOption
            key={address.id}
            value={address.id}
            name={<bdi>{address.fullName}</bdi>}
            hint={
              <>
                <bdi>{linesOf(address).join(', ')}</bdi>
                {address.isDefault && ' · Default'}
              </>
            }
          />
        ))}
        <AddressOption value={NEW_ADDRESS} name="A new address" hint="Enter it below." />
      </RadioGroup>
      {chosen &&
        ADDRESS_NAMES.map((name) => <input key={name} type="text" name={name} value={chosen[name]} readOnly hidden />)}
    </div>
  );
};

interface SaveProblem {
  text: string;
  canRetry: boolean;
}

/** Offers to save the address that is typed at the checkout. */
export const SaveAddress = ({ onSaved }: { onSaved: (id: Id) => void }) => {
  const [add, { isLoading }] = useAddAddressMutation();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const save = async () => {
    const form = place.current?.closest('form');
    if (!form || isLoading) return;
    const values = valuesOf(form, ADDRESS_NAMES);
    const wrong = validateAddress(values);
    setProblem(wrong && { text: wrong.text, canRetry: false });
    if (wrong) {
      focusField(form, Object.keys(wrong.fields ?? {})[0] ?? '');
      return;
    }
    const { data, error } = await add(secret({ ...savedAddressOf((name) => values[name].trim()), is_default: false }));
    if (error) {
      setProblem({ text: readErrorText(error), canRetry: isOutcomeUnknown(error) });
      return;
    }
    dispatch(notify('success', data.message ?? ADDRESS_SAVED));
    if (data.id !== null) onSaved(data.id);
  };
  return (
    <div ref={place} className={styles.save}>
      {problem && <ErrorNotice text={problem.text} onRetry={problem.canRetry ? () => void save() : undefined} />}
      <Button variant="quiet" aria-disabled={isLoading} onClick={() => void save()}>
        {isLoading ? 'Saving…' : 'Save this address'}
      </Button>
    </div>
  );
};
