import type { Point, Rect, Size } from '../../../math/geometry.js';

/** What a cut-out starts from. */
export interface Seeds {
  /** First guess: 1 subject, 0 background. */
  readonly start: Uint8Array<ArrayBuffer>;
  /** What is certain: 1 subject, -1 background, 0 neither. */
  readonly marked: Int8Array;
  /** What is known of each place before any color is looked at, as cost: above 0 it speaks for the subject. */
  readonly prior: Float32Array;
}

/** Where the user went with the brush: what lies under it is kept or removed. */
export interface Stroke {
  readonly keep: boolean;
  /** Half the brush's width, as a fraction of the picture's longer side. */
  readonly radius: number;
  /** Fractions of the picture's width and height. */
  readonly points: readonly Point[];
}

/** What the user told of the subject. */
export interface Hints {
  /** It lies inside, fractions of the picture. */
  readonly rectangle?: Rect;
  readonly strokes?: readonly Stroke[];
}

/** What a place in the middle of the rectangle counts, and one at its edge, as cost: people draw it around things. */
const MIDDLE = 3.5;
const EDGE = 0.5;

/** Everything outside the rectangle is background, what is inside leans to the subject. */
export function rectangleSeeds({ x, y, width, height }: Rect, size: Size): Seeds {
  const seeds = noSeeds(size);
  for (let row = 0, i = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++, i++) {
      const across = ((column + 0.5) / size.width - x) / width;
      const down = ((row + 0.5) / size.height - y) / height;
      const inside = across >= 0 && across <= 1 && down >= 0 && down <= 1;
      seeds.start[i] = inside ? 1 : 0;
      seeds.marked[i] = inside ? 0 : -1;
      const away = (across - 0.5) ** 2 + (down - 0.5) ** 2;
      seeds.prior[i] = inside ? EDGE + (MIDDLE - EDGE) * Math.exp(-8 * away) : 0;
    }
  }
  return seeds;
}

export const noSeeds = ({ width, height }: Size): Seeds => ({
  start: new Uint8Array(width * height),
  marked: new Int8Array(width * height),
  prior: new Float32Array(width * height),
});

/** How far around a stroke, in longer sides of the picture, it is likely that the same is meant. */
const NEAR = 0.06;
/** What nearness counts, as cost. */
const MOST_NEAR = 2;

/** The strokes on top of what was there; the last one wins. */
export function withStrokes(seeds: Seeds, strokes: readonly Stroke[], size: Size): Seeds {
  if (strokes.length === 0) return seeds;
  const start = seeds.start.slice();
  const marked = seeds.marked.slice();
  const prior = seeds.prior.slice();
  for (const stroke of strokes) {
    underStroke(stroke, size, (i, away) => {
      const sign = stroke.keep ? 1 : -1;
      if (away <= 0) {
        start[i] = stroke.keep ? 1 : 0;
        marked[i] = sign;
      } else {
        prior[i]! += sign * MOST_NEAR * (1 - away) * (1 - away);
      }
    });
  }
  return { start, marked, prior };
}

/** Visits the pixels of a stroke with 0, and those near it with 0 to 1. */
export function underStroke(
  { points, radius }: Stroke,
  size: Size,
  visit: (i: number, away: number) => void,
): void {
  const side = Math.max(size.width, size.height);
  // a brush narrower than a pixel still marks the pixels it crosses
  const reach = Math.max(0.71, radius * side);
  const far = reach + NEAR * side;
  const at = points.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));
  const xs = at.map(({ x }) => x);
  const ys = at.map(({ y }) => y);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs) - far)),
    Math.min(size.width - 1, Math.max(...xs) + far),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys) - far)),
    Math.min(size.height - 1, Math.max(...ys) + far),
  ];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const distance = distanceTo(at, x + 0.5, y + 0.5);
      if (distance <= reach) visit(y * size.width + x, 0);
      else if (distance < far) visit(y * size.width + x, (distance - reach) / (far - reach));
    }
  }
}

/** From a point to the nearest of a line's. */
function distanceTo(line: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < line.length; i++) {
    const a = line[i]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
    least = Math.min(least, Math.hypot(x - a.x - along * dx, y - a.y - along * dy));
  }
  return least;
}
