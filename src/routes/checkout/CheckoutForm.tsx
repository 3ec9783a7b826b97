import { type SubmitEvent, useState } from 'react';
import { useBusiness } from '../../features/business/useBusiness';
import type { CheckedLine } from '../../features/cart/checkedLines';
import { validateAddress, trimmedAddress } from '../../features/checkout/addressRules';
import { deliverySwitched, selectCheckoutChoices } from '../../features/checkout/checkoutSlice';
import { DeliveryFields } from '../../features/checkout/DeliveryFields';
import { readDownPayment } from '../../domain/downPayment';
import { DRAFT_FIELDS, type DraftField } from '../../features/checkout/draft';
import { InstalmentFields } from '../../features/checkout/InstalmentFields';
import { PaymentChoice } from '../../features/checkout/PaymentChoice';
import { ClientReview } from '../../features/eligibility/ClientReview';
import { LeavingNotice } from '../../features/payment/LeavingNotice';
import { selectPaymentPhase } from '../../features/payment/paymentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { CheckField } from '../../ui/CheckField';
import { Field } from '../../ui/Field';
import { type FormProblem, type FormValues, useForm } from '../../ui/useForm';
import { snapshotOf } from './cartSnapshot';
import { CheckoutBanner } from './CheckoutBanner';
import styles from './CheckoutPage.module.css';
import { PayBar } from './PayBar';
import { PreviewDialog } from './PreviewDialog';
import { selectCreditor } from './purchase';
import { SummaryPanel } from './SummaryPanel';
import { useDraft } from './useDraft';
import { usePreview } from './usePreview';
import type { usePurchase } from './usePurchase';

type FieldName = DraftField | 'downPayment';
const FIELDS: readonly FieldName[] = [...DRAFT_FIELDS, 'downPayment'];
type Values = FormValues<FieldName>;

const NOT_ALL_READ =
  'Not everything in your bag could be loaded. Press Retry above, or take it out of your bag, and order then.';

interface CheckoutFormProps {
  lines: readonly CheckedLine[];
  purchase: ReturnType<typeof usePurchase>;
}

/** Where to, how paid, how much: and the button. */
export const CheckoutForm = ({ lines, purchase }: CheckoutFormProps) => {
  const dispatch = useAppDispatch();
  const { currency } = useBusiness();
  const lends = useAppSelector(selectCreditor) !== null;
  const choices = useAppSelector(selectCheckoutChoices);
  const phase = useAppSelector(selectPaymentPhase);
  const { texts, onInput, isRemembered, remember } = useDraft();
  const [wanted, setWanted] = useState<Values | null>(null);
  const isInstalment = choices.paymentType === 'installment' && lends;
  const shown = snapshotOf(lines);
  const { total } = shown;
  const terms = `${total ?? ''} ${choices.duration} ${choices.downPayment} ${isInstalment}`;
  const { preview, isAsking, ask, close } = usePreview(terms, (text) => {
    purchase.tell({ text });
  });

  const judge = (values: Values): FormProblem<FieldName> | null => {
    purchase.clear();
    const address = choices.deliverySet ? validateAddress(values) : null;
    if (address) return address;
    if (lines.some(({ unread }) => unread)) return { text: NOT_ALL_READ };
    if (total === null) return { text: 'This is more than can be paid in one order.' };
    if (!isInstalment) return null;
    const read = readDownPayment(choices.downPayment, total);
    return 'fault' in read ? { text: read.fault, fields: { downPayment: read.fault } } : null;
  };

  const orderOf = (values: Values) => ({
    address: choices.deliverySet ? trimmedAddress(values) : null,
    note: values.note.trim(),
    shown,
    currency,
  });

  const send = async (values: Values): Promise<null> => {
    if (isRemembered && choices.deliverySet) remember(true);
    if (isInstalment && total !== null) {
      const read = readDownPayment(choices.downPayment, total);
      // Not waited for: with other terms it may be pressed again at once.
      if ('amount' in read) void ask({ total, downPayment: read.amount, duration: choices.duration });
      setWanted(values);
      return null;
    }
    await purchase.pay({ ...orderOf(values), plan: { type: 'cash' } });
    return null;
  };

  const { fault, tries, formProps, field } = useForm<FieldName>({ fields: FIELDS, judge, send });
  const banner = fault ?? purchase.fault;
  const isBusy = phase !== 'idle';

  return (
    <MuiRoot>
      <div className={styles.columns}>
        <SummaryPanel lines={lines} total={total} currency={currency} />
        <form
          {...formProps}
          className={styles.form}
          aria-label="Checkout"
          onInput={({ currentTarget }) => {
            onInput(currentTarget);
          }}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            formProps.onSubmit(event);
          }}
        >
          {banner && (
            <CheckoutBanner
              key={`${tries} ${purchase.tries}`}
              fault={banner}
              takesFocus={fault?.fields === undefined}
            />
          )}
          <div className={styles.part}>
            <h2>Delivery</h2>
            <CheckField
              label="Set delivery address?"
              checked={choices.deliverySet}
              onChange={({ target }) => dispatch(deliverySwitched(target.checked))}
            />
            {choices.deliverySet && (
              <DeliveryFields texts={texts.current} field={field} isRemembered={isRemembered} onRemember={remember} />
            )}
            <Field label="Order Notes (optional)" name="note" rows={3} defaultValue={texts.current.note} />
          </div>
          <div className={styles.part}>
            <PaymentChoice lends={lends} />
            {isInstalment && (
              <>
                <InstalmentFields total={total} currency={currency} field={field('downPayment')} />
                <div className={styles.review}>
                  <ClientReview />
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
        {preview && wanted && (
          <PreviewDialog
            preview={preview}
            total={total}
            currency={currency}
            isBusy={isBusy}
            onClose={close}
            onAccept={async () => {
              const { downPayment, duration } = preview.terms;
              const plan = { type: 'installment', duration, downPayment } as const;
              const placed = await purchase.pay({ ...orderOf(wanted), plan });
              close();
              return placed;
            }}
          />
        )}
      </div>
    </MuiRoot>
  );
};
