import { useCategoryTree } from '../../api/categoryReads';
import { CAROUSEL_CATEGORIES } from '../../config/constants';
import type { Category } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import { Carousel } from '../../ui/Carousel';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { SectionHead } from '../../ui/SectionHead';
import styles from './HomeCategories.module.css';
import { HomeSection } from './HomeSection';
import { carouselLoops } from './shelfProducts';
import { ShelfSkeleton } from './ShelfSkeleton';

const HEADING = 'home-categories';
const TITLE = 'Shop by category';

const CategoryCircle = ({ category }: { category: Category }) => (
  <Link to={categoryPath(category)} className={styles.link}>
    <Picture src={category.imageUrl} alt="" slot="thumb" className={styles.picture} />
    <span className={styles.name}>{category.name}</span>
  </Link>
);

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
