import { CheckField } from '../../ui/CheckField';
import { Field, type FieldProps } from '../../ui/Field';
import type { AddressField } from './addressRules';
import type { DraftTexts } from './draft';
import styles from './Fields.module.css';

interface DeliveryFieldsProps {
  texts: DraftTexts;
  /** Name, error and what happens on typing, as the form wants them. */
  field: (name: AddressField) => Pick<FieldProps, 'name' | 'error' | 'onInput'>;
  isRemembered: boolean;
  onRemember: (wanted: boolean) => void;
}

/** The right keyboard, and what the phone may fill in by itself. */
const FIELDS: readonly { name: AddressField; label: string; whole?: true; props: FieldProps }[] = [
  {
    name: 'fullName',
    label: 'Full Name',
    whole: true,
    props: { label: '', autoComplete: 'shipping name', autoCapitalize: 'words' },
  },
  { name: 'city', label: 'Town/City', props: { label: '', autoComplete: 'shipping address-level2' } },
  { name: 'phone', label: 'Phone', props: { label: '', type: 'tel', autoComplete: 'shipping tel' } },
  {
    name: 'email',
    label: 'Email (optional)',
    whole: true,
    props: { label: '', type: 'email', autoComplete: 'shipping email', autoCapitalize: 'none' },
  },
  {
    name: 'address',
    label: 'Street Address',
    whole: true,
    props: { label: '', autoComplete: 'shipping street-address' },
  },
];

/** Where the order goes to. */
export const DeliveryFields = ({ texts, field, isRemembered, onRemember }: DeliveryFieldsProps) => (
  <fieldset>
    <legend>
      <h3>Shipping Details</h3>
    </legend>
    <div className={styles.pair}>
      {FIELDS.map(({ name, label, whole, props }) => (
        <Field
          key={name}
          {...props}
          {...field(name)}
          label={label}
          defaultValue={texts[name]}
          enterKeyHint="next"
          className={whole && styles.whole}
        />
      ))}
    </div>
    <CheckField
      label="Remember this address on this device"
      hint="Saved on this device until you untick this box."
      checked={isRemembered}
      onChange={({ target }) => {
        onRemember(target.checked);
      }}
    />
  </fieldset>
);
