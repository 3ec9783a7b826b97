import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Drawing } from '../ui/Drawing';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { type IconName, iconPaths, solidPaths } from '../ui/iconPaths';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './PartsPage.module.css';
import type { States } from './states';

const ICONS = Object.keys({ ...iconPaths, ...solidPaths }) as IconName[];
const LOOKS = ['primary', 'quiet', 'text'] as const;

const Icons = () => (
  <ul className={styles.icons}>
    {ICONS.map((name) => (
      <li key={name}>
        <Icon name={name} /> {name}
      </li>
    ))}
  </ul>
);

export const BUTTONS: States = {
  Button: Object.fromEntries(
    LOOKS.flatMap((look) => [
      [look, <Button variant={look}>Add To Cart</Button>],
      [
        `${look}, busy`,
        <Button variant={look} aria-disabled aria-busy>
          Adding...
        </Button>,
      ],
      [
        `${look}, disabled`,
        <Button variant={look} disabled>
          Out of stock
        </Button>,
      ],
      [
        `${look}, wide`,
        <Button variant={look} wide>
          Proceed to checkout
        </Button>,
      ],
    ]),
  ),
  ButtonLink: Object.fromEntries(
    LOOKS.map((look) => [
      look,
      <ButtonLink to="/cart" variant={look}>
        View Cart
      </ButtonLink>,
    ]),
  ),
  IconButton: {
    usual: <IconButton icon="heart" label="Add to Wishlist" />,
    disabled: <IconButton icon="left" label="Previous" disabled />,
  },
  Icon: { 'by their names': <Icons /> },
  Drawing: { usual: <Drawing name="heart" /> },
  Link: { usual: <Link to="/cart">Your cart</Link> },
  VisuallyHidden: {
    usual: (
      <p>
        Read aloud only: <VisuallyHidden>nobody sees this</VisuallyHidden>
      </p>
    ),
  },
};
