import type { ReactNode } from 'react';
import styles from './TabPanels.module.css';

export interface TabName<T extends string = string> {
  id: T;
  label: string;
}

/** A tab and its panel reference each other's id; the panel may render before its tab. */
export const tabIdOf = (base: string, id: string): string => `${base}-${id}`;
export const panelIdOf = (base: string, id: string): string => `${tabIdOf(base, id)}-panel`;

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
