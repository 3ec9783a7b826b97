const middle = 337;

/** The y position of the floor under standing products. */
export const floor = 566;

const round = (value: number): number => Math.round(value * 10) / 10;

const at = (numbers: readonly number[]): string => numbers.map(Math.round).join(' ');

/**
 * A closed, symmetric outline. The steps describe the right side, with x relative to the middle of the frame: two numbers
 * are a line, six a curve.
 */
export function mirrored(start: readonly [number, number], ...steps: readonly (readonly number[])[]): string {
  const flip = (n: number, i: number): number => (i % 2 === 0 ? middle - n : n);
  const place = (n: number, i: number): number => (i % 2 === 0 ? middle + n : n);
  let path = `M${at(start.map(place))}`;
  for (const step of steps) path += (step.length === 6 ? 'C' : 'L') + at(step.map(place));
  const ends = [start, ...steps.map((step) => step.slice(-2))];
  const last = ends[ends.length - 1] ?? start;
  if (last[0] !== 0) path += `L${at(last.map(flip))}`;
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const [a = 0, b = 0, c = 0, d = 0] = steps[i] ?? [];
    const to = ends[i] ?? start;
    path += steps[i]?.length === 6 ? `C${at([c, d, a, b, ...to].map(flip))}` : `L${at(to.map(flip))}`;
  }
  return `${path}Z`;
}

/** An outline and its mirror image on the other side of the middle: sleeves, legs, pockets. */
export function pair(start: readonly [number, number], ...steps: readonly (readonly number[])[]): string {
  const side = (sign: 1 | -1): string => {
    const place = (n: number, i: number): number => (i % 2 === 0 ? middle + sign * n : n);
    const rest = steps.map((step) => (step.length === 6 ? 'C' : 'L') + at(step.map(place))).join('');
    return `M${at(start.map(place))}${rest}Z`;
  };
  return side(1) + side(-1);
}

/** A fold of cloth: a lens shape between two points. */
export function sliver(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const via = (out: number): string => at([mx + nx * out, my + ny * out]);
  return `M${at([x1, y1])}Q${via(bend + width)} ${at([x2, y2])}Q${via(bend - width)} ${at([x1, y1])}Z`;
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${at([x + r, y])}h${round(width - 2 * r)}q${r} 0 ${r} ${r}v${round(height - 2 * r)}q0 ${r} ${-r} ${r}h${round(2 * r - width)}q${-r} 0 ${-r} ${-r}v${round(2 * r - height)}q0 ${-r} ${r} ${-r}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${at([cx - rx, cy])}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0Z`;
}
