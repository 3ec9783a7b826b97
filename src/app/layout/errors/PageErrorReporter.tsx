import { useEffect } from 'react';
import { type PageError, pageFailed, pageRecovered } from '../../../features/nav/navSlice';
import { errorCaught } from '../../../support/record/supportEvents';
import { useAppDispatch } from '../../../store/hooks';

/** A browser does not request a failed module again in the same document. */
export const pageErrorOf = (error: unknown): PageError =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
    ? 'lost'
    : 'broken';

/** Reports to the store that the page failed to render, while the error is shown. */
export const PageErrorReporter = ({ error }: { error: unknown }) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(errorCaught(error));
    dispatch(pageFailed(pageErrorOf(error)));
    return () => {
      dispatch(pageRecovered());
    };
  }, [dispatch, error]);
  return null;
};
