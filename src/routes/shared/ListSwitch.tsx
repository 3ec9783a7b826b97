import type { ReactNode } from 'react';
import { useAnnounced } from '../../features/business/useFeature';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useNeededChunk } from '../../ui/useNeededChunk';
import type { PagedListProps } from './PagedList';

const load = () => import(/* webpackChunkName: "paged-list" */ './PagedList');

interface ListSwitchProps extends PagedListProps {
  /** The page where the back end sends whole lists. */
  whole: ReactNode;
}

/** A list page: by page where the back end can, else from the whole list. */
export const ListSwitch = ({ whole, ...paged }: ListSwitchProps) => {
  const isPaged = useAnnounced('lists');
  const { part, retry } = useNeededChunk(load, isPaged === true);
  if (isPaged === false) return whole;
  if (part) return <part.PagedList {...paged} />;
  return paged.renderPage(
    retry ? (
      <ErrorNotice text="The list didn’t load." onRetry={retry} />
    ) : (
      <ProductGridSkeleton columns={paged.defaults.columns} />
    ),
    undefined,
  );
};
