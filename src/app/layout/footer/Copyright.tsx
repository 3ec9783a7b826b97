import { COPYRIGHT_YEAR, PROVIDER } from '../../../config/brand/shop';
import { useBusiness } from '../../../features/business/useBusiness';
import { useEnvironment } from '../../../store/ShopProvider';

/** The build writes this file: .config/webpack/licensesPlugin.cjs. */
const LICENSES = '/licenses.txt';

export const Copyright = ({ className }: { className?: string | undefined }) => {
  const { name } = useBusiness();
  const year = new Date(useEnvironment().clock.now()).getFullYear();
  return (
    <p className={className}>
      © {COPYRIGHT_YEAR}
      {year > COPYRIGHT_YEAR && `–${year}`} {name && `${name}. `}Powered by {PROVIDER}. <a href={LICENSES}>Licenses</a>
    </p>
  );
};
