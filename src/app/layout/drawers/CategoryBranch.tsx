import { type ReactNode, useId, useState } from 'react';
import type { Category } from '../../../contract/category';
import { categoryPath } from '../../../domain/categories';
import { Link } from '../../../ui/Link';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import styles from './MobileMenu.module.css';

interface DisclosureProps {
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  strong?: boolean;
  children: ReactNode;
}

export const Disclosure = ({ label, open, onToggle, strong, children }: DisclosureProps) => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={cx(styles.link, strong && styles.strong)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          onToggle(!open);
        }}
      >
        {label}
        <Icon name="down" size={20} />
      </button>
      <ul id={id} className={styles.below} hidden={!open}>
        {children}
      </ul>
    </>
  );
};

/** A category and its descendants, to any depth. */
export const CategoryBranch = ({ category }: { category: Category }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { name, children } = category;
  const to = categoryPath(category);
  if (children.length === 0)
    return (
      <li>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
      </li>
    );
  return (
    <li>
      <Disclosure label={name} open={isOpen} onToggle={setIsOpen}>
        <li>
          <Link to={to} className={styles.link}>
            All {name}
          </Link>
        </li>
        {children.map((child) => (
          <CategoryBranch key={child.id} category={child} />
        ))}
      </Disclosure>
    </li>
  );
};
