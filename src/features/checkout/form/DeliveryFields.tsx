import { CheckField } from '../../../ui/CheckField';
import { Field, type FieldProps } from '../../../ui/Field';
import type { AddressField } from './addressRules';
import type { DraftTexts } from './draft';
import styles from './Fields.module.css';
import { LABELS } from './validateCheckout';

interface DeliveryFieldsProps {
  texts: DraftTexts;
  /** The name, error and input handler of a field. */
  field: (name: AddressField) => Pick<FieldProps, 'name' | 'error' | 'onInput'>;
  isRemembered: boolean;
  onRemember: (wanted: boolean) => void;
}

/** Sets the keyboard and the autofill hints of each field. */
const FIELDS: readonly { name: AddressField; whole?: true; props: Omit<FieldProps, 'label'> }[] = [
  { name: 'fullName', whole: true, props: { autoComplete: 'shipping name', autoCapitalize: 'words' } },
  { name: 'city', props: { autoComplete: 'shipping address-level2' } },
  { name: 'phone', props: { type: 'tel', autoComplete: 'shipping tel' } },
  { name: 'email', whole: true, props: { type: 'email', autoComplete: 'shipping email', autoCapitalize: 'none' } },
  { name: 'address', whole: true, props: { autoComplete: 'shipping address-line1' } },
];

export const DeliveryFields = ({ texts, field, isRemembered, onRemember }: DeliveryFieldsProps) => (
  <fieldset>
    <legend>
      <h3>Shipping Details</h3>
    </legend>
    <div className={styles.pair}>
      {FIELDS.map(({ name, whole, props }) => (
        <Field
          key={name}
          {...props}
          {...field(name)}
          label={LABELS[name]}
          defaultValue={texts[name]}
          enterKeyHint="next"
          className={whole && styles.whole}
        />
      ))}
    </div>
    <CheckField
      label="Remember this address on this device"
      hint={isRemembered ? 'Saved on this device until you untick this box.' : 'We’ll save it on this device only.'}
      checked={isRemembered}
      onChange={({ target }) => {
        onRemember(target.checked);
      }}
    />
  </fieldset>
);
