import { READY_DELAY_MS } from '../../../config/constants';
import { useChunk } from '../../../ui/useChunk';
import { useElapsed } from '../../../ui/useElapsed';

const loadButton = () => import(/* webpackChunkName: "status" */ './ScrollToTop');

/** Loads the back-to-top button after the first screen, because it is shown only far down the page. */
export const LazyScrollToTop = () => {
  const chunk = useChunk(loadButton, useElapsed(READY_DELAY_MS));
  return chunk && <chunk.ScrollToTop />;
};
