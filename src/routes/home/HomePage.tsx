import { PITCH } from '../../config/brand/shop';
import type { Product } from '../../contract/product';
import { homeMeta } from '../../domain/homeMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { ProductGrid } from '../../views/ProductGrid';
import { CREDIT_STEPS_ID, CreditSteps } from '../../features/home/CreditSteps';
import { HomeCategories } from '../../features/home/HomeCategories';
import { HomeError } from '../../features/home/HomeError';
import { HomeProducts } from '../../features/home/HomeProducts';
import { HomeSlides } from '../../features/home/Slideshow';
import { UnfinishedPayment } from '../../features/checkout/payment/UnfinishedPayment';
import { PageHeading } from '../../ui/PageHeading';
import { usePageMeta } from '../../ui/usePageMeta';
import { ShopProductCard } from '../shared/ShopProductCard';
import styles from './HomePage.module.css';

const renderCard = (product: Product) => <ShopProductCard product={product} />;

const renderGrid = (products: readonly Product[], label: string) => (
  <ProductGrid products={products} label={label} priorities={0} renderCard={renderCard} />
);

export const HomePage = () => {
  const { name } = useBusiness();
  usePageMeta(homeMeta(name, PITCH, window.location.origin));
  return (
    <>
      <UnfinishedPayment />
      <div className={styles.masthead}>
        <PageHeading className={styles.pitch}>{PITCH}</PageHeading>
        <a href={`#${CREDIT_STEPS_ID}`} className={styles.how}>
          How buying on credit works
        </a>
      </div>
      <HomeError />
      <HomeSlides />
      <HomeCategories />
      <HomeProducts renderCard={renderCard} renderGrid={renderGrid}>
        <CreditSteps />
      </HomeProducts>
    </>
  );
};
