import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { focusAround } from '../../ui/focusAround';
import { lineOrderedAgain } from './cartSlice';
import type { CheckedLine } from './checkedLines';
import { lineName } from './lineTexts';

/** Counts a line that is already paid for once more. */
export const OrderAgain = ({ line }: { line: CheckedLine }) => {
  const dispatch = useAppDispatch();
  if (!line.ordered || line.gone) return null;
  return (
    <Button
      variant="text"
      aria-label={`Order again: ${lineName(line)}`}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        dispatch(lineOrderedAgain(line.id));
      }}
    >
      Order again
    </Button>
  );
};
