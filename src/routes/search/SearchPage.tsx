import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readErrorText } from '../../api/apiError';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import { DEFAULT_SORT, SEARCH_LIMIT, SEARCH_SORT } from '../../config/constants';
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
import { ListSwitch } from '../shared/ListSwitch';
import { NothingFound } from '../shared/NothingFound';
import { ProductListing } from '../shared/ProductListing';

const DEFAULTS: ListDefaults = { sort: SEARCH_SORT, columns: 4, choices: [3, 4, 5] };
/** A back end that ranks its matches sends the best ones first. */
const RANKED: ListDefaults = { ...DEFAULTS, sort: DEFAULT_SORT };

/** Cleaned as in the boot script, so that both send the same request. */
const readQuery = (params: URLSearchParams): string | undefined => searchTerm(params.get('q') ?? '') || undefined;

const renderError = (error: unknown, onRetry: () => void) => (
  <ErrorNotice text={readErrorText(error)} onRetry={onRetry} />
);

interface FrameProps {
  q: string | undefined;
  /** Below the title. */
  note?: ReactNode;
  children: ReactNode;
}

const Frame = ({ q, note, children }: FrameProps) => {
  const { title, crumbs } = searchHead(q);
  return (
    <>
      <ListHead crumbs={crumbs} title={title}>
        {note ?? (q !== undefined && <p>for “{q}”</p>)}
      </ListHead>
      {children}
    </>
  );
};

const WholeSearch = ({ q }: { q: string | undefined }) => {
  const [params] = useSearchParams();
  const head = searchHead(q);
  const { currentData, error, isFetching, refetch } = useSearchProductsQuery(q);
  const { tagged, meant, corrected } = useSearchAgain(currentData?.length === 0 ? q : undefined);
  const found = [tagged, corrected].find(({ length }) => length > 0) ?? currentData;
  const { currency } = useBusiness();
  // Only a search is paged; the list of all products is one page.
  const page = q === undefined ? 1 : readPage(params);
  usePageMeta(listMeta({ ...head, q, page, products: found, currency, origin: window.location.origin }));
  const note = meant !== null && corrected.length > 0 && (
    <p>
      No items found for “{q}”. Showing results for <Link to={paths.search(meant)}>{meant}</Link>
    </p>
  );
  return (
    <Frame q={q} note={note || undefined}>
      <ProductListing
        label={head.title}
        products={found}
        defaults={DEFAULTS}
        limit={q === undefined ? null : SEARCH_LIMIT}
        errorNotice={error && !isFetching && !currentData ? renderError(error, () => void refetch()) : undefined}
        empty={<NothingFound q={q} meant={meant} />}
        renderNone={(clear) => <NothingFound q={q} onClear={clear} />}
      />
    </Frame>
  );
};

export const SearchPage = () => {
  const q = readQuery(useSearchParams()[0]);
  return (
    <ListSwitch
      // A new query resets the list.
      key={q ?? ''}
      scope={q === undefined ? {} : { q }}
      perPage={SEARCH_LIMIT}
      head={searchHead(q)}
      q={q}
      defaults={q === undefined ? DEFAULTS : RANKED}
      renderEmpty={({ didYouMean }) => <NothingFound q={q} meant={didYouMean || null} />}
      renderNone={(clear) => <NothingFound q={q} onClear={clear} />}
      renderError={renderError}
      renderPage={(listing, list) => (
        <Frame
          q={q}
          note={
            list?.didYouMean && list.total > 0 ? (
              <p>
                for “{q}”. Did you mean <Link to={paths.search(list.didYouMean)}>“{list.didYouMean}”</Link>?
              </p>
            ) : undefined
          }
        >
          {listing}
        </Frame>
      )}
      whole={<WholeSearch q={q} />}
    />
  );
};
