import { notify } from '../../api/apiEvents';
import { type Overlay, overlayClosed } from '../../features/overlays/overlaysSlice';
import { useOverlay } from '../../features/overlays/useOverlay';
import { useAppDispatch } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';

const loadSizeGuide = () => import(/* webpackChunkName: "size-guide" */ '../../features/content/SizeGuideDialog');
const loadReport = () => import(/* webpackChunkName: "report" */ '../../features/support/ReportDialog');
const loadDelivery = () => import(/* webpackChunkName: "delivery" */ '../../features/content/DeliveryDialog');
const loadSiteMap = () => import(/* webpackChunkName: "site-map" */ '../../features/content/SiteMapDialog');

const useDialogChunk = <T,>(overlay: Overlay, load: () => Promise<T>) => {
  const dispatch = useAppDispatch();
  const { open, onClose } = useOverlay(overlay);
  const chunk = useChunk(load, open, () => {
    dispatch(overlayClosed(overlay));
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  return { chunk: open ? chunk : null, onClose };
};

/** Size Guide, Delivery and Site Map, for every page that has a way to them. */
export const InfoDialogs = () => {
  const sizeGuide = useDialogChunk('sizeGuide', loadSizeGuide);
  const delivery = useDialogChunk('delivery', loadDelivery);
  const siteMap = useDialogChunk('siteMap', loadSiteMap);
  const report = useDialogChunk('report', loadReport);
  return (
    <>
      {report.chunk && <report.chunk.ReportDialog onClose={report.onClose} />}
      {sizeGuide.chunk && <sizeGuide.chunk.SizeGuideDialog onClose={sizeGuide.onClose} />}
      {delivery.chunk && <delivery.chunk.DeliveryDialog onClose={delivery.onClose} />}
      {siteMap.chunk && <siteMap.chunk.SiteMapDialog onClose={siteMap.onClose} />}
    </>
  );
};
