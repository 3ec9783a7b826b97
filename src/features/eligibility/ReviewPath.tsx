import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { MuiRoot } from '../../theme/MuiRoot';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ELIGIBILITY_LABELS, type EligibilityPhase } from './eligibilityMachine';
import styles from './ReviewPath.module.css';

const PATH: EligibilityPhase[] = ['new', 'requested', 'confirmed', 'processing'];

/** The label of each step; the account's own value is shown beside it if it differs. */
const WORDS: Record<EligibilityPhase, string> = {
  new: 'Not applied',
  requested: 'In review',
  confirmed: 'Approved',
  processing: 'Ready to pay',
};

const StepWords = ({ step, isAhead }: { step: EligibilityPhase; isAhead: boolean }) => {
  const value = ELIGIBILITY_LABELS[step];
  return (
    <>
      {WORDS[step]}
      {value !== WORDS[step] && <span className={styles.value}> ({value})</span>}
      {isAhead && <VisuallyHidden>, not reached yet</VisuallyHidden>}
    </>
  );
};

/** The steps towards instalments: stacked on narrow screens, else in a row. */
export const ReviewPath = ({ phase }: { phase: EligibilityPhase }) => {
  const now = PATH.indexOf(phase);
  return (
    <MuiRoot>
      <Stepper
        orientation="vertical"
        activeStep={now}
        connector={<StepConnector className={styles.connector} />}
        className={styles.path}
      >
        {PATH.map((step, index) => (
          <Step key={step}>
            <StepLabel
              className={styles.step}
              slotProps={{ label: { 'aria-current': index === now ? 'step' : undefined } }}
            >
              <StepWords step={step} isAhead={index > now} />
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </MuiRoot>
  );
};
