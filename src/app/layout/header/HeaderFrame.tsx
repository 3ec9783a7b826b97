import type { ReactNode } from 'react';
import nav from './MainNav.module.css';
import styles from './ShopHeader.module.css';

interface HeaderFrameProps {
  /** The menu's button, in a narrow window. */
  burger?: ReactNode;
  logo: ReactNode;
  search?: ReactNode;
  tools: ReactNode;
}

/** The bar at the top of every page. */
export const HeaderFrame = ({ burger, logo, search, tools }: HeaderFrameProps) => (
  <header className={styles.bar}>
    <div className={styles.row}>
      {burger}
      {logo}
      {search}
      <div className={styles.tools}>{tools}</div>
    </div>
  </header>
);

/** An empty placeholder while the navigation loads. */
export const NavPlace = () => (
  <div className={nav.nav}>
    <div className={nav.row} />
  </div>
);
