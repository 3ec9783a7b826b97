import { useCategoryTree } from '../../api/categoryReads';
import { CAROUSEL_CATEGORIES } from '../../config/constants';
import { Carousel } from '../../ui/Carousel';
import { CategoryCircle } from './CategoryCircle';
import { carouselLoops } from './shelfProducts';
import { HomeSection } from './HomeSection';
import { SectionHead } from '../../ui/SectionHead';
import { ShelfSkeleton } from './ShelfSkeleton';

const HEADING = 'home-categories';
const TITLE = 'Shop by category';

/** The first categories of the navigation; renders nothing when there are no categories. */
export const HomeCategories = () => {
  const { data, isFetching } = useCategoryTree();
  const shown = data?.slice(0, CAROUSEL_CATEGORIES) ?? [];
  const head = <SectionHead id={HEADING} title={TITLE} />;
  if (shown.length > 0) {
    const items = shown.map((category) => ({ key: category.id, node: <CategoryCircle category={category} /> }));
    return (
      <HomeSection headingId={HEADING}>
        <Carousel label={TITLE} size="round" head={head} items={items} loops={carouselLoops(items.length)} />
      </HomeSection>
    );
  }
  if (!isFetching) return null;
  return (
    <HomeSection headingId={HEADING} head={head}>
      <ShelfSkeleton shape="rounds" label="Loading the categories" />
    </HomeSection>
  );
};
