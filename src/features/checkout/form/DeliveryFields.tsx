import { type AddressField, ADDRESS_FIELDS, ADDRESS_NAMES } from '../../../contract/checkoutFields';
import { CheckField } from '../../../ui/CheckField';
import { Field, type FieldProps } from '../../../ui/Field';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import type { DraftTexts } from './draft';
import styles from './Fields.module.css';

interface DeliveryFieldsProps {
  texts: DraftTexts;
  /** The name, error and input handler of a field. */
  field: (name: AddressField) => Pick<FieldProps, 'name' | 'error' | 'onInput'>;
  isRemembered: boolean;
  onRemember: (wanted: boolean) => void;
}

export const DeliveryFields = ({ texts, field, isRemembered, onRemember }: DeliveryFieldsProps) => (
  <fieldset>
    <legend>
      <h3>Shipping Details</h3>
    </legend>
    <div className={cx(layout.stack, styles.pair)}>
      {ADDRESS_NAMES.map((name) => (
        <Field
          key={name}
          {...ADDRESS_FIELDS[name].input}
          {...field(name)}
          defaultValue={texts[name]}
          enterKeyHint="next"
          className={ADDRESS_FIELDS[name].isWide ? styles.whole : undefined}
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
