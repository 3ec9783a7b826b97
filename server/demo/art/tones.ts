import { luminance, mix } from './palette';

const night = '#2a1a18';
const sun = '#fff4e2';

/** The shades of a colour under warm light from the top left. */
export interface Tones {
  base: string;
  light: string;
  shade: string;
  deep: string;
  /** Seams and stitches: darker on light cloth, lighter on dark cloth. */
  line: string;
}

export function tonesOf(hex: string): Tones {
  const isDark = luminance(hex) < 0.24;
  return {
    base: hex,
    light: mix(hex, sun, isDark ? 0.2 : 0.3),
    shade: mix(hex, night, isDark ? 0.3 : 0.14),
    deep: mix(hex, night, isDark ? 0.55 : 0.4),
    line: isDark ? mix(hex, sun, 0.26) : mix(hex, night, 0.34),
  };
}
