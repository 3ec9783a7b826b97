import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { useCategoryTree } from '../../api/categoryReads';
import { isMissing } from '../../api/isMissing';
import { CATEGORY_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { readPage } from '../../contract/listStart';
import { categoryHead, type ListDescription } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { CategoryTree } from '../../features/catalogue/CategoryTree';
import type { ListDefaults } from '../../features/catalogue/listView';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { ListSwitch } from '../shared/ListSwitch';
import { NoProducts, NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';
import styles from './CategoryPage.module.css';

const DEFAULTS: ListDefaults = { sort: DEFAULT_SORT, columns: 3, choices: [2, 3, 4] };

const renderError = (error: unknown, onRetry: () => void) => (
  <ListError error={error} missing="This category does not exist" always onRetry={onRetry} />
);
const renderNone = (clear: () => void) => <NothingFound onClear={clear} />;

interface WholeCategoryProps {
  slug: string;
  head: ListDescription;
  renderPage: (listing: ReactNode) => ReactNode;
}

const WholeCategory = ({ slug, head, renderPage }: WholeCategoryProps) => {
  const { currentData, error, isFetching, refetch } = useGetCategoryProductsQuery(slug);
  const products = currentData ?? undefined;
  const isUnknown = currentData === null || isMissing(error);
  const hasFailed = error !== undefined && !isFetching && !products;
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const meta = listMeta({ ...head, page, products, currency, origin: window.location.origin });
  usePageMeta({ ...meta, unlisted: isUnknown });
  return renderPage(
    <ProductListing
      label={head.title}
      products={products}
      defaults={DEFAULTS}
      limit={CATEGORY_LIMIT}
      errorNotice={hasFailed || isUnknown ? renderError(error, () => void refetch()) : undefined}
      empty={<NoProducts />}
      renderNone={renderNone}
      category={slug}
    />,
  );
};

/** Further URL segments name a type, but the list is always that of the category. */
export const CategoryPage = () => {
  const { slug: parentSlug = '', categorySlug } = useParams();
  const slug = categorySlug ?? parentSlug;
  const { data: tree = [] } = useCategoryTree();
  const head = categoryHead(slug, tree);
  const renderPage = (listing: ReactNode) => (
    <>
      <ListHead crumbs={head.crumbs} title={head.title} />
      <div className={styles.page}>
        <aside className={styles.side} aria-label="Categories">
          <CategoryTree tree={tree} current={slug} />
        </aside>
        <div>{listing}</div>
      </div>
    </>
  );
  return (
    <ListSwitch
      // A new category resets the list.
      key={slug}
      scope={{ category: slug }}
      perPage={CATEGORY_LIMIT}
      head={head}
      defaults={DEFAULTS}
      renderEmpty={() => <NoProducts />}
      renderNone={renderNone}
      renderError={renderError}
      renderPage={renderPage}
      category={slug}
      whole={<WholeCategory slug={slug} head={head} renderPage={renderPage} />}
    />
  );
};
