/** Between the ends of an arc. */
interface Chord {
  readonly x: number;
  readonly y: number;
}

/** Digits after the point that radii may take. */
const DIGITS = [2, 3, 4];
/** How far a rounded arc may lie from where it was meant, in view-box units. */
const NEAR = 0.01;

/**
 * The radii of an arc between ends that were rounded, in as few digits as keep it in its place. Rounding them by
 * themselves would not: the center of half a circle jumps by far more than the hundredth that its radius is off.
 */
export function arcRadii(
  [rx, ry, turn]: readonly [rx: number, ry: number, turn: number],
  meant: Chord,
  led: Chord,
): readonly [number, number] {
  const halfOf = (chord: Chord): number => halfChord(chord, rx, ry, turn);
  const half = halfOf(led);
  /** From the chord to the center, where the radius is one. */
  const height = Math.sqrt(Math.max(0, 1 - halfOf(meant) ** 2));
  const grown = Math.hypot(height, half);
  for (const digits of DIGITS) {
    const step = 10 ** digits;
    // a radius too short for its chord is as long as it must be: half a circle is safe below
    const round = height === 0 ? Math.floor : Math.round;
    const radii = [rx, ry].map((radius) => round(radius * grown * step) / step) as [number, number];
    const off = [rx, ry].map((radius, i) => {
      const scale = radii[i]! / radius;
      return Math.abs(Math.sqrt(Math.max(0, scale ** 2 - half ** 2)) - height) * radius;
    });
    if (Math.max(...off) <= NEAR) return radii;
  }
  return [rx, ry];
}

/** Half a chord's length as a share of the radius it is seen along. */
function halfChord({ x, y }: Chord, rx: number, ry: number, turn: number): number {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  return Math.hypot((cos * x + sin * y) / rx, (cos * y - sin * x) / ry) / 2;
}
