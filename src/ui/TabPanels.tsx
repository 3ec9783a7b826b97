import type { ReactNode } from 'react';
import { panelIdOf, tabIdOf, type TabName } from './tabIds';
import styles from './TabPanels.module.css';

interface TabPanelsProps {
  base: string;
  tabs: readonly (TabName & { content: ReactNode })[];
  current: string;
}

/** The panels of a tab bar, one visible at a time. */
export const TabPanels = ({ base, tabs, current }: TabPanelsProps) =>
  tabs.map(({ id, content }) => (
    <div
      key={id}
      role="tabpanel"
      id={panelIdOf(base, id)}
      aria-labelledby={tabIdOf(base, id)}
      hidden={id !== current}
      className={styles.panel}
    >
      {content}
    </div>
  ));
