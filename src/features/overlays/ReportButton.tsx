import { Button } from '../../ui/Button';
import { useOpenOverlay } from './useOpenOverlay';

/** A button to report a problem, shown with errors. */
export const ReportButton = () => (
  <Button variant="quiet" aria-haspopup="dialog" onClick={useOpenOverlay('report')}>
    Report a problem
  </Button>
);
