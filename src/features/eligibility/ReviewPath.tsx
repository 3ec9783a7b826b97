import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { MuiRoot } from '../../theme/MuiRoot';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ELIGIBILITY_LABELS, type EligibilityPhase } from './eligibilityMachine';
import styles from './ReviewPath.module.css';

const PATH: EligibilityPhase[] = ['new', 'requested', 'confirmed', 'processing'];

/** The label of the current step and of later ones. */
const WORDS: Record<EligibilityPhase, string> = {
  new: 'Not applied',
  requested: 'In review',
  confirmed: 'Approved',
  processing: 'Ready to pay',
};

/** The label of a step once it is passed, where it differs. */
const PASSED: Partial<Record<EligibilityPhase, string>> = { new: 'Applied', requested: 'Reviewed' };

/** The current step also shows the account's own value if it differs. */
const CurrentStep = ({ step }: { step: EligibilityPhase }) => {
  const value = ELIGIBILITY_LABELS[step];
  return (
    <>
      {WORDS[step]}
      {value !== WORDS[step] && <span className={styles.value}> ({value})</span>}
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
              {index < now && (PASSED[step] ?? WORDS[step])}
              {index === now && <CurrentStep step={step} />}
              {index > now && (
                <>
                  {WORDS[step]}
                  <VisuallyHidden>, not reached yet</VisuallyHidden>
                </>
              )}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </MuiRoot>
  );
};
