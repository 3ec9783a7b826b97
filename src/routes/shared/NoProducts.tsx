import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

export const NoProducts = () => (
  <EmptyState title="No products available" action={<ButtonLink to={paths.search()}>See all products</ButtonLink>}>
    <p>New items arrive every week.</p>
  </EmptyState>
);
