import type { CardProduct } from '../contract/cardFields';
import { productPath } from '../domain/productPath';
import toolbar from '../features/catalogue/ListToolbar.module.css';
import card from '../features/catalogue/ProductGridSkeleton.module.css';
import sort from '../features/catalogue/SortSelect.module.css';
import page from '../routes/category/CategoryPage.module.css';
import head from '../routes/shared/ListHead.module.css';
import listing from '../routes/shared/ProductListing.module.css';
import crumbs from '../ui/Breadcrumbs.module.css';
import { PageHeading } from '../ui/PageHeading';
import { Photo } from '../ui/Photo';
import skeleton from '../ui/Skeleton.module.css';
import { SkeletonLine } from '../ui/Skeleton';
import { ProductGrid } from '../views/ProductGrid';
import { CardView } from '../views/CardView';

interface EarlyCardProps {
  product: CardProduct;
  currency: string;
  priority: boolean;
}

/** The catalogue's card without its actions: a plain link until the page is rendered. */
const EarlyCard = ({ product, currency, priority }: EarlyCardProps) => (
  <CardView
    product={product}
    currency={currency}
    picture={
      product.imgSrc === null ? (
        <span className={skeleton.picture} />
      ) : (
        <Photo src={product.imgSrc} alt="" priority={priority} />
      )
    }
    link={
      <a href={productPath(product)} tabIndex={-1}>
        {product.title}
      </a>
    }
    action={<div className={card.action} />}
  />
);

interface EarlyListProps {
  /** Empty while it is unknown. */
  title: string;
  q: string;
  /** A category's page has the category tree beside the list. */
  isCategory: boolean;
  products: readonly CardProduct[];
  currency: string;
}

/** The head of a list page and its first cards. */
export const EarlyList = ({ title, q, isCategory, products, currency }: EarlyListProps) => {
  const list = (
    <>
      <div className={toolbar.toolbar}>
        <p className={toolbar.count} />
        <span className={toolbar.filter}>Filter</span>
        <div className={sort.sort} />
      </div>
      <section className={listing.products}>
        <ProductGrid
          products={products}
          columns={isCategory ? 3 : 4}
          label={title}
          renderCard={(product, priority) => <EarlyCard product={product} currency={currency} priority={priority} />}
        />
      </section>
    </>
  );
  return (
    <>
      <div className={head.head}>
        <ol className={crumbs.list}>
          <li className={crumbs.crumb}>
            <span className={crumbs.link}>Home</span>
          </li>
        </ol>
        <PageHeading>{title || <SkeletonLine width={40} />}</PageHeading>
        {q && <p>for “{q}”</p>}
      </div>
      {isCategory ? (
        <div className={page.page}>
          <aside className={page.side} />
          <div>{list}</div>
        </div>
      ) : (
        list
      )}
    </>
  );
};
