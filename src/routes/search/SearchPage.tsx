import { useSearchParams } from 'react-router';
import { readErrorText } from '../../api/apiError';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import { SEARCH_LIMIT, SEARCH_SORT } from '../../config/constants';
import { paths } from '../../config/paths';
import { readPage } from '../../contract/listStart';
import { searchHead } from '../../domain/listHead';
import { listMeta } from '../../domain/listMeta';
import { useBusiness } from '../../features/business/useBusiness';
import type { ListDefaults } from '../../features/catalogue/listView';
import { useSearchAgain } from '../../features/catalogue/useSearchAgain';
import { searchTerm } from '../../lib/searchTerm';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { usePageMeta } from '../../ui/usePageMeta';
import { ListHead } from '../shared/ListHead';
import { NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';

const DEFAULTS: ListDefaults = { sort: SEARCH_SORT, columns: 4, choices: [3, 4, 5] };

/** Cleaned as in the boot script, so that both send the same request. */
const readQuery = (params: URLSearchParams): string | undefined => searchTerm(params.get('q') ?? '') || undefined;

export const SearchPage = () => {
  const [params] = useSearchParams();
  const q = readQuery(params);
  const { title, ...head } = searchHead(q);
  const { currentData, error, isFetching, refetch } = useSearchProductsQuery(q);
  const { tagged, meant, corrected } = useSearchAgain(currentData?.length === 0 ? q : undefined);
  const found = [tagged, corrected].find(({ length }) => length > 0) ?? currentData;
  const { currency } = useBusiness();
  // Only a search is paged; the list of all products is one page.
  const page = q === undefined ? 1 : readPage(params);
  usePageMeta(listMeta({ title, ...head, q, page, products: found, currency, origin: window.location.origin }));
  return (
    <>
      <ListHead crumbs={head.crumbs} title={title}>
        {q !== undefined && corrected.length === 0 && <p>for “{q}”</p>}
        {meant !== null && corrected.length > 0 && (
          <p>
            No items found for “{q}”. Showing results for <Link to={paths.search(meant)}>{meant}</Link>
          </p>
        )}
      </ListHead>
      <ProductListing
        // A new query resets the list.
        key={q ?? ''}
        label={title}
        products={found}
        defaults={DEFAULTS}
        limit={q === undefined ? null : SEARCH_LIMIT}
        errorNotice={
          error && !isFetching && !currentData ? (
            <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={<NothingFound q={q} meant={meant} />}
        renderNone={(clear) => <NothingFound q={q} onClear={clear} />}
      />
    </>
  );
};
