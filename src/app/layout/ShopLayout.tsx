import { type ReactNode, Suspense } from 'react';
import { MAIN_ID } from '../../config/constants';
import { paths } from '../../config/paths';
import { BusinessGate } from '../../features/business/BusinessGate';
import { useBusiness } from '../../features/business/useBusiness';
import { useIsReplay } from '../../ui/replayed';
import { DIALOGS_ID, PAGE_ID } from '../../ui/background';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { SiteName } from '../../ui/siteName';
import { useIsMobile } from '../../ui/useMediaQuery';
import { ExceptAtCheckout, LazyCheckoutFooter, LazyCheckoutHeader } from './AtCheckout';
import { ExpiredBanner } from './errors/ExpiredBanner';
import { DeferredOverlays } from './drawers/DeferredOverlays';
import { LazyScrollToTop } from './scroll/LazyScrollToTop';
import { MobileBar } from './footer/MobileBar';
import { PageSkeleton } from './PageSkeleton';
import { PendingBar } from './PendingBar';
import { RouteBoundary } from './errors/RouteBoundary';
import { ScrollManager } from './scroll/ScrollManager';
import { ShopFooter } from './footer/ShopFooter';
import { ShopHeader } from './header/ShopHeader';
import styles from './ShopLayout.module.css';
import { StorageBanner } from './errors/StorageBanner';

/** The layout around every page. */
export const ShopLayout = ({ children }: { children: ReactNode }) => {
  const { name } = useBusiness();
  const isMobile = useIsMobile();
  const isReplay = useIsReplay();
  return (
    <SiteName value={name}>
      <ScrollManager />
      {!isReplay && <PendingBar />}
      <div id={PAGE_ID}>
        <BusinessGate>
          <a href={`#${MAIN_ID}`} className={styles.skip}>
            Skip to content
          </a>
          <StorageBanner />
          <ErrorBoundary fallback={() => <ButtonLink to={paths.home}>Home</ButtonLink>}>
            <ExceptAtCheckout instead={<LazyCheckoutHeader />}>
              <ShopHeader />
            </ExceptAtCheckout>
          </ErrorBoundary>
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            <ExpiredBanner />
            <RouteBoundary>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </RouteBoundary>
          </main>
          <ErrorBoundary fallback={() => null}>
            <ExceptAtCheckout instead={<LazyCheckoutFooter />}>
              <ShopFooter />
            </ExceptAtCheckout>
          </ErrorBoundary>
          <ExceptAtCheckout>
            <LazyScrollToTop />
            {isMobile && <MobileBar />}
          </ExceptAtCheckout>
        </BusinessGate>
      </div>
      <div id={DIALOGS_ID} />
      <DeferredOverlays />
    </SiteName>
  );
};
