import { type RefObject, useEffect, useState } from 'react';
import { type AddressField, ADDRESS_NAMES } from '../../../contract/checkoutFields';
import { useAppSelector } from '../../../store/hooks';
import { CheckField } from '../../../ui/CheckField';
import type { FieldProps } from '../../../ui/Field';
import { AddressFields } from '../../addresses/AddressFields';
import { NEW_ADDRESS } from '../../addresses/addressText';
import { ownContact } from '../../addresses/ownContact';
import type { useAddressChoice } from '../../addresses/useAddressChoice';
import { useFeature } from '../../business/useFeature';
import { selectAccount } from '../../session/sessionSlice';
import type { DraftTexts } from './draft';

interface DeliveryFieldsProps {
  texts: RefObject<DraftTexts>;
  /** The name, error and input handler of a field. */
  field: (name: AddressField) => Pick<FieldProps, 'name' | 'error'> & { onInput: () => void };
  /** Null without saved addresses, or before their code has loaded. */
  saved: ReturnType<typeof useAddressChoice>;
  dropAddress: () => void;
  isRemembered: boolean;
  onRemember: (wanted: boolean) => void;
}

export const DeliveryFields = (props: DeliveryFieldsProps) => {
  const { texts, field, saved, dropAddress, isRemembered, onRemember } = props;
  const account = useAppSelector(selectAccount);
  const canSave = useFeature('addresses');
  const [picked, setPicked] = useState(texts.current.deliverTo);
  const [isSaved, setIsSaved] = useState(false);
  const own = canSave ? ownContact(account) : {};
  useEffect(() => {
    // The messages of a typed address do not apply to a saved one.
    if (isSaved) for (const name of ADDRESS_NAMES) field(name).onInput();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another choice removes messages
  }, [isSaved]);
  return (
    <fieldset>
      <legend>
        <h3>Shipping Details</h3>
      </legend>
      {saved && <saved.SavedAddresses picked={picked} onPick={setPicked} onChosen={setIsSaved} />}
      {!isSaved && (
        <div
          onInput={() => {
            setPicked(NEW_ADDRESS);
          }}
        >
          <AddressFields
            field={field}
            values={{
              ...texts.current,
              fullName: texts.current.fullName || own.fullName,
              phone: texts.current.phone || own.phone,
            }}
          />
        </div>
      )}
      {!isSaved && saved && (
        <saved.SaveAddress
          onSaved={(id) => {
            setPicked(id);
            dropAddress();
            if (isRemembered) onRemember(false);
          }}
        />
      )}
      {!isSaved && (isRemembered || !canSave) && (
        <CheckField
          label="Remember this address on this device"
          hint={isRemembered ? 'Saved on this device until you untick this box.' : 'We’ll save it on this device only.'}
          checked={isRemembered}
          onChange={({ target }) => {
            onRemember(target.checked);
          }}
        />
      )}
    </fieldset>
  );
};
