import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/iconPaths';
import styles from './MobileBar.module.css';

export interface QuickLink {
  name: string;
  to: string;
  /** The pages that the link stands for. */
  section: string;
  icon: IconName;
}

/** The links of a visitor. */
export const QUICK_LINKS: readonly QuickLink[] = [
  { name: 'Home', to: paths.home, section: paths.home, icon: 'home' },
  { name: 'Orders', to: paths.orders, section: `${paths.orders}/*`, icon: 'orders' },
  { name: 'Account', to: paths.auth, section: '/account/*', icon: 'user' },
];

interface QuickLinksProps {
  links: readonly QuickLink[];
  renderLink: (link: QuickLink, className: string | undefined, content: ReactNode) => ReactNode;
}

/** The bottom bar of narrow windows. */
export const QuickLinks = ({ links, renderLink }: QuickLinksProps) => (
  <nav className={styles.bar} aria-label="Quick links">
    {links.map((link) =>
      renderLink(
        link,
        styles.link,
        <>
          <Icon name={link.icon} size={22} />
          {link.name}
        </>,
      ),
    )}
  </nav>
);
