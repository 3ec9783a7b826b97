import { Picture } from '../../ui/Picture';
import styles from './Gallery.module.css';

interface ThumbButtonProps {
  src: string;
  label: string;
  isCurrent: boolean;
  onShow: () => void;
}

export const ThumbButton = ({ src, label, isCurrent, onShow }: ThumbButtonProps) => (
  <div className={styles.thumbCell}>
    <button
      type="button"
      className={styles.thumb}
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onShow}
    >
      <Picture src={src} alt="" slot="thumb" />
    </button>
  </div>
);
