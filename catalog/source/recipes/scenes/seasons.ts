import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, type Scene } from './kit.js';

/** Ribs from the outside in; a stalk leans. */
function pumpkin(x: number, foot: number, size: number, color: string): Layer[] {
  const y = foot - size * 0.38;
  return [
    drawn(x - size * 0.06, y - size * 0.56, size * 0.2, size * 0.26, 'M30 100C20 60 40 20 100 0L70 0C20 10 0 60 0 100Z', 'extra/ink/.2'),
    oval(x - size * 0.3, y, size * 0.24, size * 0.34, `${color}/ink/.22`),
    oval(x + size * 0.3, y, size * 0.24, size * 0.34, `${color}/ink/.22`),
    oval(x - size * 0.16, y, size * 0.22, size * 0.38, `${color}/ink/.1`),
    oval(x + size * 0.16, y, size * 0.22, size * 0.38, `${color}/ink/.1`),
    oval(x, y, size * 0.17, size * 0.4, color),
  ];
}

const BAT = 'M50 30C46 18 42 18 40 8C36 22 38 26 36 32C26 12 12 10 0 22C10 28 12 42 14 62C20 50 28 50 34 64C38 58 46 62 50 92C54 62 62 58 66 64C72 50 80 50 86 62C88 42 90 28 100 22C88 10 74 12 64 32C62 26 64 22 60 8C58 18 54 18 50 30Z';

/** Pumpkins on a hill under a full moon, with bats. */
export const halloween: Scene = {
  id: 'halloween', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [mx, my, r] = [x + w * 0.62, y + h * 0.44, s * 0.34];
    return [
      disc(mx, my, r * 1.16, 'accent2', { opacity: 0.16 }),
      disc(mx, my, r, 'accent2'),
      disc(mx - r * 0.3, my - r * 0.25, r * 0.17, 'accent2/ink/.14'),
      disc(mx + r * 0.36, my + r * 0.14, r * 0.24, 'accent2/ink/.14'),
      drawn(mx - r * 1.5, my - r * 0.62, r * 1.1, r * 0.52, BAT, 'ink/accent/.12', { rotate: -12 }),
      drawn(mx - r * 0.1, my - r * 0.06, r * 0.72, r * 0.34, BAT, 'ink', { rotate: 10 }),
      drawn(x + w * 0.08, y + h * 0.22, r * 0.56, r * 0.27, BAT, 'accent', { rotate: 8 }),
      drawn(x, y + h * 0.66, w, h * 0.34, hills([0, 46], [26, 18], [62, 44], [100, 12]), 'ink/accent/.32'),
      ...pumpkin(x + w * 0.74, y + h * 0.93, s * 0.5, 'accent'),
      ...pumpkin(x + w * 0.22, y + h * 0.9, s * 0.36, 'accent2/accent/.5'),
      ...pumpkin(x + w * 0.44, y + h * 0.96, s * 0.26, 'accent'),
      drawn(x, y + h * 0.86, w, h * 0.14, hills([0, 30], [30, 56], [66, 40], [100, 60]), 'ink/accent/.18'),
    ];
  },
};

/** An ornament on its thread. */
const bauble = (x: number, top: number, y: number, r: number, color: string, kind: number): Layer[] => [
  stroke([x, top], [x, y - r], r * 0.06, 'accent2'),
  box(x - r * 0.2, y - r * 1.18, r * 0.4, r * 0.26, 'accent2', { radius: 0.2 }),
  disc(x, y, r, color),
  ...(kind === 0 ? many(3, (i) => oval(x, y, r * (0.86 - i * 0.3), r * 0.96, `${color}/bg/${0.12 + i * 0.16}`)) : []),
  ...(kind === 1 ? [box(x - r * 0.98, y - r * 0.16, r * 1.96, r * 0.32, 'bg'), ...many(5, (i) => disc(x - r * 0.72 + i * r * 0.36, y, r * 0.09, 'accent'))] : []),
  ...(kind === 2 ? [starAt(x, y, r * 0.66, 'bg', 8, 0.44)] : []),
];

/** Ornaments hung at heights of their own. */
export const christmas: Scene = {
  id: 'christmas', sky: 'extra/ink/.62', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.min(7, Math.round((w / h) * 4)));
    const step = w / count;
    const r = Math.min(step * 0.38, h * 0.2);
    const lows = [0.36, 0.62, 0.3, 0.54, 0.38, 0.6, 0.34];
    return [
      ...many(14, (i) => disc(x + chance(i + 3) * w, y + chance(i + 40) * h, 0.35 + chance(i + 80) * 0.5, 'bg', { opacity: 0.7 })),
      ...many(count, (i) => bauble(x + step * (i + 0.5), y, y + Math.max(h * lows[i % 7]!, r * 1.7), r * (i % 2 ? 1 : 0.8), ['accent', 'accent2', 'bg/accent/.24'][i % 3]!, (i + 2) % 3)).flat(),
    ];
  },
};

/** A tree of leaning bars under a star, with gifts at its foot. */
export const firTree: Scene = {
  id: 'fir-tree', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const [cx, top, foot] = [x + w / 2, y + h * 0.13, y + h * 0.9];
    const half = Math.min(w * 0.36, h * 0.34);
    const rows = 8;
    const step = (foot - top) / rows;
    const gift = (gx: number, size: number, color: string, band: string): Layer[] => [
      box(gx, foot + h * 0.06 - size, size, size, color),
      box(gx + size * 0.42, foot + h * 0.06 - size, size * 0.16, size, band),
      leaf(gx + size / 2, foot + h * 0.06 - size, size * 0.4, size * 0.24, 205, band),
      leaf(gx + size / 2, foot + h * 0.06 - size, size * 0.4, size * 0.24, -25, band),
    ];
    return [
      box(cx - half * 0.09, foot - step * 0.3, half * 0.18, h * 0.09, 'ink'),
      ...many(rows, (i) => {
        const reach = half * (0.14 + (0.86 * (i + 1)) / rows);
        return poly([[cx - reach, top + step * (i + 0.9)], [cx + reach * 0.82, top + step * (i + 0.1)], [cx + reach, top + step * (i + 0.46)], [cx - reach * 0.82, top + step * (i + 1.26)]], i % 2 ? 'ink/extra/.5' : 'ink');
      }),
      ...many(9, (i) => disc(cx + half * (((i * 37) % 100) / 100 - 0.5) * (0.3 + i * 0.13), top + step * (i * 0.8 + 1.2), half * 0.06, i % 2 ? 'bg' : 'accent2')),
      starAt(cx, top, half * 0.24, 'accent2', 5, 0.42),
      ...gift(cx + half * 0.34, half * 0.46, 'bg', 'accent2'),
      ...gift(cx - half * 0.78, half * 0.34, 'accent2', 'ink'),
      box(x, foot + h * 0.06, w, y + h - foot - h * 0.06 + 0.2, 'ink'),
    ];
  },
};

/** Rockets burst over roofs of light. */
export const newYear: Scene = {
  id: 'new-year', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const burst = (cx: number, cy: number, r: number, rays: number, color: string): Layer[] => [
      ...many(rays, (i) => {
        const angle = (i * 360) / rays;
        return stroke(towards(cx, cy, r * 0.26, angle), towards(cx, cy, i % 2 ? r * 0.74 : r, angle), r * 0.05, color);
      }),
      ...many(rays, (i) => disc(...towards(cx, cy, r * (i % 2 ? 0.9 : 1.14), (i * 360) / rays), r * 0.045, i % 2 ? 'bg' : color)),
    ];
    return [
      ...burst(x + w * 0.66, y + h * 0.4, s * 0.32, 20, 'accent'),
      ...burst(x + w * 0.24, y + h * 0.56, s * 0.2, 16, 'accent2'),
      ...burst(x + w * 0.88, y + h * 0.72, s * 0.13, 12, 'extra'),
      ...many(Math.round(w / 7), (i) => {
        const height = h * (0.06 + chance(i + 70) * 0.13);
        return box(x + i * 7, y + h - height, 7.2, height + 0.2, i % 3 ? 'ink/accent/.22' : 'ink/accent/.34');
      }),
      ...many(Math.round(w / 5), (i) => box(x + 1.6 + i * 5, y + h * (0.95 + (i % 2) * 0.02), 1, 1, 'accent2')),
    ];
  },
};

/** Painted eggs in the grass, one with ears. */
export const easter: Scene = {
  id: 'easter', sky: 'surface', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.min(7, Math.round((w / h) * 2.6)));
    const step = w / count;
    const eh = Math.min(step * 1.22, h * 0.6);
    const EGG = 'M50 0C76 0 98 40 98 64C98 86 76 100 50 100C24 100 2 86 2 64C2 40 24 0 50 0Z';
    const egg = (i: number): Layer[] => {
      const ew = eh * 0.74;
      const [cx, top] = [x + step * (i + 0.5), y + h * 0.9 - eh - (i % 2 ? h * 0.06 : 0)];
      const color = ['accent', 'accent2', 'extra', 'bg'][i % 4]!;
      const band = color === 'bg' ? 'accent' : 'bg';
      const at = (fy: number) => top + eh * fy;
      const width = (fy: number) => ew * 0.98 * Math.sqrt(Math.max(0, 1 - ((fy - 0.6) / (fy < 0.6 ? 0.64 : 0.43)) ** 2));
      const ears = i === Math.floor(count / 2) ? [leaf(cx - ew * 0.1, at(0.1), eh * 0.52, ew * 0.26, -106, color), leaf(cx + ew * 0.1, at(0.1), eh * 0.52, ew * 0.26, -74, color), leaf(cx - ew * 0.11, at(0.04), eh * 0.36, ew * 0.12, -106, band), leaf(cx + ew * 0.11, at(0.04), eh * 0.36, ew * 0.12, -74, band)] : [];
      const face = ears.length > 0;
      return [
        ...ears,
        drawn(cx - ew / 2, top, ew, eh, EGG, color),
        ...(face ? [disc(cx - ew * 0.16, at(0.44), ew * 0.05, 'ink'), disc(cx + ew * 0.16, at(0.44), ew * 0.05, 'ink'), outlined('heart', cx, at(0.56), ew * 0.14, ew * 0.12, band)] : []),
        ...(!face && i % 3 === 0 ? [0.34, 0.54, 0.74].map((fy) => box(cx - width(fy) / 2, at(fy) - eh * 0.035, width(fy), eh * 0.07, band)) : []),
        ...(!face && i % 3 === 1 ? many(9, (k) => disc(cx + ((k % 3) - 1) * ew * 0.24, at(0.4 + Math.floor(k / 3) * 0.18), ew * 0.07, band)) : []),
        ...(!face && i % 3 === 2 ? [0.42, 0.66].flatMap((fy) => many(5, (k) => poly([[cx + (k - 2.5) * width(fy) * 0.19, at(fy)], [cx + (k - 2) * width(fy) * 0.19, at(fy - 0.1)], [cx + (k - 1.5) * width(fy) * 0.19, at(fy)]], band))) : []),
      ];
    };
    const blades = Math.round(w / 3.2);
    return [
      ...many(count, egg).flat(),
      ...many(blades, (i) => leaf(x + ((i + 0.5) * w) / blades, y + h + 1, h * (0.16 + chance(i + 9) * 0.12), 2, -90 + (chance(i + 30) - 0.5) * 36, i % 2 ? 'extra/ink/.34' : 'extra/ink/.5')),
    ];
  },
};

/** Leaves of autumn come down. */
export const autumn: Scene = {
  id: 'autumn', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const sprig = (cx: number, cy: number, size: number, angle: number, color: string): Layer[] => [
      stroke([cx, cy], towards(cx, cy, size, angle), size * 0.03, 'ink'),
      ...many(5, (i) => {
        const from = towards(cx, cy, size * (0.2 + i * 0.17), angle);
        return [leaf(...from, size * (0.46 - i * 0.05), size * 0.16, angle - 48, color), leaf(...from, size * (0.46 - i * 0.05), size * 0.16, angle + 48, `${color}/ink/.16`)];
      }).flat(),
      leaf(...towards(cx, cy, size * 0.9, angle), size * 0.36, size * 0.15, angle, color),
    ];
    return [
      disc(x + w * 0.5, y + h * 0.98, s * 0.52, 'accent2'),
      disc(x + w * 0.5, y + h * 0.98, s * 0.38, 'accent2/bg/.4'),
      ...sprig(x + w * 0.5, y + h, s * 0.78, -90, 'accent'),
      ...sprig(x + w * 0.4, y + h, s * 0.66, -122, 'extra'),
      ...sprig(x + w * 0.6, y + h, s * 0.66, -58, 'extra/accent/.4'),
      ...sprig(x + w * 0.3, y + h, s * 0.5, -150, 'accent2/accent/.5'),
      ...sprig(x + w * 0.7, y + h, s * 0.5, -30, 'accent2/accent/.5'),
      ...pumpkin(x + w * 0.5, y + h * 1.02, s * 0.42, 'accent'),
      ring(x + w * 0.5, y + h * 0.98, s * 0.6, 0.5, 'ink', { opacity: 0.5 }),
    ];
  },
};
