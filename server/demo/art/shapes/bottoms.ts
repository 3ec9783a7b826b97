import { ellipse, mirrored, pair, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';

interface Legs {
  waist: number;
  hip: number;
  knee: number;
  ankle: number;
  /** Inner edge of the leg at the hem, from the middle line. */
  gap: number;
  foot: number;
}

const cuts: Record<string, Legs> = {
  slim: { waist: 84, hip: 110, knee: 92, ankle: 78, gap: 16, foot: 590 },
  straight: { waist: 84, hip: 112, knee: 106, ankle: 100, gap: 18, foot: 590 },
  wide: { waist: 76, hip: 106, knee: 130, ankle: 152, gap: 10, foot: 588 },
  shorts: { waist: 92, hip: 122, knee: 134, ankle: 140, gap: 12, foot: 404 },
};
const top = 92;

/** cut: slim, straight, wide, shorts; the suffixes '-jeans' and '-cargo' add details. */
export function trousers(pen: Pen): string {
  const [name = '', style] = pen.cut.split('-');
  const l = cuts[name] ?? cuts.straight;
  if (!l) return '';
  const crotch = name === 'shorts' ? 282 : 276;
  const mid = (crotch + l.foot) / 2;
  const outline = mirrored(
    [0, top + 10],
    [l.waist * 0.5, top + 10, l.waist * 0.8, top + 4, l.waist, top],
    [l.waist + 10, top + 60, l.hip, top + 90, l.hip + 2, crotch - 40],
    [l.hip, crotch + 40, l.knee + 2, mid - 30, l.knee, mid],
    [l.knee - 1, mid + 60, l.ankle, l.foot - 60, l.ankle, l.foot],
    [l.ankle * 0.7 + l.gap * 0.3, l.foot + 7, l.ankle * 0.3 + l.gap * 0.7, l.foot + 7, l.gap, l.foot + 2],
    [l.gap * 0.9, mid, 5, crotch + 50, 0, crotch],
  );
  const jeans = style === 'jeans';
  const thread = jeans ? pen.accent.base : pen.ink.line;
  const waist =
    pen.seam(`M${337 - l.waist - 4} ${top + 26}Q337 ${top + 46} ${337 + l.waist + 4} ${top + 26}`, 2) +
    pen.seam([-0.7, -0.34, 0.34, 0.7].map((s) => `M${337 + l.waist * s} ${top + 2}v34`).join(''), 5, pen.ink.shade, 1);
  const fly =
    pen.seam(`M337 ${top + 36}V${crotch}`, 2.2) +
    pen.stitch(`M356 ${top + 38}v70q-2 24-18 32`, thread, 1.7) +
    pen.fill(ellipse(337, top + 23, 6, 6), jeans ? pen.accent.shade : pen.ink.light);
  const pockets =
    pen.stitch(
      [1, -1].map((s) => `M${337 + s * (l.waist - 26)} ${top + 38}q${s * 4} 46 ${s * 52} 62`).join(''),
      thread,
      1.8,
    ) + pen.seam([1, -1].map((s) => `M${337 + s * (l.waist - 22)} ${top + 37}q${s * 4} 42 ${s * 50} 56`).join(''), 2);
  const seat =
    [-1, 1]
      .map(
        (s) =>
          pen.fill(`M${337 + s * 52 - 30} ${top + 84}h60v52l-30 18l-30-18z`, pen.ink.shade, 0.45) +
          pen.stitch(`M${337 + s * 52 - 27} ${top + 87}h54v48l-27 16l-27-16z`, thread, 1.7),
      )
      .join('') +
    pen.seam(
      `M337 ${top + 36}V${crotch}M${337 - l.waist - 6} ${top + 46}L337 ${top + 76}L${337 + l.waist + 6} ${top + 46}`,
      2,
    );
  const cargo =
    style === 'cargo'
      ? pen.fill(
          pair([l.knee - 4, mid - 76], [l.knee - 66, mid - 78], [l.knee - 64, mid - 6], [l.knee - 2, mid - 2]),
          pen.ink.shade,
          0.6,
        ) +
        pen.fill(
          pair([l.knee, mid - 84], [l.knee - 70, mid - 86], [l.knee - 69, mid - 58], [l.knee, mid - 55]),
          pen.ink.light,
          0.55,
        )
      : '';
  const middleOf = (l.ankle + l.gap) / 2;
  const crease =
    jeans || name === 'shorts'
      ? pen.light(
          [-1, 1]
            .map((s) => sliver(337 + s * middleOf - 8, mid - 40, 337 + s * middleOf - 8, l.foot - 60, 16, -3))
            .join(''),
          name === 'shorts' ? 0.2 : 0.32,
        )
      : pen.seam(
          [-1, 1].map((s) => `M${337 + s * middleOf} ${top + 80}L${337 + s * middleOf} ${l.foot}`).join(''),
          2,
          pen.ink.light,
          0.8,
        );
  const shade = pen.dark(
    [
      sliver(337 + 6, crotch, 337 + l.hip - 14, crotch + 34, 8, 8),
      sliver(337 - 6, crotch, 337 - l.hip + 26, crotch + 30, 7, -8),
      sliver(337 + 12, crotch + 14, 337 + l.gap + 18, l.foot, 14, -8),
      sliver(337 - l.ankle + 12, l.foot, 337 - l.knee + 30, mid, 10),
      sliver(337 + l.knee - 8, mid, 337 + l.gap + 26, mid + 24, 6, 4),
    ].join(''),
    0.17,
  );
  const hem = pen.stitch(
    pair(
      [l.gap + 2, l.foot - 12],
      [l.ankle * 0.3 + l.gap * 0.7, l.foot - 7, l.ankle * 0.7 + l.gap * 0.3, l.foot - 7, l.ankle, l.foot - 13],
    ).replace(/Z/g, ''),
    thread,
    1.7,
  );
  const inner = pen.back
    ? ''
    : pen.fill(
        mirrored(
          [0, top - 6],
          [l.waist * 0.5, top - 6, l.waist * 0.8, top - 5, l.waist, top],
          [l.waist * 0.6, top + 14, 0, top + 14],
        ),
        pen.ink.deep,
      );
  return (
    inner +
    pen.piece(outline, {
      printed: true,
      inside: shade + crease + waist + (pen.back ? seat : fly + pockets) + cargo + hem,
    })
  );
}

/** cut: 'pleated', 'pencil', 'aline'. */
export function skirt(pen: Pen): string {
  const pencil = pen.cut === 'pencil';
  const [hip, hem, end] = pencil ? [122, 108, 540] : pen.cut === 'mini' ? [122, 176, 430] : [132, 210, 536];
  const outline = mirrored(
    [0, 128],
    [40, 128, 70, 126, 84, 122],
    [104, 180, hip - 4, 230, hip, 272],
    [hip + (hem - hip) * 0.4, 370, hem - 4, end - 90, hem, end],
    [hem * 0.6, end + 14, hem * 0.3, end + 16, 0, end + 16],
  );
  const shares = [-0.84, -0.6, -0.36, -0.12, 0.12, 0.36, 0.6, 0.84];
  const pleats =
    pen.dark(
      shares
        .map(
          (s) => `M${Math.round(337 + s * 84)} 152L${Math.round(337 + s * hem)} ${end + 16}h${Math.round(hem * 0.12)}z`,
        )
        .join(''),
      0.24,
    ) +
    pen.light(
      shares
        .map(
          (s) =>
            `M${Math.round(337 + s * 84)} 152L${Math.round(337 + s * hem)} ${end + 16}h${-Math.round(hem * 0.05)}z`,
        )
        .join(''),
      0.5,
    );
  const soft =
    pen.dark(
      [-0.7, -0.3, 0.34, 0.72]
        .map((s) => sliver(337 + s * hem, end + 10, 337 + s * 76, 176, pencil ? 7 : 16, s * 8))
        .join(''),
      0.16,
    ) + pen.light([-0.5, 0.05].map((s) => sliver(337 + s * hem, end, 337 + s * 70, 200, 13)).join(''), 0.3);
  const slit = pencil ? pen.dark(`M${pen.back ? 337 : 392} ${end + 20}l-7-120l-8 120z`, 0.6) : '';
  const band = pen.piece(mirrored([0, 112], [40, 112, 66, 110, 82, 106], [86, 130], [70, 136, 40, 140, 0, 140]), {
    depth: 8,
    printed: pen.cut !== 'pleated',
  });
  const zip = pen.back
    ? pen.seam('M337 140v90', 2.2)
    : pen.cut === 'mini'
      ? [160, 210, 260, 310, 360, 410].map((y) => pen.fill(ellipse(337, y, 6, 6), pen.accent.shade)).join('') +
        pen.stitch('M322 140V440M352 140V440', pen.accent.base, 1.8)
      : '';
  return (
    pen.piece(outline, {
      printed: true,
      inside:
        (pen.cut === 'pleated' ? pleats : soft) +
        slit +
        zip +
        pen.seam(`M${337 - hem} ${end - 12}Q337 ${end + 8} ${337 + hem} ${end - 12}`, 1.6),
    }) + band
  );
}

export function dungarees(pen: Pen): string {
  const legs = mirrored(
    [0, 286],
    [50, 288, 78, 284, 92, 278],
    [112, 330, 118, 380, 112, 430],
    [104, 500, 98, 540, 98, 568],
    [78, 578, 46, 578, 22, 570],
    [20, 500, 8, 440, 0, 418],
  );
  const thread = pen.accent.base;
  const straps = pen.back ? '' : pen.piece(pair([40, 112], [58, 116], [72, 206], [50, 206]), { depth: 7, casts: true });
  const crossed = !pen.back ? '' : pen.piece('M284 116l22-4l86 178h-30zM390 116l-22-4l-86 178h30z', { depth: 7 });
  const bib = pen.back
    ? ''
    : pen.piece(mirrored([0, 196], [66, 196], [78, 250, 90, 270, 98, 292], [0, 306]), {
        printed: true,
        inside:
          pen.stitch('M272 204H402', thread, 2) +
          pen.fill(roundRect(302, 222, 70, 58, 8), pen.ink.shade, 0.5) +
          pen.stitch('M302 226h70M304 224v46q0 8 8 8h50q8 0 8-8v-46', thread, 1.8),
      });
  const clips = [-1, 1]
    .map(
      (s) =>
        pen.seam(roundRect(337 + s * 58 - 13, 192, 26, 28, 6), 4, pen.accent.shade, 1) +
        pen.fill(ellipse(337 + s * 58, 216, 8, 8), pen.accent.light),
    )
    .join('');
  const details =
    pen.stitch('M240 296Q337 312 434 296M262 304q4 50-40 64M412 304q-4 50 40 64', thread, 2) +
    pen.seam('M337 302V418', 2) +
    pen.dark(sliver(345, 430, 366, 570, 14) + sliver(250, 560, 262, 440, 10) + sliver(331, 420, 250, 450, 7), 0.17) +
    pen.light(sliver(276, 380, 280, 540, 14) + sliver(396, 400, 392, 540, 10), 0.3);
  const turnups = pen.piece(pair([20, 552], [100, 550], [99, 582], [76, 590, 46, 590, 21, 584]), {
    ink: pen.accent,
    depth: 8,
  });
  return (
    (pen.back ? crossed : straps) +
    pen.piece(legs, { printed: true, inside: details }) +
    (pen.back ? '' : bib + clips) +
    turnups
  );
}
