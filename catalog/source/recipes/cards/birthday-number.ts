import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from '../social-media/drawing.js';
import { inked } from '../events/linework.js';

const OUTLINES = ['triangle', 'ellipse', 'half', 'rectangle', 'star', 'quarter'] as const;
const COLORS = ['bg', 'accent2', 'ink', 'extra', 'bg', 'accent2'] as const;
const CELL = 12;
/** The disc with the figure. */
const [DISC_X, DISC_Y, RADIUS] = [45, 48.5, 38];
/** Nothing falls on the disc, nor on the words right of it. */
const free = (x: number, y: number, side: number): boolean =>
  Math.hypot(x + side / 2 - DISC_X - 1, y + side / 2 - DISC_Y - 1) > RADIUS + 5 && (x + side < 88 || y + side < 13 || y > 90);

/** Spots in rows over the whole disc. */
const spots = (): string => {
  const { circle } = pen(2 * RADIUS, 2 * RADIUS);
  const steps = Array.from({ length: 17 }, (_, i) => (i - 8) * 4.4);
  return steps
    .flatMap((x) => steps.map((y) => [x, y] as const))
    .filter(([x, y]) => Math.hypot(x, y) < RADIUS - 1.5)
    .map(([x, y]) => circle(RADIUS + x, RADIUS + y, 0.6))
    .join('');
};

/** Cut paper, as thrown. */
const confetti = (): Layer[] =>
  Array.from({ length: 12 * 9 }, (_, i): Layer[] => {
    const side = 2.4 + chance(i + 7) * 2.6;
    const x = (i % 12) * CELL + chance(i + 100) * 7 - 1;
    const y = Math.floor(i / 12) * CELL + chance(i + 300) * 7 - 1;
    if (!free(x, y, side)) return [];
    const outline = OUTLINES[i % 6]!;
    const height = outline === 'rectangle' ? side * 0.4 : outline === 'half' ? side / 2 : side;
    const color = COLORS[Math.floor(chance(i + 500) * 6)]!;
    return [{ k: 'shape', outline, id: `confetti-${i}`, at: [x, y, side, height], color, rotate: Math.round(chance(i + 900) * 180) }];
  }).flat();

/** A paper streamer, uncurling along its box. */
const streamer = (id: string, at: At, turns: number, color: string, rotate: number): Layer => {
  const { to } = pen(turns * 2, 2);
  const waves = Array.from({ length: turns * 2 }, (_, i) => `Q${to(i + 0.5, i % 2 ? 3 : -1)} ${to(i + 1, 1)}`).join('');
  return { ...inked(id, at, `M${to(0, 1)}${waves}`, color, 1.3), rotate };
};

/** The age as large as the card is high, on a spotted disc, with confetti and streamers all round. */
export const birthdayNumber: Recipe = {
  id: 'birthday-number',
  category: 'birthday-card',
  size: [1500, 1050],
  ground: 'accent',
  layers: [
    ...confetti(),
    streamer('streamer-1', [95, 3, 34, 5], 4, 'accent2', -4),
    streamer('streamer-2', [2, 88, 26, 5], 3, 'bg', 38),
    { k: 'shape', outline: 'ellipse', id: 'disc-behind', at: [DISC_X - RADIUS + 2.5, DISC_Y - RADIUS + 2.5, 2 * RADIUS, 2 * RADIUS], color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [DISC_X - RADIUS, DISC_Y - RADIUS, 2 * RADIUS, 2 * RADIUS], color: 'accent2' },
    sketch('spots', [DISC_X - RADIUS, DISC_Y - RADIUS, 2 * RADIUS, 2 * RADIUS], spots(), 'accent2/bg/.3'),
    { k: 'text', t: 'number', font: 'heading', at: [12, 18.5, 66, 60], size: [84, 34], align: 'center', v: 'middle', tracking: -0.03, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [92, 19, 44, 3.4], size: [3, 2.3], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [92, 27.5, 43, 34], size: [11, 7], lines: 3, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7.2, at: [92, 0, 42, 12], size: [3.2, 2.6], lines: 3, leading: 1.45, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'author', font: 'sub', at: [92, 83, 43, 4], size: [3.1, 2.5], v: 'bottom', color: 'onAccent', on: 'accent' },
  ],
};
