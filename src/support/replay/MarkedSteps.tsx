import { stepWords } from '../record/recording';
import type { ShownStep } from './shownSteps';
import styles from './SupportPage.module.css';

interface MarkedStepsProps {
  steps: readonly ShownStep[];
  index: number;
  onShow: (index: number) => void;
}

/** The steps to inspect first: refused calls, failed calls and thrown errors. Each links to its step. */
export const MarkedSteps = ({ steps, index, onShow }: MarkedStepsProps) => (
  <ol className={styles.marks}>
    {steps.map(
      (step, at) =>
        step.mark && (
          <li key={at}>
            <button
              type="button"
              className={styles.step}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => {
                onShow(at);
              }}
            >
              Step {at}, {step.mark}: {stepWords(step)}
            </button>
          </li>
        ),
    )}
  </ol>
);
