import { dueNow } from '../../../domain/dueNow';
import type { Minor } from '../../../lib/money';
import { useAppSelector } from '../../../store/hooks';
import { useChunk } from '../../../ui/useChunk';
import { useBusiness } from '../../business/useBusiness';
import { selectEligibility } from '../../eligibility/eligibilitySlice';
import type { Preview } from './usePreview';

interface PreviewDialogProps {
  preview: Preview;
  total: Minor | null;
  isBusy: boolean;
  onClose: () => void;
  /** Places the order with these terms. */
  onAccept: () => void;
}

const load = () => import(/* webpackChunkName: "schedule-dialog" */ '../../credit/ScheduleDialog');

const STALE = 'The total of your order has changed. Close this and preview the payments for the new total.';

/** The dialog with the payment schedule. */
export const PreviewDialog = ({ preview, total, isBusy, onClose, onAccept }: PreviewDialogProps) => {
  const { terms, schedule, at } = preview;
  const { currency } = useBusiness();
  const isApproved = useAppSelector(selectEligibility) === 'confirmed';
  const chunk = useChunk(load, true, onClose);
  if (!chunk) return null;
  return (
    <chunk.ScheduleDialog
      terms={terms}
      schedule={schedule}
      currency={currency}
      acceptedAt={at}
      due={dueNow({ ...terms, isApproved })}
      isBusy={isBusy}
      fault={terms.total === total || isBusy ? null : STALE}
      onCancel={onClose}
      onAccept={onAccept}
    />
  );
};
