import { ellipse, floor, mirrored, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';

const steel = tonesOf('#b9bdbd');
const glassInk = tonesOf('#cfdad6');
const dark = tonesOf('#34322f');

/** Light and shade of a curved metal or enamel surface. */
const sheen = (pen: Pen, x: number, y: number, width: number, height: number): string =>
  `<path fill="${pen.ink.light}" opacity=".55" d="${roundRect(x + width * 0.12, y, width * 0.09, height, 12)}"/><path fill="${pen.ink.deep}" opacity=".16" d="M${Math.round(x + width * 0.74)} ${y}h${Math.round(width * 0.26)}v${height}h${-Math.round(width * 0.26)}z"/>`;

function pot(pen: Pen, cx: number, y: number, half: number, height: number, lid: boolean): string {
  const left = cx - half;
  const body = `M${left} ${y}H${cx + half}V${y + height - 26}Q${cx + half} ${y + height} ${cx + half - 30} ${y + height}H${left + 30}Q${left} ${y + height} ${left} ${y + height - 26}Z`;
  const ear = (s: number): string =>
    pen.band(`M${cx + s * (half - 4)} ${y + 26}h${s * 26}q${s * 12} 0 ${s * 12} 14t${-s * 12} 14h${-s * 26}`, 12, dark);
  const top = lid
    ? pen.piece(`M${left - 4} ${y + 4}C${left + 10} ${y - 44} ${cx + half - 10} ${y - 44} ${cx + half + 4} ${y + 4}Z`, {
        ink: glassInk,
        depth: 8,
        inside: pen.fill(sliver(left + 30, y - 8, cx - 10, y - 30, 6), '#ffffff', 0.8),
      }) +
      pen.piece(roundRect(cx - 20, y - 54, 40, 24, 10), { ink: dark, depth: 5 }) +
      pen.seam(`M${left - 4} ${y + 3}H${cx + half + 4}`, 7, steel.base, 1)
    : pen.fill(ellipse(cx, y + 2, half, 16), pen.ink.light) + pen.fill(ellipse(cx, y + 4, half - 8, 12), pen.ink.deep);
  return ear(1) + ear(-1) + pen.piece(body, { depth: 16, inside: sheen(pen, left, y, half * 2, height) }) + top;
}

export function pots(pen: Pen): string {
  if (pen.back)
    return (
      pen.ground(345, floor, 180) +
      pot(pen, 337, 410, 168, 156, false) +
      pot(pen, 337, 302, 132, 108, false) +
      pot(pen, 337, 216, 98, 86, true)
    );
  return pen.ground(340, floor, 260) + pot(pen, 246, 352, 138, 214, true) + pot(pen, 464, 436, 104, 130, true);
}

export function kettle(pen: Pen): string {
  const body = mirrored([0, 236], [60, 236, 92, 240, 102, 250], [130, 340, 142, 440, 144, 520], [144, 534], [0, 536]);
  const spout = pen.piece('M232 262L176 250C190 290 206 330 216 366Z', { depth: 8 });
  const handle = pen.band('M420 262C540 220 560 460 474 486', 30, dark);
  const stand = pen.piece(mirrored([0, 534], [150, 534], [162, 546, 164, 556, 162, floor], [0, floor]), {
    ink: dark,
    depth: 7,
  });
  const lid =
    pen.piece(mirrored([0, 206], [40, 206, 84, 214, 96, 244], [0, 248]), {
      ink: pen.cut === 'steel' ? dark : pen.ink,
      depth: 8,
    }) + pen.piece(roundRect(317, 186, 40, 26, 12), { ink: dark, depth: 5 });
  const gauge =
    pen.fill(roundRect(322, 330, 30, 150, 14), dark.base) + pen.fill(roundRect(328, 392, 18, 82, 9), '#9fc3cf');
  const all =
    spout +
    handle +
    stand +
    pen.piece(body, { depth: 20, inside: sheen(pen, 200, 236, 274, 300) + (pen.back ? '' : gauge) }) +
    lid;
  const cup =
    pen.piece('M500 486h96v52q0 28-30 28h-36q-30 0-30-28z', { ink: pen.accent, depth: 10 }) +
    pen.fill(ellipse(548, 486, 48, 9), '#4a2c1a');
  return (
    pen.ground(345, floor, 190) +
    (pen.back ? `<g transform="translate(634 0) scale(-1 1)">${all}</g>${pen.ground(552, floor, 56)}${cup}` : all)
  );
}

export function blender(pen: Pen): string {
  const jar = mirrored([0, 156], [112, 156], [108, 250, 96, 340, 88, 400], [0, 400]);
  const fruit = pen.back
    ? pen.fill('M232 276Q337 250 442 276L428 400H246Z', '#e0904a') +
      pen.fill(ellipse(290, 272, 24, 20) + ellipse(352, 264, 28, 24) + ellipse(400, 276, 18, 16), '#efb04f') +
      pen.fill(ellipse(322, 282, 20, 16), '#c95a3c')
    : '';
  const marks = pen.seam('M396 200h22M396 236h20M394 272h20M392 308h18M390 344h18', 3, '#7f8f8a', 0.8);
  const base = mirrored(
    [0, 398],
    [92, 398],
    [108, 440, 126, 490, 130, 540],
    [130, 558, 122, floor, 110, floor],
    [0, floor],
  );
  const dial =
    pen.fill(ellipse(337, 492, 36, 36), pen.ink.deep) +
    pen.piece(ellipse(335, 490, 32, 32), {
      ink: steel,
      depth: 6,
      inside: pen.seam('M335 490V462', 5, dark.base, 1),
    });
  const blades = pen.seam('M337 400V376M337 378l-34-10M337 378l34-10', 6, '#8b9492', 1);
  return (
    pen.ground(345, floor, 160) +
    pen.band('M446 186C520 180 520 350 436 360', 20, dark) +
    pen.piece(jar, {
      ink: glassInk,
      depth: 12,
      inside: fruit + blades + marks + pen.fill(roundRect(246, 170, 22, 210, 10), '#ffffff', 0.55),
    }) +
    pen.piece(roundRect(218, 122, 238, 42, 14), { ink: dark, depth: 8 }) +
    pen.piece(roundRect(304, 98, 66, 30, 10), { ink: dark, depth: 6 }) +
    pen.piece(base, { depth: 18, inside: sheen(pen, 207, 398, 260, 168) }) +
    dial
  );
}

export function riceCooker(pen: Pen): string {
  const body = mirrored(
    [0, 290],
    [150, 290, 190, 300, 196, 330],
    [210, 420, 204, 500, 184, 544],
    [176, 562, 160, floor, 140, floor],
    [0, floor],
  );
  const panel =
    pen.fill(
      mirrored([0, 410], [62, 410], [70, 416, 72, 424, 72, 440], [72, 520], [60, 532, 40, 536, 0, 536]),
      dark.base,
    ) +
    pen.fill(ellipse(337, 450, 8, 8), '#e0904a') +
    pen.fill(ellipse(310, 450, 6, 6) + ellipse(364, 450, 6, 6), '#7e8c85') +
    pen.fill(roundRect(307, 484, 60, 26, 12), pen.ink.light);
  const lid = mirrored([0, 212], [90, 212, 176, 232, 194, 304], [120, 316, 60, 318, 0, 318]);
  const open =
    pen.fill(ellipse(337, 306, 190, 34), pen.ink.light) +
    pen.fill(ellipse(337, 308, 172, 27), '#5c5a56') +
    pen.fill('M176 306C210 262 280 276 320 264C380 252 470 270 498 306C460 330 220 332 176 306Z', '#f7f1e4') +
    pen.dark(sliver(240, 300, 440, 304, 8), 0.12);
  const steam = pen.seam('M290 230q-20-30 0-56t0-54M350 220q-20-30 0-56t0-54M410 232q-20-30 0-50', 7, '#ffffff', 0.7);
  return (
    pen.ground(345, floor, 204) +
    (pen.back
      ? ''
      : pen.piece(lid, { depth: 16, inside: pen.light(sliver(210, 280, 300, 232, 12, 8), 0.6) }) +
        pen.piece(roundRect(287, 196, 100, 30, 14), { ink: dark, depth: 6 })) +
    pen.piece(body, {
      depth: 24,
      inside: sheen(pen, 140, 290, 394, 280) + panel + pen.seam('M134 330Q337 350 540 330', 3, pen.ink.deep, 0.4),
    }) +
    (pen.back ? open + steam : '') +
    pen.piece('M128 352h-26q-12 0-12 16v22q0 14 12 14h28zM546 352h26q12 0 12 16v22q0 14-12 14h-28z', {
      ink: dark,
      depth: 7,
    })
  );
}

/** Stacked plates, bowls and cups. */
export function plates(pen: Pen): string {
  if (pen.back)
    return (
      pen.piece(ellipse(337, 337, 240, 240), {
        depth: 16,
        inside:
          pen.fill(ellipse(337, 337, 206, 206), pen.accent.base) +
          pen.fill(ellipse(337, 337, 196, 196), pen.ink.base) +
          pen.fill(ellipse(337, 337, 152, 152), pen.ink.shade, 0.5) +
          pen.fill(ellipse(333, 333, 148, 148), pen.ink.light, 0.6),
      }) +
      pen.piece(ellipse(337, 337, 110, 110), {
        depth: 14,
        inside:
          pen.fill(ellipse(337, 337, 92, 92), pen.accent.base) +
          pen.fill(ellipse(330, 330, 84, 84), pen.accent.shade, 0.6),
      })
    );
  const rim = (y: number, half: number, ink = pen.ink): string => {
    const [out, low] = [half * 0.7, half * 0.45];
    return (
      pen.fill(
        `M${337 - half} ${y}Q${337 - out} ${y + 24} ${337 - low} ${y + 24}H${337 + low}Q${337 + out} ${y + 24} ${337 + half} ${y}Z`,
        ink.shade,
      ) +
      pen.fill(`M337 ${y}H${337 + half}Q${337 + out} ${y + 24} ${337 + low} ${y + 24}H337Z`, ink.deep, 0.18) +
      pen.fill(ellipse(337, y, half, 11), ink.base) +
      pen.fill(ellipse(335, y - 1, half - 4, 9), ink.light)
    );
  };
  const stack =
    [546, 530, 514, 498].map((y) => rim(y, 206)).join('') +
    [474, 459, 444].map((y) => rim(y, 152, pen.accent)).join('');
  const bowl = (y: number): string =>
    pen.piece(`M225 ${y}C233 ${y + 60} 287 ${y + 84} 337 ${y + 84}S441 ${y + 60} 449 ${y}Z`, {
      depth: 10,
    }) +
    pen.fill(ellipse(337, y, 112, 12), pen.ink.light) +
    pen.fill(ellipse(337, y + 2, 102, 9), pen.accent.shade);
  const cup =
    pen.band('M400 250C450 246 450 304 392 306', 13) +
    pen.piece('M272 238H402C402 292 390 326 360 328H314C284 326 272 292 272 238Z', { depth: 10 }) +
    pen.fill(ellipse(337, 238, 65, 9), pen.ink.light) +
    pen.fill(ellipse(337, 239, 57, 6), pen.accent.shade);
  return pen.ground(345, floor, 190) + stack + bowl(356) + bowl(322) + cup;
}
