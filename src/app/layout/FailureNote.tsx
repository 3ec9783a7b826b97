import { useEffect } from 'react';
import { type PageFailure, pageFailed, pageRecovered } from '../../features/nav/navSlice';
import { errorCaught } from '../../features/support/supportEvents';
import { useAppDispatch } from '../../store/hooks';

/** A browser does not request a failed module again in the same document. */
export const failureOf = (error: unknown): PageFailure =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
    ? 'lost'
    : 'broken';

/** Reports to the store that the page failed to render, while the error is shown. */
export const FailureNote = ({ error }: { error: unknown }) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(errorCaught(error));
    dispatch(pageFailed(failureOf(error)));
    return () => {
      dispatch(pageRecovered());
    };
  }, [dispatch, error]);
  return null;
};
