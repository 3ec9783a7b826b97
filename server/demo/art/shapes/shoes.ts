import { ellipse, sliver } from '../geometry';
import type { Pen } from '../pen';
import { brass } from './metal';
import { leatherSole, onBox, rubber, sidePair } from './shoeViews';

/** cut: '' elastic sides, 'lace' laced up. */
export function boot(pen: Pen): string {
  const upper =
    'M110 464C100 416 146 398 206 388C276 376 316 344 322 270L318 132C370 120 450 120 502 132C506 230 512 300 524 350C538 400 544 430 540 464Z';
  const elastic =
    pen.cut === 'lace'
      ? ''
      : pen.fill('M380 126H452C450 220 446 280 430 330C410 330 396 290 388 240Z', pen.accent.base) +
        pen.fill('M392 126h5v150h-5zM406 126h5v180h-5zM420 126h5v196h-5zM434 126h5v180h-5z', pen.accent.deep, 0.5);
  const inside =
    elastic +
    pen.seam('M206 388C280 410 340 420 390 464M524 350C500 360 480 400 476 464', 2.2) +
    pen.light(sliver(150, 420, 300, 374, 10, 6), 0.5) +
    pen.light(sliver(344, 150, 346, 300, 9), 0.45) +
    pen.dark(sliver(330, 300, 440, 350, 10, 10), 0.25);
  const lace =
    pen.cut === 'lace'
      ? pen.seam('M318 136C360 240 350 330 262 376', 2) +
        pen.band('M268 366l38 26M296 342l42 20M314 308l46 14M320 266l48 8M320 222l46 4M318 178l42 0', 8, rubber)
      : '';
  const sole =
    'M98 456C94 478 102 488 124 488H386L404 478H412L420 488H540C552 488 556 472 552 454C400 466 200 466 98 456Z';
  const shoe =
    pen.band('M478 138q2-34 22-34q18 0 12 34', 9, pen.accent) +
    pen.piece(upper, { printed: true, inside, casts: false }) +
    pen.piece(sole, { ink: leatherSole, depth: 8, casts: false }) +
    lace;
  return pen.back ? onBox(pen, shoe) : sidePair(pen, shoe, 46);
}

/** cut: '' pump with a bow, 'strap' with a strap across the instep. */
export function heel(pen: Pen): string {
  const far = pen.fill(
    'M210 430C262 404 340 398 398 342C432 306 458 262 480 256C446 320 420 380 352 416C300 442 240 444 210 430Z',
    '#c9a981',
  );
  const block = pen.piece('M468 384L560 352C562 410 554 450 554 488H500C500 450 490 415 468 384Z', {
    depth: 9,
    casts: false,
    inside: pen.dark('M460 380L562 350V384L480 406z', 0.35),
  });
  const upper =
    'M100 482C102 456 150 436 212 424C240 442 300 440 352 410C410 374 444 316 478 260C498 234 542 226 558 244C568 290 568 330 560 362C520 368 490 378 470 392C430 412 390 452 330 478C300 488 270 489 240 489H118C106 489 100 487 100 482Z';
  const inside =
    pen.light(sliver(130, 462, 218, 440, 9, -5), 0.6) +
    pen.light(sliver(508, 262, 516, 340, 8), 0.4) +
    pen.dark(sliver(250, 478, 452, 372, 12, 12), 0.25);
  const shoe =
    far +
    block +
    pen.piece(upper, { printed: true, casts: false, inside }) +
    pen.seam('M112 489H246C330 486 386 440 468 391', 5, leatherSole.base, 1);
  const strap = pen.band('M384 390C376 344 334 338 312 396', 17) + pen.fill(ellipse(379, 378, 8, 8), brass.base);
  const bow =
    pen.fill(
      'M214 426C190 396 168 404 172 424C176 440 200 438 214 428C232 444 262 444 262 426C258 408 232 404 214 426Z',
      pen.ink.shade,
    ) + pen.fill(ellipse(214, 426, 8, 8), pen.ink.light);
  const all = shoe + (pen.cut === 'strap' ? strap : bow);
  return pen.back ? onBox(pen, all) : sidePair(pen, all);
}

export function loafer(pen: Pen): string {
  const upper =
    'M108 464C100 420 136 400 194 388C246 376 266 350 290 322C304 304 334 306 348 332C396 376 474 366 530 304C546 294 558 304 560 324C564 366 572 410 570 464Z';
  const inside =
    pen.seam('M128 418C176 392 232 404 282 380C300 370 316 352 330 330', 3, pen.ink.deep, 0.6) +
    pen.fill(
      'M246 376C262 370 280 366 298 364C332 392 348 428 352 466H300C296 428 280 398 246 376Z',
      pen.ink.light,
      0.55,
    ) +
    pen.fill('M278 392l18-4l10 18l-18 5z', pen.ink.deep, 0.8) +
    pen.seam('M246 376C280 398 296 428 300 466M298 364C332 392 348 428 352 466M508 334C518 370 520 420 518 464', 2) +
    pen.light(sliver(122, 434, 226, 404, 9, -6), 0.55) +
    pen.stitch('M352 348C400 388 470 378 528 322');
  const lining =
    pen.fill('M296 326C340 296 480 276 552 304C540 350 440 400 348 350Z', '#a5805a') +
    pen.fill('M296 326C340 296 480 276 552 304L540 316C470 296 380 306 330 336Z', '#7d5c3c');
  const sole =
    'M100 458C98 480 106 488 126 488H420L436 480H444V488H560C572 488 576 474 572 456C420 468 240 468 100 458Z';
  const shoe =
    lining +
    pen.piece(upper, { printed: true, inside, casts: false }) +
    pen.piece(sole, { ink: leatherSole, depth: 8, casts: false });
  return pen.back ? onBox(pen, shoe) : sidePair(pen, shoe);
}
