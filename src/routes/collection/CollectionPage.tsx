import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useGetCollectionProductsQuery, useGetCollectionQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { COLLECTION_LIMIT, DEFAULT_SORT } from '../../config/constants';
import { readPage } from '../../contract/listStart';
import { collectionHead, type ListDescription } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import type { ListDefaults } from '../../features/catalogue/listView';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListError } from '../shared/ListError';
import { ListHead } from '../shared/ListHead';
import { ListSwitch } from '../shared/ListSwitch';
import { NoProducts, NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';

const DEFAULTS: ListDefaults = { sort: DEFAULT_SORT, columns: 4, choices: [4, 5] };

const renderError = (error: unknown, onRetry: () => void) => (
  <ListError error={error} missing="This collection does not exist" onRetry={onRetry} />
);
const renderNone = (clear: () => void) => <NothingFound onClear={clear} />;

interface WholeCollectionProps {
  slug: string;
  head: ListDescription;
  renderPage: (listing: ReactNode) => ReactNode;
}

const WholeCollection = ({ slug, head, renderPage }: WholeCollectionProps) => {
  const { currentData, error, isFetching, refetch } = useGetCollectionProductsQuery(slug);
  const { currency } = useBusiness();
  const page = readPage(useSearchParams()[0]);
  const meta = listMeta({ ...head, page, products: currentData, currency, origin: window.location.origin });
  usePageMeta({ ...meta, unlisted: isMissing(error) });
  return renderPage(
    <ProductListing
      label={head.title}
      products={currentData}
      defaults={DEFAULTS}
      limit={COLLECTION_LIMIT}
      errorNotice={error && !isFetching && !currentData ? renderError(error, () => void refetch()) : undefined}
      empty={<NoProducts />}
      renderNone={renderNone}
    />,
  );
};

export const CollectionPage = () => {
  const { slug = '' } = useParams();
  const { currentData: collection } = useGetCollectionQuery(slug);
  const head = collectionHead(slug, collection?.title);
  const renderPage = (listing: ReactNode) => (
    <>
      <ListHead crumbs={head.crumbs} title={head.title} />
      {listing}
    </>
  );
  return (
    <ListSwitch
      // A new collection resets the list.
      key={slug}
      scope={{ collection: slug }}
      perPage={COLLECTION_LIMIT}
      head={head}
      defaults={DEFAULTS}
      renderEmpty={() => <NoProducts />}
      renderNone={renderNone}
      renderError={renderError}
      renderPage={renderPage}
      whole={<WholeCollection slug={slug} head={head} renderPage={renderPage} />}
    />
  );
};
