import { Navigate } from 'react-router';
import { getBusiness } from '../../api/businessApi';
import { isRefusedInBody } from '../../api/isMissing';
import { paths } from '../../config/paths';
import { selectRememberedBusiness } from '../../features/business/businessSlice';
import { ReportButton } from '../../features/overlays/ReportButton';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageMeta';

/**
 * Whether the shop can be entered again. BusinessGate requests the details; those of an earlier visit count only once
 * the server has answered.
 */
const useIsOpen = (): boolean => {
  const { data, error } = getBusiness.useQueryState();
  const remembered = useAppSelector(selectRememberedBusiness);
  return !isRefusedInBody(error) && Boolean(data ?? (error && remembered));
};

export const UnavailablePage = () => {
  usePageTitle('Website is currently unavailable');
  if (useIsOpen()) return <Navigate to={paths.home} replace />;
  return (
    <MessagePage
      title="Website is currently unavailable"
      action={
        <>
          <Button
            onClick={() => {
              window.location.assign(paths.home);
            }}
          >
            Reload Page
          </Button>
          <ReportButton />
        </>
      }
    >
      <p>Come back later to continue shopping.</p>
    </MessagePage>
  );
};
