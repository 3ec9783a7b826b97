import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Picture } from '../../../ui/Picture';
import { useDisclosure } from '../../../ui/useDisclosure';
import styles from './MainNav.module.css';
import type { NavEntry } from './menuEntries';

const Subs = ({ entries }: { entries: readonly NavEntry[] }) => (
  <ul className={styles.subs}>
    {entries.map(({ name, to, entries: below }) => (
      <li key={to}>
        <Link to={to} className={styles.sub}>
          {name}
        </Link>
        {below.length > 0 && <Subs entries={below} />}
      </li>
    ))}
  </ul>
);

interface MenuItemProps {
  name: string;
  /** The category's page; without one, the button shows the name. */
  to?: string;
  imageUrl?: string | null;
  entries: readonly NavEntry[];
}

/** The link in the menu row; a button beside it, or hovering, opens its submenu. */
export const MenuItem = ({ name, to, imageUrl = null, entries }: MenuItemProps) => {
  const { isOpen, close, rootProps, pointing, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  const link = to !== undefined && (
    <Link to={to} className={styles.link} onClick={close}>
      {name}
    </Link>
  );
  if (entries.length === 0) return <li className={styles.entry}>{link}</li>;
  return (
    <li className={styles.entry} {...rootProps} {...pointing}>
      {link}
      <button className={styles.opener} aria-label={link ? `Show what is in ${name}` : undefined} {...buttonProps}>
        {!link && name}
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      <div className={styles.panel} {...panelProps}>
        <div className={styles.inner}>
          <Subs entries={entries} />
          {isOpen && imageUrl !== null && <Picture src={imageUrl} alt="" className={styles.picture} />}
        </div>
      </div>
    </li>
  );
};
