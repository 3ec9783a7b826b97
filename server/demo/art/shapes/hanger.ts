import { ellipse } from '../geometry';
import { tonesOf } from '../tones';
import type { Pen } from '../pen';

const wood = tonesOf('#b07c4a');

/** The rail across the wall, behind the garment. */
export function rail(pen: Pen, y = 62): string {
  return (
    pen.fill(`M0 ${y + 16}H674v10H0z`, '#3d2817', 0.12) +
    pen.fill(`M0 ${y}H674v13H0z`, wood.base) +
    pen.fill(`M0 ${y}H674v4H0z`, wood.light) +
    pen.fill(`M0 ${y + 9}H674v4H0z`, wood.shade)
  );
}

/** A wooden hanger whose shoulders lie at `neck`, hooked over the rail at y = 62. */
export function hanger(pen: Pen, neck: number, half: number): string {
  const hook = `M337 ${neck}V84Q337 70 348 66Q356 50 340 46Q324 46 326 62`;
  const arm = `M337 ${neck - 8}Q${337 + half * 0.5} ${neck - 2} ${337 + half} ${neck + 30}L${337 + half - 6} ${neck + 44}Q337 ${neck + 4} ${337 - half + 6} ${neck + 44}L${337 - half} ${neck + 30}Q${337 - half * 0.5} ${neck - 2} 337 ${neck - 8}Z`;
  return pen.seam(hook, 5, '#a2a4a3', 1) + pen.fill(arm, wood.base) + pen.fill(ellipse(337, neck, 9, 7), wood.shade);
}
