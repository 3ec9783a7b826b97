import { Icon } from '../../ui/Icon';
import styles from './ShareButton.module.css';
import { SHARE, ShareMenu } from './ShareMenu';
import { useShare } from './useShare';

/** Shares the current page, or another page of the shop. */
export const ShareButton = ({ title, path = '' }: { title: string; path?: string }) => {
  const address = new URL(path, window.location.href).href;
  const share = useShare(title, address);
  if (!share) return <ShareMenu title={title} address={address} />;
  return (
    <button type="button" className={styles.button} onClick={() => void share()}>
      <Icon name={SHARE} />
      Share
    </button>
  );
};
