import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { BestSellers } from './BestSellers';
import { CategoryLinks } from './CategoryLinks';

interface NothingFoundProps {
  q?: string | undefined;
  /** A suggested search term. */
  meant?: string | null;
  onClear?: (() => void) | undefined;
}

/** No results: offers other ways to continue. */
export const NothingFound = ({ q, meant = null, onClear }: NothingFoundProps) => (
  <>
    <EmptyState
      drawing="search"
      title="No items found"
      action={onClear && <Button onClick={onClear}>Clear all filters</Button>}
    >
      {meant !== null && (
        <p>
          Did you mean <Link to={paths.search(meant)}>“{meant}”</Link>?
        </p>
      )}
      {onClear ? (
        <p>No items match all of these filters. Remove a filter, or browse below.</p>
      ) : (
        <p>Nothing matches {q ? `“${q}”` : 'your search'}. Try another word, or browse below.</p>
      )}
    </EmptyState>
    <CategoryLinks />
    <BestSellers />
  </>
);

export const NoProducts = () => (
  <EmptyState title="No products available" action={<ButtonLink to={paths.search()}>See all products</ButtonLink>}>
    <p>New items arrive every week.</p>
  </EmptyState>
);
