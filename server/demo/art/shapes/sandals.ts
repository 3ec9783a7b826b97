import { ellipse } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';
import { brass } from './metal';
import { fromAbove, leatherSole } from './shoeViews';

const cork = tonesOf('#c9a06c');

function footbed(pen: Pen): string {
  const bed =
    'M444 92C504 92 534 148 530 218C526 284 508 326 510 396C512 480 520 568 446 574C374 572 372 486 376 414C380 340 356 276 362 206C368 138 396 92 444 92Z';
  const inner =
    'M444 104C494 104 520 152 517 218C513 284 496 328 498 396C500 476 504 556 446 561C388 558 385 480 389 412C393 338 370 276 375 208C380 148 402 104 444 104Z';
  return (
    pen.piece(bed, { ink: leatherSole, depth: 8 }) +
    pen.piece(inner, {
      ink: cork,
      depth: 10,
      casts: false,
      inside: pen.fill(ellipse(446, 494, 40, 52) + ellipse(444, 170, 52, 44), cork.shade, 0.5),
    })
  );
}

const buckle = (pen: Pen, y: number): string => pen.seam(`M500 ${y}h22v26h-22z`, 4, brass.base, 1);

function strap(pen: Pen, y: number, height: number): string {
  const d = `M356 ${y + 14}C400 ${y - 18} 490 ${y - 18} 536 ${y + 10}L${534 - height * 0.08} ${y + height}C490 ${y + height - 26} 400 ${y + height - 24} ${360 + height * 0.07} ${y + height + 6}Z`;
  const stitches = pen.stitch(
    `M352 ${y + 26}C400 ${y - 6} 490 ${y - 6} 542 ${y + 20}M354 ${y + height - 6}C400 ${y + height - 36} 490 ${y + height - 38} 540 ${y + height - 12}`,
    pen.ink.line,
    1.8,
  );
  return (
    pen.fill(d, '#2a1a10', 0.2).replace('<path', '<path transform="translate(2 9)"') +
    pen.piece(d, { printed: true, depth: 12, inside: stitches })
  );
}

const straps: Record<string, (pen: Pen) => string> = {
  slide: (pen) => strap(pen, 196, 122),
  double: (pen) => strap(pen, 180, 62) + strap(pen, 278, 58) + buckle(pen, 200) + buckle(pen, 294),
  cross: (pen) => {
    const under = 'M358 190L398 176L536 300L530 350Z';
    const over = 'M530 180L492 172L364 300L368 352Z';
    return (
      pen.piece(under, { depth: 12, printed: true }) +
      pen.fill(over, '#2a1a10', 0.2).replace('<path', '<path transform="translate(2 9)"') +
      pen.piece(over, { depth: 12, printed: true })
    );
  },
  tbar: (pen) =>
    pen.band(
      'M366 250C390 200 430 190 446 168C462 190 500 196 526 244M446 168V380M378 392C400 366 490 364 510 388M382 430C384 520 400 548 446 552C492 548 508 520 506 430',
      17,
    ) +
    pen.fill(ellipse(446, 176, 13, 13), pen.accent.base) +
    pen.fill(ellipse(443, 172, 5, 5), pen.accent.light),
};

/** cut: 'slide' one broad strap, 'double' two buckled straps, 'cross' two that cross, 'tbar' thin straps with a bead. */
export function sandal(pen: Pen): string {
  const shoe = (): string => footbed(pen) + (straps[pen.cut]?.(pen) ?? '');
  // The second picture: one sandal across the other.
  if (pen.back)
    return pen.copies(['translate(-178 40) rotate(-24 444 337)', 'translate(-26-14) rotate(20 444 337)'], shoe);
  return fromAbove(pen, shoe);
}
