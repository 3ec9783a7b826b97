import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { keepFocus } from './keepFocus';

export const NoOrderMatches = ({ onShowAll }: { onShowAll: () => void }) => (
  <div role="status">
    <EmptyState
      title="No orders match"
      action={
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)();
            onShowAll();
          }}
        >
          Show all orders
        </Button>
      }
    />
  </div>
);
