import { useContext } from 'react';
import type { Undo } from '../../api/apiEvents';
import { useAppDispatch } from '../../store/hooks';
import styles from './NoticeHost.module.css';
import { noticeClosed } from './noticesSlice';
import { ToastPauseContext } from './toastPause';

/** Dispatches the toast's undo action and closes the toast. */
export const UndoButton = ({ id, undo }: { id: string; undo: Undo }) => {
  const dispatch = useAppDispatch();
  const { setPaused } = useContext(ToastPauseContext);
  return (
    <button
      type="button"
      className={styles.undo}
      onClick={() => {
        setPaused(false);
        dispatch({ ...undo });
        dispatch(noticeClosed(id));
      }}
    >
      Undo
    </button>
  );
};
