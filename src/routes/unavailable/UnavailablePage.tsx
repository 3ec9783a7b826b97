import { Navigate } from 'react-router';
import { paths } from '../../config/paths';
import { useAvailability } from '../../features/business/useAvailability';
import { ReportButton } from '../../features/overlays/ReportButton';
import { Button } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

export const UnavailablePage = () => {
  usePageTitle('Website is currently unavailable');
  const availability = useAvailability({ fresh: true });
  if (availability === 'open') return <Navigate to={paths.home} replace />;
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
