import { Link } from './Link';

/** A menu entry: a page of the shop, another site, or an action. */
export type MenuEntry = { label: string } & (
  | { to: string }
  | { href: string; target?: '_blank'; rel?: 'noopener noreferrer' }
  | { onChoose: () => void; opensDialog?: boolean }
);

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
