/** px that are reached only where a print is seen. */
export interface Beyond {
  readonly steps: number;
  /** Whether it is seen at a place of the map. */
  isSeen(at: number): boolean;
}

/**
 * Carries the [u, v] of a map on beyond its edge, in place, by so many px: NaN becomes what its neighbors lead to in a
 * straight line. `beyond` goes on from there. The outermost two px of the map stay as they are.
 */
export function dilate(
  uv: Float32Array,
  [width, height]: readonly [width: number, height: number],
  steps: number,
  beyond?: Beyond,
): void {
  let edge = edgeOf(uv, width, height);
  for (let step = 0; step < steps + (beyond?.steps ?? 0) && edge.length > 0; step++) {
    if (beyond && step >= steps) edge = edge.filter((at) => beyond.isSeen(at));
    const found = edge.map((at) => lead(uv, at, width, height));
    const next: number[] = [];
    edge.forEach((at, i) => {
      const value = found[i];
      if (value) uv.set(value, 2 * at);
    });
    for (const at of edge) for (const beside of emptyBeside(uv, at, width, height)) next.push(beside);
    edge = [...new Set(next)];
  }
}

const isEmpty = (uv: Float32Array, at: number): boolean => Number.isNaN(uv[2 * at]!);

/** Empty px with a full one beside them. */
function edgeOf(uv: Float32Array, width: number, height: number): number[] {
  const edge = new Set<number>();
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1, end = at + width - 2; at < end; at++) {
      if (uv[2 * at]! !== uv[2 * at]!) continue;
      if (uv[2 * at - 2]! !== uv[2 * at - 2]!) edge.add(at - 1);
      if (uv[2 * at + 2]! !== uv[2 * at + 2]!) edge.add(at + 1);
      if (uv[2 * (at - width)]! !== uv[2 * (at - width)]!) edge.add(at - width);
      if (uv[2 * (at + width)]! !== uv[2 * (at + width)]!) edge.add(at + width);
    }
  return [...edge];
}

function emptyBeside(uv: Float32Array, at: number, width: number, height: number): number[] {
  if (!isInside(at, width, height) || isEmpty(uv, at)) return [];
  return [at - 1, at + 1, at - width, at + width].filter((beside) => isEmpty(uv, beside));
}

function isInside(at: number, width: number, height: number): boolean {
  const x = at % width;
  const y = Math.floor(at / width);
  return x > 1 && y > 1 && x < width - 2 && y < height - 2;
}

/** The mean of what all lines that end here lead to; where no line has two px that are known, of those beside. */
function lead(uv: Float32Array, at: number, width: number, height: number): [number, number] | null {
  if (!isInside(at, width, height)) return null;
  const steps = [1, -1, width, -width, width + 1, width - 1, 1 - width, -width - 1];
  const near = steps.filter((step) => !isEmpty(uv, at + step));
  const lines = near.filter((step) => !isEmpty(uv, at + 2 * step));
  const used = lines.length > 0 ? lines : near;
  if (used.length === 0) return null;
  const mean = (c: number): number =>
    used.reduce((sum, step) => {
      const value = uv[2 * (at + step) + c]!;
      return sum + (lines.length > 0 ? 2 * value - uv[2 * (at + 2 * step) + c]! : value);
    }, 0) / used.length;
  return [mean(0), mean(1)];
}
