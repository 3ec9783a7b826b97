import type { CustomContentProps } from 'notistack';
import { type FocusEvent, type Ref, useContext, useRef } from 'react';
import type { NoticeKind } from '../../api/apiEvents';
import { TOAST_CLOSES_AFTER } from '../../config/constants';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/iconPaths';
import styles from './NoticeHost.module.css';
import { noticeClosed, selectNotices } from './noticesSlice';
import { ToastPauseContext } from './toastPause';
import { useClearOfFocus } from './useClearOfFocus';
import { useCountdown } from './useCountdown';
import { useFocusReturn } from './useFocusReturn';
import { CHECK } from '../../ui/lazyOutlines';

const ICONS: Record<NoticeKind, IconName> = { success: CHECK, info: 'info', error: 'alert' };

/** One toast. Hover or focus on any toast pauses it; it closes by itself or by its close button. */
export const Toast = ({ id, message, variant, action, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) => {
  const dispatch = useAppDispatch();
  const { paused, setPaused } = useContext(ToastPauseContext);
  // A notice's text may change while it is shown; notistack keeps the first text, also while the toast leaves.
  const text = useAppSelector((state) => selectNotices(state).find((notice) => notice.id === id)?.text) ?? message;
  const kind: NoticeKind = variant === 'success' || variant === 'error' ? variant : 'info';
  const pause = () => {
    setPaused(true);
  };
  const noteFocus = useFocusReturn();
  const words = useRef<HTMLSpanElement>(null);
  useClearOfFocus(words);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    pause();
    noteFocus(event);
  };
  const resume = () => {
    setPaused(false);
  };
  const close = () => {
    // An element removed under the pointer fires no pointerleave event.
    resume();
    dispatch(noticeClosed(String(id)));
  };
  useCountdown(TOAST_CLOSES_AFTER, paused, close);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- hover and focus only pause the countdown
    <div
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[kind])}
      data-reachable=""
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={onFocus}
      onBlur={resume}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Icon name={ICONS[kind]} size={20} className={styles.icon} />
      <span ref={words} className={styles.text}>
        {text}
      </span>
      {typeof action === 'function' ? action(id) : action}
      <IconButton icon="close" size={18} label="Dismiss" onClick={close} />
    </div>
  );
};
