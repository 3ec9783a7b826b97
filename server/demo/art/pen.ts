import type { ArtSpec } from './artSpec';
import { colourOf } from './palette';
import { pattern } from './patterns';
import { tonesOf, type Tones } from './tones';

export interface PieceOptions {
  ink?: Tones;
  /** Fill with the product's pattern over the base colour. */
  printed?: boolean;
  /** Drawn inside the outline only: folds, trims, panels. */
  inside?: string;
  /** Width of light and shade along the edge; 0 draws the piece flat. */
  depth?: number;
  /** Draws a thin outline, for cloth on the same cloth. */
  outlined?: boolean;
  /** Casts a shadow on the background. Only scenes of lying products draw it. */
  casts?: boolean;
}

/** Draws one picture. Collects its colours, its SVG definitions and the outlines of its shadow. */
export class Pen {
  readonly ink: Tones;
  readonly accent: Tones;
  readonly cut: string;
  readonly back: boolean;
  readonly spec: ArtSpec;
  readonly defs: string[] = [];
  readonly casting: string[] = [];
  private turn = '';
  /** Prefix of ids, so that several pens can draw in one picture. */
  private readonly prefix: string;
  private count = 0;
  private printId: string | undefined;

  constructor(spec: ArtSpec, colour: string, back = false, prefix = '') {
    this.prefix = prefix;
    this.spec = spec;
    this.ink = tonesOf(colour);
    this.accent = tonesOf(colourOf(spec.accent ?? 'Ivory'));
    this.cut = spec.cut ?? '';
    this.back = back;
  }

  /** A solid piece with light along its top left edge and shade along its bottom right edge. */
  piece(
    d: string,
    { ink = this.ink, printed = false, inside = '', depth = 16, outlined = false, casts = true }: PieceOptions = {},
  ): string {
    this.count += 1;
    const id = `${this.prefix}p${this.count}`;
    const clip = `${this.prefix}c${this.count}`;
    this.defs.push(`<path id="${id}" d="${d}"/><clipPath id="${clip}"><use href="#${id}"/></clipPath>`);
    if (casts) this.casting.push(`<use href="#${id}"${this.turn ? ` transform="${this.turn}"` : ''}/>`);
    const rim = (dx: number, stroke: string, opacity: number): string =>
      `<use href="#${id}" transform="translate(${dx} ${Math.round(dx * 0.7)})" stroke="${stroke}" stroke-width="${Math.round(Math.abs(dx) * 2.4)}" opacity="${opacity}"/>`;
    const edges =
      depth === 0
        ? ''
        : `<g fill="none" filter="url(#rim)">${rim(-Math.round(depth * 0.7), ink.deep, 0.42)}${rim(Math.round(depth * 0.4), ink.light, printed ? 0.5 : 0.8)}</g>`;
    const outline = outlined
      ? `<use href="#${id}" fill="none" stroke="${ink.line}" stroke-width="2" opacity=".5"/>`
      : '';
    const print = printed && this.spec.pattern ? `<use href="#${id}" fill="url(#${this.print(ink)})"/>` : '';
    return `<g clip-path="url(#${clip})"><use href="#${id}" fill="${ink.base}"/>${print}${edges}${outline}${inside}</g>`;
  }

  /** Shade or light over earlier pieces. */
  dark(d: string, opacity = 0.16): string {
    return `<path d="${d}" fill="${this.ink.deep}" opacity="${opacity}"/>`;
  }

  light(d: string, opacity = 0.35): string {
    return `<path d="${d}" fill="${this.ink.light}" opacity="${opacity}"/>`;
  }

  fill(d: string, colour: string, opacity = 1): string {
    return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  seam(d: string, width = 2, colour = this.ink.line, opacity = 0.75): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  /** Round dots (buttons, eyelets, lights), each a line of zero length. */
  dots(at: readonly (readonly [x: number, y: number])[], radius: number, colour: string, opacity = 1): string {
    return this.seam(at.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), radius * 2, colour, opacity);
  }

  stitch(d: string, colour = this.ink.line, width = 2): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="7 5" opacity=".8"/>`;
  }

  /** A strap, cable or tube: base, shade below, light above. */
  band(d: string, width: number, ink = this.ink): string {
    const run = (stroke: string, share: number, dx: number): string =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${Math.round(width * share * 10) / 10}"${dx ? ` transform="translate(${dx} ${dx})"` : ''}/>`;
    const nudge = -Math.round(width * 1.6) / 10;
    return `<g fill="none">${run(ink.shade, 1, 0)}${run(ink.base, 0.74, nudge)}${run(ink.light, 0.2, nudge * 1.6)}</g>`;
  }

  /** The floor shadow of a standing product. */
  ground(x: number, y: number, rx: number, ry = 16, opacity = 0.42): string {
    return `<ellipse cx="${x + rx * 0.08}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3d2817" opacity="${opacity}" filter="url(#soft)"/>`;
  }

  /** Rotates the output of `draw` and its shadow. */
  turned(transform: string, draw: () => string): string {
    this.turn = transform;
    const marks = draw();
    this.turn = '';
    return `<g transform="${transform}">${marks}</g>`;
  }

  /** Repeats a drawing and its shadow at several positions with one definition. */
  copies(transforms: readonly string[], draw: () => string): string {
    const from = this.casting.length;
    const marks = draw();
    const cast = this.casting.splice(from).join('');
    this.defs.push(`<g id="${this.prefix}one">${marks}</g><g id="${this.prefix}dark">${cast}</g>`);
    this.casting.push(...transforms.map((transform) => this.again('dark', transform)));
    return transforms.map((transform) => this.again('one', transform)).join('');
  }

  /** Defines a drawing under an id for reuse. */
  group(id: string, marks: string): string {
    return `<g id="${this.prefix}${id}">${marks}</g>`;
  }

  again(id: string, transform: string, extra = ''): string {
    return `<use href="#${this.prefix}${id}" transform="${transform}"${extra}/>`;
  }

  private print(ink: Tones): string {
    if (this.printId === undefined) {
      this.printId = `${this.prefix}print`;
      this.defs.push(pattern(this.spec.pattern ?? '', this.printId, ink, this.accent));
    }
    return this.printId;
  }
}
