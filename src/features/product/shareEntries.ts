import type { MenuEntry } from '../../ui/menuEntry';

interface ShareOptions {
  title: string;
  address: string;
  onCopy: () => void;
}

/** Opens another site in a new tab, without access to this one. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The ways to pass a page on that need no share sheet. */
export const shareEntries = ({ title, address, onCopy }: ShareOptions): MenuEntry[] => {
  // Half a character would break the address it is written into.
  const words = encodeURIComponent(title.toWellFormed());
  const link = encodeURIComponent(address);
  return [
    { label: 'Copy link', onChoose: onCopy },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}`, ...ELSEWHERE },
    { label: 'Email', href: `mailto:?subject=${words}&body=${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, ...ELSEWHERE },
  ];
};
