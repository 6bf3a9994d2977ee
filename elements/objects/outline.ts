import { drawnOutlines } from './outline-paths.gen.js';

/**
 * Named outlines: what shapes are and what frames show their picture through. Each is a function of the box, so an arch
 * keeps a round head and a pill round ends at any size; drawings (torn paper, a letter) are stretched over it.
 */
type Outline = (width: number, height: number, corners: Corners) => string;

/** Radius of each corner as a fraction of the shorter side: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

export const allCorners = (radius: number): Corners => [radius, radius, radius, radius];

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((d, part, i) => d + part + (i < values.length ? n(values[i]!) : ''), '');

/** A closed polygon from fractions of the box. */
const polygon =
  (...points: readonly (readonly [number, number])[]): Outline =>
  (w, h) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x * w)} ${n(y * h)}`).join('') + 'Z';

function star(points: number, inner: number): Outline {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner / 2 : 0.5;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return [0.5 + r * Math.cos(angle), 0.5 + r * Math.sin(angle)] as const;
  });
  return polygon(...corners);
}

const ngon = (sides: number, turn = -Math.PI / 2): Outline =>
  polygon(
    ...Array.from({ length: sides }, (_, i) => {
      const angle = (2 * Math.PI * i) / sides + turn;
      return [0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)] as const;
    }),
  );

/** How far the handles of a curve reach along a quarter of a circle: within 0.03 % of the radius of it. */
const KAPPA = 0.5522847498;

/**
 * Corners are curves, not arcs: browsers draw a path that they take for a rounded rectangle by another way once there are
 * a few of them, and its edges come out up to a fifth lighter or darker than on the server.
 */
const rounded: Outline = (w, h, corners) => {
  const [a, b, c, d] = corners.map((radius) => radius * Math.min(w, h)) as unknown as Corners;
  const k = (radius: number): number => radius * (1 - KAPPA);
  // a corner without a radius is no curve: strokes would turn it otherwise
  return [
    path`M${a} 0H${w - b}`,
    b > 0 ? path`C${w - k(b)} 0 ${w} ${k(b)} ${w} ${b}` : '',
    path`V${h - c}`,
    c > 0 ? path`C${w} ${h - k(c)} ${w - k(c)} ${h} ${w - c} ${h}` : '',
    path`H${d}`,
    d > 0 ? path`C${k(d)} ${h} 0 ${h - k(d)} 0 ${h - d}` : '',
    a > 0 ? path`V${a}C0 ${k(a)} ${k(a)} 0 ${a} 0Z` : 'Z',
  ].join('');
};
const ellipse: Outline = (w, h) =>
  path`M0 ${h / 2}A${w / 2} ${h / 2} 0 0 1 ${w} ${h / 2}A${w / 2} ${h / 2} 0 0 1 0 ${h / 2}Z`;

const table = {
  rectangle: rounded,
  ellipse,
  pill: (w, h) => rounded(w, h, allCorners(0.5)),
  arch: (w, h) => {
    const r = Math.min(w / 2, h);
    return path`M0 ${h}V${r}A${w / 2} ${r} 0 0 1 ${w} ${r}V${h}Z`;
  },
  leaf: (w, h) => {
    const r = Math.min(w, h) / 2;
    return path`M0 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}Z`;
  },
  quarter: (w, h) => path`M0 0H${w}A${w} ${h} 0 0 1 0 ${h}Z`,
  half: (w, h) => path`M0 ${h}A${w / 2} ${h} 0 0 1 ${w} ${h}Z`,
  slant: polygon([0.18, 0], [1, 0], [0.82, 1], [0, 1]),
  triangle: polygon([0.5, 0], [1, 1], [0, 1]),
  corner: polygon([0, 0], [1, 0], [0, 1]),
  diamond: polygon([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]),
  pentagon: ngon(5),
  hexagon: ngon(6),
  octagon: ngon(8, Math.PI / 8),
  star: star(5, 0.42),
  burst: star(16, 0.82),
  heart: (w, h) =>
    path`M${w / 2} ${h}C${0.18 * w} ${0.74 * h} 0 ${0.55 * h} 0 ${0.3 * h}C0 ${0.12 * h} ${0.13 * w} 0 ${0.28 * w} 0C${0.38 * w} 0 ${0.46 * w} ${0.06 * h} ${w / 2} ${0.16 * h}C${0.54 * w} ${0.06 * h} ${0.62 * w} 0 ${0.72 * w} 0C${0.87 * w} 0 ${w} ${0.12 * h} ${w} ${0.3 * h}C${w} ${0.55 * h} ${0.82 * w} ${0.74 * h} ${w / 2} ${h}Z`,
  blob: (w, h) =>
    path`M${0.5 * w} 0C${0.82 * w} 0 ${w} ${0.22 * h} ${0.98 * w} ${0.55 * h}S${0.72 * w} ${h} ${0.42 * w} ${0.98 * h}S0 ${0.75 * h} ${0.02 * w} ${0.42 * h}S${0.24 * w} 0 ${0.5 * w} 0Z`,
} satisfies Record<string, Outline>;

type ComputedName = keyof typeof table;
type DrawnName = keyof typeof drawnOutlines;
export type OutlineName = ComputedName | DrawnName;

/** Outlines that are functions of the box: those the panel offers as shapes. */
export const computedOutlines = Object.keys(table) as [ComputedName, ...ComputedName[]];
export const outlineNames = [...computedOutlines, ...Object.keys(drawnOutlines)] as [
  OutlineName,
  ...OutlineName[],
];

const isDrawn = (name: OutlineName): name is DrawnName => Object.hasOwn(drawnOutlines, name);

/** Height over width that suits a new object of the outline. */
export const outlineRatio = (name: OutlineName): number =>
  isDrawn(name) ? drawnOutlines[name].ratio : (FLAT[name] ?? 1);

/** Outlines that a square would make another shape of: a pill is no circle. */
const FLAT: Partial<Record<OutlineName, number>> = { pill: 0.4, half: 0.5 };

const NUMBER = /-?[\d.]+/g;

/** A drawing's data is absolute points in a box of 100 by 100, x and y in turn. */
function stretched(d: string, width: number, height: number): string {
  let at = 0;
  return d.replace(NUMBER, (value) => {
    const side = at++ % 2 ? height : width;
    return n((Number(value) * side) / 100);
  });
}

/** Outlines that meet the box at right angles only: a mitred stroke stays inside the box. */
const RIGHT_ANGLED: readonly OutlineName[] = ['rectangle', 'arch', 'half', 'quarter', 'leaf'];

export const isRightAngled = (name: OutlineName): boolean => RIGHT_ANGLED.includes(name);

/** How a stroke along an outline turns where nothing is chosen. */
export const joinOf = (name: OutlineName): 'miter' | 'round' => (isRightAngled(name) ? 'miter' : 'round');

/** SVG path data of the outline in a box with its corner at the origin. `radius` is a fraction of the shorter side. */
export function outlinePath(
  name: OutlineName,
  width: number,
  height: number,
  radius: number | Corners = 0,
): string {
  if (isDrawn(name)) return stretched(drawnOutlines[name].d, width, height);
  const corners = typeof radius === 'number' ? allCorners(radius) : radius;
  return (table[name] as Outline)(width, height, corners);
}
