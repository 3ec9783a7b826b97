import { ellipse, mirrored, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';

const silicone = tonesOf('#dcd6ca');

/** Earbuds: closed or open case with two buds. */
export function earbuds(pen: Pen): string {
  const bud = (): string =>
    pen.piece(
      'M240 150C276 146 296 176 290 206C286 226 276 232 276 252V320C276 338 250 338 250 320V250C232 246 212 232 210 200C208 172 220 152 240 150Z',
      { depth: 9, inside: pen.light(ellipse(232, 178, 8, 12), 0.7) },
    ) + pen.piece(ellipse(214, 206, 18, 27), { ink: silicone, depth: 6 });
  const shell = roundRect(206, 364, 262, 190, 70);
  const box = pen.piece(shell, {
    depth: 20,
    inside:
      pen.seam('M206 432H468', 3, pen.ink.deep, 0.6) +
      pen.light('M206 434H468v3H206z', 0.6) +
      pen.fill(ellipse(337, 470, 5, 5), pen.accent.base) +
      pen.light(sliver(236, 400, 330, 380, 12, 6), 0.5),
  });
  if (pen.back) {
    const lid = pen.piece('M206 300V250C206 190 236 176 276 176H398C438 176 468 190 468 250V300Z', {
      depth: 16,
      inside: pen.fill(roundRect(222, 196, 230, 104, 40), pen.ink.deep, 0.6),
    });
    const tray = pen.piece('M206 300H468V420C468 500 440 514 398 514H276C234 514 206 500 206 420Z', {
      depth: 18,
      inside: pen.fill('M206 300H468V322H206z', pen.ink.deep, 0.7) + pen.fill(ellipse(337, 430, 6, 6), pen.accent.base),
    });
    const grips = [276, 398]
      .map(
        (x) =>
          pen.piece(roundRect(x - 34, 244, 68, 84, 32), { depth: 9, casts: false }) +
          pen.fill(ellipse(x - 8, 268, 9, 12), pen.ink.light, 0.6),
      )
      .join('');
    return lid + pen.fill('M206 296H468V310H206z', pen.ink.deep) + grips + tray;
  }
  return box + pen.copies(['translate(0 10)', 'translate(674 10) scale(-1 1)'], bud);
}

export function headphones(pen: Pen): string {
  const hoop =
    pen.band('M170 380C150 40 524 40 504 380', pen.back ? 40 : 34) +
    pen.band('M206 190C250 92 424 92 468 190', 16, pen.accent);
  const cup = (): string =>
    pen.piece(
      'M132 330C180 318 206 340 210 380V480C206 520 180 540 132 528C104 516 96 480 96 430C96 378 104 342 132 330Z',
      { depth: 16, inside: pen.light(sliver(112, 380, 112, 480, 9), 0.4) },
    ) +
    pen.piece(
      'M178 330C230 316 252 356 252 430C252 504 230 544 178 530C194 506 200 470 200 430C200 390 194 354 178 330Z',
      { ink: pen.accent, depth: 14, inside: pen.seam('M214 340C236 400 236 460 214 520', 2, pen.accent.line) },
    );
  const tilt = pen.back ? 'rotate(-16 337 337) ' : '';
  const cups = pen.copies([`${tilt}translate(0)`, `${tilt}translate(674) scale(-1 1)`], cup);
  return pen.back ? `<g transform="rotate(-16 337 337)">${hoop}</g>${cups}` : hoop + cups;
}

export function charger(pen: Pen): string {
  if (pen.back)
    return pen.turned('rotate(18 337 337)', () =>
      pen.piece(roundRect(210, 190, 250, 290, 48), {
        depth: 18,
        inside:
          pen.fill(roundRect(292, 250, 86, 26, 10) + roundRect(292, 306, 86, 26, 10), pen.ink.deep, 0.75) +
          pen.fill(roundRect(304, 258, 62, 10, 3) + roundRect(304, 314, 62, 10, 3), '#c9ccce') +
          pen.light(sliver(240, 230, 240, 430, 14), 0.5) +
          pen.fill(ellipse(335, 400, 7, 7), pen.accent.base),
      }),
    );
  const cable = pen.band(
    'M300 330C300 470 180 420 170 500C164 590 420 590 430 500C438 420 300 420 320 520C336 580 520 590 540 470',
    13,
    pen.accent,
  );
  const plugEnd =
    pen.piece(roundRect(524, 380, 32, 84, 9), { ink: pen.accent, depth: 6 }) +
    pen.fill(roundRect(531, 356, 18, 26, 5), '#b9bcbe');
  const pins =
    pen.fill('M226 92h18v60h-18zM330 92h18v60h-18zM276 80h22v66h-22z', '#c3a25a') +
    pen.fill('M238 92h6v60h-6zM342 92h6v60h-6zM291 80h7v66h-7z', '#8a6d34');
  const brick = pen.piece(roundRect(182, 140, 210, 200, 40), {
    depth: 16,
    inside:
      pen.seam('M182 196H392', 2) +
      pen.fill(roundRect(254, 296, 72, 20, 8), pen.ink.deep, 0.6) +
      pen.light(sliver(206, 220, 206, 310, 10), 0.5),
  });
  return cable + pins + brick + plugEnd;
}

export function powerBank(pen: Pen): string {
  const body = (): string =>
    pen.piece(roundRect(230, 120, 214, 430, 34), {
      depth: 16,
      printed: true,
      inside:
        pen.fill([0, 1, 2, 3].map((i) => ellipse(304 + i * 22, 500, 5, 5)).join(''), pen.accent.light) +
        pen.light('M230 420L420 120H444V180L230 520z', 0.22) +
        pen.seam('M230 180H444', 2),
    }) + pen.fill(roundRect(266, 114, 56, 12, 5) + roundRect(346, 114, 62, 12, 3), pen.ink.deep);
  if (pen.back) return pen.turned('rotate(-24 337 337)', body);
  const cable =
    pen.band('M376 118C376 60 520 60 524 150C530 260 480 300 500 420', 11, pen.accent) +
    pen.piece(roundRect(482, 416, 38, 70, 9), { ink: pen.accent, depth: 6 });
  return cable + body();
}

export function speaker(pen: Pen): string {
  const body = pen.back ? roundRect(120, 250, 434, 220, 104) : roundRect(196, 120, 282, 440, 120);
  const [cx, cy] = [337, pen.back ? 360 : 372];
  const mesh = pen.fill(pen.back ? 'M190 250H484V470H190z' : 'M196 210H478V480H196z', pen.ink.shade);
  const rows: string[] = [];
  for (let y = pen.back ? 262 : 224; y < (pen.back ? 462 : 474); y += 12)
    rows.push(`M${pen.back ? 196 : 202} ${y}H${pen.back ? 480 : 474}`);
  const knob = pen.back
    ? ''
    : pen.fill(ellipse(cx, 166, 84, 20), pen.ink.deep, 0.5) +
      pen.fill(roundRect(306, 158, 62, 10, 5), pen.accent.light);
  const badge =
    pen.fill(ellipse(cx, cy, 30, 30), pen.accent.base) + pen.fill(ellipse(cx, cy, 17, 17), pen.accent.shade);
  const ends = pen.back
    ? pen.seam('M190 252V468M484 252V468', 4, pen.accent.base, 1)
    : pen.seam('M196 212H478M196 480H478', 4, pen.accent.base, 1);
  const loop = pen.back
    ? pen.band('M540 320C620 330 620 400 540 400', 16, pen.accent)
    : pen.band('M470 190C530 160 540 260 486 300', 16, pen.accent);
  return (
    pen.ground(348, pen.back ? 474 : 562, pen.back ? 200 : 130) +
    loop +
    pen.piece(body, {
      depth: 26,
      casts: false,
      inside:
        mesh +
        pen.seam(rows.join(''), 3, pen.ink.deep, 0.35).replace('<path', '<path stroke-dasharray="1 9"') +
        ends +
        knob +
        badge +
        pen.light(pen.back ? sliver(170, 290, 470, 280, 12) : sliver(226, 240, 226, 450, 14), 0.35),
    })
  );
}

export function phoneCase(pen: Pen): string {
  const back = pen.piece(roundRect(222, 96, 230, 470, 46), {
    printed: true,
    depth: 12,
    inside: pen.seam(roundRect(230, 104, 214, 454, 40), 3, pen.ink.light, 0.5),
  });
  const hole =
    pen.fill(roundRect(244, 120, 92, 104, 26), pen.ink.deep) + pen.fill(roundRect(248, 124, 84, 96, 24), '#d8cdbb');
  const lip = pen.fill('M218 190h6v56h-6zM218 258h6v56h-6zM450 220h6v70h-6z', pen.ink.deep);
  const inner = pen.piece(roundRect(222, 96, 230, 470, 46), {
    depth: 10,
    inside:
      pen.fill(roundRect(236, 110, 202, 442, 36), pen.ink.shade) +
      pen.fill(mirrored([0, 180], [60, 180], [60, 480], [0, 480]), pen.ink.deep, 0.12),
  });
  return pen.back
    ? pen.turned('translate(-60 0) rotate(-10 337 337)', () => inner + hole) +
        pen.turned('translate(70 20) rotate(12 337 337)', () => back + hole)
    : lip + back + hole;
}
