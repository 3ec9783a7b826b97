import { Icon } from '../../ui/Icon';
import { ShareFallback } from './ShareFallback';
import styles from './ShareButton.module.css';
import { SHARE_UNSUPPORTED, useShare } from './useShare';

/** Passes on the page it stands on, or another one of the shop. */
export const ShareButton = ({ title, path = '' }: { title: string; path?: string }) => {
  const address = new URL(path, window.location.href).href;
  const { share, isUnsupported, close } = useShare(title, address);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      {isUnsupported && (
        <div className={styles.panel}>
          <p role="alert">{SHARE_UNSUPPORTED}</p>
          <ShareFallback title={title} address={address} onClose={close} />
        </div>
      )}
    </>
  );
};
