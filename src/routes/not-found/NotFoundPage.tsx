import { paths } from '../../config/paths';
import { ReportButton } from '../../features/overlays/ReportButton';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { useGoBack } from '../../ui/useGoBack';
import { usePageTitle } from '../../ui/usePageTitle';

export const NotFoundPage = () => {
  usePageTitle('Page not found');
  const goBack = useGoBack();
  return (
    <MessagePage
      title="OOPS! Page not found"
      action={
        <>
          <ButtonLink to={paths.home} onClick={goBack}>
            GO BACK
          </ButtonLink>
          <ReportButton />
        </>
      }
    >
      <p>The page has moved, or it never was. The menu and the search still lead to everything we sell.</p>
    </MessagePage>
  );
};
