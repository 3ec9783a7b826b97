import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { paymentTypeChosen, selectCheckoutChoices } from '../checkoutSlice';
import styles from './Fields.module.css';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';

export const PaymentChoice = () => {
  const { paymentType } = useAppSelector(selectCheckoutChoices);
  const dispatch = useAppDispatch();
  const choice = (type: 'cash' | 'installment', name: string, hint: string) => (
    // The whole card is clickable as the label, but only the words are its accessible name.
    <div className={styles.choice}>
      <Radio
        id={`pay-${type}`}
        value={type}
        className={styles.radio}
        slotProps={{ input: { 'aria-describedby': `pay-${type}-hint` } }}
      />
      <label htmlFor={`pay-${type}`} className={styles.name}>
        {name}
      </label>
      <span id={`pay-${type}-hint`} className={cx(layout.muted, styles.hint)}>
        {hint}
      </span>
    </div>
  );
  return (
    <fieldset>
      <legend>
        <h2 id="payment-choice">Payment</h2>
      </legend>
      <RadioGroup
        name="payment"
        aria-labelledby="payment-choice"
        className={styles.choices}
        value={paymentType}
        onChange={(_event, type) => dispatch(paymentTypeChosen(type === 'installment' ? type : 'cash'))}
      >
        {choice('cash', 'Pay now', 'Pay the full amount on our payment partner’s secure page.')}
        {choice('installment', 'Pay In Installments', 'Spread the cost monthly, with an optional down payment.')}
      </RadioGroup>
    </fieldset>
  );
};
