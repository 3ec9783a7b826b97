import { useGetSlidesQuery } from '../../api/catalogueApi';
import { Slideshow } from './Slideshow';
import { SlideshowSkeleton } from './SlideshowSkeleton';

/** Hidden where the shop has no slides. */
export const HomeSlides = () => {
  const { data, isFetching } = useGetSlidesQuery();
  if (data && data.length > 0) return <Slideshow slides={data} />;
  return isFetching ? <SlideshowSkeleton /> : null;
};
