const glow =
  '<radialGradient id="glow" cx=".2" cy=".12" r="1.1"><stop stop-color="#fffdf6" stop-opacity=".7"/><stop offset=".55" stop-color="#fffdf6" stop-opacity="0"/><stop offset="1" stop-color="#6b4a2b" stop-opacity=".12"/></radialGradient>';
const soft =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><filter id="rim"><feGaussianBlur stdDeviation="4"/></filter>';
const dim =
  '<filter id="dim"><feComponentTransfer><feFuncR type="linear" slope=".86"/><feFuncG type="linear" slope=".83"/><feFuncB type="linear" slope=".82"/></feComponentTransfer></filter>';

/** The SVG file, minified, with only the shared definitions that its marks use. */
export function svg(box: string, defs: string, marks: string): string {
  const round = marks.includes('url(#dim)') ? dim : '';
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${soft}${glow}${round}${defs}</defs><g stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`;
  // A minus sign separates two numbers, so the space before it is redundant.
  return text.replace(/(\d) -/g, '$1-').replace(/="0\./g, '=".');
}

/** Light from the top left over the whole picture. */
export const glowOver = (width: number, height: number): string =>
  `<path fill="url(#glow)" d="M0 0h${width}v${height}H0z"/>`;
