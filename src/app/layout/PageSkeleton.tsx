import { useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { HomeShape, PageShape } from './PageShapes';

const SHOWS_PRODUCTS = /^\/(ct|ft|items|pd)\//;

/** The placeholder of a loading page; index.html shows the same one before any script has run. */
export const PageSkeleton = () => {
  const { pathname } = useLocation();
  return pathname === paths.home ? <HomeShape /> : <PageShape isText={!SHOWS_PRODUCTS.test(pathname)} />;
};
