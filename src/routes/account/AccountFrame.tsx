import type { ReactNode } from 'react';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageHeading } from '../../ui/PageHeading';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** The layout of an account page: title and introduction on one side, the content on the other. */
export const AccountFrame = ({ title, lede, children }: AccountFrameProps) => (
  <MuiRoot>
    <div className={styles.frame}>
      <div className={styles.intro}>
        <PageHeading>{title}</PageHeading>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  </MuiRoot>
);
