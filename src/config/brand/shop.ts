import { env } from '../env';

/** Settings that a retailer changes without touching the code: names and external addresses. */
export const PITCH = env.pitch ?? 'Shop with flexibility';
/** What the back end accepts as a new password, said before typing; undefined says nothing. */
export const PASSWORD_RULE: string | undefined = 'Use 8 characters or more, and nothing easy to guess.';
/** The footer says from this year to the current one. */
export const COPYRIGHT_YEAR = 2025;
/** The company behind checkout and installments, named in the footer. */
export const PROVIDER = env.provider ?? 'Tally Commerce';

export interface SocialLink {
  name: string;
  icon: 'facebook' | 'twitter' | 'instagram' | 'youtube' | 'pinterest';
  href: string;
  inHeader: boolean;
}

const SAMPLES: readonly SocialLink[] = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/', inHeader: true },
  { name: 'Twitter', icon: 'twitter', href: 'https://twitter.com/', inHeader: true },
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/', inHeader: true },
  { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/', inHeader: false },
  { name: 'Pinterest', icon: 'pinterest', href: 'https://www.pinterest.com/', inHeader: true },
];

/** The retailer's own links if configured, in the same order. */
export const SOCIAL_LINKS: readonly SocialLink[] = SAMPLES.flatMap((link) => {
  const href = env.social ? env.social[link.icon] : link.href;
  return href === undefined ? [] : [{ ...link, href }];
});
