import { useState } from 'react';
import { useCategoryTree } from '../../../api/categoryReads';
import { paths } from '../../../config/paths';
import { OverlayDrawer } from '../../../features/overlays/OverlayDrawer';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Link } from '../../../ui/Link';
import { CategoryBranch, Disclosure } from './CategoryBranch';
import styles from './MobileMenu.module.css';
import { SocialLinks } from '../footer/SocialLinks';
import { useInstallOffer } from '../footer/useInstallOffer';
import { useLogOut } from '../header/useLogOut';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

/** The navigation menu behind the burger button. */
export const MobileMenu = () => {
  const { data: tree = [], isError, refetch } = useCategoryTree();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const logOut = useLogOut();
  const openReport = useOpenOverlay('report');
  const install = useInstallOffer();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <OverlayDrawer
      overlay="mobileMenu"
      title="Menu"
      side="left"
      footer={
        <div className={styles.foot}>
          <SocialLinks />
          {/* In reach without scrolling, for those who share a phone. */}
          {isSignedIn && (
            <button type="button" className={styles.out} onClick={logOut}>
              Sign Out
            </button>
          )}
        </div>
      }
    >
      <nav aria-label="Shop" className={styles.nav}>
        <Disclosure label="All Categories" open={isOpen} onToggle={setIsOpen} strong>
          {isError && (
            <li>
              <button type="button" className={styles.link} onClick={refetch}>
                The categories didn’t load. Retry
              </button>
            </li>
          )}
          {tree.map((category) => (
            <CategoryBranch key={category.id} category={category} />
          ))}
        </Disclosure>
        <Link to={paths.wishlist} className={styles.link}>
          Wishlist
        </Link>
        <Link to={paths.contact} className={styles.link}>
          Contact
        </Link>
        <Link to={paths.orderTracking} className={styles.link}>
          Order tracking
        </Link>
        {isSignedIn && (
          <Link to={paths.dashboard} className={styles.link}>
            Dashboard
          </Link>
        )}
        {install && (
          <button type="button" className={styles.link} onClick={install}>
            Install this shop
          </button>
        )}
        <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openReport}>
          Report a problem
        </button>
        {!isSignedIn && (
          <Link to={paths.auth} className={styles.link}>
            Sign In
          </Link>
        )}
      </nav>
    </OverlayDrawer>
  );
};
