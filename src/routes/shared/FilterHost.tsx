import type { FilterDrawerProps } from './FilterDrawer';
import { useOverlayChunk } from './useOverlayChunk';

const load = () => import(/* webpackChunkName: "filter" */ './FilterDrawer');

/** The filter drawer of a list, which stays mounted once it has been opened. */
export const FilterHost = (props: FilterDrawerProps) => {
  const { chunk } = useOverlayChunk('filter', load);
  return chunk && <chunk.FilterDrawer {...props} />;
};
