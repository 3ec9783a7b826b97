import { readErrorText } from '../../api/apiError';
import { useGetSlidesQuery, useSearchProductsQuery } from '../../api/catalogueApi';
import { useCategoryTree } from '../../api/categoryReads';
import { ErrorNotice } from '../../ui/ErrorNotice';

/** One error message for all parts of the page that could not be loaded. */
export const HomeError = () => {
  const slides = useGetSlidesQuery();
  const categories = useCategoryTree();
  const products = useSearchProductsQuery(undefined);
  const failed = [
    { ...slides, retryLabel: 'Load the highlights again' },
    { ...categories, retryLabel: 'Load the categories again' },
    { ...products, retryLabel: 'Load the products again' },
  ].filter(({ data, error, isFetching }) => error !== undefined && data === undefined && !isFetching);
  const [first] = failed;
  if (!first) return null;
  return (
    <ErrorNotice
      text={readErrorText(first.error)}
      retryLabel={failed.length > 1 ? 'Load the page again' : first.retryLabel}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
};
