import { type SyntheticEvent, useState } from 'react';
import { READY_DELAY_MS } from '../config/constants';
import { savesData } from '../lib/savesData';
import { cx } from './cx';
import styles from './Dropdown.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import type { MenuEntry } from './menuEntry';
import { PlainEntry } from './PlainEntry';
import { useChunk } from './useChunk';
import { useDisclosure } from './useDisclosure';
import { useLater } from './useLater';

interface MenuButtonProps {
  label: string;
  icon?: IconName;
  align?: 'start' | 'end';
  entries: readonly MenuEntry[];
  onOpen?: () => void;
}

const loadMenu = () => import(/* webpackChunkName: "overlays" */ './ShopMenu');

/**
 * A button with a menu. The same entries open in a plain panel until the menu's chunk has loaded, so signing out never
 * waits for a download. An open panel stays until it is closed, even when the chunk arrives meanwhile.
 */
export const MenuButton = ({ label, icon, align = 'start', entries, onOpen }: MenuButtonProps) => {
  const { isOpen: isPanelOpen, rootProps, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const later = useLater(READY_DELAY_MS);
  const loaded = useChunk(loadMenu, later && !isPanelOpen && !savesData(navigator));
  const chunk = isPanelOpen ? null : loaded;
  const press = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!isPanelOpen) onOpen?.();
    if (!chunk) {
      buttonProps.onClick();
      return;
    }
    // Safari does not focus a pressed button, and the focus must come back to it.
    currentTarget.focus();
    setMenuOpen(true);
  };
  return (
    <div className={styles.root} {...rootProps}>
      <button
        className={styles.button}
        {...buttonProps}
        {...(chunk && { 'aria-haspopup': 'menu', 'aria-controls': undefined, 'aria-expanded': isMenuOpen })}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isPanelOpen) return;
          event.preventDefault();
          press(event);
        }}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      {chunk ? (
        <chunk.ShopMenu
          label={label}
          align={align}
          entries={entries}
          anchor={() => buttonProps.ref.current}
          open={isMenuOpen}
          onClose={() => {
            setMenuOpen(false);
          }}
        />
      ) : (
        <div className={cx(styles.panel, styles.entries, styles[align])} {...panelProps}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <PlainEntry {...entry} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
