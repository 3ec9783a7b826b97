import { errorText, isApiError } from '../../api/apiError';
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
  /** Whether a list that could not be loaded is told as missing too, unless the server refuses it. */
  always?: boolean;
  onRetry: () => void;
}

/** There is no such list, or it could not be loaded: then it can be asked for again. */
export const ListFailure = ({ error, missing, always = false, onRetry }: ListFailureProps) => {
  const isAbsent = error === undefined || isMissing(error);
  const isRefused = isApiError(error) && error.kind === 'refused';
  if (!isAbsent && (isRefused || !always)) return <ErrorNotice text={errorText(error)} onRetry={onRetry} />;
  return (
    <>
      {!isAbsent && <ErrorNotice text={errorText(error)} onRetry={onRetry} />}
      <div role="status">
        <EmptyState title={missing} action={<ButtonLink to={paths.search()}>See all products</ButtonLink>} />
      </div>
      <CategoryLinks />
    </>
  );
};
