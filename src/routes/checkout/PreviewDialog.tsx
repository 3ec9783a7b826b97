import { useBusiness } from '../../features/business/useBusiness';
import { scheduleAccepted } from '../../features/credit/acceptedSlice';
import { selectAccount } from '../../features/session/sessionSlice';
import { accountKey } from '../../lib/accountKey';
import type { Minor } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import type { Preview } from './usePreview';

interface PreviewDialogProps {
  preview: Preview;
  total: Minor | null;
  currency: string;
  isBusy: boolean;
  onClose: () => void;
  /** Orders by these terms; gives the order's code. */
  onAccept: () => Promise<string | null>;
}

const load = () => import(/* webpackChunkName: "schedule-dialog" */ '../../features/credit/ScheduleDialog');

const STALE = 'The total of your order has changed. Close this and look at the payments for the new total.';

/** The dialog with the schedule; what is accepted is kept with the order, to be compared with it later. */
export const PreviewDialog = ({ preview, total, isBusy, onClose, onAccept }: PreviewDialogProps) => {
  const { terms, schedule } = preview;
  const { currency } = useBusiness();
  const account = accountKey(useAppSelector(selectAccount));
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
        void onAccept().then((orderCode) => {
          if (orderCode === null) return;
          dispatch(scheduleAccepted({ orderCode, account, at: Date.now(), ...terms, ...schedule }));
        });
      }}
    />
  );
};
