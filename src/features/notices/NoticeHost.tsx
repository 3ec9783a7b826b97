import { SnackbarProvider } from 'notistack';
import { useMemo, useState } from 'react';
import { MAX_TOASTS } from '../../config/constants';
import styles from './NoticeHost.module.css';
import { Toast } from './Toast';
import { ToastPauseContext } from './toastPause';
import { ToastQueue } from './ToastQueue';

// notistack puts its own rules where the page's policy forbids them; NoticeHost.module.css says the same in our words.
const classes = { containerRoot: styles.container ?? '', root: styles.item ?? '' };
const Components = { success: Toast, info: Toast, error: Toast };
// The store holds the limit; one that is on its way out must not keep the next one waiting.
const ROOM = MAX_TOASTS * 2;

/** Toasts at the top of the window, drawn by notistack, decided by the store. */
export const NoticeHost = () => {
  const [paused, setPaused] = useState(false);
  const pause = useMemo(() => ({ paused, setPaused }), [paused]);
  return (
    <ToastPauseContext value={pause}>
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        maxSnack={ROOM}
        autoHideDuration={null}
        classes={classes}
        Components={Components}
      >
        <ToastQueue />
      </SnackbarProvider>
    </ToastPauseContext>
  );
};
