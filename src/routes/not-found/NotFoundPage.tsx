import { paths } from '../../config/paths';
import { ReportButton } from '../../features/overlays/ReportButton';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { useGoBack } from '../../ui/useGoBack';
import { usePageMeta } from '../../ui/usePageMeta';
import { BestSellers } from '../shared/BestSellers';

export const NotFoundPage = () => {
  usePageMeta({ title: 'Page not found', unlisted: true });
  const goBack = useGoBack();
  return (
    <>
      <MessagePage
        drawing="search"
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
        <p>This page may have moved or no longer exists. Use the menu or search to find what you’re looking for.</p>
      </MessagePage>
      <BestSellers />
    </>
  );
};
