import { SOCIAL_LINKS, type SocialLink } from '../../../config/brand/shop';
import { Icon } from '../../../ui/Icon';
import styles from './SocialLinks.module.css';

export const SocialLinks = ({ links = SOCIAL_LINKS }: { links?: readonly SocialLink[] }) => (
  <ul className={styles.list} aria-label="Follow us">
    {links.map(({ name, icon, href }) => (
      <li key={name}>
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
          <Icon name={icon} size={18} />
        </a>
      </li>
    ))}
  </ul>
);
