import { COPYRIGHT_YEAR, PROVIDER } from '../../config/brand/shop';
import { useBusiness } from '../../features/business/useBusiness';

/** The build writes this file: src/boot/licensesPlugin.cjs. */
const LICENSES = '/licenses.txt';

export const Copyright = ({ className }: { className?: string | undefined }) => {
  const { name } = useBusiness();
  return (
    <p className={className}>
      © {COPYRIGHT_YEAR} {name && `${name}. `}Powered by {PROVIDER}. <a href={LICENSES}>Licenses</a>
    </p>
  );
};
