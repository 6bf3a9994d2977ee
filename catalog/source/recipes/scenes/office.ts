import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt, stroke, traced, type Scene } from './kit.js';
import { chance } from '../social-media/drawing.js';

/** A chip with a spark in it; its lines run out to the edges and end in lights. */
export const chip: Scene = {
  id: 'chip', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h) * 0.92;
    const [cx, cy] = [x + w / 2, y + h / 2];
    const reach = (k: number): number => s * (0.4 + 0.1 * chance(k + 5));
    const side = (turn: 0 | 1, sign: 1 | -1): Layer[] =>
      many(5, (i): Layer[] => {
        const off = (i - 2) * s * 0.075;
        const out = reach(i + turn * 7 + sign * 3) * sign;
        const bend = (i - 2) * s * 0.05;
        const at = (along: number, across: number): [number, number] => (turn ? [cx + across, cy + along] : [cx + along, cy + across]);
        const color = (i + turn) % 2 ? 'accent2' : 'accent';
        return [stroke(at(0, off), at(out * 0.66, off), s * 0.016, color), stroke(at(out * 0.66, off), at(out, off + bend), s * 0.016, color), disc(...at(out, off + bend), s * 0.024, color), disc(...at(out, off + bend), s * 0.01, 'ink')];
      }).flat();
    return [
      ...many(24, (i) => disc(x + chance(i + 3) * w, y + chance(i + 61) * h, s * (0.004 + chance(i) * 0.005), 'accent2/ink/.3')),
      ...side(0, 1), ...side(0, -1), ...side(1, 1), ...side(1, -1),
      box(cx - s * 0.23, cy - s * 0.23, s * 0.46, s * 0.46, 'accent', { radius: 0.16 }), box(cx - s * 0.2, cy - s * 0.2, s * 0.4, s * 0.4, 'ink/accent/.2', { radius: 0.14 }),
      starAt(cx - s * 0.02, cy + s * 0.015, s * 0.15, 'bg', 4, 0.3), starAt(cx + s * 0.115, cy - s * 0.115, s * 0.055, 'accent2', 4, 0.3), starAt(cx + s * 0.12, cy + s * 0.12, s * 0.035, 'accent2', 4, 0.3),
    ];
  },
};

/** A kindly robot who says something, sparks about its head. */
export const robot: Scene = {
  id: 'robot', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.95, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    return [
      disc(cx, cy + s * 0.06, s * 0.42, 'bg'),
      poly([[cx - s * 0.3, y + h], [cx - s * 0.24, cy + s * 0.33], [cx + s * 0.24, cy + s * 0.33], [cx + s * 0.3, y + h]], 'accent'), box(cx - s * 0.06, cy + s * 0.22, s * 0.12, s * 0.14, 'ink'), disc(cx, cy + s * 0.42, s * 0.035, 'accent2'),
      stroke([cx, cy - s * 0.2], [cx, cy - s * 0.36], s * 0.025, 'ink'), disc(cx, cy - s * 0.37, s * 0.045, 'accent'),
      outlined('pill', cx - s * 0.29, cy + s * 0.04, s * 0.1, s * 0.16, 'accent'), outlined('pill', cx + s * 0.29, cy + s * 0.04, s * 0.1, s * 0.16, 'accent'),
      box(cx - s * 0.28, cy - s * 0.19, s * 0.56, s * 0.44, 'ink', { radius: 0.34 }), box(cx - s * 0.22, cy - s * 0.12, s * 0.44, s * 0.3, 'ink/accent2/.24', { radius: 0.36 }),
      ...[-1, 1].flatMap((k): Layer[] => [disc(cx + k * s * 0.1, cy, s * 0.055, 'accent2'), disc(cx + k * s * 0.1 + s * 0.014, cy - s * 0.014, s * 0.018, 'bg')]),
      traced([cx - s * 0.06, cy + s * 0.085, s * 0.12, s * 0.045], 'M0 0C20 110 80 110 100 0', 'bg', s * 0.02),
      starAt(cx + s * 0.38, cy - s * 0.3, s * 0.11, 'accent', 4, 0.3), starAt(cx - s * 0.4, cy - s * 0.24, s * 0.07, 'ink', 4, 0.3), starAt(cx + s * 0.45, cy - s * 0.08, s * 0.045, 'ink', 4, 0.3),
      box(x, y + h * 0.97, w, h * 0.03 + 0.2, 'ink'),
    ];
  },
};

/** A shield with a padlock before rows of bits. */
export const padlock: Scene = {
  id: 'padlock', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 0.96);
    const [cx, cy] = [x + w / 2, y + h / 2];
    const rows = Math.round(h / (s * 0.085));
    const columns = Math.round(w / (s * 0.15));
    const shield = 'M50 0C62 9 80 14 100 14V52C100 78 76 93 50 100C24 93 0 78 0 52V14C20 14 38 9 50 0Z';
    const half = 'M0 0C24 9 60 14 100 14V52C100 78 52 93 0 100Z';
    return [
      ...many(rows * columns, (i): Layer => {
        const [col, row] = [i % columns, Math.floor(i / columns)];
        const long = chance(i * 3 + 2) > 0.5 ? 0.62 : 0.3;
        return box(x + ((col + 0.2) * w) / columns, y + ((row + 0.35) * h) / rows, (w / columns) * long, s * 0.026, chance(i + 9) > 0.86 ? 'accent' : 'ink/accent2/.26', { radius: 0.5 });
      }),
      disc(cx, cy, s * 0.46, 'ink'), ring(cx, cy, s * 0.45, s * 0.012, 'accent2'),
      drawn(cx - s * 0.31, cy - s * 0.37, s * 0.62, s * 0.76, shield, 'bg'), drawn(cx - s * 0.28, cy - s * 0.335, s * 0.56, s * 0.69, shield, 'accent'), drawn(cx, cy - s * 0.335, s * 0.28, s * 0.69, half, 'accent/ink/.22'),
      traced([cx - s * 0.075, cy - s * 0.19, s * 0.15, s * 0.2], 'M0 100V48C0 16 22 0 50 0C78 0 100 16 100 48V100', 'bg', s * 0.036),
      box(cx - s * 0.13, cy - s * 0.03, s * 0.26, s * 0.21, 'bg', { radius: 0.18 }), disc(cx, cy + s * 0.055, s * 0.032, 'ink'), box(cx - s * 0.012, cy + s * 0.055, s * 0.024, s * 0.075, 'ink', { radius: 0.5 }),
    ];
  },
};
