import { matchPath, useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { selectIsSignedIn } from '../../../features/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Link } from '../../../ui/Link';
import { QUICK_LINKS, QuickLinks } from './QuickLinks';

/** A customer's Account link opens their data instead of the sign-in page. */
const OF_CUSTOMER = QUICK_LINKS.map((link) => (link.to === paths.auth ? { ...link, to: paths.accountEdit } : link));

/** The bottom bar with the current page marked. */
export const MobileBar = () => {
  const links = useAppSelector(selectIsSignedIn) ? OF_CUSTOMER : QUICK_LINKS;
  const { pathname } = useLocation();
  const current = links.find(({ section }) => matchPath(section, pathname));
  return (
    <QuickLinks
      links={links}
      renderLink={(link, className, content) => (
        <Link
          key={link.name}
          to={link.to}
          aria-current={link === current ? (link.to === pathname ? 'page' : true) : undefined}
          className={className}
        >
          {content}
        </Link>
      )}
    />
  );
};
