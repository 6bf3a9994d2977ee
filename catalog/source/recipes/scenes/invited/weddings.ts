import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, type Point } from '../../social-media/drawing.js';
import { icon } from '../../sheet.js';
import { box, disc, drawn, many, oval, starAt, stroke, towards, type Region, type Scene } from '../kit.js';
import { bitten, blade, bud, golden, hole, peony, round, shaped, sheet, specks, twig, windflower, type Seg } from '../gatherings/gold-foil.js';

const PALE_GOLD = '#e3c27a';

/** A part of a ring as a shape of many corners. */
const bandOf = (cx: number, cy: number, r: number, thick: number, from: number, to: number): Seg[] => {
  const steps = 16;
  const outer = many(steps + 1, (i) => towards(cx, cy, r, from + ((to - from) * i) / steps));
  const inner = many(steps + 1, (i) => towards(cx, cy, r - thick, to - ((to - from) * i) / steps));
  return [...outer, ...inner].map((point, i): Seg => [i ? 'L' : 'M', point]).concat([['Z']]);
};

/** A fan of gold: ribs between two angles and rims one within the other. */
const fan = (cx: number, cy: number, r: number, from: number, to: number, ribs = 9): Layer =>
  golden([
    ...[1, 0.93, 0.62, 0.58, 0.26].flatMap((share, i) => bandOf(cx, cy, r * share, r * (i === 0 ? 0.022 : 0.014), from, to)),
    ...many(ribs + 1, (i) => { const angle = from + ((to - from) * i) / ribs; const [a, b] = [towards(cx, cy, r * 0.26, angle), towards(cx, cy, r * 0.92, angle)]; const t = r * 0.008; return [['M', towards(...a, t, angle + 90)], ['L', towards(...b, t, angle + 90)], ['L', towards(...b, t, angle - 90)], ['L', towards(...a, t, angle - 90)], ['Z']] as Seg[]; }).flat(),
    ...many(ribs, (i) => { const angle = from + ((to - from) * (i + 0.5)) / ribs; return round(...towards(cx, cy, r * 0.78, angle), r * 0.022, r * 0.022); }).flat(),
  ]);

const framed = (x: number, y: number, w: number, h: number, t: number): Layer => golden([...sheet(x, y, w, h), ...hole(sheet(x + t, y + t, w - 2 * t, h - 2 * t), x + w / 2)]);

/** Fans of gold in the four corners of a night, a stepped line between them. */
export const decoFans: Scene = {
  id: 'deco-fans', sky: 'ink', words: 'bg', soft: PALE_GOLD,
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w, h) * 0.3;
    return [
      framed(x + 4, y + 4, w - 8, h - 8, 0.7), ...[[x + 4, y + 4, 0], [x + w - 4, y + 4, 90], [x + w - 4, y + h - 4, 180], [x + 4, y + h - 4, 270]].map(([cx, cy, from]) => fan(cx!, cy!, r, from!, from! + 90)),
      ...[-1, 1].flatMap((k) => many(3, (i): Layer => golden(sheet(x + w / 2 - (16 - i * 5), k < 0 ? y + 6.6 + i * 1.7 : y + h - 7.2 - i * 1.7, 32 - i * 10, 0.5)))),
    ];
  },
};

/** A rising sun of gold lines at the foot and a lowered one at the head. */
export const decoSun: Scene = {
  id: 'deco-sun', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w * 0.36, h * 0.24);
    return [
      framed(x + 4, y + 4, w - 8, h - 8, 0.9), framed(x + 6, y + 6, w - 12, h - 12, 0.4),
      shaped([['M', [x + w / 2 - r, y + h - 6]], ...many(17, (i): Seg => ['L', towards(x + w / 2, y + h - 6, r, 180 + i * 11.25)]), ['Z']], 'ink'), fan(x + w / 2, y + h - 6, r, 180, 360, 14),
      ...[-1, 1].map((k) => fan(x + w / 2 + k * (w / 2 - 6), y + h - 6, r * 0.62, k < 0 ? 270 : 180, k < 0 ? 360 : 270, 6)),
      fan(x + w / 2, y + 6, r * 0.56, 0, 180, 10), ...[-1, 1].flatMap((k) => many(4, (i): Layer => golden(sheet(x + w / 2 + k * (r * 0.62 + 2 + i * 3) - 0.2, y + 6, 0.4, r * (0.42 - i * 0.08))))),
    ];
  },
};

const fir = (x: number, y: number, length: number, angle: number, color: string): Layer =>
  shaped([...blade(x, y, length, length * 0.03, angle), ...many(17, (i) => { const p = towards(x, y, length * (0.06 + i * 0.055), angle); const size = length * (0.24 - i * 0.007); return [...blade(...p, size, size * 0.1, angle - 34), ...blade(...p, size, size * 0.1, angle + 34)]; }).flat()], color);

const cone = (x: number, y: number, r: number, turn: number): Layer[] => many(4, (row) => many(row === 0 ? 1 : 3, (i) => oval(...towards(...towards(x, y, r * (row - 1.5) * 0.55, turn), r * (i - 1) * 0.42 * (row === 0 ? 0 : 1), turn + 90), r * 0.36, r * 0.3, row % 2 ? '#7a5334' : '#95683f')).flat()).flat();

const berries = (x: number, y: number, r: number, color: string): Layer[] => [[0, 0], [1.3, 0.6], [0.3, 1.4]].flatMap(([u, v]) => [disc(x + u! * r, y + v! * r, r, color), disc(x + u! * r - r * 0.3, y + v! * r - r * 0.3, r * 0.24, '#ffffff', { opacity: 0.7 })]);

const firCorner = ({ x, y, w, h }: Region, across: boolean, dark: string, pale: string, berry: string): Layer[] => {
  const s = Math.min(w, h) * (h > w ? 0.62 : 0.54);
  const at = (u: number, v: number): Point => (across ? [x + w - u * s, y + h - v * s] : [x + u * s, y + v * s]);
  const turn = across ? 180 : 0;
  return [
    fir(...at(-0.04, 0.06), s * 0.84, 8 + turn, pale), fir(...at(0.05, -0.04), s * 0.8, 78 + turn, pale), fir(...at(0, 0.02), s * 0.72, 24 + turn, dark), fir(...at(0.02, 0), s * 0.66, 62 + turn, dark), fir(...at(0.04, 0.04), s * 0.5, 43 + turn, pale),
    ...cone(...at(0.17, 0.14), s * 0.12, 40 + turn), ...cone(...at(0.08, 0.32), s * 0.085, 80 + turn),
    ...berries(...at(0.34, 0.14), s * 0.03, berry), ...berries(...at(0.26, 0.27), s * 0.028, berry), ...berries(...at(0.1, 0.47), s * 0.026, berry), ...berries(...at(0.54, 0.1), s * 0.024, berry),
    golden(many(3, (i) => blade(...at(0.22, 0.08 + i * 0.05), (0.34 - i * 0.05) * s, 0.03 * s, 6 + i * 20 + turn)).flat()),
  ];
};

const flakes = ({ x, y, w, h }: Region, color: string): Layer[] => [specks(many(110, (i) => [chance(i + 13), chance(i + 41), 0.25 + chance(i + 2) * 0.55] as const).filter(([u, v]) => Math.abs(u - 0.5) > 0.36 || Math.abs(v - 0.5) > 0.33).map(([u, v, r]) => [x + u * w, y + v * h, r] as const), color, { opacity: 0.8 })];

/** Fir, cones and berries in two corners while it snows. */
export const firNight: Scene = { id: 'fir-night', sky: '#14283a', words: '#f8f4ea', soft: PALE_GOLD, draw: (region) => [...flakes(region, '#ffffff'), ...firCorner(region, false, '#2f5b50', '#5c8a78', '#c8343f'), ...firCorner(region, true, '#2f5b50', '#5c8a78', '#c8343f')] };
export const firSnow: Scene = { id: 'fir-snow', sky: '#f5f8f9', words: '#1e3a3a', soft: '#7a5a1c', draw: (region) => [...flakes(region, '#c9dbe4'), ...firCorner(region, false, '#3f6b5e', '#8fb0a2', '#b8434a'), ...firCorner(region, true, '#3f6b5e', '#8fb0a2', '#b8434a')] };

const maple = (cx: number, cy: number, r: number, turn: number, color: string): Layer => {
  const rim = [[0, 1], [12, 0.62], [24, 0.74], [34, 0.52], [52, 0.98], [64, 0.6], [76, 0.68], [92, 0.42], [112, 0.8], [124, 0.46], [150, 0.5], [172, 0.3]] as const;
  const points = [...rim.map(([a, k]) => towards(cx, cy, r * k, turn + a)), ...[...rim].reverse().map(([a, k]) => towards(cx, cy, r * k, turn - a))];
  return shaped([...points.map((point, i): Seg => [i ? 'L' : 'M', point]), ['Z'], ...blade(...towards(cx, cy, r * 0.2, turn + 180), r * 0.9, r * 0.07, turn + 180)], color);
};

const fallCorner = ({ x, y, w, h }: Region, across: boolean): Layer[] => {
  const s = Math.min(w, h) * (h > w ? 0.6 : 0.52);
  const at = (u: number, v: number): Point => (across ? [x + w - u * s, y + h - v * s] : [x + u * s, y + v * s]);
  const turn = across ? 180 : 0;
  return [
    twig(...at(0.2, 0.06), s * 0.66, 6 + turn, 12, '#8d9470', 7, 0.5), twig(...at(0.06, 0.22), s * 0.56, 84 + turn, -12, '#8d9470', 7, 0.5), twig(...at(0.2, 0.12), s * 0.5, 28 + turn, 0, '#b8653f', 6, 0.42), twig(...at(0.12, 0.2), s * 0.42, 64 + turn, 0, '#d9a24f', 6, 0.4),
    maple(...at(0.44, 0.1), s * 0.13, 20 + turn, '#d9822b'), maple(...at(0.08, 0.46), s * 0.14, 80 + turn, '#b5432a'), maple(...at(0.31, 0.28), s * 0.12, 48 + turn, '#e0a43a'), maple(...at(0.66, 0.06), s * 0.08, 10 + turn, '#b5432a'),
    ...windflower(...at(0.33, 0.05), s * 0.085, '#d9a24f', 20), ...peony(...at(0.06, 0.26), s * 0.13, '#d9a184', 20), ...peony(...at(0.15, 0.1), s * 0.19, '#b8543f', turn),
    ...bud(...at(0.25, 0.2), s * 0.04, '#d9a24f', 45 + turn), ...berries(...at(0.55, 0.16), s * 0.022, '#8a2f2a'), ...berries(...at(0.16, 0.52), s * 0.022, '#8a2f2a'),
  ];
};

/** Maple leaves, dahlias and berries in two corners. */
export const mapleCorners: Scene = { id: 'maple-corners', sky: '#fbf4e6', words: '#43240f', soft: '#8a3f1c', draw: (region) => [...fallCorner(region, false), ...fallCorner(region, true)] };

/** Leaves that fall from the head to a heap at the foot, on dark plum. */
export const mapleFall: Scene = {
  id: 'maple-fall', sky: '#3a1f26', words: '#fbf1e0', soft: '#f0b866',
  draw: ({ x, y, w, h }) => [
    ...many(34, (i) => { const fx = (i * 0.618) % 1; const edge = Math.abs(fx - 0.5); const up = i % 3 === 0; const v = up ? chance(i + 3) ** 1.6 * (edge > 0.34 ? 0.34 : 0.13) : 1 - chance(i + 9) ** 1.5 * (edge > 0.34 ? 0.34 : 0.15); return maple(x + fx * w, y + v * h, Math.min(w, h) * (0.045 + chance(i + 5) * 0.05), chance(i + 1) * 360, ['#d9822b', '#b5432a', '#e0a43a', '#8a2f2a', '#c96a3a'][i % 5]!); }),
    specks(many(26, (i) => [x + chance(i + 71) * w, y + (i % 2 ? chance(i + 5) * 0.2 : 1 - chance(i + 5) * 0.2) * h, 0.35 + chance(i) * 0.4] as const), PALE_GOLD),
  ],
};

const wash = (x: number, top: number, w: number, foot: number, color: string, sway: number, extra = {}): Layer => {
  const height = foot - top;
  return drawn(x, top, w, height, `M0 ${10 + sway}C16 ${sway - 6} 30 ${20 + sway} 50 ${8 + sway}C68 ${-4 + sway} 84 ${18 + sway} 100 ${6 + sway}V100H0Z`, color, extra);
};

/** The sea runs out on sand: waves in washes, foam, shells and a star. */
export const shore: Scene = {
  id: 'shore', sky: '#f7fbfb', words: '#123f52', soft: '#8a5a1c',
  draw: ({ x, y, w, h }) => {
    const foot = y + h + 0.2;
    const s = Math.min(w, h);
    return [
      disc(x + w / 2, y + h * 0.02, s * 0.3, '#fbe3b8'), disc(x + w / 2, y + h * 0.02, s * 0.22, '#f9d08e', { opacity: 0.7 }),
      wash(x, y + h * 0.7, w, foot, '#bfe3e6', 4), wash(x, y + h * 0.745, w, foot, '#8ccbd3', 8), wash(x, y + h * 0.795, w, foot, '#5aafbd', 4), wash(x, y + h * 0.85, w, foot, '#ffffff', 6), wash(x, y + h * 0.862, w, foot, '#f3deb0', 6),
      specks(many(30, (i) => [x + chance(i + 4) * w, y + h * (0.92 + chance(i + 8) * 0.07), 0.2 + chance(i) * 0.4] as const), '#cfae72'),
      icon('flat-spiral-shell', x + w * 0.1, y + h - s * 0.15, s * 0.12), { ...icon('flat-oyster', x + w * 0.68, y + h - s * 0.14, s * 0.1), rotate: -12 }, starAt(x + w * 0.86, y + h - s * 0.1, s * 0.07, '#e8896a', 5, 0.46, -70), starAt(x + w * 0.86, y + h - s * 0.1, s * 0.04, '#f3ab8f', 5, 0.46, -70), { ...icon('flat-coral', x + w * 0.3, y + h - s * 0.11, s * 0.09), rotate: 8 },
      ...[-1, 1].map((k) => shaped([['M', [x + w / 2 + k * s * 0.28, y + h * 0.14]], ['C', [x + w / 2 + k * s * 0.33, y + h * 0.115], [x + w / 2 + k * s * 0.36, y + h * 0.12], [x + w / 2 + k * s * 0.37, y + h * 0.135]], ['C', [x + w / 2 + k * s * 0.38, y + h * 0.12], [x + w / 2 + k * s * 0.42, y + h * 0.115], [x + w / 2 + k * s * 0.46, y + h * 0.13]], ['C', [x + w / 2 + k * s * 0.42, y + h * 0.124], [x + w / 2 + k * s * 0.39, y + h * 0.13], [x + w / 2 + k * s * 0.37, y + h * 0.15]], ['C', [x + w / 2 + k * s * 0.35, y + h * 0.13], [x + w / 2 + k * s * 0.32, y + h * 0.125], [x + w / 2 + k * s * 0.28, y + h * 0.14]], ['Z']], '#7a98a3')),
    ];
  },
};

const frond = (x: number, y: number, length: number, angle: number, bend: number, color: string): Layer =>
  shaped(many(15, (i) => { const p = towards(x, y, length * i * 0.066, angle + bend * i * 0.04); const size = length * (0.5 - Math.abs(i - 5) * 0.03); return [...blade(...p, size, size * 0.13, angle + bend * i * 0.06 - 50 + i * 1.6), ...blade(...p, size, size * 0.13, angle + bend * i * 0.06 + 50 - i * 1.6)]; }).flat().concat(blade(x, y, length * 1.05, length * 0.02, angle + bend * 0.3)), color);

/** Palm fronds and hibiscus in two corners over a sunset. */
export const palmSunset: Scene = {
  id: 'palm-sunset', sky: '#fdeee2', words: '#3d1f3f', soft: '#9a3f3a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h) * 0.6;
    const corner = (across: boolean): Layer[] => {
      const at = (u: number, v: number): Point => (across ? [x + w - u * s, y + h - v * s] : [x + u * s, y + v * s]);
      const t = across ? 180 : 0;
      return [frond(...at(-0.04, 0), s * 0.78, 8 + t, 14, '#4f9d86'), frond(...at(0, -0.04), s * 0.72, 80 + t, -14, '#4f9d86'), frond(...at(-0.02, -0.02), s * 0.62, 44 + t, 0, '#2f7d6b'), frond(...at(0, 0), s * 0.5, 24 + t, 10, '#7fbf9f'), ...peony(...at(0.16, 0.13), s * 0.17, '#ff7a5c', 10), ...windflower(...at(0.34, 0.1), s * 0.1, '#f2a65a', 0), ...windflower(...at(0.1, 0.33), s * 0.1, '#e8577e', 24), ...bud(...at(0.28, 0.25), s * 0.04, '#e8577e', 45 + t)];
    };
    return [shaped(round(x + w / 2, y + h / 2, w * 0.4, w * 0.4), '#fbd6b8', { gradient: { angle: 90, colors: ['#fde3c6', '#f9bfa4'] }, opacity: 0.55 }), ...corner(false), ...corner(true)];
  },
};

/** A sheet of paper on boards under strings of lights, leaves at its corners. */
export const barnBoards: Scene = {
  id: 'barn-boards', sky: '#f6ecd8', words: '#3a2415', soft: '#80502a',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(6, Math.round(w / 13));
    const step = w / count;
    const hang = (i: number, n: number, top: number): Point => [x + (w * i) / n, top + Math.abs(Math.sin((i / n) * Math.PI * 2)) * 6];
    return [
      ...many(count, (i) => box(x + step * i, y, step + 0.2, h, ['#6e4a30', '#7a5438', '#644228', '#81593a'][i % 4]!)), ...many(count, (i) => box(x + step * i, y, 0.5, h, '#3a2415')),
      ...many(count * 3, (i) => box(x + step * (i % count) + 1.6 + chance(i) * (step - 4), y + chance(i + 4) * h * 0.7, 0.25, h * (0.1 + chance(i + 7) * 0.2), '#3a2415', { opacity: 0.4 })),
      box(x + 9.8, y + 15.4, w - 18, h - 24, '#20120a', { opacity: 0.45 }), box(x + 9, y + 14, w - 18, h - 23, '#f6ecd8'), { k: 'shape', outline: 'rectangle', at: [x + 11.4, y + 16.4, w - 22.8, h - 27.8], stroke: { color: '#b78a5a', width: 0.4 } },
      ...[0, 1].flatMap((row) => many(12, (i): Layer[] => { const [a, b] = [hang(i, 12, y + 3 + row * 2.4 - (row ? 2 : 0)), hang(i + 1, 12, y + 3 + row * 2.4 - (row ? 2 : 0))]; const c: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1.6]; return row ? [] : [stroke(a, b, 0.4, '#20120a'), disc(c[0], c[1], 2.8, '#ffd98a', { opacity: 0.35 }), disc(c[0], c[1], 1.4, '#ffe9b0')]; }).flat()),
      ...[[x + 11, y + h - 11, -70, 14], [x + w - 11, y + h - 11, -110, -14], [x + 13, y + h - 10, -14, -14], [x + w - 13, y + h - 10, 194, 14]].map(([a, b, angle, bend]) => twig(a!, b!, 28, angle!, bend!, '#7d8f63', 7, 0.44)),
      ...[x + 12, x + w - 12].flatMap((cx, k) => [...peony(cx, y + h - 12, 7.4, '#f3e6d0', k * 20), ...windflower(cx + (k ? -9 : 9), y + h - 9, 4.6, '#c98a5a', 10), ...windflower(cx + (k ? 2 : -2), y + h - 22, 4, '#e8cfa8', 10)]),
    ];
  },
};

/** Brown paper with stitches along its edge, wild flowers in white. */
export const kraftPaper: Scene = {
  id: 'kraft-flowers', sky: '#d9b98c', words: '#2e1d10', soft: '#4d2c12',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const daisy = (cx: number, cy: number, r: number): Layer[] => [shaped(many(10, (i) => blade(cx, cy, r, r * 0.4, i * 36)).flat(), '#fffaf0'), disc(cx, cy, r * 0.3, '#d99a2b')];
    const bed = (foot: number, down: number): Layer[] => [
      ...many(13, (i) => twig(x + w * (0.02 + i * 0.08), foot, s * (0.14 + chance(i + 3) * 0.16 + (Math.abs(i - 6) > 3 ? 0.1 : 0)), down * (-90 + (chance(i) - 0.5) * 30), (chance(i + 9) - 0.5) * 24, i % 3 ? '#5f6b43' : '#fffaf0', 6, [0.3, 0.5, 0.4][i % 3]!)),
      ...[0.07, 0.2, 0.3, 0.44, 0.58, 0.7, 0.82, 0.94].flatMap((u, i) => daisy(x + w * u, foot - down * s * (0.07 + chance(i + 2) * 0.12 + (Math.abs(u - 0.5) > 0.28 ? 0.06 : 0)), s * (0.04 + chance(i) * 0.02))),
    ];
    return [
      ...many(60, (i) => box(x + chance(i) * w, y + chance(i + 7) * h, 0.9, 0.25, '#a9824f', { rotate: Math.round(chance(i + 3) * 180), opacity: 0.6 })),
      ...many(Math.floor((w - 10) / 4), (i) => [box(x + 5 + i * 4, y + 5, 2.4, 0.5, '#fffaf0'), box(x + 5 + i * 4, y + h - 5.5, 2.4, 0.5, '#fffaf0')]).flat(), ...many(Math.floor((h - 10) / 4), (i) => [box(x + 5, y + 5 + i * 4, 0.5, 2.4, '#fffaf0'), box(x + w - 5.5, y + 5 + i * 4, 0.5, 2.4, '#fffaf0')]).flat(),
      ...bed(y + h - 6, 1),
    ];
  },
};

const curl = (cx: number, cy: number, s: number, kx: number, ky: number, color: string): Layer => {
  const at = (u: number, v: number): Point => [cx + kx * u * s, cy + ky * v * s];
  return shaped([
    ['M', at(0, 0)], ['C', at(0.5, -0.02), at(0.9, 0.08), at(1, 0.3)], ['C', at(1.06, 0.46), at(0.9, 0.56), at(0.8, 0.46)], ['C', at(0.72, 0.36), at(0.84, 0.28), at(0.9, 0.36)], ['C', at(0.86, 0.18), at(0.56, 0.08), at(0.12, 0.08)],
    ['C', at(0.1, 0.5), at(0.2, 0.84), at(0.38, 0.9)], ['C', at(0.3, 0.84), at(0.38, 0.72), at(0.48, 0.8)], ['C', at(0.58, 0.9), at(0.46, 1.06), at(0.3, 1)], ['C', at(0.08, 0.9), at(-0.02, 0.5), at(0, 0)], ['Z'],
    ...blade(...at(0.14, 0.14), s * 0.5, s * 0.14, Math.atan2(ky, kx) * 57.3), ...round(...at(0.62, 0.2), s * 0.04, s * 0.04), ...round(...at(0.2, 0.62), s * 0.04, s * 0.04),
  ], color);
};

/** An engraved frame with scrolls in its corners, roses above and below. */
export const oldRoses: Scene = {
  id: 'old-roses', sky: '#f5ecda', words: '#4a2f2a', soft: '#8a5246',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h) * 0.2;
    const line = '#a9826a';
    const bunch = (cy: number, down: number): Layer[] => [
      ...[-1, 1].flatMap((k) => [twig(x + w / 2, cy, s * 1.5, down * (k < 0 ? 180 + 10 : -10), down * k * 14, '#93a083', 7, 0.5), twig(x + w / 2, cy, s * 1.1, down * (k < 0 ? 180 - 16 : 16), down * k * -10, '#b7c0a4', 6, 0.46)]),
      ...peony(x + w / 2 - s * 0.52, cy + down * s * 0.04, s * 0.36, '#cf9a8f', 10), ...peony(x + w / 2 + s * 0.52, cy + down * s * 0.04, s * 0.36, '#dcb5a0', 30), ...peony(x + w / 2, cy, s * 0.5, '#b8756c', 0), ...bud(x + w / 2 - s, cy, s * 0.15, '#cf9a8f', 180), ...bud(x + w / 2 + s, cy, s * 0.15, '#cf9a8f', 0),
    ];
    return [
      shaped([...bitten(x + 5, y + 5, w - 10, h - 10, 8), ...hole(bitten(x + 5.8, y + 5.8, w - 11.6, h - 11.6, 8), x + w / 2)], line), shaped([...bitten(x + 7.4, y + 7.4, w - 14.8, h - 14.8, 8), ...hole(bitten(x + 7.8, y + 7.8, w - 15.6, h - 15.6, 8), x + w / 2)], line),
      curl(x + 12, y + 12, s * 0.8, 1, 1, line), curl(x + w - 12, y + 12, s * 0.8, -1, 1, line), curl(x + 12, y + h - 12, s * 0.8, 1, -1, line), curl(x + w - 12, y + h - 12, s * 0.8, -1, -1, line),
      ...bunch(y + h * (h > w ? 0.115 : 0.13), 1), ...bunch(y + h * (h > w ? 0.885 : 0.87), -1),
    ];
  },
};

/** Lace about a sheet of dusty blue, a locket's rim within. */
export const laceSheet: Scene = {
  id: 'lace-sheet', sky: '#fdf9f0', words: '#2f3a4a', soft: '#5f6b7d',
  draw: ({ x, y, w, h }) => {
    const m = 9;
    const r = 2.6;
    const nx = Math.round((w - 2 * m) / (2 * r));
    const ny = Math.round((h - 2 * m) / (2 * r));
    const edge = [...many(nx + 1, (i) => [[x + m + (i * (w - 2 * m)) / nx, y + m], [x + m + (i * (w - 2 * m)) / nx, y + h - m]]).flat(), ...many(ny - 1, (i) => [[x + m, y + m + ((i + 1) * (h - 2 * m)) / ny], [x + w - m, y + m + ((i + 1) * (h - 2 * m)) / ny]]).flat()];
    const s = Math.min(w, h) * 0.17;
    return [
      box(x, y, w, h, '#a9b9c8'), shaped(edge.flatMap(([a, b]) => round(a!, b!, r * 1.12, r * 1.12)), '#fdf9f0'), box(x + m, y + m, w - 2 * m, h - 2 * m, '#fdf9f0'), shaped(edge.flatMap(([a, b]) => round(a!, b!, 0.8, 0.8)), '#a9b9c8'),
      shaped([...sheet(x + m + 4, y + m + 4, w - 2 * m - 8, h - 2 * m - 8), ...hole(sheet(x + m + 4.5, y + m + 4.5, w - 2 * m - 9, h - 2 * m - 9), x + w / 2)], '#a9b9c8'),
      ...[[x + m + 7, y + m + 7, 1, 1], [x + w - m - 7, y + m + 7, -1, 1], [x + m + 7, y + h - m - 7, 1, -1], [x + w - m - 7, y + h - m - 7, -1, -1]].map(([cx, cy, kx, ky]) => curl(cx!, cy!, s, kx!, ky!, '#8a9bad')),
      ...windflower(x + w / 2, y + m + 9, s * 0.34, '#a9b9c8', 0), twig(x + w / 2, y + m + 9, s * 0.9, 180, -20, '#b8c2b0', 5, 0.5), twig(x + w / 2, y + m + 9, s * 0.9, 0, 20, '#b8c2b0', 5, 0.5), ...windflower(x + w / 2, y + m + 9, s * 0.34, '#a9b9c8', 0),
    ];
  },
};

const torn = (x: number, y: number, r: number, from: number, seed: number): Seg[] => many(15, (i): Seg => [i ? 'L' : 'M', towards(x, y, i === 0 ? 0 : r * (0.66 + chance(i + seed) * 0.42), from + (i - 1) * 6.9)]).concat([['Z']]);

/** Leaf gold on two corners of white paper, and its dust. */
export const goldLeaf: Scene = {
  id: 'gold-leaf', sky: '#fdfbf6', words: '#2b2418', soft: '#80591a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    return [
      shaped(torn(x, y, s * 0.52, -2, 7), '#efe6d2'), golden(torn(x, y, s * 0.42, -2, 3)), golden(torn(x, y + s * 0.02, s * 0.46, 66, 21), { opacity: 0.5 }), shaped(torn(x + w, y + h, s * 0.52, 178, 4), '#efe6d2'), golden(torn(x + w, y + h, s * 0.42, 178, 15)), golden(torn(x + w, y + h - s * 0.02, s * 0.46, 246, 2), { opacity: 0.5 }),
      golden(many(54, (i) => { const far = s * (0.4 + chance(i + 3) * 0.14); const a = chance(i + 8) * 90; const p = i % 2 ? towards(x, y, far, a) : towards(x + w, y + h, far, 180 + a); const r = s * (0.002 + chance(i) * 0.006); return round(...p, r, r); }).flat()),
      framed(x + 5, y + 5, w - 10, h - 10, 0.6),
    ];
  },
};

/** Lines of gold that cross in an eight-cornered frame, leaves of gold over two of them, by night. */
export const goldOctagon: Scene = {
  id: 'gold-octagon', sky: 'ink', words: 'bg', soft: PALE_GOLD,
  draw: ({ x, y, w, h }) => {
    const cut = (inset: number, c: number): Seg[] => ([[x + inset + c, y + inset], [x + w - inset - c, y + inset], [x + w - inset, y + inset + c], [x + w - inset, y + h - inset - c], [x + w - inset - c, y + h - inset], [x + inset + c, y + h - inset], [x + inset, y + h - inset - c], [x + inset, y + inset + c]] as const).map((p, i): Seg => [i ? 'L' : 'M', p]).concat([['Z']]);
    const s = Math.min(w, h);
    const spray = (cx: number, cy: number, turn: number): Layer[] => [
      golden([...many(5, (i) => blade(cx, cy, s * (0.2 - Math.abs(i - 2) * 0.02), s * 0.036, turn - 100 + i * 50)).flat()]), golden(many(7, (i) => round(...towards(cx, cy, s * (0.12 + (i % 3) * 0.03), turn - 90 + i * 30), s * 0.008, s * 0.008)).flat()), ...windflower(cx, cy, s * 0.062, PALE_GOLD, turn),
    ];
    return [
      golden([...cut(7, 16), ...hole(cut(7.7, 15.8), x + w / 2)]), golden([...cut(10, 22), ...hole(cut(10.5, 21.8), x + w / 2)]), framed(x + 4, y + 4, w - 8, h - 8, 0.4),
      ...spray(x + 16, y + 16, 45), ...spray(x + w - 16, y + h - 16, 225),
    ];
  },
};

/** Leaves in nothing but ink, from two corners. */
export const inkLeaves: Scene = {
  id: 'ink-leaves', sky: '#ffffff', words: '#111111', soft: '#444444',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const corner = (across: boolean): Layer[] => {
      const at = (u: number, v: number): Point => (across ? [x + w - u * s, y + h - v * s] : [x + u * s, y + v * s]);
      const t = across ? 180 : 0;
      return [twig(...at(-0.02, 0.07), s * 0.46, 0 + t, 10, '#111111', 8, 0.42), twig(...at(0.07, -0.02), s * 0.42, 90 + t, -10, '#111111', 8, 0.42), twig(...at(0, 0), s * 0.25, 45 + t, 8, '#8d8d8d', 6, 0.5), twig(...at(0.02, 0.02), s * 0.26, 20 + t, 10, '#c4c4c4', 6, 0.5), twig(...at(0.02, 0.02), s * 0.26, 70 + t, -10, '#c4c4c4', 6, 0.5), specks(many(9, (i) => [...towards(...at(0, 0), s * (0.24 + (i % 3) * 0.05), 8 + i * 9 + t), s * 0.008] as const), '#111111')];
    };
    return [{ k: 'shape', outline: 'rectangle', at: [x + 5, y + 5, w - 10, h - 10], stroke: { color: '#111111', width: 0.5 } }, ...corner(false), ...corner(true)];
  },
};

/** Black and white stripes with a plate in the middle. */
export const cabana: Scene = {
  id: 'cabana-stripes', sky: '#ffffff', words: '#111111', soft: '#444444',
  draw: ({ x, y, w, h }) => {
    const n = Math.round(w / 6.25) | 1;
    return [...many(n, (i) => box(x + (i * w) / n, y, w / n + 0.1, h, i % 2 ? '#ffffff' : '#111111')), shaped(bitten(x + 9, y + 9, w - 18, h - 18, 9), '#ffffff'), shaped([...bitten(x + 11.4, y + 11.4, w - 22.8, h - 22.8, 8), ...hole(bitten(x + 12.1, y + 12.1, w - 24.2, h - 24.2, 8), x + w / 2)], '#111111')];
  },
};

/** One sprig, and room. */
export const oneSprig: Scene = { id: 'one-sprig', sky: 'bg', words: 'ink', soft: 'accentText', draw: ({ x, y, w, h }) => { const s = Math.min(w, h); return [twig(x + w * 0.86, y + h * 0.7, s * 0.44, -112, 30, 'extra', 8, 0.34), twig(x + w * 0.84, y + h * 0.7, s * 0.28, -78, -14, 'extra/bg/.4', 6, 0.34)]; } };

/** A quiet sun behind the words, a line under it. */
export const quietSun: Scene = { id: 'quiet-disc', sky: 'bg', words: 'ink', soft: 'accentText', draw: ({ x, y, w, h }) => { const s = Math.min(w, h); return [disc(x + w / 2, y + h * 0.365, s * 0.29, 'accent2/bg/.72')]; } };

/** An arch in two tones, nothing in it but words. */
export const plainArch: Scene = { id: 'plain-arch', sky: 'bg', words: 'ink', soft: 'accentText', draw: ({ x, y, w, h }) => { const [aw, top] = [w * 0.82, y + 8]; const r = aw / 2; const k = r * 0.5523; const cx = x + w / 2; return [box(x, y, w, h, 'accent2/bg/.5'), shaped([['M', [cx - r, y + h + 0.2]], ['L', [cx - r, top + r]], ['C', [cx - r, top + r - k], [cx - k, top], [cx, top]], ['C', [cx + k, top], [cx + r, top + r - k], [cx + r, top + r]], ['L', [cx + r, y + h + 0.2]], ['Z']], 'bg')]; } };

/** The same arch with rust and olive leaves, dried flowers and a low sun at its foot. */
export const bohoArch: Scene = {
  id: 'boho-arch', sky: '#faf1e3', words: '#4a2c1c', soft: '#8a4526',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [r, top, cx] = [w * 0.41, y + 8, x + w / 2];
    const k = r * 0.5523;
    const arch = (inset: number, color: string): Layer => shaped([['M', [cx - r + inset, y + h + 0.2]], ['L', [cx - r + inset, top + r]], ['C', [cx - r + inset, top + r - k], [cx - k, top + inset], [cx, top + inset]], ['C', [cx + k, top + inset], [cx + r - inset, top + r - k], [cx + r - inset, top + r]], ['L', [cx + r - inset, y + h + 0.2]], ['Z']], color);
    return [
      box(x, y, w, h, '#d9a184'), arch(-5, '#e3bd94'), arch(-2.4, '#c9774f'), arch(0, '#faf1e3'), disc(cx, y + h * 1.02, s * 0.2, '#d9a24f'),
      ...[-1, 1].flatMap((side) => [twig(cx + side * s * 0.3, y + h, s * 0.5, -90 - side * -12, side * 24, '#8d9470', 7, 0.42), twig(cx + side * s * 0.36, y + h, s * 0.38, -90 + side * 26, side * 20, '#b8653f', 6, 0.4), twig(cx + side * s * 0.22, y + h, s * 0.26, -90 - side * 20, -side * 20, '#d9a24f', 6, 0.4), ...peony(cx + side * s * 0.36, y + h - s * 0.05, s * 0.11, '#b8653f', 10), ...windflower(cx + side * s * 0.24, y + h - s * 0.03, s * 0.075, '#d9a184', 20), ...windflower(cx + side * s * 0.46, y + h - s * 0.12, s * 0.06, '#d9a24f', 0)]),
    ];
  },
};

/** Nothing at all. */
export const blank: Scene = { id: 'type-only', sky: 'bg', words: 'ink', soft: 'accentText', draw: ({ x, y, w, h }) => [{ k: 'shape', outline: 'rectangle', at: [x + 5, y + 5, w - 10, h - 10], stroke: { color: 'accent', width: 0.35 } }] };

/** A meadow in bloom that rises from the foot of the page, a few stems from the head. */
export const wildMeadow: Scene = {
  id: 'wild-meadow', sky: '#fbfaf2', words: '#23402f', soft: '#a1483f',
  draw: ({ x, y, w, h }) => {
    const s = w < 70 ? w * 1.5 : Math.min(w, h);
    const foot = y + h + 1;
    const stem = (u: number, tall: number, i: number): Layer[] => { const [px, lean] = [x + u * w, (chance(i + 3) - 0.5) * 16]; const [tx, ty] = towards(px, foot, s * tall, -90 + lean); return [stroke([px, foot], [tx, ty], 0.6, '#7d9a72'), ...(i % 4 === 0 ? peony(tx, ty, s * 0.06, ['#e8897f', '#e5a64f', '#a48ac9'][i % 3]!, i * 20) : i % 4 === 1 ? windflower(tx, ty, s * 0.05, ['#7f9fd6', '#e8897f', '#e5b84f'][i % 3]!, i * 20) : i % 4 === 2 ? bud(tx, ty, s * 0.03, '#d9677a', -90 + lean) : [specks(many(12, (k) => [...towards(tx, ty + k * s * 0.009 - s * 0.05, s * 0.014 * ((k % 3) - 1), 0), s * 0.008] as const), '#8f76c0')])]; };
    return [
      ...many(19, (i) => twig(x + w * (0.01 + i * 0.055), foot, s * (0.2 + chance(i + 6) * 0.14 + Math.abs(i - 9) * 0.022), -90 + (chance(i) - 0.5) * 26, (chance(i + 4) - 0.5) * 30, ['#9db88c', '#6f9468', '#bfd0ac'][i % 3]!, 8, [0.3, 0.42, 0.36][i % 3]!)),
      ...many(19, (i) => { const u = 0.03 + i * 0.0525; return stem(u, 0.13 + chance(i + 21) * 0.16 + Math.abs(u - 0.5) * 0.42, i); }).flat(),
    ];
  },
};

/** A trellis of wood with roses that climb both sides. */
export const trellis: Scene = {
  id: 'rose-trellis', sky: '#fffdf7', words: '#2c4032', soft: '#a13f57',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const n = Math.ceil((w + h) / 9);
    const cell = many(n, (i): Layer[] => [stroke([x + i * 9 - h, y + h], [x + i * 9, y], 0.7, '#dfe7d6'), stroke([x + i * 9 - h, y], [x + i * 9, y + h], 0.7, '#dfe7d6')]).flat();
    const [m, r] = [12, (w - 24) / 2];
    const k = r * 0.5523;
    const climb = (left: boolean): Layer[] => many(9, (i): Layer[] => { const v = 0.97 - i * 0.1; const px = left ? x + 7 + chance(i) * 6 : x + w - 7 - chance(i) * 6; const cy = y + h * v; return [twig(px, cy, s * 0.14, (left ? -70 : -110) + chance(i + 4) * 20, left ? 40 : -40, i % 2 ? '#7fa07c' : '#5d8462', 5, 0.55), twig(px, cy, s * 0.13, (left ? -120 : -60), 20, '#a5bd9c', 5, 0.5), ...(i % 2 ? windflower(px, cy, s * 0.045, '#f3c5cc', i * 9) : peony(px, cy, s * (0.085 - i * 0.004), i % 4 ? '#e58fa0' : '#d9607a', i * 14))]; }).flat();
    return [
      box(x, y, w, h, '#f1f5ec'), ...cell,
      shaped([['M', [x + m, y + h - 9]], ['L', [x + m, y + 12 + r]], ['C', [x + m, y + 12 + r - k], [x + w / 2 - k, y + 12], [x + w / 2, y + 12]], ['C', [x + w / 2 + k, y + 12], [x + w - m, y + 12 + r - k], [x + w - m, y + 12 + r]], ['L', [x + w - m, y + h - 9]], ['Z']], '#fffdf7'),
      ...climb(true), ...climb(false),
    ];
  },
};
