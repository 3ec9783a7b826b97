import { type SubmitEvent, useMemo } from 'react';
import { CHECKOUT_FIELDS, FIELD_NAMES, type FieldName } from '../../../contract/checkoutFields';
import { readDownPayment } from '../../../domain/downPayment';
import { secret } from '../../../lib/secret';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MuiRoot } from '../../../theme/MuiRoot';
import { CheckField } from '../../../ui/CheckField';
import { Field } from '../../../ui/Field';
import { valuesOf } from '../../../ui/formFields';
import { useForm } from '../../../ui/useForm';
import { useIsMobile } from '../../../ui/useMediaQuery';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import { useAddressChoice } from '../../addresses/useAddressChoice';
import { useBusiness } from '../../business/useBusiness';
import { useFeature } from '../../business/useFeature';
import { cartTotal, type CheckedLine } from '../../cart/checkedLines';
import { ClientReview } from '../../eligibility/ClientReview';
import { CheckoutBanner } from '../CheckoutBanner';
import styles from '../checkout.module.css';
import { deliverySwitched, selectCheckoutChoices } from '../checkoutSlice';
import { PickupStore } from '../PickupStore';
import { LeavingNotice } from '../payment/LeavingNotice';
import { errorMessageOf } from '../payment/messages';
import { isOpenOutcome } from '../payment/paymentOutcome';
import { messagesDismissed, type PressedOrder, selectOutcome, selectPaymentPhase } from '../payment/paymentSlice';
import { recoverOrder } from '../payment/recoverOrder';
import { useDismissReturn } from '../payment/ReturnNotice';
import { placeOrder } from '../payment/submitOrder';
import type { RunStep } from '../payment/useCheckoutSteps';
import { PayBar } from '../summary/PayBar';
import { PreviewDialog } from '../summary/PreviewDialog';
import { SummaryPanel } from '../summary/SummaryPanel';
import { usePreview } from '../summary/usePreview';
import { trimmedAddress } from './addressRules';
import { DeliveryFields } from './DeliveryFields';
import { FieldSummary } from './FieldSummary';
import { InstalmentFields } from './InstalmentFields';
import { PaymentChoice } from './PaymentChoice';
import { useDraft } from './useDraft';
import { validateCheckout, type Values } from './validateCheckout';

interface CheckoutFormProps {
  lines: readonly CheckedLine[];
  run: RunStep;
}

/** The checkout form: delivery, payment type, down payment and the button. */
export const CheckoutForm = ({ lines, run }: CheckoutFormProps) => {
  const dispatch = useAppDispatch();
  const { currency } = useBusiness();
  const choices = useAppSelector(selectCheckoutChoices);
  const phase = useAppSelector(selectPaymentPhase);
  const outcome = useAppSelector(selectOutcome);
  const paymentError = useMemo(() => errorMessageOf(outcome), [outcome]);
  const { texts, onInput, dropAddress, isRemembered, remember } = useDraft();
  const saved = useAddressChoice();
  const isInstalment = choices.paymentType === 'installment';
  const total = cartTotal(lines);
  const terms = `${total ?? ''} ${choices.duration} ${choices.downPayment} ${isInstalment}`;
  const { error: previewError, isAsking, ask, clear } = usePreview(terms);
  const dismissReturn = useDismissReturn();

  const hasStores = useFeature('stores');
  const store = hasStores && !choices.deliverySet ? choices.pickupStore : null;
  const lacksStore = hasStores && !choices.deliverySet && store === null;
  const isUnread = lines.some(({ unread }) => unread);
  const validate = (values: Values) =>
    validateCheckout(values, { isDelivered: choices.deliverySet, lacksStore, isInstalment, isUnread, total });

  const press = (values: Values, accepted: PressedOrder['accepted']) => {
    const address = choices.deliverySet ? trimmedAddress(values) : null;
    const delivery = secret({ address, pickupStore: store, note: values.note.trim() });
    const plan: PressedOrder['plan'] = accepted ? { type: 'installment', ...accepted } : { type: 'cash' };
    void run(placeOrder({ plan, delivery, currency, accepted }));
  };

  const send = (values: Values): Promise<null> => {
    if (isRemembered && choices.deliverySet) remember(true);
    if (isOpenOutcome(outcome)) {
      // Nothing is ordered before the open order is settled, so its state is read again.
      void run(recoverOrder());
    } else if (isInstalment && total !== null) {
      const read = readDownPayment(choices.downPayment, total);
      // Not awaited: with other terms the button may be pressed again at once.
      if ('amount' in read) void ask({ total, downPayment: read.amount, duration: choices.duration });
    } else {
      press(values, null);
    }
    return Promise.resolve(null);
  };

  const { formError, tries, formProps, field, toField } = useForm<FieldName>({
    fields: FIELD_NAMES,
    validate,
    send,
    validationKey: `${choices.deliverySet} ${store ?? ''} ${isInstalment} ${isUnread} ${total ?? ''}`,
  });
  const wrong = Object.keys(formError?.fields ?? {}) as FieldName[];
  const banner = formError ?? previewError ?? paymentError;
  const isBusy = phase !== 'idle';
  // In the order in which it is seen, so that Tab and screen readers follow the page.
  const isSummaryFirst = useIsMobile();
  const summary = <SummaryPanel lines={lines} total={total} currency={currency} />;

  return (
    <MuiRoot>
      <div className={styles.columns}>
        {isSummaryFirst && summary}
        <form
          {...formProps}
          className={styles.form}
          aria-label="Checkout"
          onInput={({ currentTarget }) => {
            onInput(currentTarget);
          }}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            dispatch(messagesDismissed());
            dismissReturn();
            clear();
            formProps.onSubmit(event);
          }}
        >
          {wrong.length > 0 ? (
            <FieldSummary key={tries} names={wrong} toField={toField} />
          ) : (
            banner && <CheckoutBanner key={tries} error={banner} />
          )}
          <div className={cx(layout.stack, styles.part)}>
            <h2>Delivery</h2>
            <CheckField
              label="Set delivery address?"
              hint={
                choices.deliverySet
                  ? 'We’ll deliver to this address.'
                  : 'Without an address, you pick up your order in store.'
              }
              checked={choices.deliverySet}
              onChange={({ target }) => dispatch(deliverySwitched(target.checked))}
            />
            {choices.deliverySet && (
              <DeliveryFields {...{ texts, field, saved, dropAddress, isRemembered }} onRemember={remember} />
            )}
            {hasStores && !choices.deliverySet && <PickupStore name="pickupStore" error={field('pickupStore').error} />}
            <Field {...CHECKOUT_FIELDS.note.input} name="note" defaultValue={texts.current.note} />
          </div>
          <div className={cx(layout.stack, styles.part)}>
            <PaymentChoice />
            {isInstalment && (
              <>
                <InstalmentFields total={total} currency={currency} field={field('downPayment')} />
                <div className={styles.review}>
                  <ClientReview isAtCheckout />
                </div>
              </>
            )}
          </div>
          <LeavingNotice />
          <PayBar
            lines={lines}
            total={total}
            currency={currency}
            isInstalment={isInstalment}
            isBusy={isBusy}
            isAsking={isAsking}
          />
        </form>
        {!isSummaryFirst && summary}
        <PreviewDialog
          total={total}
          isBusy={isBusy}
          onAccept={(accepted) => {
            if (formProps.ref.current) press(valuesOf(formProps.ref.current, FIELD_NAMES), accepted);
          }}
        />
      </div>
    </MuiRoot>
  );
};
