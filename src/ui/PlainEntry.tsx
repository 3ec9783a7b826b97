import { Link } from './Link';
import type { MenuEntry } from './menuEntry';

/** A menu entry outside a menu: a link or a button. */
export const PlainEntry = ({ label, ...entry }: MenuEntry) => {
  if ('to' in entry) return <Link to={entry.to}>{label}</Link>;
  if ('href' in entry) return <a {...entry}>{label}</a>;
  return (
    <button type="button" aria-haspopup={entry.opensDialog ? 'dialog' : undefined} onClick={entry.onChoose}>
      {label}
    </button>
  );
};
