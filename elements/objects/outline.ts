/**
 * Named outlines: what shapes are and what frames show their picture through. Each is a function of the box, so an arch
 * keeps a round head and a pill round ends at any size.
 */
type Outline = (width: number, height: number, radius: number) => string;

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

const rounded: Outline = (w, h, radius) => {
  const r = radius * Math.min(w, h);
  if (r <= 0) return path`M0 0H${w}V${h}H0Z`;
  return path`M${r} 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
};

const ellipse: Outline = (w, h) =>
  path`M0 ${h / 2}A${w / 2} ${h / 2} 0 0 1 ${w} ${h / 2}A${w / 2} ${h / 2} 0 0 1 0 ${h / 2}Z`;

const table = {
  rectangle: rounded,
  ellipse,
  pill: (w, h) => rounded(w, h, 0.5),
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

export type OutlineName = keyof typeof table;
export const outlineNames = Object.keys(table) as [OutlineName, ...OutlineName[]];

/** SVG path data of the outline in a box with its corner at the origin. `radius` is a fraction of the shorter side. */
export const outlinePath = (name: OutlineName, width: number, height: number, radius = 0): string =>
  (table[name] as Outline)(width, height, radius);
