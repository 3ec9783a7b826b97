import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { MuiRoot } from '../theme/MuiRoot';
import { Link } from './Link';
import type { MenuEntry } from './PlainEntry';
import { useModal } from './useModal';

interface ShopMenuProps {
  open: boolean;
  onClose: () => void;
  /** The element that the menu is anchored to. */
  anchor: () => Element | null;
  align: 'start' | 'end';
  label: string;
  entries: readonly MenuEntry[];
}

/** A menu below the button that opened it. */
export const ShopMenu = ({ open, onClose, anchor, align, label, entries }: ShopMenuProps) => {
  const modal = useModal(open, onClose);
  const horizontal = align === 'end' ? 'right' : 'left';
  const propsOf = (entry: MenuEntry) => {
    if ('to' in entry) return { component: Link, to: entry.to, onClick: onClose };
    if ('href' in entry) {
      const { href, target, rel } = entry;
      return { component: 'a', href, target, rel, onClick: onClose };
    }
    return {
      'aria-haspopup': entry.opensDialog ? ('dialog' as const) : undefined,
      onClick: () => {
        // The focus returns to the button first, so that a dialog opened now restores it there.
        flushSync(onClose);
        queueMicrotask(entry.onChoose);
      },
    };
  };
  return (
    <MuiRoot>
      <Menu
        open={open}
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        {...modal.root}
        // A landmark, because everything else on the page is inside one.
        slotProps={{
          paper: { ...modal.paper, component: 'section', 'aria-label': label },
          list: { 'aria-label': label },
        }}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.label} {...propsOf(entry)}>
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </MuiRoot>
  );
};
