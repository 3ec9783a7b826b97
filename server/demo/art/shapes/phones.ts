import { ellipse, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';
import { wallpaper } from './wallpaper';

const glass = tonesOf('#1d1f26');
const width = 214;
const height = 440;

const camera = (pen: Pen, x: number, y: number, r: number): string =>
  pen.fill(ellipse(x, y, r, r), '#15161b') +
  pen.fill(ellipse(x, y, r * 0.62, r * 0.62), '#2c3350') +
  pen.fill(ellipse(x - r * 0.22, y - r * 0.24, r * 0.24, r * 0.24), '#8fa3cc');

function lenses(pen: Pen, x: number, y: number): string {
  const plate = pen.ink.light;
  switch (pen.cut) {
    case 'square':
      return (
        pen.fill(roundRect(x, y, 96, 96, 26), pen.ink.shade) +
        pen.fill(roundRect(x, y, 94, 94, 26), plate, 0.5) +
        camera(pen, x + 28, y + 28, 19) +
        camera(pen, x + 28, y + 69, 19) +
        camera(pen, x + 69, y + 48, 19)
      );
    case 'bar':
      return (
        pen.fill(roundRect(x - 16, y + 14, width, 54, 8), glass.base) +
        pen.light(roundRect(x - 16, y + 14, width, 6, 3), 0.3) +
        camera(pen, x + 26, y + 41, 18) +
        camera(pen, x + 72, y + 41, 18) +
        pen.fill(ellipse(x + 116, y + 41, 7, 7), '#efe7cf')
      );
    case 'round':
      return (
        pen.fill(ellipse(x + 90, y + 62, 62, 62), glass.base) +
        pen.seam(ellipse(x + 90, y + 62, 62, 62), 4, pen.ink.light, 1) +
        camera(pen, x + 68, y + 42, 17) +
        camera(pen, x + 112, y + 42, 17) +
        camera(pen, x + 68, y + 84, 17) +
        pen.fill(ellipse(x + 112, y + 84, 8, 8), '#efe7cf')
      );
    default:
      return (
        camera(pen, x + 26, y + 26, 21) +
        camera(pen, x + 26, y + 78, 21) +
        pen.fill(ellipse(x + 66, y + 28, 7, 7), '#efe7cf')
      );
  }
}

function rear(pen: Pen, x: number, y: number): string {
  const sheen = pen.light(`M${x + 10} ${y + 300}L${x + 180} ${y}h34L${x} ${y + 380}z`, 0.22);
  return (
    pen.piece(roundRect(x, y, width, height, 30), { depth: 9, casts: true, inside: sheen }) +
    lenses(pen, x + 16, y + 18) +
    pen.seam(`M${x + width + 1} ${y + 110}v54`, 5, pen.ink.deep, 1)
  );
}

/** The lit screen: hills at dusk in the accent colour, without text or icons. */
function screen(pen: Pen, x: number, y: number): string {
  const glassEdge = `<path d="${roundRect(x + 5, y + 5, width - 10, height - 10, 27)}" fill="none" stroke="${glass.base}" stroke-width="11"/>`;
  const inside = wallpaper(pen, { x: x + 8, y: y + 8, width: width - 16, height: height - 16 }) + glassEdge;
  const shine = pen.fill(`M${x + 10} ${y + 40}q0-30 28-30h96L${x + 10} ${y + 250}z`, '#ffffff', 0.13);
  return (
    pen.piece(roundRect(x, y, width, height, 30), { ink: glass, depth: 4, inside: inside + shine }) +
    pen.fill(ellipse(x + width / 2, y + 28, 7, 7), '#15161b') +
    pen.fill(roundRect(x + 76, y + height - 24, 62, 4, 2), '#ffffff', 0.7) +
    pen.seam(roundRect(x, y, width, height, 30), 3, pen.ink.light, 0.9)
  );
}

/** cut: '' two lenses, 'square', 'bar', 'round'. */
export function phone(pen: Pen): string {
  if (pen.back)
    return (
      pen.turned('rotate(-14 337 337)', () => rear(pen, 120, 96)) +
      pen.turned('rotate(10 420 360)', () => screen(pen, 330, 130))
    );
  return rear(pen, 150, 92) + screen(pen, 304, 140);
}

/** A folding phone with its pen, open; closed in the second picture. */
export function foldPhone(pen: Pen): string {
  if (pen.back)
    return (
      pen.turned('rotate(-8 250 337)', () => rear(pen, 110, 110)) +
      pen.turned(
        'rotate(7 450 337)',
        () =>
          pen.piece(roundRect(372, 120, 196, height, 24), {
            ink: glass,
            depth: 4,
            inside: wallpaper(pen, { x: 382, y: 130, width: 176, height: height - 20 }),
          }) +
          pen.fill(ellipse(470, 150, 7, 7), '#15161b') +
          pen.fill(roundRect(362, 120, 12, height, 6), pen.ink.light),
      )
    );
  const open =
    wallpaper(pen, { x: 118, y: 158, width: 384, height: 384 }) +
    pen.fill('M300 150h20v400h-20z', '#15161b', 0.12) +
    pen.fill('M309 150h3v400h-3z', '#ffffff', 0.25) +
    pen.fill('M118 158H330L200 542H118z', '#ffffff', 0.1) +
    `<path d="${roundRect(113, 153, 394, 394, 26)}" fill="none" stroke="${glass.base}" stroke-width="12"/>`;
  return (
    pen.piece(roundRect(104, 144, 412, 412, 32), { depth: 7 }) +
    pen.piece(roundRect(110, 150, 400, 400, 28), { ink: glass, depth: 3, casts: false, inside: open }) +
    pen.turned('rotate(6 570 350)', () =>
      pen.piece('M556 170q12-10 24 0V500L568 540L556 500Z', {
        depth: 6,
        inside: pen.fill('M556 210h24v8h-24z', pen.ink.deep, 0.5),
      }),
    )
  );
}

/** A phone with keys. */
export function keyPhone(pen: Pen): string {
  const x = 246;
  const keys: string[] = [];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 3; column += 1) keys.push(roundRect(x + 20 + column * 50, 372 + row * 40, 42, 28, 9));
  const front =
    pen.fill(roundRect(x + 16, 130, 150, 170, 10), glass.base) +
    pen.fill(roundRect(x + 24, 138, 134, 154, 5), '#cfe0d6') +
    pen.fill(`M${x + 24} 250q40-40 70-10t64-20v66q0 6-6 6H${x + 30}q-6 0-6-6z`, pen.accent.base) +
    pen.fill(ellipse(x + 118, 186, 20, 20), '#f3b65c') +
    pen.fill(roundRect(x + 62, 310, 58, 50, 14), pen.ink.light) +
    pen.seam(roundRect(x + 76, 322, 30, 26, 8), 3) +
    pen.fill(roundRect(x + 20, 318, 34, 18, 8) + roundRect(x + 128, 318, 34, 18, 8), pen.ink.light, 0.8) +
    pen.fill(keys.join(''), pen.ink.deep, 0.5) +
    `<g transform="translate(-1 -2)">${pen.fill(keys.join(''), pen.ink.light)}</g>`;
  const rearSide =
    camera(pen, x + 91, 170, 20) +
    pen.fill(roundRect(x + 66, 470, 50, 6, 3) + roundRect(x + 66, 484, 50, 6, 3), pen.ink.deep, 0.6) +
    pen.light(`M${x} 420L${x + 170} 108h20L${x} 470z`, 0.25) +
    pen.seam(`M${x} 300h182`, 2);
  return (
    pen.piece(roundRect(x, 104, 182, 460, 34), { depth: 14, inside: pen.back ? rearSide : front }) +
    (pen.back ? '' : pen.fill(roundRect(x + 68, 116, 46, 6, 3), pen.ink.deep))
  );
}

export function watch(pen: Pen): string {
  const round = pen.cut === 'round';
  const shell = round ? ellipse(337, 336, 126, 126) : roundRect(224, 214, 226, 244, 58);
  const face = round ? ellipse(337, 336, 108, 108) : roundRect(240, 230, 194, 212, 46);
  const hands = round
    ? pen.seam('M337 336L290 276', 8, '#f3ead8', 1) +
      pen.seam('M337 336L398 300', 6, '#f3ead8', 1) +
      pen.seam('M337 250v12M337 410v12M251 336h12M411 336h12', 5, '#f3ead8', 0.8) +
      pen.fill(ellipse(337, 336, 8, 8), pen.accent.base)
    : pen.seam('M288 336a49 49 0 1 1 40 48', 13, pen.accent.base, 1) +
      pen.seam('M308 336a29 29 0 1 1 29 29', 11, '#e6b35a', 1) +
      pen.fill(roundRect(270, 402, 134, 10, 5), '#f3ead8', 0.7);
  const metal = tonesOf('#b9bcbe');
  const draw = (): string => {
    const strap = pen.piece('M282 90C300 76 374 76 392 90L400 230H274ZM274 440H400L392 590C374 604 300 604 282 590Z', {
      depth: 12,
      printed: true,
      inside:
        pen.fill([520, 548, 576].map((y) => ellipse(337, y, 6, 5)).join(''), pen.ink.deep, 0.6) +
        pen.dark(sliver(280, 222, 394, 222, 9) + sliver(280, 450, 394, 450, 9), 0.3),
    });
    return (
      strap +
      pen.fill(roundRect(round ? 460 : 446, 306, 14, 44, 6), metal.shade) +
      pen.piece(shell, { ink: metal, depth: 10 }) +
      pen.piece(face, {
        ink: glass,
        depth: 4,
        casts: false,
        inside: hands + pen.fill('M240 230h110L240 390z', '#ffffff', 0.09),
      })
    );
  };
  return pen.turned(pen.back ? 'rotate(-32 337 337)' : 'rotate(0)', draw);
}
