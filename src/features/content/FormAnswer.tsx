import type { ReactNode } from 'react';
import { PageAlert } from '../../ui/PageAlert';
import styles from './ContentForm.module.css';

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** The answer below a form's button; on a phone it would start behind the bar at the foot of the screen. */
export const FormAnswer = ({ children }: { children: ReactNode }) => (
  <PageAlert urgent ref={intoView} className={styles.answer}>
    {children}
  </PageAlert>
);
