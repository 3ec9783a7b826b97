import { useParams, useSearchParams } from 'react-router';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { useCategoryTree } from '../../api/categoryReads';
import { CATEGORY_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { paths } from '../../config/paths';
import { categoryPath, categoryTrail } from '../../domain/categories';
import { useBusiness } from '../../features/business/useBusiness';
import { CategoryTree } from '../../features/catalogue/CategoryTree';
import { listMeta } from '../../features/catalogue/listMeta';
import { type ListDefaults, readPage } from '../../features/catalogue/listView';
import { slugToTitle } from '../../features/catalogue/slugToTitle';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { NoProducts } from '../shared/NoProducts';
import { NothingFound } from '../shared/NothingFound';
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
  const trail = categoryTrail(tree ?? [], slug);
  const known = trail.at(-1);
  const title = known?.name ?? slugToTitle(slug);
  const isUnknown = currentData === null || isMissing(error);
  const hasFailed = error !== undefined && !isFetching && !products;
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const crumbs = [
    { name: 'Home', to: paths.home },
    ...trail.slice(0, -1).map((category) => ({ name: category.name, to: categoryPath(category) })),
    { name: title },
  ];
  const meta = listMeta({ title, path: categoryPath(known ?? { slug }), page, crumbs, products, currency });
  usePageMeta({ ...meta, unlisted: isUnknown });

  const errorNotice =
    hasFailed || isUnknown ? (
      <ListError error={error} missing={MISSING} always onRetry={() => void refetch()} />
    ) : undefined;
  return (
    <>
      <ListHead crumbs={crumbs} title={title} />
      <div className={styles.page}>
        <aside className={styles.side} aria-label="Categories">
          <CategoryTree tree={tree ?? []} current={slug} />
        </aside>
        <div>
          <ProductListing
            key={slug}
            label={title}
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
