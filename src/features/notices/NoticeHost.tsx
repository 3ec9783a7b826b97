import { SnackbarProvider } from 'notistack';
import { useMemo, useState } from 'react';
import { MAX_TOASTS } from '../../config/constants';
import styles from './NoticeHost.module.css';
import { Toast } from './Toast';
import { ToastPauseContext } from './toastPause';
import { ToastQueue } from './ToastQueue';

// The page's CSP blocks the styles that notistack injects; NoticeHost.module.css contains the same rules.
const classes = { containerRoot: styles.container ?? '', root: styles.item ?? '' };
const Components = { success: Toast, info: Toast, error: Toast };
// The store limits the toasts; a toast that is still animating out must not delay the next one.
const ROOM = MAX_TOASTS * 2;

/** Toasts at the top of the window: the store decides which are shown, notistack renders them. */
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
