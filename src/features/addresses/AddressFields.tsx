import { type AddressField, ADDRESS_FIELDS, ADDRESS_NAMES } from '../../contract/checkoutFields';
import { Field, type FieldProps } from '../../ui/Field';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './AddressFields.module.css';

interface AddressFieldsProps {
  values: Partial<Record<AddressField, string | undefined>>;
  /** The name, error and input handler of a field. */
  field: (name: AddressField) => Pick<FieldProps, 'name' | 'error' | 'onInput' | 'maxLength'>;
}

export const AddressFields = ({ values, field }: AddressFieldsProps) => (
  <div className={cx(layout.stack, styles.pair)}>
    {ADDRESS_NAMES.map((name) => (
      <Field
        key={name}
        {...ADDRESS_FIELDS[name].input}
        {...field(name)}
        defaultValue={values[name]}
        enterKeyHint="next"
        className={ADDRESS_FIELDS[name].isWide ? styles.whole : undefined}
      />
    ))}
  </div>
);
