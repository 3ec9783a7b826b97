import { PITCH } from '../../config/brand/shop';
import { homeMeta } from '../../domain/homeMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { useAnnounced } from '../../features/business/useFeature';
import { UnfinishedPayment } from '../../features/checkout/payment/UnfinishedPayment';
import { CREDIT_STEPS_ID, CreditSteps } from '../../features/home/CreditSteps';
import { HomeCategories } from '../../features/home/HomeCategories';
import { HomeError } from '../../features/home/HomeError';
import { BEST, FRESH, RECENT } from '../../features/home/sections';
import { HomeSlides } from '../../features/home/Slideshow';
import { WaitingSection } from '../../features/home/WaitingSection';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeading } from '../../ui/PageHeading';
import { useNeededChunk } from '../../ui/useNeededChunk';
import { usePageMeta } from '../../ui/usePageMeta';
import styles from './HomePage.module.css';

const loadWhole = () => import(/* webpackChunkName: "whole-home" */ './WholeHome');
const loadPaged = () => import(/* webpackChunkName: "paged-home" */ './PagedHome');

export const HomePage = () => {
  const { name } = useBusiness();
  usePageMeta(homeMeta(name, PITCH, window.location.origin));
  // The products are below the first screen, so their code loads beside it.
  const isPaged = useAnnounced('lists');
  const { part, retry } = useNeededChunk(isPaged ? loadPaged : loadWhole, isPaged !== undefined);
  const steps = <CreditSteps />;
  return (
    <>
      <UnfinishedPayment />
      <div className={styles.masthead}>
        <PageHeading className={styles.pitch}>{PITCH}</PageHeading>
        <a href={`#${CREDIT_STEPS_ID}`} className={styles.how}>
          How buying on credit works
        </a>
      </div>
      {part ? <part.HomeErrors /> : <HomeError lists={[]} />}
      <HomeSlides />
      <HomeCategories />
      {retry && <ErrorNotice text="The products didn’t load." onRetry={retry} />}
      {part ? (
        <part.HomeProducts>{steps}</part.HomeProducts>
      ) : (
        <>
          <WaitingSection section={BEST} shape="row" />
          <WaitingSection section={FRESH} shape="row" />
          {steps}
          <WaitingSection section={RECENT} shape="grid" />
        </>
      )}
    </>
  );
};
