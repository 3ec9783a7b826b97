import { useOverlayChunk } from '../../../routes/shared/useOverlayChunk';

const load = () => import(/* webpackChunkName: "side-panel" */ './SidePanel');

/** The panel of visitors, which stays mounted once it has been opened. */
export const SidePanelHost = () => {
  const { chunk } = useOverlayChunk('sidePanel', load);
  return chunk && <chunk.SidePanel />;
};
