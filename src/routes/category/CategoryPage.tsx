import { useParams, useSearchParams } from 'react-router';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { useCategoryTree } from '../../api/categoryReads';
import { CATEGORY_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { readPage } from '../../contract/listStart';
import { categoryHead } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { CategoryTree } from '../../features/catalogue/CategoryTree';
import type { ListDefaults } from '../../features/catalogue/listView';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { NoProducts, NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';
import styles from './CategoryPage.module.css';

const DEFAULTS: ListDefaults = { sort: DEFAULT_SORT, columns: 3, choices: [2, 3, 4] };
const MISSING = 'This category does not exist';

/** Further URL segments name a type, but the list is always that of the category. */
export const CategoryPage = () => {
  const { slug: parentSlug = '', categorySlug } = useParams();
  const slug = categorySlug ?? parentSlug;
  const { currentData, error, isFetching, refetch } = useGetCategoryProductsQuery(slug);
  const products = currentData ?? undefined;
  const { data: tree } = useCategoryTree();
  const head = categoryHead(slug, tree ?? []);
  const isUnknown = currentData === null || isMissing(error);
  const hasFailed = error !== undefined && !isFetching && !products;
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const meta = listMeta({ ...head, page, products, currency, origin: window.location.origin });
  usePageMeta({ ...meta, unlisted: isUnknown });

  const errorNotice =
    hasFailed || isUnknown ? (
      <ListError error={error} missing={MISSING} always onRetry={() => void refetch()} />
    ) : undefined;
  return (
    <>
      <ListHead crumbs={head.crumbs} title={head.title} />
      <div className={styles.page}>
        <aside className={styles.side} aria-label="Categories">
          <CategoryTree tree={tree ?? []} current={slug} />
        </aside>
        <div>
          <ProductListing
            key={slug}
            label={head.title}
            products={products}
            defaults={DEFAULTS}
            limit={CATEGORY_LIMIT}
            errorNotice={errorNotice}
            empty={<NoProducts />}
            renderNone={(clear) => <NothingFound onClear={clear} />}
            category={slug}
          />
        </div>
      </div>
    </>
  );
};
