import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import type { LoanTerms } from '../../api/loanApi';
import { PHONE } from '../../config/breakpoints';
import { paths } from '../../config/paths';
import type { Schedule } from '../../contract/loan';
import { addsUp } from '../../domain/creditSums';
import { loanAmount } from '../../domain/instalments';
import { formatPrice, type Minor, unbrokenPrice } from '../../lib/money';
import { monthsText, rateText } from '../../lib/loanTexts';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { Link } from '../../ui/Link';
import { PageAlert } from '../../ui/PageAlert';
import { useModal } from '../../ui/useModal';
import { useRecorded } from '../../ui/useRecorded';
import styles from './Credit.module.css';
import { CreditSummary } from './CreditSummary';
import { ScheduleTable } from './ScheduleTable';

interface ScheduleDialogProps {
  terms: LoanTerms;
  schedule: Schedule;
  currency: string;
  /** The current time: due dates are counted from it. */
  acceptedAt: number;
  /** The amount due as soon as the terms are accepted. */
  due: Minor;
  /** Whether the shopper is already approved for instalments. */
  isApproved: boolean;
  isBusy: boolean;
  /** The reason why the terms can no longer be accepted. */
  error: string | null;
  onCancel: () => void;
  onAccept: () => void;
}

const WIDE_ON_PHONES = {
  [`@media (max-width: ${PHONE - 0.02}px)`]: {
    width: 'calc(100% - 24px)',
    maxHeight: 'calc(100% - 24px)',
    margin: '12px',
  },
  containerType: 'inline-size',
};

const NOT_ACCEPTED = 'Accept our terms and conditions to proceed';
const PROBLEM = 'schedule-problem';
const CONSEQUENCE = 'schedule-consequence';
const CONTRADICTORY = 'These payments don’t add up, so you can’t accept them. Please contact us.';

/** Asks the shopper to accept a schedule. Remounted for every preview, so the terms checkbox always starts unticked. */
export const ScheduleDialog = (props: ScheduleDialogProps) => {
  const { terms, schedule, currency, acceptedAt, due, isApproved, isBusy, onCancel, onAccept } = props;
  const error = props.error ?? (addsUp(schedule, terms) ? null : CONTRADICTORY);
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setIsTicked] = useState(false);
  const isAccepted = useRecorded('termsAccepted', isTicked, false);
  const [tries, setTries] = useState(0);
  const refusals = useRecorded('termsRefusals', tries, 0);
  const cancel = () => {
    if (!isBusy) onCancel();
    return !isBusy;
  };
  const modal = useModal(true, cancel);
  const isBarred = isBusy || error !== null;
  const accept = () => {
    if (isBarred) return;
    if (isAccepted) onAccept();
    else setTries(tries + 1);
  };
  // The checkbox takes the focus after the alert above it is rendered, so that both scroll into view.
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const isMissing = refusals > 0 && !isAccepted && error === null;
  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        aria-labelledby="schedule-title"
        {...modal.root}
        slotProps={{ paper: { sx: WIDE_ON_PHONES, ...modal.paper } }}
        onClose={cancel}
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
          <CreditSummary terms={terms} schedule={schedule} currency={currency} />
          <ScheduleTable schedule={schedule} currency={currency} acceptedAt={acceptedAt} />
          {/* Scrolled with the payments: fixed, they would cover most of them on a phone. */}
          {error === null && (
            <p id={CONSEQUENCE}>
              Accepting places your order{due > 0 && ` and takes you to pay ${unbrokenPrice(due, currency)} now`}.
              {!isApproved && ' We review your request first. You pay nothing until we approve it.'}
            </p>
          )}
          {isMissing && (
            <div id={PROBLEM}>
              <PageAlert key={refusals} kind="error">
                {NOT_ACCEPTED}
              </PageAlert>
            </div>
          )}
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
            inputRef={box}
            problemId={isMissing ? PROBLEM : undefined}
            onChange={({ target }) => {
              setIsTicked(target.checked);
            }}
          />
        </DialogContent>
        {/* The buttons stay visible, however long the schedule is; a low window scrolls everything. */}
        <DialogActions className={styles.actions} disableSpacing>
          {error !== null && (
            <div className={styles.problem}>
              <PageAlert kind="error">{error}</PageAlert>
            </div>
          )}
          <Button variant="quiet" onClick={cancel} aria-disabled={isBusy || undefined}>
            Cancel
          </Button>
          {/* Not `disabled`, because that would drop the focus from the button just pressed. */}
          <Button
            onClick={accept}
            aria-disabled={isBarred || undefined}
            aria-busy={isBusy}
            aria-describedby={error === null ? CONSEQUENCE : undefined}
          >
            {isBusy ? 'Placing your order…' : 'Accept & Apply'}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiRoot>
  );
};
