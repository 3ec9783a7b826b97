import { useBusiness } from '../../features/business/useBusiness';
import { scheduleAccepted } from '../../features/credit/acceptedSlice';
import type { Minor } from '../../lib/money';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import type { Preview } from './usePreview';

interface PreviewDialogProps {
  preview: Preview;
  total: Minor | null;
  currency: string;
  isBusy: boolean;
  onClose: () => void;
  /** Orders by these terms; gives the order's code. */
  onAccept: () => Promise<{ orderCode: string | null } | null>;
}

const load = () => import(/* webpackChunkName: "schedule-dialog" */ '../../features/credit/ScheduleDialog');

const STALE = 'The total of your order has changed. Close this and look at the payments for the new total.';

/** The dialog with the schedule; what is accepted is kept with the order, to be compared with it later. */
export const PreviewDialog = ({ preview, total, isBusy, onClose, onAccept }: PreviewDialogProps) => {
  const { terms, schedule } = preview;
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const chunk = useChunk(load, true, onClose);
  if (!chunk) return null;
  return (
    <chunk.ScheduleDialog
      terms={terms}
      schedule={schedule}
      currency={currency}
      isBusy={isBusy}
      fault={terms.total === total || isBusy ? null : STALE}
      onCancel={onClose}
      onAccept={() => {
        void onAccept().then((placed) => {
          if (!placed?.orderCode) return;
          const { orderCode } = placed;
          dispatch(scheduleAccepted({ orderCode, at: Date.now(), ...terms, ...schedule }));
        });
      }}
    />
  );
};
