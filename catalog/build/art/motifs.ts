import type { Art, ArtPath } from '../svg/art.js';
import { short } from '../svg/path-data.js';
import { contourLines } from './contours.js';
import {
  circle,
  curve,
  joined,
  polar,
  polygon,
  polyline,
  rectangle,
  wedge,
  type Pair,
} from './path-builders.js';

/** Drawings of our own: marks for logos and motifs that templates are built around, in a box of 100 by 100. */

const square = (paths: readonly ArtPath[]): Art => ({ width: 100, height: 100, paths });

const INK = '#17405c';
const SAND = '#f2a65a';
const MIST = '#8cc5c4';
const SEA = '#4f9da6';

/** A circle's lower part, its top edge a wavy line: what is left of a band of water in a round window. */
function waterInDisc(r: number, level: number, height: number, phase: number): string {
  const line = (x: number): number => level + height * Math.sin((x / 100) * 4 * Math.PI + phase);
  const inside = Array.from({ length: 401 }, (_, i) => i / 4).filter(
    (x) => Math.hypot(x - 50, line(x) - 50) <= r,
  );
  const points = inside
    .filter((_, i) => i % 12 === 0 || i === inside.length - 1)
    .map((x): Pair => [x, line(x)]);
  const [x, y] = points[0]!;
  return `${curve(points)}A${r} ${r} 0 0 1 ${short(x)} ${short(y)}Z`;
}

const sunOverSea = (): Art =>
  square([
    { d: circle(50, 50, 48.6), color: INK, stroke: { width: 1.8 } },
    { d: circle(50, 45, 19), color: SAND },
    { d: waterInDisc(45, 54, 4, 2.4), color: MIST },
    { d: waterInDisc(45, 65, 4, 2.9), color: SEA },
    { d: waterInDisc(45, 77, 4, 3.5), color: INK },
  ]);

const hexagon = (r: number): string => polygon([-90, -30, 30, 90, 150, 210].map((a) => polar(50, 50, r, a)));

const hexagonFrame = (): Art =>
  square([
    { d: hexagon(47), color: INK, stroke: { width: 2.6, join: 'round' } },
    { d: hexagon(38), color: INK, stroke: { width: 1, join: 'round' } },
  ]);

/** Petals or rays: `count` copies of a slim leaf round the middle. */
function leaf(from: Pair, to: Pair, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (sign: number): Pair => [
    from[0] + dx * 0.5 - dy * width * sign,
    from[1] + dy * 0.5 + dx * width * sign,
  ];
  const point = ([x, y]: Pair): string => `${short(x)} ${short(y)}`;
  return `M${point(from)}Q${point(side(1))} ${point(to)}Q${point(side(-1))} ${point(from)}Z`;
}

const bloom = (): Art =>
  square([
    {
      d: joined(
        [0, 45, 90, 135, 180, 225, 270, 315].map((a) =>
          leaf(polar(50, 50, 9, a), polar(50, 50, 48, a), 0.36),
        ),
      ),
      color: '#c4512d',
    },
    {
      d: joined(
        [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) =>
          leaf(polar(50, 50, 9, a), polar(50, 50, 36, a), 0.2),
        ),
      ),
      color: '#e9b44c',
    },
    { d: circle(50, 50, 7), color: '#2b1a12' },
  ]);

const sprig = (): Art => {
  const stem = (t: number): Pair => [50 + 5 * Math.sin(t * 2.6), 98 - 92 * t];
  const leaves = [0.18, 0.34, 0.5, 0.66, 0.8].flatMap((t, i) => {
    const from = stem(t);
    const reach = 36 - i * 4.4;
    return [
      leaf(from, polar(...from, reach, -148 + i * 5), 0.26),
      leaf(from, polar(...from, reach, -34 - i * 5), 0.26),
    ];
  });
  const line = curve(Array.from({ length: 9 }, (_, i) => stem(i / 9)));
  return square([
    { d: line, color: '#4f772d', stroke: { width: 1.6, cap: 'round' } },
    { d: joined([...leaves, leaf(stem(0.88), polar(...stem(0.88), 18, -88), 0.24)]), color: '#4f772d' },
  ]);
};

const peaks = (): Art => {
  const r = 45;
  // the ground is the part of the disc below a chord; the peaks stand on it
  const [left, right] = [circleAt(r, 68, -1), circleAt(r, 68, 1)];
  return square([
    { d: circle(50, 50, 48.6), color: INK, stroke: { width: 1.8 } },
    { d: circle(66, 31, 8.5), color: SAND },
    { d: polygon([left, [37, 27], [52, 52], [60, 42], right]), color: SEA },
    {
      d: polygon([
        [28.6, 42.5],
        [37, 27],
        [46.4, 42.6],
        [41, 40],
        [37, 44.5],
        [33, 40],
      ]),
      color: '#fdfaf3',
    },
    { d: `${polyline([left, right])}A${r} ${r} 0 0 1 ${short(left[0])} ${short(left[1])}Z`, color: INK },
  ]);
};

const circleAt = (r: number, y: number, side: 1 | -1): Pair => [
  50 + side * Math.sqrt(r * r - (y - 50) ** 2),
  y,
];

const rays = (): Art =>
  square([
    { d: joined(Array.from({ length: 20 }, (_, i) => ray(i * 18))), color: '#ef9a43' },
    { d: circle(50, 50, 25), color: '#d9482b' },
  ]);

function ray(angle: number): string {
  return polygon([
    polar(50, 50, 30, angle - 5.4),
    polar(50, 50, 49.5, angle - 5.4),
    polar(50, 50, 49.5, angle + 5.4),
    polar(50, 50, 30, angle + 5.4),
  ]);
}

const rings = (): Art => ({
  width: 100,
  height: 50,
  paths: [48, 41, 34, 27, 20, 13].map((r) => ({
    d: `M${50 - r} 50A${r} ${r} 0 0 1 ${50 + r} 50`,
    color: '#7f9b86',
    stroke: { width: 1.6 },
  })),
});

const ripples = (): Art => ({
  width: 100,
  height: 60,
  paths: Array.from({ length: 9 }, (_, i) => ({
    d: curve(
      Array.from({ length: 21 }, (_, k): Pair => [
        k * 5,
        12 + i * 5 + 6 * Math.sin((k / 20) * 2 * Math.PI + i * 0.18),
      ]),
    ),
    color: MIST,
    stroke: { width: 0.7 },
  })),
});

const contourPanel = (): Art => ({
  width: 62,
  height: 100,
  paths: contourLines({ width: 62, height: 100, seed: 31, hills: 1.7, levels: 15 }).map((d) => ({
    d,
    color: '#5f7a63',
    stroke: { width: 0.5 },
  })),
});

const record = (): Art =>
  square([
    { d: circle(50, 50, 50), color: '#14213d' },
    { d: joined([42, 36, 30].map((r) => circle(50, 50, r))), color: '#5b6479', stroke: { width: 0.9 } },
    { d: circle(50, 50, 19), color: '#e4572e' },
    { d: circle(50, 50, 4.2), color: '#f7eede' },
  ]);

const sail = (): Art =>
  square([
    { d: `M48 8Q52 40 48 70H16Q40 44 48 8Z`, color: INK },
    { d: `M54 20Q78 44 82 70H54Q58 44 54 20Z`, color: SAND },
    { d: `M8 77H92Q84 94 66 94H34Q16 94 8 77Z`, color: INK },
  ]);

const archWindow = (): Art => {
  const arch = (inset: number): string => {
    const r = 34 - inset;
    return `M${50 - r} 96V${short(12 + 34)}A${r} ${r} 0 0 1 ${50 + r} ${short(12 + 34)}V96Z`;
  };
  return square([
    { d: arch(0), color: '#7a3e2b' },
    { d: arch(7), color: '#d98b5f' },
    { d: arch(14), color: '#f3d3b3' },
    { d: wedge([50, 95.5], 20, 180, 360), color: SAND },
    { d: rectangle(10, 95, 80, 3), color: '#7a3e2b' },
  ]);
};

/** Name, keywords and drawing of each; the id is the key. */
export const motifs: Readonly<
  Record<string, { readonly keywords: readonly string[]; readonly draw: () => Art }>
> = {
  'sun-over-sea': { keywords: ['sun', 'sea', 'waves', 'logo', 'seal', 'coast'], draw: sunOverSea },
  'hexagon-frame': { keywords: ['hexagon', 'monogram', 'frame', 'logo'], draw: hexagonFrame },
  bloom: { keywords: ['flower', 'petals', 'logo', 'folk'], draw: bloom },
  sprig: { keywords: ['leaves', 'branch', 'botanical', 'logo'], draw: sprig },
  peaks: { keywords: ['mountains', 'sun', 'outdoor', 'logo', 'seal'], draw: peaks },
  rays: { keywords: ['sun', 'rays', 'retro', 'logo'], draw: rays },
  rings: { keywords: ['arcs', 'rainbow', 'lines', 'calm'], draw: rings },
  ripples: { keywords: ['waves', 'lines', 'water', 'calm'], draw: ripples },
  'contour-panel': { keywords: ['map', 'topography', 'lines', 'pattern'], draw: contourPanel },
  record: { keywords: ['vinyl', 'music', 'jazz', 'retro'], draw: record },
  sail: { keywords: ['boat', 'sea', 'sailing', 'logo'], draw: sail },
  'arch-window': { keywords: ['arch', 'door', 'architecture', 'logo'], draw: archWindow },
};
