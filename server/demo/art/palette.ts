/** The named colours, for colour options and for drawing. */
const colours: Record<string, string> = {
  Black: '#26242a',
  Charcoal: '#4a4a50',
  Graphite: '#5b6066',
  Silver: '#c3c6c8',
  White: '#f6f2ea',
  Ivory: '#efe3cc',
  Sand: '#d9c3a0',
  Camel: '#bd8a55',
  Tan: '#b5743f',
  Cocoa: '#6d4635',
  Clay: '#b9573a',
  Brick: '#94382f',
  Coral: '#e07f63',
  Blush: '#e5b8a8',
  Rose: '#c9657a',
  Plum: '#6c3a5c',
  Lilac: '#b7a4cf',
  Mustard: '#d69a2d',
  Sun: '#eebd4a',
  Olive: '#6f7243',
  Sage: '#a3b196',
  Forest: '#2f5945',
  Mint: '#b3d3c0',
  Teal: '#23707a',
  Sky: '#92b9d3',
  Denim: '#4c6f99',
  Indigo: '#2f3f75',
  Navy: '#27324f',
  Steel: '#a9afb2',
  Copper: '#b8704a',
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of `other` into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const to = channels(other);
  return `#${channels(hex)
    .map((value, i) =>
      Math.round(value + ((to[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

export function colourOf(name: string): string {
  const hex = colours[name];
  if (hex === undefined) throw new Error(`No color is called ${name}`);
  return hex;
}

/** Background colours by department: [wall, floor]. */
export const papers: Record<string, readonly [string, string]> = {
  women: ['#f2e6da', '#e6d5c4'],
  men: ['#e9e5da', '#d9d3c4'],
  kids: ['#f4e9cf', '#e8d8b2'],
  shoes: ['#efe3d6', '#dfcebc'],
  bags: ['#f1e2cf', '#e2cdb3'],
  phones: ['#e6e6df', '#d3d4ca'],
  home: ['#ece5d5', '#dccfb8'],
  appliances: ['#e7e7e0', '#d5d3c8'],
};
