import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from '../kit.js';

/** Nigiri and rolls on a board, chopsticks across, the sun behind. */
export const sushi: Scene = {
  id: 'sushi', sky: 'accent2/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 1.12);
    const [cx, foot] = [x + w / 2, y + h * 0.8];
    const nigiri = (px: number, color: string, belt: boolean): Layer[] => [
      box(px - s * 0.115, foot - s * 0.13, s * 0.23, s * 0.13, 'bg', { radius: 0.4 }), ...many(5, (i) => oval(px - s * 0.08 + i * s * 0.04, foot - s * (0.03 + (i % 2) * 0.022), s * 0.013, s * 0.008, 'ink/bg/.84')),
      drawn(px - s * 0.15, foot - s * 0.19, s * 0.3, s * 0.13, 'M0 74C6 20 30 0 54 0C80 0 98 30 100 84C92 104 84 84 74 72C54 60 34 60 20 84C12 100 2 96 0 74Z', color), ...[0, 1, 2].map((i) => traced([px - s * 0.085 + i * s * 0.055, foot - s * 0.176, s * 0.03, s * 0.062], 'M100 0C60 30 30 60 0 100', `${color}/bg/.6`, s * 0.012)),
      ...(belt ? [box(px - s * 0.03, foot - s * 0.195, s * 0.06, s * 0.195, 'ink', { radius: 0.2 })] : []),
    ];
    const roll = (px: number, py: number, r: number, heart: string): Layer[] => [disc(px, py, r, 'ink'), disc(px, py, r * 0.84, 'bg'), ...many(9, (i) => oval(...towards(px, py, r * 0.66, i * 40 + 10), r * 0.09, r * 0.06, 'ink/bg/.84', { rotate: i * 40 })), disc(px - r * 0.14, py - r * 0.04, r * 0.3, heart), disc(px + r * 0.2, py - r * 0.1, r * 0.22, 'extra/ink/.3'), disc(px + r * 0.06, py + r * 0.24, r * 0.2, 'accent2')];
    return [
      disc(cx, foot - s * 0.28, s * 0.36, 'accent'),
      stroke([cx - s * 0.48, foot - s * 0.5], [cx + s * 0.42, foot - s * 0.62], s * 0.024, 'ink'), stroke([cx - s * 0.47, foot - s * 0.43], [cx + s * 0.43, foot - s * 0.585], s * 0.024, 'ink'), ...[0.5, 0.43].map((d, i) => stroke([cx - s * (0.48 - i * 0.01), foot - s * d], [cx - s * 0.36, foot - s * (d + (i ? 0.019 : 0.016))], s * 0.026, 'accent2')),
      ...roll(cx - s * 0.38, foot - s * 0.094, s * 0.094, 'accent'), ...roll(cx - s * 0.192, foot - s * 0.094, s * 0.094, 'accent'), ...roll(cx - s * 0.286, foot - s * 0.256, s * 0.094, 'accent'),
      leaf(cx + s * 0.38, foot, s * 0.24, s * 0.08, -66, 'extra/ink/.3'), leaf(cx + s * 0.4, foot, s * 0.2, s * 0.07, -34, 'extra/ink/.46'),
      ...nigiri(cx + s * 0.045, 'accent/bg/.24', false), ...nigiri(cx + s * 0.3, 'accent2/accent/.3', true),
      box(cx - s * 0.49, foot, s * 0.98, s * 0.05, 'ink', { radius: 0.2 }), box(cx - s * 0.36, foot + s * 0.05, s * 0.09, s * 0.05, 'ink'), box(cx + s * 0.27, foot + s * 0.05, s * 0.09, s * 0.05, 'ink'), box(x, foot + s * 0.1, w, y + h - foot - s * 0.1 + 0.2, 'extra/ink/.2'),
    ];
  },
};

/** A candle in a jar with its own label, a smaller one and dried stems. */
export const candle: Scene = {
  id: 'candle-jar', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.02, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const flame = (px: number, py: number, k: number): Layer[] => [disc(px, py - s * 0.06 * k, s * 0.2 * k, 'accent2', { opacity: 0.22 }), disc(px, py - s * 0.06 * k, s * 0.13 * k, 'accent2', { opacity: 0.3 }), box(px - s * 0.007, py - s * 0.03, s * 0.014, s * 0.06, 'ink'), tear(px, py - s * 0.075 * k, s * 0.085 * k, s * 0.15 * k, 'accent2'), tear(px, py - s * 0.05 * k, s * 0.045 * k, s * 0.085 * k, 'bg')];
    const sprig = (px: number, tall: number, lean: number, color: string): Layer[] => [stroke([px, foot], towards(px, foot, tall, -90 + lean), s * 0.011, color), ...many(6, (i) => leaf(...towards(px, foot, tall * (0.42 + i * 0.11), -90 + lean), s * 0.11, s * 0.045, -90 + lean + (i % 2 ? 44 : -44), color)), leaf(...towards(px, foot, tall * 0.97, -90 + lean), s * 0.1, s * 0.045, -90 + lean, color)];
    return [
      outlined('arch', cx, foot - s * 0.43, s * 0.82, s * 0.86, 'ink/accent/.3'),
      ...sprig(cx - s * 0.3, s * 0.62, -8, 'extra'), ...sprig(cx - s * 0.22, s * 0.5, -22, 'extra/ink/.2'), ...sprig(cx + s * 0.34, s * 0.52, 12, 'extra'),
      box(x, foot - s * 0.01, w, y + h - foot + s * 0.01 + 0.2, 'accent'),
      ...flame(cx - s * 0.04, foot - s * 0.46, 1),
      box(cx - s * 0.22, foot - s * 0.47, s * 0.36, s * 0.47, 'bg/ink/.1', { radius: 0.1 }), box(cx - s * 0.22, foot - s * 0.43, s * 0.36, s * 0.43, 'bg', { radius: 0.1 }), oval(cx - s * 0.04, foot - s * 0.445, s * 0.165, s * 0.022, 'accent2/bg/.5'),
      box(cx - s * 0.22, foot - s * 0.31, s * 0.36, s * 0.22, 'accent'), box(cx - s * 0.2, foot - s * 0.295, s * 0.32, s * 0.008, 'bg'), box(cx - s * 0.2, foot - s * 0.112, s * 0.32, s * 0.008, 'bg'), ...[-150, -110, -70, -30].map((a) => leaf(cx - s * 0.04, foot - s * 0.19, s * 0.085, s * 0.034, a, 'bg')), box(cx - s * 0.13, foot - s * 0.17, s * 0.18, s * 0.022, 'bg', { radius: 0.5 }), box(cx - s * 0.09, foot - s * 0.137, s * 0.1, s * 0.014, 'accent2', { radius: 0.5 }),
      ...flame(cx + s * 0.27, foot - s * 0.2, 0.72), box(cx + s * 0.165, foot - s * 0.21, s * 0.21, s * 0.21, 'accent2', { radius: 0.14 }), box(cx + s * 0.165, foot - s * 0.15, s * 0.21, s * 0.085, 'bg'), box(cx + s * 0.2, foot - s * 0.125, s * 0.14, s * 0.016, 'ink', { radius: 0.5 }), box(cx + s * 0.23, foot - s * 0.095, s * 0.08, s * 0.012, 'accent', { radius: 0.5 }),
    ];
  },
};

/** A scent bottle with a faceted stopper among blossoms. */
export const flacon: Scene = {
  id: 'flacon', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.02, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const bloom = (px: number, py: number, r: number, color: string): Layer[] => [...many(6, (i) => leaf(px, py, r, r * 0.62, i * 60 + 15, i % 2 ? color : `${color}/bg/.3`)), disc(px, py, r * 0.22, 'accent2')];
    return [
      outlined('arch', cx, foot - s * 0.42, s * 0.68, s * 0.84, 'bg'),
      ...[-158, -136, -44, -22].map((a, i) => leaf(cx + (i < 2 ? -1 : 1) * s * 0.14, foot, s * 0.44, s * 0.13, a, i % 2 ? 'extra/ink/.36' : 'extra/ink/.12')),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...bloom(cx - s * 0.33, foot - s * 0.34, s * 0.13, 'accent'), ...bloom(cx + s * 0.36, foot - s * 0.26, s * 0.11, 'accent'),
      poly([[cx - s * 0.06, foot - s * 0.62], [cx + s * 0.06, foot - s * 0.62], [cx + s * 0.12, foot - s * 0.72], [cx + s * 0.06, foot - s * 0.82], [cx - s * 0.06, foot - s * 0.82], [cx - s * 0.12, foot - s * 0.72]], 'accent2'), poly([[cx, foot - s * 0.62], [cx + s * 0.06, foot - s * 0.62], [cx + s * 0.12, foot - s * 0.72], [cx + s * 0.06, foot - s * 0.82], [cx + s * 0.02, foot - s * 0.72]], 'accent2/ink/.2'),
      box(cx - s * 0.07, foot - s * 0.62, s * 0.14, s * 0.06, 'ink', { radius: 0.16 }), box(cx - s * 0.095, foot - s * 0.57, s * 0.19, s * 0.03, 'accent2/ink/.3', { radius: 0.4 }),
      drawn(cx - s * 0.24, foot - s * 0.55, s * 0.48, s * 0.55, 'M14 0H86C94 0 100 8 100 18V84C100 94 94 100 86 100H14C6 100 0 94 0 84V18C0 8 6 0 14 0Z', 'accent/bg/.56'), drawn(cx - s * 0.2, foot - s * 0.44, s * 0.4, s * 0.41, 'M0 0H100V84C100 94 94 100 84 100H16C6 100 0 94 0 84Z', 'accent'), poly([[cx - s * 0.2, foot - s * 0.52], [cx - s * 0.14, foot - s * 0.52], [cx - s * 0.19, foot - s * 0.04], [cx - s * 0.2, foot - s * 0.04]], 'accent/bg/.7'),
      box(cx - s * 0.125, foot - s * 0.36, s * 0.25, s * 0.24, 'bg'), { k: 'shape', outline: 'rectangle', at: [cx - s * 0.11, foot - s * 0.345, s * 0.22, s * 0.21], stroke: { color: 'accent2/ink/.2', width: s * 0.009 } }, ...bloom(cx, foot - s * 0.265, s * 0.055, 'accent'), box(cx - s * 0.07, foot - s * 0.195, s * 0.14, s * 0.018, 'ink', { radius: 0.5 }), box(cx - s * 0.04, foot - s * 0.165, s * 0.08, s * 0.012, 'accent', { radius: 0.5 }),
      ...bloom(cx - s * 0.27, foot - s * 0.07, s * 0.1, 'accent/ink/.2'),
      starAt(cx + s * 0.27, foot - s * 0.66, s * 0.05, 'accent2', 4, 0.2), starAt(cx - s * 0.24, foot - s * 0.66, s * 0.035, 'accent2', 4, 0.2),
    ];
  },
};

/** A jacket of the dojo with a black belt, on a red sun. */
export const dojo: Scene = {
  id: 'dojo', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, top] = [x + w / 2, y + h - s * 0.92];
    const end = y + h - top + 0.2;
    const end2 = top + s * 0.94;
    return [
      disc(cx, top + s * 0.42, s * 0.44, 'accent'),
      poly([[cx - s * 0.16, top + s * 0.16], [cx - s * 0.36, top + s * 0.24], [cx - s * 0.5, top + s * 0.66], [cx - s * 0.32, top + s * 0.74], [cx - s * 0.22, top + s * 0.46]], 'bg/ink/.14'), poly([[cx + s * 0.16, top + s * 0.16], [cx + s * 0.36, top + s * 0.24], [cx + s * 0.5, top + s * 0.66], [cx + s * 0.32, top + s * 0.74], [cx + s * 0.22, top + s * 0.46]], 'bg/ink/.14'),
      ...[-1, 1].map((side) => poly([[cx + side * s * 0.485, top + s * 0.61], [cx + side * s * 0.5, top + s * 0.66], [cx + side * s * 0.32, top + s * 0.74], [cx + side * s * 0.304, top + s * 0.69]], 'ink/bg/.3')),
      poly([[cx - s * 0.15, top + s * 0.12], [cx + s * 0.15, top + s * 0.12], [cx + s * 0.28, top + s * 0.2], [cx + s * 0.25, top + end], [cx - s * 0.25, top + end], [cx - s * 0.28, top + s * 0.2]], 'bg'),
      poly([[cx - s * 0.12, top + s * 0.1], [cx + s * 0.12, top + s * 0.1], [cx, top + s * 0.4]], 'ink'),
      poly([[cx + s * 0.1, top + s * 0.08], [cx + s * 0.19, top + s * 0.13], [cx - s * 0.09, top + s * 0.64], [cx - s * 0.19, top + s * 0.64]], 'bg/ink/.1'), poly([[cx + s * 0.1, top + s * 0.08], [cx + s * 0.12, top + s * 0.09], [cx - s * 0.165, top + s * 0.64], [cx - s * 0.19, top + s * 0.64]], 'ink/bg/.4'),
      poly([[cx - s * 0.1, top + s * 0.08], [cx - s * 0.19, top + s * 0.13], [cx + s * 0.09, top + s * 0.64], [cx + s * 0.19, top + s * 0.64]], 'bg'), poly([[cx - s * 0.1, top + s * 0.08], [cx - s * 0.122, top + s * 0.092], [cx + s * 0.165, top + s * 0.64], [cx + s * 0.19, top + s * 0.64]], 'ink/bg/.4'), poly([[cx - s * 0.19, top + s * 0.13], [cx - s * 0.176, top + s * 0.122], [cx + s * 0.104, top + s * 0.64], [cx + s * 0.088, top + s * 0.64]], 'bg/ink/.2'),
      box(cx - s * 0.262, top + s * 0.6, s * 0.524, s * 0.1, 'ink'), box(cx - s * 0.262, top + s * 0.645, s * 0.524, s * 0.01, 'ink/bg/.3'),
      poly([[cx - s * 0.03, top + s * 0.64], [cx + s * 0.03, top + s * 0.68], [cx - s * 0.12, top + s * 0.9], [cx - s * 0.2, top + s * 0.87]], 'ink'), poly([[cx + s * 0.03, top + s * 0.64], [cx - s * 0.03, top + s * 0.68], [cx + s * 0.12, end2 - s * 0.04], [cx + s * 0.2, end2 - s * 0.07]], 'ink'), ...[-1, 1].map((side) => poly([[cx + side * s * 0.155, top + s * 0.815], [cx + side * s * 0.176, top + s * 0.835], [cx + side * s * 0.115, top + s * 0.87], [cx + side * s * 0.096, top + s * 0.85]], 'accent2')),
      box(cx - s * 0.065, top + s * 0.585, s * 0.13, s * 0.13, 'ink/bg/.16', { radius: 0.26 }),
    ];
  },
};

/** A dancer on her toes in a tutu, the spot on her. */
export const ballet: Scene = {
  id: 'ballet', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.06, h * 0.92);
    const [cx, foot] = [x + w / 2, y + h * 0.93];
    const hip = foot - s * 0.42;
    return [
      poly([[cx - s * 0.06, y], [cx + s * 0.06, y], [cx + s * 0.42, foot], [cx - s * 0.42, foot]], 'accent2', { opacity: 0.2 }), oval(cx, foot, s * 0.44, s * 0.06, 'accent2', { opacity: 0.75 }),
      ...many(14, (i) => starAt(x + w * (((i * 0.618) % 1) * 0.96 + 0.02), y + h * (0.06 + ((i * 0.37) % 1) * 0.7), s * (i % 4 ? 0.012 : 0.024), 'accent2')),
      poly([[cx - s * 0.035, hip], [cx + s * 0.035, hip], [cx + s * 0.018, foot - s * 0.06], [cx, foot], [cx - s * 0.02, foot - s * 0.06]], 'bg'), poly([[cx + s * 0.018, foot - s * 0.08], [cx + s * 0.004, foot], [cx - s * 0.004, foot], [cx - s * 0.022, foot - s * 0.08]], 'accent'), stroke([cx - s * 0.024, foot - s * 0.1], [cx + s * 0.022, foot - s * 0.12], s * 0.012, 'accent'), stroke([cx + s * 0.024, foot - s * 0.1], [cx - s * 0.02, foot - s * 0.13], s * 0.012, 'accent'),
      stroke([cx + s * 0.02, hip + s * 0.03], [cx + s * 0.22, hip + s * 0.12], s * 0.058, 'bg'), stroke([cx + s * 0.215, hip + s * 0.115], [cx + s * 0.04, hip + s * 0.23], s * 0.044, 'bg'), stroke([cx + s * 0.075, hip + s * 0.21], [cx + s * 0.005, hip + s * 0.25], s * 0.036, 'accent'),
      ...many(9, (i) => leaf(cx, hip - s * 0.03, s * 0.32, s * 0.12, 4 + i * 21.5, i % 2 ? 'accent/bg/.3' : 'accent/bg/.5')).filter((_, i) => i < 2 || i > 6), drawn(cx - s * 0.34, hip - s * 0.07, s * 0.68, s * 0.16, 'M50 0C64 0 96 30 100 64C94 60 92 84 84 76C80 96 72 80 66 92C60 104 54 86 50 98C46 86 40 104 34 92C28 80 20 96 16 76C8 84 6 60 0 64C4 30 36 0 50 0Z', 'accent'), drawn(cx - s * 0.24, hip - s * 0.075, s * 0.48, s * 0.1, 'M50 0C66 0 94 40 100 80C80 60 66 70 50 84C34 70 20 60 0 80C6 40 34 0 50 0Z', 'accent/bg/.4'),
      poly([[cx - s * 0.065, hip - s * 0.23], [cx + s * 0.065, hip - s * 0.23], [cx + s * 0.04, hip - s * 0.04], [cx - s * 0.04, hip - s * 0.04]], 'accent'), drawn(cx - s * 0.07, hip - s * 0.29, s * 0.14, s * 0.08, 'M38 0H62V30C70 40 92 40 100 70L94 100H6L0 70C8 40 30 40 38 30Z', 'bg'),
      traced([cx - s * 0.2, hip - s * 0.53, s * 0.185, s * 0.28], 'M76 100C20 92 -6 60 6 36C18 12 60 2 100 0', 'bg', s * 0.03), traced([cx + s * 0.015, hip - s * 0.53, s * 0.185, s * 0.28], 'M24 100C80 92 106 60 94 36C82 12 40 2 0 0', 'bg', s * 0.03),
      oval(cx, hip - s * 0.34, s * 0.048, s * 0.06, 'bg'), drawn(cx - s * 0.052, hip - s * 0.408, s * 0.104, s * 0.066, 'M0 100C0 30 20 0 50 0C80 0 100 30 100 100C84 60 16 60 0 100Z', 'accent/ink/.5'), disc(cx, hip - s * 0.425, s * 0.034, 'accent/ink/.5'), box(cx - s * 0.03, hip - s * 0.415, s * 0.06, s * 0.014, 'accent2', { radius: 0.5 }),
    ];
  },
};

/** A puppy and a kitten look out of a box that wants a home. */
export const adoption: Scene = {
  id: 'adoption', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const rim = foot - s * 0.34;
    const eyes = (px: number, py: number): Layer[] => [-1, 1].flatMap((side) => [disc(px + side * s * 0.055, py, s * 0.021, 'ink'), disc(px + side * s * 0.055 + s * 0.007, py - s * 0.007, s * 0.007, 'bg')]);
    return [
      disc(cx, rim - s * 0.1, s * 0.42, 'bg', { opacity: 0.55 }), outlined('heart', cx, rim - s * 0.4, s * 0.15, s * 0.135, 'accent'), outlined('heart', cx + s * 0.16, rim - s * 0.46, s * 0.07, s * 0.062, 'accent2'), outlined('heart', cx - s * 0.15, rim - s * 0.48, s * 0.06, s * 0.054, 'accent2'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      poly([[cx - s * 0.36, rim], [cx - s * 0.48, rim - s * 0.09], [cx - s * 0.1, rim - s * 0.06], [cx, rim]], 'accent2/ink/.4'), poly([[cx + s * 0.36, rim], [cx + s * 0.48, rim - s * 0.09], [cx + s * 0.1, rim - s * 0.06], [cx, rim]], 'accent2/ink/.4'),
      box(cx - s * 0.28, rim - s * 0.2, s * 0.26, s * 0.3, 'accent2/bg/.4', { radius: 0.46 }), drawn(cx - s * 0.34, rim - s * 0.22, s * 0.13, s * 0.22, 'M80 0C30 0 -10 50 6 90C30 110 66 80 100 40Z', 'ink/accent/.4'), drawn(cx - s * 0.09, rim - s * 0.22, s * 0.13, s * 0.22, 'M20 0C70 0 110 50 94 90C70 110 34 80 0 40Z', 'ink/accent/.4'), drawn(cx - s * 0.15, rim - s * 0.2, s * 0.12, s * 0.16, 'M20 0H60C100 20 100 100 60 100C20 100 0 60 20 0Z', 'ink/accent/.4', { opacity: 0.35 }),
      ...eyes(cx - s * 0.15, rim - s * 0.1), oval(cx - s * 0.15, rim - s * 0.035, s * 0.065, s * 0.05, 'bg'), oval(cx - s * 0.15, rim - s * 0.058, s * 0.028, s * 0.02, 'ink'), drawn(cx - s * 0.17, rim - s * 0.02, s * 0.04, s * 0.045, 'M0 0H100V50C100 110 0 110 0 50Z', 'accent'),
      poly([[cx + s * 0.04, rim - s * 0.04], [cx + s * 0.06, rim - s * 0.27], [cx + s * 0.17, rim - s * 0.16]], 'accent'), poly([[cx + s * 0.3, rim - s * 0.04], [cx + s * 0.28, rim - s * 0.27], [cx + s * 0.17, rim - s * 0.16]], 'accent'), poly([[cx + s * 0.065, rim - s * 0.1], [cx + s * 0.077, rim - s * 0.22], [cx + s * 0.14, rim - s * 0.14]], 'accent2'), poly([[cx + s * 0.275, rim - s * 0.1], [cx + s * 0.263, rim - s * 0.22], [cx + s * 0.2, rim - s * 0.14]], 'accent2'),
      oval(cx + s * 0.17, rim - s * 0.045, s * 0.14, s * 0.125, 'accent'), ...[-0.03, 0, 0.03].map((d) => box(cx + s * (0.17 + d) - s * 0.007, rim - s * (d ? 0.155 : 0.165), s * 0.014, s * 0.05, 'accent/ink/.4', { radius: 0.5 })), ...eyes(cx + s * 0.17, rim - s * 0.07), poly([[cx + s * 0.153, rim - s * 0.032], [cx + s * 0.187, rim - s * 0.032], [cx + s * 0.17, rim - s * 0.014]], 'accent2'), ...[-1, 1].flatMap((side) => [0, 1].map((i) => stroke([cx + s * (0.17 + side * 0.07), rim - s * (0.028 - i * 0.012)], [cx + s * (0.17 + side * 0.165), rim - s * (0.045 - i * 0.035)], s * 0.009, 'bg'))),
      poly([[cx - s * 0.37, rim], [cx + s * 0.37, rim], [cx + s * 0.34, foot], [cx - s * 0.34, foot]], 'accent2'), poly([[cx - s * 0.37, rim], [cx + s * 0.37, rim], [cx + s * 0.365, rim + s * 0.05], [cx - s * 0.365, rim + s * 0.05]], 'accent2/ink/.16'), poly([[cx - s * 0.37, rim], [cx - s * 0.04, rim], [cx - s * 0.12, rim + s * 0.1], [cx - s * 0.46, rim + s * 0.1]], 'accent2/bg/.3'), poly([[cx + s * 0.37, rim], [cx + s * 0.04, rim], [cx + s * 0.12, rim + s * 0.1], [cx + s * 0.46, rim + s * 0.1]], 'accent2/bg/.3'),
      ...[-0.22, -0.09, 0.1, 0.23].map((d, i) => box(cx + s * d - s * 0.042, rim - s * 0.022, s * 0.084, s * 0.07, i < 2 ? 'bg' : 'accent', { radius: 0.5 })),
      outlined('heart', cx, foot - s * 0.12, s * 0.13, s * 0.116, 'accent'),
    ];
  },
};

/** A dog trots on its leash under park trees. */
export const walkies: Scene = {
  id: 'walkies', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const tree = (px: number, tall: number, r: number): Layer[] => [box(px - s * 0.018, foot - tall, s * 0.036, tall, 'ink/accent/.3'), disc(px, foot - tall, r, 'extra/ink/.2'), disc(px + r * 0.4, foot - tall + r * 0.3, r * 0.66, 'extra/ink/.34')];
    return [
      disc(cx - s * 0.04, foot - s * 0.71, s * 0.095, 'accent2'), drawn(x, foot - s * 0.26, w, s * 0.3, hills([0, 50], [34, 14], [66, 56], [100, 24]), 'extra/bg/.2'),
      ...tree(cx - s * 0.38, s * 0.5, s * 0.15), ...tree(cx + s * 0.44, s * 0.36, s * 0.12), ...(w > h * 1.3 ? [...tree(x + w * 0.1, s * 0.42, s * 0.14), ...tree(x + w * 0.88, s * 0.5, s * 0.16)] : []),
      box(x, foot, w, y + h - foot + 0.2, 'extra/ink/.44'), box(x, foot + s * 0.045, w, s * 0.05, 'accent2/bg/.5'),
      traced([cx - s * 0.44, foot - s * 0.66, s * 0.6, s * 0.32], 'M0 0C20 70 60 90 100 88', 'accent', s * 0.02), ring(cx - s * 0.44, foot - s * 0.7, s * 0.045, s * 0.02, 'accent'),
      traced([cx - s * 0.36, foot - s * 0.46, s * 0.14, s * 0.2], 'M100 100C40 90 10 50 30 0', 'bg', s * 0.05),
      stroke([cx - s * 0.2, foot - s * 0.2], [cx - s * 0.3, foot - s * 0.015], s * 0.056, 'bg/ink/.2'), stroke([cx + s * 0.12, foot - s * 0.2], [cx + s * 0.02, foot - s * 0.015], s * 0.056, 'bg/ink/.2'),
      box(cx - s * 0.28, foot - s * 0.35, s * 0.48, s * 0.2, 'bg', { radius: 0.5 }), drawn(cx - s * 0.22, foot - s * 0.35, s * 0.2, s * 0.13, 'M4 0H96C110 50 70 100 40 90C10 80 -8 40 4 0Z', 'ink/accent/.4'),
      stroke([cx - s * 0.2, foot - s * 0.2], [cx - s * 0.13, foot - s * 0.015], s * 0.056, 'bg'), stroke([cx + s * 0.13, foot - s * 0.2], [cx + s * 0.21, foot - s * 0.015], s * 0.056, 'bg'),
      poly([[cx + s * 0.06, foot - s * 0.33], [cx + s * 0.14, foot - s * 0.5], [cx + s * 0.28, foot - s * 0.42], [cx + s * 0.2, foot - s * 0.22]], 'bg'), stroke([cx + s * 0.1, foot - s * 0.4], [cx + s * 0.235, foot - s * 0.31], s * 0.04, 'accent'), disc(cx + s * 0.2, foot - s * 0.285, s * 0.026, 'accent2'),
      box(cx + s * 0.11, foot - s * 0.6, s * 0.22, s * 0.19, 'bg', { radius: 0.48 }), box(cx + s * 0.24, foot - s * 0.535, s * 0.18, s * 0.105, 'bg', { radius: 0.5 }), oval(cx + s * 0.41, foot - s * 0.515, s * 0.026, s * 0.022, 'ink'), disc(cx + s * 0.255, foot - s * 0.535, s * 0.018, 'ink'), traced([cx + s * 0.31, foot - s * 0.465, s * 0.08, s * 0.018], 'M0 20C30 110 70 110 100 0', 'ink', s * 0.01), drawn(cx + s * 0.085, foot - s * 0.6, s * 0.12, s * 0.2, 'M40 0C90 -6 110 40 90 76C74 106 30 106 10 80C-10 50 4 6 40 0Z', 'ink/accent/.4'),
      ...many(4, (i) => leaf(x + w * (0.08 + i * 0.27), foot + s * 0.01, s * 0.07, s * 0.03, -70 - (i % 2) * 40, 'extra/ink/.3')),
    ];
  },
};

/** A silver dome lifts off a tray of small bites. */
export const cloche: Scene = {
  id: 'cloche', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 1.08);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const bite = (px: number, i: number): Layer[] => [box(px - s * 0.052, foot - s * 0.06, s * 0.104, s * 0.06, 'accent2/ink/.1', { radius: 0.26 }), box(px - s * 0.056, foot - s * 0.086, s * 0.112, s * 0.034, i % 2 ? 'bg' : 'extra', { radius: 0.5 }), disc(px, foot - s * 0.104, s * 0.032, 'accent'), stroke([px, foot - s * 0.1], [px + s * 0.012, foot - s * 0.2], s * 0.01, 'bg'), disc(px + s * 0.012, foot - s * 0.2, s * 0.014, 'accent2')];
    return [
      ...many(9, (i) => poly([[cx, foot], towards(cx, foot, s * 0.9, -170 + i * 20 - 3), towards(cx, foot, s * 0.9, -170 + i * 20 + 3)], 'accent2', { opacity: 0.14 })),
      drawn(cx - s * 0.36, foot - s * 0.64, s * 0.72, s * 0.36, 'M0 100C0 36 22 0 50 0C78 0 100 36 100 100Z', 'extra/bg/.6', { rotate: -9 }), drawn(cx - s * 0.27, foot - s * 0.57, s * 0.14, s * 0.26, 'M20 100C-20 50 40 10 100 0C60 20 40 60 56 100Z', 'bg', { rotate: -9 }), outlined('pill', cx + s * 0.026, foot - s * 0.29, s * 0.79, s * 0.036, 'accent2', { rotate: -9 }), disc(cx - s * 0.052, foot - s * 0.665, s * 0.04, 'accent2'),
      ...many(5, (i) => bite(cx - s * 0.27 + i * s * 0.135, i)).flat(),
      ...[-150, -118, -62, -30].map((a, i) => leaf(cx + (i < 2 ? -1 : 1) * s * 0.35, foot, s * 0.12, s * 0.05, a, 'extra')),
      outlined('pill', cx, foot + s * 0.02, s * 0.94, s * 0.044, 'bg'), box(cx - s * 0.13, foot + s * 0.042, s * 0.26, s * 0.03, 'extra/bg/.4', { radius: 0.4 }),
      box(x, foot + s * 0.072, w, y + h - foot - s * 0.072 + 0.2, 'accent'),
    ];
  },
};
