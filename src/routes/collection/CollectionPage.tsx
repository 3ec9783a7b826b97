import { useParams, useSearchParams } from 'react-router';
import { useGetCollectionProductsQuery, useGetCollectionQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { COLLECTION_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { readPage } from '../../contract/listStart';
import { collectionHead } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import type { ListDefaults } from '../../features/catalogue/listView';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { NoProducts, NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';

const DEFAULTS: ListDefaults = { sort: DEFAULT_SORT, columns: 4, choices: [4, 5] };

export const CollectionPage = () => {
  const { slug = '' } = useParams();
  const { currentData: collection } = useGetCollectionQuery(slug);
  const { currentData, error, isFetching, refetch } = useGetCollectionProductsQuery(slug);
  const head = collectionHead(slug, collection?.title);
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const meta = listMeta({ ...head, page, products: currentData, currency, origin: window.location.origin });
  usePageMeta({ ...meta, unlisted: isMissing(error) });
  return (
    <>
      <ListHead crumbs={head.crumbs} title={head.title} />
      <ProductListing
        key={slug}
        label={head.title}
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
