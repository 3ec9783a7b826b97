import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { MuiRoot } from '../../theme/MuiRoot';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ELIGIBILITY_LABELS, type EligibilityPhase } from './eligibilityMachine';
import styles from './ReviewPath.module.css';

const PATH: EligibilityPhase[] = ['new', 'requested', 'confirmed'];

/** The first step is named for what the shopper does: its specified label, 'Created', names no step. */
const WORDS: Record<EligibilityPhase, string> = { ...ELIGIBILITY_LABELS, new: 'Ask for approval' };

/** The label of a step once it is passed, where it differs. */
const PASSED: Partial<Record<EligibilityPhase, string>> = { new: 'Asked for approval', requested: 'Reviewed' };

/** The steps towards instalments: stacked on narrow screens, else in a row. */
export const ReviewPath = ({ phase }: { phase: EligibilityPhase }) => {
  // A loan that runs already never comes back to this step, so it is not announced.
  const path: EligibilityPhase[] = phase === 'processing' ? [...PATH, phase] : PATH;
  const now = path.indexOf(phase);
  return (
    <MuiRoot>
      <Stepper
        orientation="vertical"
        activeStep={now}
        connector={<StepConnector className={styles.connector} />}
        className={styles.path}
      >
        {path.map((step, index) => (
          <Step key={step}>
            <StepLabel
              className={styles.step}
              slotProps={{ label: { 'aria-current': index === now ? 'step' : undefined } }}
            >
              {(index < now && PASSED[step]) || WORDS[step]}
              {index > now && <VisuallyHidden>, not reached yet</VisuallyHidden>}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </MuiRoot>
  );
};
