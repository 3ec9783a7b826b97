import { SOCIAL_LINKS } from '../../config/shop';
import { IconButton } from '../../ui/IconButton';
import { useIsMobile } from '../../ui/useIsMobile';
import { AccountLinks } from './AccountLinks';
import { CartButton } from './CartButton';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { SearchForm } from './SearchForm';
import styles from './ShopHeader.module.css';
import { SocialLinks } from './SocialLinks';
import { useOpenOverlay } from './useOpenOverlay';
import { WishlistLink } from './WishlistLink';

const inHeader = SOCIAL_LINKS.filter((link) => link.inHeader);

const MobileHeader = () => {
  const openMenu = useOpenOverlay('mobileMenu');
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <IconButton icon="menu" label="Menu" aria-haspopup="dialog" className={styles.burger} onClick={openMenu} />
          <Logo />
          <div className={styles.tools}>
            <AccountLinks compact />
            <CartButton />
          </div>
        </div>
      </header>
      <div className={styles.search}>
        <SearchForm placeholder="Search products" />
      </div>
    </>
  );
};

/** Logo, search and tools; on a narrow window the search has a row of its own, which scrolls away. */
export const ShopHeader = () => {
  const isMobile = useIsMobile();
  if (isMobile) return <MobileHeader />;
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <Logo />
          <SearchForm placeholder="Search items ..." />
          <div className={styles.tools}>
            <SocialLinks links={inHeader} />
            <span className={styles.rule} />
            <AccountLinks />
            <WishlistLink />
            <CartButton />
          </div>
        </div>
      </header>
      <MainNav />
    </>
  );
};
