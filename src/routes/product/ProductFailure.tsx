import { errorText } from '../../api/apiError';
import { ErrorNotice } from '../../ui/ErrorNotice';

export const ProductFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorNotice text={errorText(error, 'The product could not be loaded. Please try again.')} onRetry={onRetry} />
);
