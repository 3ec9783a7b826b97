import { useBusiness } from '../../features/business/useBusiness';
import { useOverlayChunk } from './useOverlayChunk';

const loadSizeGuide = () => import(/* webpackChunkName: "size-guide" */ '../../features/content/SizeGuideDialog');
const loadReport = () => import(/* webpackChunkName: "report" */ '../../support/report/ReportDialog');
const loadDelivery = () => import(/* webpackChunkName: "delivery" */ '../../features/content/DeliveryDialog');
const loadSiteMap = () => import(/* webpackChunkName: "site-map" */ '../../features/content/SiteMapDialog');

/** Size Guide, Delivery and Site Map dialogs, for every page that links to them. */
export const InfoDialogs = () => {
  const { currency } = useBusiness();
  const sizeGuide = useOverlayChunk('sizeGuide', loadSizeGuide);
  const delivery = useOverlayChunk('delivery', loadDelivery);
  const siteMap = useOverlayChunk('siteMap', loadSiteMap);
  const report = useOverlayChunk('report', loadReport);
  return (
    <>
      {report.open && report.chunk && <report.chunk.ReportDialog onClose={report.onClose} />}
      {sizeGuide.open && sizeGuide.chunk && <sizeGuide.chunk.SizeGuideDialog onClose={sizeGuide.onClose} />}
      {delivery.open && delivery.chunk && (
        <delivery.chunk.DeliveryDialog currency={currency} onClose={delivery.onClose} />
      )}
      {siteMap.open && siteMap.chunk && <siteMap.chunk.SiteMapDialog onClose={siteMap.onClose} />}
    </>
  );
};
