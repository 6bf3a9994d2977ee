import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, oval, poly, starAt, stroke, traced, type Scene } from '../kit.js';

/** A bear among building blocks, a ring tower and a ball. */
export const playroom: Scene = {
  id: 'playroom', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.98);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const fur = 'accent2/ink/.34';
    const block = (px: number, py: number, size: number, color: string, mark: readonly Layer[]): Layer[] => [box(px, py - size, size, size, color, { radius: 0.1 }), box(px + size * 0.13, py - size * 0.87, size * 0.74, size * 0.74, 'bg', { radius: 0.08 }), ...mark];
    const bx = cx + s * 0.13;
    return [
      ...many(9, (i) => { const [px, py] = [cx - s * 0.5 + (s / 8) * i, y + s * (0.06 + 0.035 * Math.sin((i / 8) * Math.PI))]; return poly([[px - s * 0.045, py], [px + s * 0.045, py], [px, py + s * 0.1]], ['accent', 'accent2', 'bg'][i % 3]!); }),
      disc(cx - s * 0.02, foot - s * 0.36, s * 0.4, 'bg', { opacity: 0.55 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      disc(cx - s * 0.2, foot - s * 0.6, s * 0.068, fur), disc(cx + s * 0.02, foot - s * 0.6, s * 0.068, fur), disc(cx - s * 0.2, foot - s * 0.6, s * 0.036, 'accent2/bg/.4'), disc(cx + s * 0.02, foot - s * 0.6, s * 0.036, 'accent2/bg/.4'),
      oval(cx - s * 0.09, foot - s * 0.17, s * 0.17, s * 0.19, fur), oval(cx - s * 0.09, foot - s * 0.15, s * 0.11, s * 0.13, 'accent2/bg/.4'),
      stroke([cx - s * 0.22, foot - s * 0.27], [cx - s * 0.28, foot - s * 0.13], s * 0.1, fur), stroke([cx + s * 0.04, foot - s * 0.27], [cx + s * 0.1, foot - s * 0.13], s * 0.1, fur),
      oval(cx - s * 0.09, foot - s * 0.49, s * 0.17, s * 0.155, fur), oval(cx - s * 0.09, foot - s * 0.435, s * 0.085, s * 0.07, 'accent2/bg/.4'), oval(cx - s * 0.09, foot - s * 0.465, s * 0.032, s * 0.023, 'ink'), traced([cx - s * 0.12, foot - s * 0.425, s * 0.06, s * 0.02], 'M0 0C20 110 80 110 100 0', 'ink', s * 0.011), ...[-1, 1].map((side) => disc(cx - s * 0.09 + side * s * 0.075, foot - s * 0.525, s * 0.019, 'ink')),
      poly([[cx - s * 0.09, foot - s * 0.31], [cx - s * 0.19, foot - s * 0.36], [cx - s * 0.19, foot - s * 0.26]], 'accent'), poly([[cx - s * 0.09, foot - s * 0.31], [cx + s * 0.01, foot - s * 0.36], [cx + s * 0.01, foot - s * 0.26]], 'accent'), disc(cx - s * 0.09, foot - s * 0.31, s * 0.026, 'accent/ink/.3'),
      ...[-1, 1].flatMap((side) => [oval(cx - s * 0.09 + side * s * 0.12, foot - s * 0.055, s * 0.075, s * 0.062, fur), oval(cx - s * 0.09 + side * s * 0.12, foot - s * 0.05, s * 0.042, s * 0.034, 'accent2/bg/.4')]),
      ...block(bx, foot, s * 0.18, 'accent', [drawn(bx + s * 0.05, foot - s * 0.135, s * 0.08, s * 0.09, 'M38 0H62L100 100H76L68 78H32L24 100H0ZM50 28L38 60H62Z', 'accent')]), ...block(bx + s * 0.19, foot, s * 0.18, 'extra/ink/.34', [starAt(bx + s * 0.28, foot - s * 0.09, s * 0.05, 'extra/ink/.34', 5, 0.45)]), ...block(bx + s * 0.09, foot - s * 0.185, s * 0.18, 'accent2', [disc(bx + s * 0.18, foot - s * 0.275, s * 0.04, 'accent2/ink/.2')]),
      ...([[0.15, 'accent'], [0.12, 'bg'], [0.09, 'accent2'], [0.06, 'accent']] as const).map(([r, color], i) => box(cx - s * 0.4 - s * r * 0.66, foot - s * (0.056 * (i + 1)), s * r * 1.32, s * 0.053, color, { radius: 0.5 })), disc(cx - s * 0.4, foot - s * 0.25, s * 0.03, 'accent'),
    ];
  },
};

/** A hairdryer blows locks to the side, a round brush under it. */
export const salon: Scene = {
  id: 'salon', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 0.98);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [dx, dy] = [cx + s * 0.24, foot - s * 0.52];
    const LOCK = 'M100 40C80 0 60 0 42 34C28 62 14 66 0 50C12 96 32 96 50 66C66 40 82 40 100 62Z';
    return [
      disc(cx - s * 0.04, foot - s * 0.4, s * 0.44, 'bg', { opacity: 0.6 }),
      ...many(5, (i) => drawn(cx - s * (0.47 - (i % 2) * 0.03), dy - s * 0.2 + i * s * 0.064, s * 0.52, s * 0.15, LOCK, ['accent', 'accent2/ink/.3', 'ink', 'accent/ink/.3', 'accent2'][i]!)),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      poly([[dx - s * 0.22, dy - s * 0.09], [dx - s * 0.12, dy - s * 0.07], [dx - s * 0.12, dy + s * 0.07], [dx - s * 0.22, dy + s * 0.09]], 'ink'), poly([[dx - s * 0.02, dy + s * 0.06], [dx + s * 0.13, dy + s * 0.06], [dx + s * 0.1, dy + s * 0.38], [dx, dy + s * 0.38]], 'accent/ink/.24'), box(dx - s * 0.01, dy + s * 0.34, s * 0.12, s * 0.05, 'ink', { radius: 0.3 }),
      box(dx - s * 0.15, dy - s * 0.13, s * 0.38, s * 0.26, 'accent', { radius: 0.46 }), drawn(dx - s * 0.1, dy - s * 0.105, s * 0.2, s * 0.05, 'M0 100C10 30 30 0 60 0H100C60 20 30 50 0 100Z', 'accent/bg/.5'), disc(dx + s * 0.13, dy, s * 0.075, 'bg'), ...many(3, (i) => box(dx + s * 0.085, dy - s * 0.03 + i * s * 0.024, s * 0.09, s * 0.012, 'ink', { radius: 0.5 })), box(dx + s * 0.03, dy + s * 0.16, s * 0.045, s * 0.075, 'bg', { radius: 0.5 }), disc(dx + s * 0.052, dy + s * 0.182, s * 0.017, 'ink'),
      traced([dx + s * 0.05, dy + s * 0.36, s * 0.17, s * 0.17], 'M0 10C10 90 60 50 70 70C80 90 90 98 100 100', 'ink', s * 0.016),
      box(cx - s * 0.44, foot - s * 0.13, s * 0.25, s * 0.1, 'accent2/ink/.24', { radius: 0.4 }), ...many(7, (i) => [stroke([cx - s * (0.42 - i * 0.035), foot - s * 0.13], [cx - s * (0.42 - i * 0.035), foot - s * 0.17], s * 0.011, 'ink'), stroke([cx - s * (0.42 - i * 0.035), foot - s * 0.03], [cx - s * (0.42 - i * 0.035), foot], s * 0.011, 'ink')]).flat(), box(cx - s * 0.2, foot - s * 0.1, s * 0.24, s * 0.042, 'accent', { radius: 0.5 }), disc(cx + s * 0.025, foot - s * 0.079, s * 0.009, 'bg'),
    ];
  },
};
