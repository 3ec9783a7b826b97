/** Something to choose: a page of the shop, another site, or something to do. */
export type MenuEntry = { label: string } & (
  | { to: string }
  | { href: string; target?: '_blank'; rel?: 'noopener noreferrer' }
  | { onChoose: () => void; opensDialog?: boolean }
);
