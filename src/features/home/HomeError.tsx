import { readErrorText } from '../../api/apiError';
import { catalogueApi } from '../../api/catalogueApi';
import { useAppDispatch } from '../../store/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';

const { getSlides, getCategoryTree } = catalogueApi.endpoints;

interface PartOfHome {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One error message for all parts of the page that could not be loaded; `lists` are the reads of its products. */
export const HomeError = ({ lists }: { lists: readonly PartOfHome[] }) => {
  const dispatch = useAppDispatch();
  // Only observed: another subscriber would request a failed part again.
  const slides = getSlides.useQueryState();
  const categories = getCategoryTree.useQueryState();
  const again = { forceRefetch: true, subscribe: false };
  const failed = [
    {
      ...slides,
      refetch: () => dispatch(getSlides.initiate(undefined, again)),
      retryLabel: 'Load the highlights again',
    },
    {
      ...categories,
      refetch: () => dispatch(getCategoryTree.initiate(undefined, again)),
      retryLabel: 'Load the categories again',
    },
    ...lists.map((list) => ({ ...list, retryLabel: 'Load the products again' })),
  ].filter(({ data, error, isFetching }) => error !== undefined && data === undefined && !isFetching);
  const [first] = failed;
  if (!first) return null;
  return (
    <ErrorNotice
      text={readErrorText(first.error)}
      retryLabel={
        failed.some(({ retryLabel }) => retryLabel !== first.retryLabel) ? 'Load the page again' : first.retryLabel
      }
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
};
