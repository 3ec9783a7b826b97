import { ellipse, sliver } from '../geometry';
import type { Pen } from '../pen';
import { fromAbove, rubber, sidePair } from './shoeViews';

const soles = {
  flat: 'M100 436C94 470 106 488 138 488H538C564 488 574 468 570 436C500 448 300 452 132 440C118 440 108 440 100 436Z',
  thick:
    'M98 424C88 466 100 490 136 490H546C578 488 586 460 574 424C520 440 470 436 420 440C300 446 190 456 124 430C112 426 104 424 98 424Z',
};

function low(pen: Pen): string {
  const upper =
    'M110 450C98 402 130 380 182 364C240 346 286 322 322 282C338 264 352 248 372 240C388 276 468 290 518 244C534 236 550 246 552 266C556 310 566 340 570 380C572 410 572 425 568 450Z';
  const inside =
    pen.fill('M110 450C98 402 130 380 182 364C216 378 226 420 214 456Z', pen.ink.shade) +
    pen.seam('M182 364C216 378 226 420 214 456', 2) +
    pen.fill('M504 318C498 372 504 420 514 456H580V296C550 292 522 300 504 318Z', pen.accent.base) +
    (pen.cut === 'run'
      ? pen.fill(
          'M236 452C330 440 420 400 470 318L494 330C456 410 380 446 320 458ZM300 456C380 440 450 410 498 356L500 386C460 430 420 450 390 458Z',
          pen.accent.base,
          0.9,
        )
      : pen.fill('M282 452C332 438 378 404 408 348L438 356C414 408 388 438 352 456Z', pen.accent.base)) +
    pen.seam('M254 346C292 370 342 344 376 282', 2.4) +
    pen.fill(ellipse(236, 384, 3, 3) + ellipse(252, 394, 3, 3) + ellipse(226, 400, 3, 3), pen.ink.deep, 0.7) +
    pen.dark('M372 240C388 276 468 290 518 244L532 254C484 308 390 304 356 258Z', 0.28) +
    pen.light(sliver(130, 420, 210, 378, 7, -5), 0.6);
  const tongue = pen.piece('M326 300C342 266 350 236 352 212C368 198 396 204 404 228L388 268Z', {
    ink: pen.cut === 'run' ? pen.accent : pen.ink,
    depth: 9,
    casts: false,
  });
  const lining = pen.fill('M368 246C400 224 490 222 522 244C480 292 400 290 368 246Z', pen.ink.deep);
  const sole = pen.cut === 'run' ? soles.thick : soles.flat;
  const laces = pen.band('M246 348l28 22M276 334l28 22M304 316l28 20M330 292l26 18', 9, rubber);
  return (
    lining +
    tongue +
    pen.piece(upper, { printed: true, inside, casts: false }) +
    pen.piece(sole, {
      ink: rubber,
      depth: 8,
      casts: false,
      inside: pen.seam('M96 470C220 480 420 474 580 468', 4, pen.accent.base, 0.9),
    }) +
    laces
  );
}

function high(pen: Pen): string {
  const upper =
    'M110 450C98 402 130 380 182 364C240 346 286 322 318 280C332 258 346 220 354 176L372 166C410 156 470 156 514 166C522 220 532 300 552 350C566 390 572 420 568 450Z';
  const inside =
    pen.fill('M110 450C98 402 130 380 182 364C216 378 226 420 214 456Z', rubber.base) +
    pen.seam('M182 364C216 378 226 420 214 456', 2) +
    pen.fill('M508 300C502 360 504 410 514 456H580V330C560 310 532 300 508 300Z', pen.accent.base) +
    pen.seam('M254 346C292 366 340 340 362 290L386 174', 2.4) +
    pen.fill(ellipse(448, 250, 30, 30), pen.accent.base) +
    pen.fill(ellipse(448, 250, 15, 15), pen.ink.base) +
    pen.stitch('M380 190C420 180 470 180 516 190M404 456C408 400 440 360 508 350') +
    pen.light(sliver(398, 200, 396, 330, 9), 0.4);
  const tongue = pen.piece('M318 290C334 250 338 196 332 146C352 128 384 136 390 164L374 260Z', {
    depth: 9,
    casts: false,
  });
  const laces = pen.band(
    'M246 348l28 22M276 334l28 22M304 314l28 22M326 286l30 18M338 252l32 12M346 216l32 8',
    9,
    rubber,
  );
  return (
    tongue +
    pen.piece(upper, { printed: true, inside, casts: false }) +
    pen.piece(soles.flat, {
      ink: rubber,
      depth: 8,
      casts: false,
      inside: pen.seam('M96 472C220 480 420 474 580 470', 4, pen.accent.shade, 0.8),
    }) +
    laces
  );
}

function above(pen: Pen): string {
  const sole =
    'M444 96C500 96 536 150 534 222C532 290 516 330 516 400C516 480 520 560 446 566C376 566 372 490 374 420C376 340 358 280 364 210C370 140 396 96 444 96Z';
  const upper =
    'M446 106C494 108 522 156 520 222C518 290 502 336 502 404C502 480 504 550 446 552C390 552 386 480 388 416C390 340 374 280 380 212C386 150 404 106 446 106Z';
  const toe = pen.cut === 'high' ? rubber.base : pen.ink.shade;
  const inside =
    pen.fill('M446 106C494 108 522 156 520 222C470 200 420 204 380 226C380 150 404 106 446 106Z', toe) +
    pen.fill('M380 500H510V560H380Z', pen.accent.base) +
    pen.stitch('M384 246C420 220 476 218 518 242');
  const tongue = pen.piece('M416 250C432 240 462 240 476 250L484 400C470 416 420 416 408 400Z', {
    ink: pen.cut === 'run' ? pen.accent : pen.ink,
    depth: 8,
    casts: false,
  });
  const opening =
    pen.fill('M412 392C430 408 462 408 482 392C494 440 490 512 446 520C404 512 400 440 412 392Z', pen.ink.deep) +
    pen.fill('M420 440C434 450 460 450 474 440C482 480 474 506 446 510C420 506 414 480 420 440Z', '#e4d8c2');
  const laces = pen.band([0, 1, 2, 3, 4].map((i) => `M404 ${262 + i * 30}L490 ${266 + i * 30}`).join(''), 11, rubber);
  return (
    pen.piece(sole, { ink: rubber, depth: 10 }) +
    pen.piece(upper, { printed: true, inside, casts: false }) +
    tongue +
    opening +
    laces
  );
}

/** cut: '' court shoe, 'run' with a thick sole, 'high' ankle. */
export function sneaker(pen: Pen): string {
  if (pen.back) return fromAbove(pen, () => above(pen));
  return sidePair(pen, pen.cut === 'high' ? high(pen) : low(pen));
}
