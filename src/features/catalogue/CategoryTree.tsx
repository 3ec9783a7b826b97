import { useId, useState } from 'react';
import type { Category } from '../../contract/category';
import { categoryPath, categoryTrail } from '../../domain/categories';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import styles from './CategoryTree.module.css';

interface BranchProps {
  category: Category;
  current: string | undefined;
}

const Leaf = ({ name, category, current }: BranchProps & { name: string }) => (
  <li>
    <Link
      to={categoryPath(category)}
      className={styles.link}
      aria-current={category.slug === current ? 'page' : undefined}
    >
      {name}
    </Link>
  </li>
);

const Branch = ({ category, current }: BranchProps) => {
  const holdsCurrent = current !== undefined && categoryTrail([category], current).length > 0;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? holdsCurrent;
  const id = useId();
  if (category.children.length === 0) return <Leaf name={category.name} category={category} current={current} />;
  return (
    <li>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setToggled(!open);
        }}
      >
        {category.name}
        <Icon name="down" size={20} />
      </button>
      <ul id={id} className={styles.below} hidden={!open}>
        <Leaf name={`All ${category.name}`} category={category} current={current} />
        {category.children.map((child) => (
          <Branch key={child.slug} category={child} current={current} />
        ))}
      </ul>
    </li>
  );
};

interface CategoryTreeProps {
  tree: readonly Category[];
  /** Slug of the category on the page; its branch is open. */
  current?: string | undefined;
}

export const CategoryTree = ({ tree, current }: CategoryTreeProps) => (
  <nav aria-label="Categories">
    <ul>
      {tree.map((category) => (
        // A page change resets which branches are open.
        <Branch key={`${category.slug} ${current ?? ''}`} category={category} current={current} />
      ))}
    </ul>
  </nav>
);
