import { CHECKOUT_FIELDS } from '../../../contract/checkoutFields';
import { DURATIONS } from '../../../domain/durations';
import { type Minor, toMajor } from '../../../lib/money';
import { monthsText } from '../../../lib/loanTexts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Field, type FieldProps } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import { CreditPlanner } from '../../credit/CreditPlanner';
import { downPaymentTyped, durationChosen, selectCheckoutChoices } from '../checkoutSlice';
import styles from './Fields.module.css';

interface InstalmentFieldsProps {
  total: Minor | null;
  currency: string;
  field: Pick<FieldProps, 'name' | 'error' | 'onInput'>;
}

/** The fields for the duration and the down payment, and what each duration costs. */
export const InstalmentFields = ({ total, currency, field }: InstalmentFieldsProps) => {
  const { duration, downPayment } = useAppSelector(selectCheckoutChoices);
  const dispatch = useAppDispatch();
  return (
    <>
      <div className={cx(layout.stack, styles.pair)}>
        <SelectField
          label="Duration"
          options={DURATIONS.map((months) => ({ value: months, text: monthsText(months) }))}
          value={duration}
          onChange={({ target }) => dispatch(durationChosen(Number(target.value)))}
        />
        <Field
          {...CHECKOUT_FIELDS.downPayment.input}
          hint={`Optional. Amount to pay upfront, in ${currency}.`}
          min={0}
          max={total === null ? undefined : toMajor(total)}
          step={0.01}
          value={downPayment}
          onChange={({ target }) => dispatch(downPaymentTyped(target.value))}
          {...field}
        />
      </div>
      <CreditPlanner total={total} currency={currency} downPayment={downPayment} />
    </>
  );
};
