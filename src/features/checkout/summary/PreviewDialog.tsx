import { skipToken } from '@reduxjs/toolkit/query';
import { notOpened } from '../../../api/apiEvents';
import { useGetScheduleQuery } from '../../../api/loanApi';
import { dueNow } from '../../../domain/dueNow';
import type { Minor } from '../../../lib/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useChunk } from '../../../ui/useChunk';
import { useBusiness } from '../../business/useBusiness';
import { selectEligibility } from '../../eligibility/eligibilitySlice';
import { overlayClosed, selectIsOpen } from '../../overlays/overlaysSlice';
import { selectCheckoutChoices } from '../checkoutSlice';
import type { PressedOrder } from '../payment/paymentSlice';

interface PreviewDialogProps {
  total: Minor | null;
  isBusy: boolean;
  /** Places the order with these terms. */
  onAccept: (accepted: PressedOrder['accepted']) => void;
}

const load = () => import(/* webpackChunkName: "schedule-dialog" */ '../../credit/ScheduleDialog');

const STALE = 'The total of your order has changed. Close this and preview the payments for the new total.';

/** The dialog with the payment schedule. */
export const PreviewDialog = ({ total, isBusy, onAccept }: PreviewDialogProps) => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsOpen(state, 'schedule'));
  const close = () => dispatch(overlayClosed('schedule'));
  const preview = useAppSelector(selectCheckoutChoices).preview;
  const { data: schedule } = useGetScheduleQuery((isOpen && preview?.terms) || skipToken);
  const { currency } = useBusiness();
  const isApproved = useAppSelector(selectEligibility) === 'confirmed';
  const chunk = useChunk(load, isOpen, () => {
    close();
    dispatch(notOpened());
  });
  if (!isOpen || !chunk || !preview || !schedule) return null;
  const { terms, at } = preview;
  return (
    <chunk.ScheduleDialog
      terms={terms}
      schedule={schedule}
      currency={currency}
      acceptedAt={at}
      due={dueNow({ ...terms, isApproved })}
      isApproved={isApproved}
      isBusy={isBusy}
      error={terms.total === total || isBusy ? null : STALE}
      onCancel={close}
      onAccept={() => {
        onAccept({ ...terms, ...schedule });
      }}
    />
  );
};
