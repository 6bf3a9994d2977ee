import type { Layer } from '../../../../build/templates/recipe.js';
import type { Point } from '../../social-media/drawing.js';
import { many, towards, type Region, type Scene } from '../kit.js';
import { blade, bud, golden, hole, peony, round, shaped, sheet, specks, twig, windflower, type Seg } from './gold-foil.js';

/** A bunch in the corner of a page, turned about for the corner across. */
const bunch = ({ x, y, w, h }: Region, across: boolean, size = 1): Layer[] => {
  const s = Math.min(w, h) * size;
  const at = (u: number, v: number): Point => (across ? [x + w - u * s, y + h - v * s] : [x + u * s, y + v * s]);
  const turn = across ? 180 : 0;
  const leafy = (u: number, v: number, length: number, angle: number, bend: number, color: string, broad = 0.5): Layer => twig(...at(u, v), length * s, angle + turn, bend, color, 6, broad);
  return [
    leafy(0.24, 0.07, 0.62, 4, 12, 'extra/bg/.35'), leafy(0.07, 0.26, 0.46, 92, -20, 'extra/bg/.35'),
    leafy(0.26, 0.13, 0.46, 20, 4, 'extra/ink/.2', 0.42), leafy(0.12, 0.26, 0.38, 82, -4, 'extra/ink/.2', 0.42),
    leafy(0.26, 0.24, 0.22, 40, 10, 'extra', 0.6),
    golden(many(3, (i) => blade(...at(0.3, 0.1 + i * 0.05), (0.34 - i * 0.06) * s, 0.045 * s, 12 + i * 16 + turn)).flat(), { opacity: 0.85 }),
    ...bud(...at(0.55, 0.1), 0.045 * s, 'accent', 20 + turn), ...bud(...at(0.1, 0.58), 0.05 * s, 'accent', 74 + turn),
    ...windflower(...at(0.4, 0.07), 0.12 * s, 'accent2', 12 + turn), ...peony(...at(0.06, 0.38), 0.15 * s, 'accent2', 30 + turn),
    ...peony(...at(0.16, 0.14), 0.21 * s, 'accent', turn), ...windflower(...at(0.29, 0.3), 0.1 * s, 'accent', 40 + turn),
  ];
};

/** Of the shorter side: more where the page is a narrow strip. */
const share = ({ w, h }: Region): number => (h > w * 1.6 ? 1.1 : h > w ? 0.66 : 0.58);

/** Peonies and windflowers in two corners, as in washes of watercolor. */
export const peonies: Scene = {
  id: 'peonies', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => [...bunch(region, false, share(region)), ...bunch(region, true, share(region))],
};

/** The same by night. */
export const nightPeonies: Scene = { ...peonies, id: 'night-peonies', sky: 'ink', words: 'bg', soft: 'accent2' };

/** Flowers side by side along the head, with leaves that hang. */
export const garland: Scene = {
  id: 'garland', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.3);
    const at = (u: number, v: number): Point => [x + w / 2 + u * w, y + v * s];
    const drop = (u: number): number => 0.09 - Math.abs(u) * 0.1;
    return [
      ...many(11, (i): Layer => { const u = (i - 5) * 0.1; return twig(...at(u, 0.02), s * (0.28 + [0.04, 0.2, 0.1, 0.24, 0.02][i % 5]! + (Math.abs(u) > 0.3 ? 0.14 : 0)), 90 - u * 30, u * 40, ['extra/ink/.2', 'extra/bg/.35', 'extra'][i % 3]!, 6, [0.4, 0.55, 0.5][i % 3]!); }),
      golden(many(6, (i) => blade(...at((i - 2.5) * 0.17, 0.06), s * 0.26, s * 0.035, 90 - (i - 2.5) * 12)).flat(), { opacity: 0.85 }),
      ...[-0.5, -0.34, -0.17, 0.16, 0.33, 0.5].flatMap((u, i) => (i % 2 ? windflower(...at(u, drop(u) + 0.03), s * 0.105, 'accent2', i * 20) : peony(...at(u, drop(u)), s * 0.15, i % 4 ? 'accent2' : 'accent', i * 25))),
      ...peony(...at(0, 0.08), s * 0.18, 'accent', 10), ...peony(...at(-0.26, 0.13), s * 0.09, 'accent', 50), ...peony(...at(0.25, 0.14), s * 0.1, 'accent2', 50),
      ...bud(...at(-0.09, 0.24), s * 0.04, 'accent', 100), ...bud(...at(0.12, 0.23), s * 0.045, 'accent', 70), ...bud(...at(0.42, 0.16), s * 0.04, 'accent', 84),
    ];
  },
};

/** A ring of eucalyptus as wide as the page, with white flowers at its foot. */
export const eucalyptus: Scene = {
  id: 'eucalyptus', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w * 0.4, h * 0.4];
    const count = Math.round(((rx + ry) / s) * 56);
    const on = (i: number): { at: Point; angle: number } => {
      const t = (i / count) * 2 * Math.PI + Math.PI / 2;
      return { at: [cx + rx * Math.cos(t), cy + ry * Math.sin(t)], angle: (Math.atan2(ry * Math.cos(t), -rx * Math.sin(t)) * 180) / Math.PI };
    };
    const leaves = (from: number, step: number, side: number, size: number, color: string, extra = {}): Layer =>
      shaped(many(Math.floor(count / step), (k) => {
        const { at, angle } = on(k * step + from);
        const back = k * step + from > count / 2 ? 180 : 0;
        const grow = size * (0.8 + 0.35 * Math.abs(Math.sin(k * 1.7)));
        return blade(...at, s * grow, s * grow * 0.52, angle + back + side * 46);
      }).flat(), color, extra);
    return [
      golden([...round(cx, cy, rx, ry), ...hole(round(cx, cy, rx - 0.7, ry - 0.7), cx)]),
      leaves(0, 2, 1, 0.11, '#a9c2ab'), leaves(1, 2, -1, 0.11, '#8fae95'), leaves(0, 3, -1, 0.085, '#5f826b', { opacity: 0.9 }), leaves(1, 3, 1, 0.085, '#7d9f86', { opacity: 0.9 }),
      specks(many(14, (i) => { const { at, angle } = on((i * count) / 14 + 2); return [...towards(...at, s * (i % 2 ? 0.06 : -0.06), angle + 90), s * 0.011] as const; }), '#d9b45f'),
      ...twigs(cx, cy + ry, s),
      ...windflower(cx - s * 0.2, cy + ry - s * 0.015, s * 0.085, 'accent2', 10), ...windflower(cx + s * 0.2, cy + ry - s * 0.02, s * 0.09, 'accent2', 34),
      ...peony(cx, cy + ry, s * 0.13, 'accent', 0), ...bud(cx + s * 0.34, cy + ry - s * 0.05, s * 0.035, 'accent', -20), ...bud(cx - s * 0.33, cy + ry - s * 0.05, s * 0.035, 'accent', 200),
      ...windflower(cx, cy - ry, s * 0.075, 'accent2', 14),
    ];
  },
};
const twigs = (cx: number, cy: number, s: number): Layer[] => [
  twig(cx, cy, s * 0.4, -8, -30, '#6b8d76', 6, 0.5), twig(cx, cy, s * 0.4, 188, 30, '#6b8d76', 6, 0.5),
  twig(cx, cy, s * 0.3, 24, -20, '#9dbaa1', 5, 0.5), twig(cx, cy, s * 0.3, 156, 20, '#9dbaa1', 5, 0.5),
];

const crossed = (cx: number, top: number, h: number): Seg[] => {
  const [t, w] = [h * 0.075, h * 0.3];
  const bar = top + h * 0.3;
  return ([[cx - t, top], [cx + t, top], [cx + t, bar - t], [cx + w, bar - t], [cx + w, bar + t], [cx + t, bar + t], [cx + t, top + h], [cx - t, top + h], [cx - t, bar + t], [cx - w, bar + t], [cx - w, bar - t], [cx - t, bar - t]] as const)
    .map((point, i): Seg => [i ? 'L' : 'M', point as Point]).concat([['Z']]);
};

/** A cross of gold with flowers about its foot. */
export const cross: Scene = {
  id: 'flowered-cross', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.05, h);
    const [cx, foot] = [x + w / 2, y + h * 0.94];
    return [
      shaped(round(cx, foot - s * 0.5, s * 0.42, s * 0.42), 'accent2/bg/.72'),
      ...many(12, (i): Layer => { const angle = i * 30 + 15; return golden(blade(...towards(cx, foot - s * 0.6, s * 0.28, angle), s * 0.14, s * 0.016, angle), { opacity: 0.75 }); }),
      golden(crossed(cx, foot - s * 0.92, s * 0.9)),
      twig(cx, foot - s * 0.12, s * 0.42, -14, -34, 'extra/bg/.25', 6), twig(cx, foot - s * 0.12, s * 0.42, 194, 34, 'extra/bg/.25', 6),
      twig(cx, foot - s * 0.1, s * 0.36, 8, -16, 'extra/ink/.2', 6, 0.42), twig(cx, foot - s * 0.1, s * 0.36, 172, 16, 'extra/ink/.2', 6, 0.42),
      twig(cx - s * 0.02, foot - s * 0.2, s * 0.36, -70, 20, 'extra', 5, 0.5),
      ...windflower(cx - s * 0.2, foot - s * 0.12, s * 0.085, 'accent2', 0), ...windflower(cx + s * 0.21, foot - s * 0.12, s * 0.08, 'accent2', 20),
      ...peony(cx + s * 0.06, foot - s * 0.1, s * 0.13, 'accent', 0), ...peony(cx - s * 0.09, foot - s * 0.2, s * 0.09, 'accent2', 30),
      ...bud(cx + s * 0.1, foot - s * 0.24, s * 0.03, 'accent', -60),
    ];
  },
};

const wheat = (x: number, y: number, length: number, angle: number): Layer[] => [
  golden([
    ...blade(x, y, length * 0.9, length * 0.022, angle),
    ...many(6, (i) => [-1, 1].flatMap((side) => {
      const [gx, gy] = towards(...towards(x, y, length * (0.5 + i * 0.075), angle), length * 0.012, angle + side * 90);
      return blade(gx, gy, length * 0.13, length * 0.055, angle + side * 26);
    })).flat(),
    ...blade(...towards(x, y, length * 0.93, angle), length * 0.14, length * 0.055, angle),
  ]),
];

/** A chalice and the host in its light, wheat on one hand and grapes on the other. */
export const chalice: Scene = {
  id: 'chalice', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.97];
    const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
    const grapes = [[0, 0], [0.075, 0.005], [0.15, 0], [0.035, -0.066], [0.112, -0.066], [0.074, -0.132]] as const;
    return [
      shaped(round(...at(0, 0.55), s * 0.42, s * 0.42), 'accent2/bg/.74'),
      ...many(16, (i): Layer => golden(blade(...towards(...at(0, 0.78), s * 0.17, i * 22.5), s * (i % 2 ? 0.07 : 0.12), s * 0.018, i * 22.5), { opacity: 0.9 })),
      ...wheat(...at(-0.1, 0.02), s * 0.6, -122), ...wheat(...at(-0.08, 0.02), s * 0.56, -106), ...wheat(...at(-0.12, 0.02), s * 0.46, -142),
      twig(...at(0.08, 0.03), s * 0.48, -48, -16, 'extra/ink/.15', 5, 0.55), twig(...at(0.08, 0.03), s * 0.36, -20, -20, 'extra/bg/.2', 5, 0.55),
      ...[[0.2, 0.34], [0.29, 0.2]].flatMap(([u, v], k) => grapes.map(([gx, gy], i): Layer => shaped(round(...at(u! + gx - 0.04, v! + gy), s * 0.04, s * 0.04), ['accent', 'accent/ink/.2', 'accent/bg/.2'][(i + k) % 3]!))),
      shaped(round(...at(0, 0.78), s * 0.125, s * 0.125), '#e9d6a2'), shaped(round(...at(0, 0.78), s * 0.115, s * 0.115), '#fffaf0'),
      golden(crossed(cx, foot - s * 0.855, s * 0.15)),
      golden([['M', at(-0.17, 0.6)], ['L', at(0.17, 0.6)], ['C', at(0.17, 0.42), at(0.1, 0.34), at(0.035, 0.31)], ['L', at(0.035, 0.12)], ['C', at(0.06, 0.06), at(0.16, 0.06), at(0.17, 0)], ['L', at(-0.17, 0)], ['C', at(-0.16, 0.06), at(-0.06, 0.06), at(-0.035, 0.12)], ['L', at(-0.035, 0.31)], ['C', at(-0.1, 0.34), at(-0.17, 0.42), at(-0.17, 0.6)], ['Z']]),
      shaped(round(...at(0, 0.215), s * 0.06, s * 0.034), '#a67a2a'), shaped(sheet(cx - s * 0.17, foot - s * 0.6, s * 0.34, s * 0.02), '#fff3cf'),
      shaped(round(...at(0, 0.47), s * 0.03, s * 0.03), 'accent'), ...[-0.09, 0.09].map((u) => shaped(round(...at(u, 0.48), s * 0.02, s * 0.02), 'accent/bg/.3')),
    ];
  },
};
