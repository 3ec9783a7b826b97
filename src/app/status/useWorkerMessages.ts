import { useEffect } from 'react';
import { refetchQueryOf } from '../../api/refreshReads';
import type { TabMessage, WorkerMessage } from '../../contract/workerMessages';
import { workersOf } from '../../lib/workers';
import { useAppDispatch } from '../../store/hooks';

/** Follows the worker's messages, including those sent before this hook subscribed. */
export const useWorkerMessages = (onUnreachable: () => void): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const workers = workersOf(window);
    if (!workers) return undefined;
    const take = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'renewed') dispatch(refetchQueryOf(data.url));
      else onUnreachable();
    };
    workers.addEventListener('message', take);
    workers.startMessages();
    const message: TabMessage = { type: 'listening' };
    workers.controller?.postMessage(message);
    return () => {
      workers.removeEventListener('message', take);
    };
  }, [dispatch, onUnreachable]);
};
