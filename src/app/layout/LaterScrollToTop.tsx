import { READY_DELAY_MS } from '../../config/constants';
import { useChunk } from '../../ui/useChunk';
import { useLater } from '../../ui/useLater';

const loadButton = () => import(/* webpackChunkName: "status" */ './ScrollToTop');

/** Nobody is far down on the first screen: the way back up comes when that stands. */
export const LaterScrollToTop = () => {
  const chunk = useChunk(loadButton, useLater(READY_DELAY_MS));
  return chunk && <chunk.ScrollToTop />;
};
