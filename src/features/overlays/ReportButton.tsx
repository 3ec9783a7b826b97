import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { overlayOpened } from './overlaysSlice';

/** A button to report a problem, shown with errors. */
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
