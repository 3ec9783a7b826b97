import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LoanTerms } from '../../api/loanApi';
import { paths } from '../../config/paths';
import type { Schedule } from '../../contract/loan';
import { loanAmount } from '../../domain/instalments';
import { formatPrice } from '../../lib/money';
import { monthsText } from '../../lib/monthsText';
import { rateText } from '../../lib/rateText';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { PageAlert } from '../../ui/PageAlert';
import { useModal } from '../../ui/useModal';
import styles from './Credit.module.css';
import { CreditSummary } from './CreditSummary';
import { ScheduleTable } from './ScheduleTable';

interface ScheduleDialogProps {
  terms: LoanTerms;
  schedule: Schedule;
  currency: string;
  isBusy: boolean;
  /** Why these terms can no longer be accepted. */
  fault: string | null;
  onCancel: () => void;
  onAccept: () => void;
}

const WIDE_ON_PHONES = {
  '@media (max-width: 600px)': { width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)', margin: '12px' },
};

const NOT_ACCEPTED = 'Accept our terms and conditions to proceed';

/** The schedule that is asked to be accepted. Mounted anew for every preview, so the terms are never ticked beforehand. */
export const ScheduleDialog = (props: ScheduleDialogProps) => {
  const { terms, schedule, currency, isBusy, fault, onCancel, onAccept } = props;
  const modal = useModal(true);
  const [isAccepted, setIsAccepted] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const accept = () => {
    if (isAccepted) onAccept();
    else setRefusals(refusals + 1);
  };
  const told = fault ?? (refusals > 0 && !isAccepted ? NOT_ACCEPTED : null);
  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        aria-labelledby="schedule-title"
        {...modal.root}
        slotProps={{ paper: { sx: WIDE_ON_PHONES, ...modal.paper } }}
        onClose={() => {
          if (!isBusy) onCancel();
        }}
      >
        <DialogTitle id="schedule-title">Installment Payment Schedule</DialogTitle>
        <DialogContent className={styles.content}>
          <dl className={styles.facts}>
            <div>
              <dt>Loan Amount</dt>
              <dd>{formatPrice(loanAmount(terms), currency)}</dd>
            </div>
            <div>
              <dt>Duration</dt>
              <dd>{monthsText(terms.duration)}</dd>
            </div>
            <div>
              <dt>Interest Rate</dt>
              <dd>{rateText(schedule.rate)}</dd>
            </div>
          </dl>
          <CreditSummary schedule={schedule} currency={currency} />
          <ScheduleTable schedule={schedule} currency={currency} />
        </DialogContent>
        {/* Terms and buttons stay in sight together, however long the schedule is. */}
        <DialogActions className={styles.actions} disableSpacing>
          <div className={styles.terms}>
            <CheckField
              label={
                <span>
                  I accept the{' '}
                  <Link to={paths.terms} target="_blank" rel="noopener">
                    terms and conditions
                  </Link>
                </span>
              }
              checked={isAccepted}
              onChange={({ target }) => {
                setIsAccepted(target.checked);
              }}
            />
          </div>
          {told !== null && (
            <div className={styles.terms}>
              <PageAlert key={refusals} kind="error">
                {told}
              </PageAlert>
            </div>
          )}
          <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <Button onClick={accept} disabled={isBusy || fault !== null} aria-busy={isBusy}>
            {isBusy ? 'Placing your order …' : 'Accept & Apply'}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiRoot>
  );
};
