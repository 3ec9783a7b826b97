import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { SOCIAL_LINKS } from '../../../config/brand/shop';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { cx } from '../../../ui/cx';
import { IconButton } from '../../../ui/IconButton';
import { useIsMobile } from '../../../ui/useMediaQuery';
import { lazyWithRetry } from '../../lazyWithRetry';
import { AccountLinks } from './AccountLinks';
import { CartButton, WishlistLink } from './CountedIcons';
import { HeaderFrame, NavPlace } from './HeaderFrame';
import { Logo } from './Logo';
import { SearchForm } from './SearchForm';
import styles from './ShopHeader.module.css';
import { SocialLinks } from '../footer/SocialLinks';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

/** A phone has its own menu and does not load this one. */
const MainNav = lazyWithRetry(async () => (await import(/* webpackChunkName: "main-nav" */ './MainNav')).MainNav);

const inHeader = SOCIAL_LINKS.filter((link) => link.inHeader);

/** The home page, lists and products: they start with the search field. */
const PRODUCT_PAGES = /^\/($|items\/|ft\/|ct\/|pd\/)/;

const MobileHeader = () => {
  const openMenu = useOpenOverlay('mobileMenu');
  const search = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const hasProducts = PRODUCT_PAGES.test(pathname);
  // While the row has focus, it is placed below the bar, so that the page does not scroll.
  const goToSearch = () => {
    search.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <HeaderFrame
        burger={
          <IconButton icon="menu" label="Menu" aria-haspopup="dialog" className={styles.burger} onClick={openMenu} />
        }
        logo={<Logo />}
        tools={
          <>
            <IconButton icon="search" label="Find products" onClick={goToSearch} />
            <AccountLinks compact />
            <WishlistLink />
            <CartButton />
          </>
        }
      />
      <div ref={search} className={cx(styles.search, !hasProducts && styles.folded)}>
        <SearchForm placeholder="Search products" />
      </div>
    </>
  );
};

/**
 * Logo, search and tools. In a narrow window the search has its own row, which scrolls away; an icon shows it again.
 */
export const ShopHeader = () => {
  const isMobile = useIsMobile();
  if (isMobile) return <MobileHeader />;
  return (
    <>
      <HeaderFrame
        logo={<Logo />}
        search={<SearchForm placeholder="Search items ..." />}
        tools={
          <>
            <SocialLinks links={inHeader} />
            <span className={styles.rule} />
            <AccountLinks />
            <WishlistLink />
            <CartButton />
          </>
        }
      />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<NavPlace />}>
          <MainNav />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};
