/** The colour options and the colours of their swatches. */
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
export function colourOf(name: string): string {
  const hex = colours[name];
  if (hex === undefined) throw new Error(`No color is called ${name}`);
  return hex;
}
