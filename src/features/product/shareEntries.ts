import { wellFormed } from '../../lib/searchTerm';
import type { MenuEntry } from '../../ui/PlainEntry';

interface ShareOptions {
  title: string;
  address: string;
  onCopy: () => void;
}

/** Opens another site in a new tab, without access to this one. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Share menu entries for devices without a native share sheet. */
export const shareEntries = ({ title, address, onCopy }: ShareOptions): MenuEntry[] => {
  // `encodeURIComponent` throws on a lone surrogate, so the title is made well-formed.
  const words = encodeURIComponent(wellFormed(title));
  const link = encodeURIComponent(address);
  return [
    { label: 'Copy link', onChoose: onCopy },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}`, ...ELSEWHERE },
    { label: 'Email', href: `mailto:?subject=${words}&body=${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, ...ELSEWHERE },
  ];
};
