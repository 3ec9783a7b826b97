import { useGetSlidesQuery } from '../../api/catalogueApi';
import { errorText } from '../../api/apiError';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Slideshow } from './Slideshow';
import { SlideshowSkeleton } from './SlideshowSkeleton';

/** Hidden where the shop has no slides. */
export const HomeSlides = () => {
  const { data, error, isFetching, refetch } = useGetSlidesQuery();
  if (data && data.length > 0) return <Slideshow slides={data} />;
  if (isFetching) return <SlideshowSkeleton />;
  if (!error) return null;
  return (
    <ErrorNotice
      text={errorText(error)}
      retryLabel="Load the highlights again"
      onRetry={() => {
        void refetch();
      }}
    />
  );
};
