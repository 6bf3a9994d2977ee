import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, starAt, stroke, towards, traced, type Scene } from './kit.js';

const [PINK, BLUE] = ['#f28bab', '#6fb6ea'];

/** Pink and blue balloons rise out of a box that bears a question mark. */
export const reveal: Scene = {
  id: 'reveal', sky: 'surface', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 0.93);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const mouth = foot - s * 0.3;
    const balloon = (dx: number, dy: number, r: number, color: string): Layer[] => {
      const [bx, by] = [cx + dx * s, foot - dy * s];
      return [
        stroke([bx, by + r * s], [cx + dx * s * 0.3, mouth], s * 0.006, 'ink'),
        poly([[bx - r * s * 0.16, by + r * s * 1.24], [bx + r * s * 0.16, by + r * s * 1.24], [bx, by + r * s * 0.98]], `${color}/ink/.14`),
        oval(bx, by, r * s, r * s * 1.14, color), oval(bx - r * s * 0.4, by - r * s * 0.46, r * s * 0.14, r * s * 0.24, '#ffffff', { opacity: 0.6, rotate: 30 }),
      ];
    };
    return [
      disc(cx, foot - s * 0.5, s * 0.48, 'bg'),
      ...([[-0.27, 0.7, 0.1, PINK], [0.26, 0.72, 0.1, BLUE], [-0.1, 0.82, 0.11, BLUE], [0.12, 0.6, 0.11, PINK], [0.09, 0.86, 0.085, `${PINK}/bg/.4`], [-0.15, 0.57, 0.12, PINK], [0.28, 0.5, 0.08, `${BLUE}/bg/.4`], [-0.3, 0.48, 0.075, BLUE]] as const).flatMap(([dx, dy, r, color]) => balloon(dx, dy, r, color)),
      poly([[cx - s * 0.3, mouth], [cx - s * 0.4, mouth - s * 0.09], [cx - s * 0.12, mouth - s * 0.09], [cx, mouth]], 'accent2/ink/.14'), poly([[cx + s * 0.3, mouth], [cx + s * 0.4, mouth - s * 0.09], [cx + s * 0.12, mouth - s * 0.09], [cx, mouth]], 'accent2/ink/.14'),
      box(cx - s * 0.3, mouth, s * 0.6, s * 0.3, 'accent2'), box(cx - s * 0.3, mouth, s * 0.6, s * 0.03, 'accent2/ink/.2'),
      disc(cx, mouth + s * 0.165, s * 0.11, 'bg'),
      traced([cx - s * 0.036, mouth + s * 0.095, s * 0.072, s * 0.095], 'M0 34C0 -14 100 -12 100 30C100 60 50 54 50 100', 'ink', s * 0.022), disc(cx, mouth + s * 0.232, s * 0.016, 'ink'),
      ...many(24, (i) => ({ px: x + ((i * 0.618) % 1) * w, py: y + h * (0.04 + ((i * 0.37) % 1) * 0.78), i })).filter(({ px }) => Math.abs(px - cx) > s * 0.46).map(({ px, py, i }) => disc(px, py, s * (0.01 + chance(i) * 0.012), i % 2 ? PINK : BLUE)),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** A mirror ball, its beams and a shower of stars. */
export const mirrorball: Scene = {
  id: 'mirrorball', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const r = s * 0.27;
    const rows = 7;
    const tiles = many(rows, (row): Layer[] => {
      const v = ((row + 0.5) / rows) * 2 - 1;
      const half = Math.sqrt(1 - v * v) * r;
      const count = Math.max(3, Math.round((half / r) * 8));
      const cuts = many(count + 1, (i) => cx + half * Math.sin(((i / count) * 2 - 1) * (Math.PI / 2)));
      const tall = (2 * r) / rows;
      return many(count, (i) => {
        const tone = chance(row * 17 + i * 5);
        return box(cuts[i]! + r * 0.012, cy + v * r - tall / 2 + r * 0.012, Math.max(0.3, cuts[i + 1]! - cuts[i]! - r * 0.024), tall - r * 0.024, tone > 0.86 ? 'bg' : tone > 0.66 ? 'accent2' : tone > 0.42 ? 'accent' : tone > 0.2 ? 'extra' : 'extra/ink/.4', { radius: 0.16 });
      });
    }).flat();
    return [
      ...[24, 64, 116, 156, 204, 336].map((angle, i) => poly([[cx, cy], towards(cx, cy, s * 1.2, angle - 7), towards(cx, cy, s * 1.2, angle + 7)], i % 2 ? 'accent' : 'accent2', { opacity: 0.26 })),
      box(cx - s * 0.006, y - 1, s * 0.012, cy - r - y + 1, 'bg/ink/.4'), box(cx - r * 0.16, cy - r * 1.12, r * 0.32, r * 0.2, 'bg/ink/.3', { radius: 0.2 }),
      disc(cx, cy, r * 1.03, 'ink/extra/.35'), ...tiles,
      ...many(16, (i) => { const [px, py] = towards(cx, cy, s * (0.34 + chance(i + 2) * 0.2), i * 22.5 + 8); return i % 3 ? disc(px, py, s * (0.006 + chance(i) * 0.008), i % 2 ? 'accent2' : 'bg') : starAt(px, py, s * (0.02 + chance(i + 9) * 0.02), 'bg'); }),
    ];
  },
};

/** Set square, protractor and pencil on squared paper. */
export const geometry: Scene = {
  id: 'geometry', sky: 'accent2/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const grid = s * 0.09;
    const hair = s * 0.005;
    const [pw, ph] = [s * 0.56, s * 0.28];
    const [px, py] = [cx - s * 0.42, cy - s * 0.06];
    const tip: [number, number] = [cx + s * 0.04, cy + s * 0.4];
    return [
      ...many(Math.ceil(w / grid), (i) => box(x + i * grid, y, hair, h, 'accent2/ink/.12')), ...many(Math.ceil(h / grid), (i) => box(x, y + i * grid, w, hair, 'accent2/ink/.12')),
      poly([[cx - s * 0.04, cy + s * 0.3], [cx + s * 0.44, cy + s * 0.3], [cx + s * 0.44, cy - s * 0.34]], 'accent'), poly([[cx + s * 0.16, cy + s * 0.2], [cx + s * 0.34, cy + s * 0.2], [cx + s * 0.34, cy - s * 0.05]], 'accent2/bg/.62'),
      ...many(9, (i) => box(cx + s * (0.42 - (i % 2) * 0.012), cy + s * (0.26 - i * 0.05), s * (0.02 + (i % 2) * 0.012), s * 0.008, 'onAccent')),
      outlined('half', px + pw / 2, py - ph / 2, pw, ph, 'extra'), outlined('half', px + pw / 2, py - ph * 0.3, pw * 0.52, ph * 0.52, 'accent2/bg/.62'), box(px, py - s * 0.002, pw, s * 0.045, 'extra'),
      ...many(11, (i) => stroke(towards(px + pw / 2, py, pw * 0.43, 195 + i * 15), towards(px + pw / 2, py, pw * 0.48, 195 + i * 15), s * 0.008, 'ink')),
      ...(([tx, ty]: readonly [number, number]) => [
        stroke(towards(tx, ty, s * 0.1, 208), towards(tx, ty, s * 0.5, 208), s * 0.075, 'ink'), stroke(towards(tx, ty, s * 0.1, 208), towards(tx, ty, s * 0.5, 208), s * 0.025, 'ink/bg/.3', { radius: 0 }),
        poly([[tx, ty], [...towards(tx, ty, s * 0.115, 208 - 19)], [...towards(tx, ty, s * 0.115, 208 + 19)]], 'bg'), poly([[tx, ty], [...towards(tx, ty, s * 0.045, 208 - 19)], [...towards(tx, ty, s * 0.045, 208 + 19)]], 'ink'),
        stroke(towards(tx, ty, s * 0.47, 208), towards(tx, ty, s * 0.53, 208), s * 0.075, 'accent'),
      ])(tip),
      traced([cx + s * 0.04, cy + s * 0.395, s * 0.36, s * 0.03], 'M0 20C16 -20 24 -20 36 50C48 120 60 120 70 50C80 -20 90 -10 100 40', 'ink', s * 0.012),
      ...[45, -45].map((rotate) => box(cx + s * 0.08, cy - s * 0.36, s * 0.12, s * 0.024, 'ink', { rotate, radius: 0.5 })), ...[0, 1].map((i) => box(cx - s * 0.4, cy + s * (0.1 + i * 0.045), s * 0.11, s * 0.024, 'ink', { radius: 0.5 })),
    ];
  },
};

/** A learner's car on a road that winds past cones. */
export const lesson: Scene = {
  id: 'lesson', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, horizon] = [x + w / 2, y + h * 0.42];
    const foot = y + h;
    const deep = foot - horizon;
    const u = Math.min(s * 0.46, w * 0.4);
    const [carX, carY] = [cx - w * 0.02, foot - u * 0.42];
    const cone = (px: number, py: number, size: number): Layer[] => [box(px - size * 0.5, py - size * 0.14, size, size * 0.16, 'ink', { radius: 0.3 }), poly([[px - size * 0.32, py - size * 0.12], [px + size * 0.32, py - size * 0.12], [px + size * 0.07, py - size], [px - size * 0.07, py - size]], '#f2702a'), poly([[px - size * 0.22, py - size * 0.44], [px + size * 0.22, py - size * 0.44], [px + size * 0.155, py - size * 0.68], [px - size * 0.155, py - size * 0.68]], '#ffffff')];
    return [
      disc(x + w * 0.78, horizon - h * 0.08, s * 0.13, 'accent2'),
      drawn(x, horizon - h * 0.12, w, h * 0.2, hills([0, 40], [26, 6], [52, 60], [78, 20], [100, 44]), 'extra/ink/.2'),
      drawn(x, horizon, w, deep + 0.2, hills([0, 8], [50, 0], [100, 10]), 'extra/ink/.34'),
      drawn(x, horizon, w, deep + 0.2, 'M60 3C50 10 74 18 66 32C58 46 10 60 -8 100H84C92 66 84 50 82 34C80 20 62 12 66 3Z', 'ink'),
      traced([x + w * 0.39, horizon + deep * 0.08, w * 0.36, deep * 0.92], 'M66 0C64 12 100 18 90 36C78 58 20 64 0 100', 'bg', s * 0.012),
      ...[-1, 1].map((side) => box(carX + side * u * 0.3 - u * 0.09, carY + u * 0.2, u * 0.18, u * 0.18, 'ink/bg/.16', { radius: 0.24 })),
      drawn(carX - u * 0.36, carY - u * 0.46, u * 0.72, u * 0.42, 'M20 0H80C88 0 90 8 92 20L100 100H0L8 20C10 8 12 0 20 0Z', 'accent/ink/.16'),
      drawn(carX - u * 0.29, carY - u * 0.4, u * 0.58, u * 0.3, 'M18 0H82C88 0 90 6 92 16L100 100H0L8 16C10 6 12 0 18 0Z', 'bg/extra/.3'),
      box(carX - u * 0.46, carY - u * 0.12, u * 0.92, u * 0.4, 'accent', { radius: 0.24 }),
      ...[-1, 1].flatMap((side) => [box(carX + side * u * 0.36 - u * 0.08, carY - u * 0.02, u * 0.16, u * 0.1, 'accent2', { radius: 0.3 }), oval(carX + side * u * 0.44, carY - u * 0.16, u * 0.07, u * 0.045, 'accent/ink/.2')]),
      box(carX - u * 0.17, carY + u * 0.05, u * 0.34, u * 0.12, 'bg', { radius: 0.2 }), box(carX - u * 0.42, carY + u * 0.2, u * 0.84, u * 0.05, 'accent/ink/.3', { radius: 0.5 }),
      poly([[carX - u * 0.16, carY - u * 0.46], [carX + u * 0.16, carY - u * 0.46], [carX + u * 0.11, carY - u * 0.66], [carX - u * 0.11, carY - u * 0.66]], 'bg'), traced([carX - u * 0.035, carY - u * 0.62, u * 0.07, u * 0.11], 'M0 0V100H100', 'accentText', u * 0.03),
      ...cone(x + w * 0.86, foot - h * 0.05, s * 0.17), ...cone(x + w * 0.9, horizon + deep * 0.46, s * 0.1), ...cone(x + w * 0.22, horizon + deep * 0.34, s * 0.08), ...cone(x + w * 0.09, foot - h * 0.14, s * 0.13),
      ...[[0.06, 0.02], [0.14, 0.05], [0.94, 0.04]].map(([fx, fy]) => leaf(x + w * fx!, horizon + deep * fy!, s * 0.12, s * 0.07, -90, 'extra/ink/.55')),
    ];
  },
};
