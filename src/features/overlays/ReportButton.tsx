import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { overlayOpened } from './overlaysSlice';

/** Wherever something has gone wrong, the way to tell of it is at hand. */
export const ReportButton = () => {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      onClick={() => {
        dispatch(overlayOpened('report'));
      }}
    >
      Report a problem
    </Button>
  );
};
