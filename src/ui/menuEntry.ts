/** A menu entry: a page of the shop, another site, or an action. */
export type MenuEntry = { label: string } & (
  | { to: string }
  | { href: string; target?: '_blank'; rel?: 'noopener noreferrer' }
  | { onChoose: () => void; opensDialog?: boolean }
);
