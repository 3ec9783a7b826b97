import { useParams, useSearchParams } from 'react-router';
import { useGetCollectionProductsQuery, useGetCollectionQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { COLLECTION_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { paths } from '../../config/paths';
import { useBusiness } from '../../features/business/useBusiness';
import { listMeta } from '../../features/catalogue/listMeta';
import { type ListDefaults, readPage } from '../../features/catalogue/listView';
import { slugToTitle } from '../../features/catalogue/slugToTitle';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { NoProducts } from '../shared/NoProducts';
import { NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';

const DEFAULTS: ListDefaults = { sort: DEFAULT_SORT, columns: 4, choices: [4, 5] };

export const CollectionPage = () => {
  const { slug = '' } = useParams();
  const { currentData: collection } = useGetCollectionQuery(slug);
  const { currentData, error, isFetching, refetch } = useGetCollectionProductsQuery(slug);
  const title = collection?.title ?? slugToTitle(slug);
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const crumbs = [{ name: 'Home', to: paths.home }, { name: title }];
  const meta = listMeta({ title, path: paths.collection(slug), page, crumbs, products: currentData, currency });
  usePageMeta({ ...meta, unlisted: isMissing(error) });
  return (
    <>
      <ListHead crumbs={crumbs} title={title} />
      <ProductListing
        key={slug}
        label={title}
        products={currentData}
        defaults={DEFAULTS}
        limit={COLLECTION_LIMIT}
        errorNotice={
          error && !isFetching && !currentData ? (
            <ListError error={error} missing="This collection does not exist" onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={<NoProducts />}
        renderNone={(clear) => <NothingFound onClear={clear} />}
      />
    </>
  );
};
