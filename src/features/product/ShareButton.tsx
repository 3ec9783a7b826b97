import { Icon } from '../../ui/Icon';
import { ShareFallback } from './ShareFallback';
import styles from './ShareButton.module.css';
import { SHARE_UNSUPPORTED, useShare } from './useShare';

export const ShareButton = ({ title }: { title: string }) => {
  const { share, isUnsupported, close } = useShare(title);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      {isUnsupported && (
        <div className={styles.panel}>
          <p role="alert">{SHARE_UNSUPPORTED}</p>
          <ShareFallback title={title} onClose={close} />
        </div>
      )}
    </>
  );
};
