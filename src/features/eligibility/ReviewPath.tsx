import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { MuiRoot } from '../../theme/MuiRoot';
import { ELIGIBILITY_LABELS, type EligibilityPhase } from './eligibilityMachine';
import styles from './ReviewPath.module.css';

const PATH: EligibilityPhase[] = ['new', 'requested', 'confirmed', 'processing'];

/** The steps on the way to buying by instalments: below each other where it is narrow, else in a row. */
export const ReviewPath = ({ phase }: { phase: EligibilityPhase }) => (
  <MuiRoot>
    <Stepper
      orientation="vertical"
      activeStep={PATH.indexOf(phase)}
      connector={<StepConnector className={styles.connector} />}
      className={styles.path}
    >
      {PATH.map((step) => (
        <Step key={step}>
          <StepLabel
            className={styles.step}
            slotProps={{ label: { 'aria-current': step === phase ? 'step' : undefined } }}
          >
            {ELIGIBILITY_LABELS[step]}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  </MuiRoot>
);
