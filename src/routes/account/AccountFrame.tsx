import type { ReactNode } from 'react';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageHeading } from '../../ui/PageHeading';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** The layout of an account page with a form: title, introduction and content in one column. */
export const AccountFrame = ({ title, lede, children }: AccountFrameProps) => (
  <MuiRoot>
    <div className={styles.frame}>
      <div>
        <PageHeading>{title}</PageHeading>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  </MuiRoot>
);
