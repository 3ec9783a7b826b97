import { ellipse, floor, mirrored, pair, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';

export const linen = tonesOf('#efe6d4');
export const wood = tonesOf('#a2693d');

export const legs = (pen: Pen, out: number, y: number, spread = 14): string =>
  pen.piece(pair([out - 18, y], [out, y], [out + spread, floor], [out + spread - 12, floor]), {
    ink: wood,
    depth: 5,
  });

/** A plant at the wall, for rooms. */
export function plant(x: number, y: number): string {
  const leaf = (angle: number, length: number, colour: string): string =>
    `<path fill="${colour}" transform="rotate(${angle} ${x} ${y})" d="M${x} ${y}q-26 ${-length * 0.5} 0 ${-length}q26 ${length * 0.5} 0 ${length}z"/>`;
  return (
    [-52, 48, -26, 24, 0].map((a, i) => leaf(a, 120 + i * 16, i % 2 ? '#6f8a63' : '#557552')).join('') +
    `<path fill="#b9654a" d="M${x - 36} ${y - 6}h72l-10 76h-52z"/><path fill="#8f4936" d="M${x + 8} ${y - 6}h28l-10 76h-26z" opacity=".45"/>`
  );
}

/** Lamplight on the wall. */
function lit(pen: Pen): string {
  pen.defs.push(
    '<radialGradient id="lit"><stop stop-color="#ffd98c" stop-opacity=".85"/><stop offset="1" stop-color="#ffd98c" stop-opacity="0"/></radialGradient>',
  );
  return '<circle cx="337" cy="260" r="330" fill="url(#lit)"/>';
}

/** cut: '' table lamp, 'floor' standing lamp. */
export function lamp(pen: Pen): string {
  const glow = pen.back ? lit(pen) : '';
  if (pen.cut === 'floor') {
    const pole = pen.band('M337 220V548', 10, wood) + pen.piece(ellipse(337, 556, 86, 13), { ink: wood, depth: 6 });
    return (
      pen.ground(345, floor, 100) +
      glow +
      pole +
      pen.piece(mirrored([0, 92], [70, 92], [120, 236], [0, 240]), {
        depth: 16,
        printed: true,
        inside: pen.back ? pen.fill(mirrored([0, 92], [50, 92], [90, 236], [0, 240]), '#fff1c9', 0.5) : '',
      })
    );
  }
  const base = mirrored(
    [0, 330],
    [26, 330],
    [30, 350, 20, 372, 44, 400],
    [90, 440, 96, 500, 70, 540],
    [62, 556, 60, floor, 50, floor],
    [0, floor],
  );
  return (
    pen.ground(345, floor, 110) +
    glow +
    pen.piece(base, {
      ink: pen.accent,
      depth: 18,
      inside: pen.fill(sliver(284, 450, 296, 520, 9), '#ffffff', 0.35),
    }) +
    pen.piece(mirrored([0, 116], [84, 116], [146, 326], [0, 332]), {
      depth: 18,
      printed: true,
      inside:
        pen.seam('M300 118L262 328M374 118L412 328', 2, pen.ink.line, 0.4) +
        (pen.back ? pen.fill(mirrored([0, 116], [60, 116], [104, 326], [0, 332]), '#fff1c9', 0.5) : ''),
    })
  );
}

export function armchair(pen: Pen): string {
  const seat = pen.piece(mirrored([0, 388], [150, 388, 166, 396, 168, 420], [168, 460], [0, 462]), {
    depth: 14,
    printed: true,
  });
  const back = pen.piece(mirrored([0, 150], [90, 150, 146, 166, 158, 220], [166, 300, 166, 360, 160, 420], [0, 420]), {
    depth: 20,
    printed: true,
    inside:
      pen.seam('M337 156V390', 2, pen.ink.deep, 0.3) +
      pen.dark(sliver(200, 400, 474, 400, 12), 0.3) +
      pen.light(sliver(216, 220, 206, 340, 14), 0.35),
  });
  const front = pen.piece(mirrored([0, 456], [176, 452], [176, 516], [0, 520]), {
    depth: 12,
    printed: true,
  });
  const arms = pen.piece(
    pair([156, 330], [196, 312, 222, 330, 222, 370], [216, 524], [164, 524], [160, 420, 150, 380, 148, 356]),
    { depth: 14, printed: true },
  );
  const cushion = pen.piece(
    'M270 286C300 276 380 276 404 286C412 320 412 360 404 394C380 402 300 402 272 394C264 360 264 320 270 286Z',
    {
      ink: pen.accent,
      depth: 14,
      inside: pen.dark(sliver(284, 300, 340, 340, 6) + sliver(392, 384, 350, 344, 6), 0.2),
    },
  );
  return pen.ground(345, floor, 226) + legs(pen, 196, 516) + back + seat + (pen.back ? cushion : '') + front + arms;
}

export function sofa(pen: Pen): string {
  const back = pen.piece(mirrored([0, 262], [160, 262, 216, 268, 226, 300], [230, 350, 230, 380, 228, 420], [0, 420]), {
    depth: 16,
    printed: true,
    inside: pen.seam('M337 264V410', 3, pen.ink.deep, 0.5) + pen.light(sliver(150, 300, 152, 390, 12), 0.3),
  });
  const seats = pen.piece('M110 404H564V470H110z', {
    depth: 12,
    printed: true,
    inside: pen.seam('M337 404V470', 3, pen.ink.deep, 0.6),
  });
  const arms = pen.piece(
    pair([216, 352], [250, 336, 276, 352, 276, 384], [272, 524], [224, 524], [222, 440, 212, 400, 210, 372]),
    { depth: 12, printed: true },
  );
  const front = pen.piece('M110 466H564V520H110z', { depth: 10, printed: true });
  const pillow = (d: string, ink = pen.accent): string => pen.piece(d, { ink, depth: 12 });
  const pillows =
    pillow(
      'M150 316C176 304 226 300 246 308C256 340 262 372 258 404C230 412 182 412 158 404C150 376 148 346 150 316Z',
    ) +
    (pen.back
      ? pillow(
          'M438 318C464 304 512 304 528 316C528 350 524 376 516 404C490 412 446 410 420 402C424 374 430 346 438 318Z',
          linen,
        )
      : '');
  return pen.ground(345, floor, 290) + legs(pen, 244, 516, 8) + back + seats + pillows + front + arms;
}
