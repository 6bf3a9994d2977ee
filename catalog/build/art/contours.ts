import { gradientNoise, layered } from './noise.js';
import { curve, polygon, type Pair } from './path-builders.js';

/** Height lines of an imagined land, cut at the edges of the box: one path for every level. */
export function contourLines(options: {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** How many hills lie along the shorter side. */
  readonly hills: number;
  readonly levels: number;
}): string[] {
  const { width, height, seed, hills, levels } = options;
  const cell = Math.min(width, height) / 60;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const noise = gradientNoise(seed);
  const scale = hills / Math.min(width, height);
  const field = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => layered(noise, i * cell * scale + 4, j * cell * scale, 2)),
  );
  const size = { x: width / columns, y: height / rows };
  return Array.from({ length: levels }, (_, k) => -0.62 + (1.24 * (k + 0.5)) / levels)
    .map((level) =>
      chains(crossings(field, level))
        .map((chain) => toPath(chain, size))
        .join(''),
    )
    .filter((d) => d !== '');
}

type Grid = readonly (readonly number[])[];

/** Where the level crosses the cells, as pieces of line between points of cell edges (marching squares). */
function crossings(field: Grid, level: number): [Pair, Pair][] {
  const pieces: [Pair, Pair][] = [];
  for (let j = 0; j < field.length - 1; j++)
    for (let i = 0; i < field[0]!.length - 1; i++) {
      const points = edgeCrossings(field, i, j, level);
      if (points.length === 2) pieces.push([points[0]!, points[1]!]);
      // a saddle: two lines cross the cell; joining neighbors in order keeps them apart
      if (points.length === 4) pieces.push([points[0]!, points[1]!], [points[2]!, points[3]!]);
    }
  return pieces;
}

function edgeCrossings(field: Grid, i: number, j: number, level: number): Pair[] {
  const corners: readonly Pair[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  return corners.flatMap(([x, y], k) => {
    const [nx, ny] = corners[(k + 1) % 4]!;
    // every edge is measured from its lower end, so that both cells find the very same point
    const [from, to] =
      x + y <= nx + ny
        ? ([
            [x, y],
            [nx, ny],
          ] as const)
        : ([
            [nx, ny],
            [x, y],
          ] as const);
    const a = field[from[1]]![from[0]]! - level;
    const b = field[to[1]]![to[0]]! - level;
    if (a < 0 === b < 0) return [];
    const t = a / (a - b);
    return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const];
  });
}

/** Joins pieces that share an end into lines as long as they go. */
function chains(pieces: readonly [Pair, Pair][]): Pair[][] {
  const key = ([x, y]: Pair): string => `${x.toFixed(6)},${y.toFixed(6)}`;
  const ends = new Map<string, [Pair, Pair][]>();
  for (const piece of pieces)
    for (const end of piece) ends.set(key(end), [...(ends.get(key(end)) ?? []), piece]);
  const used = new Set<[Pair, Pair]>();
  const extend = (chain: Pair[]): Pair[] => {
    for (;;) {
      const tip = chain.at(-1)!;
      const next = ends.get(key(tip))?.find((piece) => !used.has(piece));
      if (!next) return chain;
      used.add(next);
      chain.push(key(next[0]) === key(tip) ? next[1] : next[0]);
    }
  };
  return pieces.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    return [extend(extend([piece[0], piece[1]]).reverse())];
  });
}

function toPath(chain: readonly Pair[], size: { readonly x: number; readonly y: number }): string {
  if (chain.length < 6) return '';
  // every third point is enough for a smooth curve; the last one closes or meets the edge
  const points = chain
    .filter((_, i) => i % 3 === 0 || i === chain.length - 1)
    .map(([x, y]): Pair => [x * size.x, y * size.y]);
  const [first, last] = [points[0]!, points.at(-1)!];
  const closed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  return closed && points.length < 5 ? polygon(points) : curve(points);
}
