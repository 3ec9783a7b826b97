import { isApiError, isUnanswered, readErrorText } from '../../api/apiError';
import { isMissing } from '../../api/isMissing';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { CategoryLinks } from './CategoryLinks';

interface ListErrorProps {
  /** Undefined when the request succeeded but the list does not exist. */
  error: unknown;
  /** Message for a list that does not exist. */
  missing: string;
  /** Treats a server error as a missing list too, but not a refusal or a lost response. */
  always?: boolean;
  onRetry: () => void;
}

/** The list does not exist, or failed to load and can be retried. */
export const ListError = ({ error, missing, always = false, onRetry }: ListErrorProps) => {
  const isAbsent = error === undefined || isMissing(error);
  const hasFailed = isApiError(error) && error.kind !== 'refused' && !isUnanswered(error);
  if (!isAbsent && !(always && hasFailed)) return <ErrorNotice text={readErrorText(error)} onRetry={onRetry} />;
  return (
    <>
      {!isAbsent && <ErrorNotice text={readErrorText(error)} onRetry={onRetry} />}
      <div role="status">
        <EmptyState title={missing} action={<ButtonLink to={paths.search()}>See all products</ButtonLink>} />
      </div>
      <CategoryLinks />
    </>
  );
};
