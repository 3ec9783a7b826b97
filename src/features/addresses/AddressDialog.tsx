import { useAddAddressMutation, useChangeAddressMutation } from '../../api/addressApi';
import { readErrorText } from '../../api/apiError';
import type { SavedAddress } from '../../contract/addresses';
import { type AddressField, ADDRESS_NAMES, longestOf, savedAddressOf } from '../../contract/checkoutFields';
import { secret } from '../../lib/secret';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { FormError } from '../../ui/FormError';
import { ShopDialog } from '../../ui/ShopDialog';
import { useForm } from '../../ui/useForm';
import layout from '../../ui/layout.module.css';
import { selectAccount } from '../session/sessionSlice';
import { AddressFields } from './AddressFields';
import { ADDRESS_SAVED } from './addressText';
import { ownContact } from './ownContact';
import { validateAddress } from './validateAddress';

interface AddressDialogProps {
  /** Null for a new one. */
  address: SavedAddress | null;
  /** Whether another address can be the default instead. */
  canBeDefault: boolean;
  onSaved: (message: string) => void;
  onClose: () => void;
}

export const AddressDialog = ({ address, canBeDefault, onSaved, onClose }: AddressDialogProps) => {
  const [add] = useAddAddressMutation();
  const [change] = useChangeAddressMutation();
  const account = useAppSelector(selectAccount);
  const { formProps, field, formError, tries, isBusy } = useForm<AddressField | 'isDefault'>({
    fields: [...ADDRESS_NAMES, 'isDefault'],
    validate: validateAddress,
    send: async (values) => {
      const request = secret({
        ...savedAddressOf((name) => values[name].trim()),
        is_default: values.isDefault !== '',
      });
      const { data, error } = await (address ? change({ id: address.id, request }) : add(request));
      if (error) return { text: readErrorText(error) };
      onSaved(data.message ?? ADDRESS_SAVED);
      return null;
    },
  });
  return (
    <ShopDialog title={address ? 'Edit address' : 'Add an address'} onClose={onClose}>
      <form {...formProps} className={layout.stack} aria-label="Address">
        <FormError text={formError?.text} tries={tries} />
        <AddressFields
          values={address ?? ownContact(account)}
          field={(name) => ({ ...field(name), maxLength: longestOf(name) })}
        />
        {canBeDefault && <CheckField name="isDefault" label="Use as my default address" />}
        <div className={layout.row}>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save address'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </ShopDialog>
  );
};
