import type { ReactNode } from 'react';
import { useMainCategories } from '../../../api/categoryReads';
import { paths } from '../../../config/paths';
import { PITCH } from '../../../config/brand/shop';
import { categoryPath } from '../../../domain/categories';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Link } from '../../../ui/Link';
import { Copyright } from './Copyright';
import { Logo } from '../header/Logo';
import styles from './ShopFooter.module.css';
import { SocialLinks } from './SocialLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

interface FooterLink {
  name: string;
  to: string;
}

const HELP: readonly FooterLink[] = [
  { name: 'Contact', to: paths.contact },
  { name: 'Order tracking', to: paths.orderTracking },
  { name: 'Terms', to: paths.terms },
];
const VISITOR: readonly FooterLink[] = [
  { name: 'Sign in', to: paths.auth },
  { name: 'Create account', to: paths.register },
];
const CUSTOMER: readonly FooterLink[] = [
  { name: 'My orders', to: paths.orders },
  { name: 'Account details', to: paths.accountEdit },
];
const ALWAYS: readonly FooterLink[] = [
  { name: 'Shopping cart', to: paths.cart },
  { name: 'Wishlist', to: paths.wishlist },
];
const SHOWN_CATEGORIES = 8;

const Column = ({ title, links, last }: { title: string; links: readonly FooterLink[]; last?: ReactNode }) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
      {last}
    </ul>
  </div>
);

export const ShopFooter = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: categories = [] } = useMainCategories();
  const openSiteMap = useOpenOverlay('siteMap');
  const openReport = useOpenOverlay('report');
  const shop = categories.slice(0, SHOWN_CATEGORIES).map((entry) => ({ name: entry.name, to: categoryPath(entry) }));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.pitch}>{PITCH}</p>
          <SocialLinks />
        </div>
        {shop.length > 0 && <Column title="Shop" links={shop} />}
        <Column
          title="Help"
          links={HELP}
          last={
            <>
              <li>
                <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openSiteMap}>
                  Site Map
                </button>
              </li>
              <li>
                <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openReport}>
                  Report a problem
                </button>
              </li>
            </>
          }
        />
        <Column title="Account" links={[...(isSignedIn ? CUSTOMER : VISITOR), ...ALWAYS]} />
      </div>
      <div className={styles.last}>
        <Copyright />
        <ThemeSwitch />
      </div>
    </footer>
  );
};
