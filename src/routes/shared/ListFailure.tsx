import { isApiError, isUnanswered, readErrorText } from '../../api/apiError';
import { isMissing } from '../../api/isMissing';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { CategoryLinks } from './CategoryLinks';

interface ListFailureProps {
  /** Undefined where the call went well and the list is unknown all the same. */
  error: unknown;
  /** What a list that the server does not know is told as. */
  missing: string;
  /** Whether a list that the server fails to send is told as missing too. A refusal or no answer is not. */
  always?: boolean;
  onRetry: () => void;
}

/** There is no such list, or it could not be loaded: then it can be asked for again. */
export const ListFailure = ({ error, missing, always = false, onRetry }: ListFailureProps) => {
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
