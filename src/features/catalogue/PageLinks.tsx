import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { MuiRoot } from '../../theme/MuiRoot';
import { Link } from '../../ui/Link';
import type { ListPagesProps } from './ListPages';

/** Links, so that Back, sharing and search engines know each page. */
export const PageLinks = ({ label, page, pages, pageTo }: ListPagesProps) => (
  <MuiRoot>
    <Pagination
      count={pages}
      page={page}
      siblingCount={0}
      aria-label={`Pages of ${label}`}
      renderItem={(item) => <PaginationItem {...item} component={Link} to={pageTo(item.page ?? page)} />}
    />
  </MuiRoot>
);
