import { type SyntheticEvent, useEffect, useState } from 'react';
import { savesData } from '../lib/savesData';
import { cx } from './cx';
import styles from './Dropdown.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { type MenuEntry, PlainEntry } from './PlainEntry';
import { useChunk } from './useChunk';
import { useDisclosure } from './useDisclosure';

interface MenuButtonProps {
  label: string;
  icon?: IconName;
  align?: 'start' | 'end';
  entries: readonly MenuEntry[];
  onOpen?: () => void;
}

const loadMenu = () => import(/* webpackChunkName: "menu" */ './ShopMenu');

/**
 * A button with a menu. The menu's chunk is fetched when the shopper points at the button or focuses it. Until it has
 * loaded, the same entries open in a plain panel, so signing out never waits for a download. An open panel stays until it
 * is closed, even when the chunk arrives meanwhile.
 */
export const MenuButton = ({ label, icon, align = 'start', entries, onOpen }: MenuButtonProps) => {
  const { isOpen: isPanelOpen, rootProps, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isIntended, setIntended] = useState(false);
  const loaded = useChunk(loadMenu, isIntended && !isPanelOpen && !savesData(navigator));
  const chunk = isPanelOpen ? null : loaded;
  const { ref: panel } = panelProps;
  useEffect(() => {
    // The button may be at the bottom of the window or of a dialog.
    if (isPanelOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isPanelOpen, panel]);
  const press = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!isPanelOpen) onOpen?.();
    if (!chunk) {
      buttonProps.onClick();
      return;
    }
    // Safari does not focus a pressed button, and the focus must return to it.
    currentTarget.focus();
    setMenuOpen(true);
  };
  const intend = () => {
    setIntended(true);
  };
  return (
    <div className={styles.root} {...rootProps}>
      <button
        className={styles.button}
        {...buttonProps}
        {...(chunk && { 'aria-haspopup': 'menu', 'aria-controls': undefined, 'aria-expanded': isMenuOpen })}
        onPointerEnter={intend}
        onFocus={intend}
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
