import { READY_DELAY_MS } from '../../config/constants';
import { useChunk } from '../../ui/useChunk';
import { useLater } from '../../ui/useLater';

const loadButton = () => import(/* webpackChunkName: "status" */ './ScrollToTop');

/** Loads the back-to-top button after the first screen, because it is shown only far down the page. */
export const LaterScrollToTop = () => {
  const chunk = useChunk(loadButton, useLater(READY_DELAY_MS));
  return chunk && <chunk.ScrollToTop />;
};
