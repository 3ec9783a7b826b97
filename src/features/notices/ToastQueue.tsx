import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectNotices } from './noticesSlice';
import { UndoButton } from './UndoButton';

/** Syncs the toasts on screen with the notices in the store. */
export const ToastQueue = () => {
  const notices = useAppSelector(selectNotices);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const onScreen = useRef(new Set<string>());
  useEffect(() => {
    const wanted = new Set(notices.map(({ id }) => id));
    for (const id of onScreen.current) if (!wanted.has(id)) closeSnackbar(id);
    for (const { id, kind, text, undo } of notices) {
      if (onScreen.current.has(id)) continue;
      enqueueSnackbar(text, { key: id, variant: kind, action: undo && <UndoButton id={id} undo={undo} /> });
    }
    onScreen.current = wanted;
  }, [closeSnackbar, enqueueSnackbar, notices]);
  return null;
};
