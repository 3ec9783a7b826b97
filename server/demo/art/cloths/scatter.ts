/** A seeded random number generator (0 to 1), so that pictures are the same on every machine. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Short random strokes. Strokes at an edge are repeated at the opposite edge, so that the tile is seamless. */
export function flecks(seed: number, count: number, size: number, length: number): string {
  const next = thrown(seed);
  const under = (most: number): number => Math.round(next() * most);
  const one = (): string => {
    const [x, y, dx, dy] = [under(size), under(size), under(length * 2) - length, under(length * 2) - length];
    const wraps = [x, x + dx, y, y + dy].some((at) => at < 2 || at > size - 2);
    const from = (ox: number, oy: number): string => `M${x + ox} ${y + oy}l${dx} ${dy}`;
    const sides = [x < size / 2 ? size : -size, y < size / 2 ? size : -size] as const;
    return from(0, 0) + (wraps ? from(sides[0], 0) + from(0, sides[1]) : '');
  };
  return Array.from({ length: count }, one).join('');
}
