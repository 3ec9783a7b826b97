import type { MenuEntry } from '../../ui/menuEntry';

/** One entry of each kind. */
export const ENTRIES: readonly MenuEntry[] = [
  { label: 'Orders', to: '/account/orders' },
  { label: 'WhatsApp', href: 'https://wa.me/' },
  { label: 'Logout', onChoose: () => undefined },
];
