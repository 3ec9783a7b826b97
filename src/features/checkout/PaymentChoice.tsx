import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { paymentTypeChosen, selectCheckoutChoices } from './checkoutSlice';
import styles from './Fields.module.css';

/** How to pay. Where nobody lends, instalments are there, with the reason why they cannot be had. */
export const PaymentChoice = ({ lends }: { lends: boolean }) => {
  const { paymentType } = useAppSelector(selectCheckoutChoices);
  const dispatch = useAppDispatch();
  const choice = (type: 'cash' | 'installment', name: string, hint: string, isOpen = true) => (
    // The whole card is the label's, but only the words are its name.
    <div className={styles.choice}>
      <input
        type="radio"
        id={`pay-${type}`}
        name="payment"
        value={type}
        className={styles.radio}
        checked={paymentType === type}
        disabled={!isOpen}
        onChange={() => dispatch(paymentTypeChosen(type))}
        aria-describedby={`pay-${type}-hint`}
      />
      <label htmlFor={`pay-${type}`} className={styles.name}>
        {name}
      </label>
      <span id={`pay-${type}-hint`} className={styles.hint}>
        {hint}
      </span>
    </div>
  );
  return (
    <fieldset>
      <legend>
        <h2>Payment</h2>
      </legend>
      <div className={styles.choices}>
        {choice('cash', 'Pay now', 'The whole sum, on the page of the payment provider.')}
        {choice(
          'installment',
          'Pay In Installments',
          lends
            ? 'Every month a part, with a down payment if you like.'
            : 'This shop has nobody who lends at the moment.',
          lends,
        )}
      </div>
    </fieldset>
  );
};
