import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, starAt } from '../../scenes/kit.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Scales of a wave, row behind row, each of four rounds within each other. */
const waves = (w: number, top: number, r: number, rows: number): Layer[] =>
  many(rows, (row) =>
    many(Math.ceil(w / (2 * r)) + 1, (i) => {
      const [cx, cy] = [2 * r * i + (row % 2 ? r : 0), top + r + row * r * 0.62];
      return [disc(cx, cy, r, 'ink'), disc(cx, cy, r * 0.84, 'bg'), disc(cx, cy, r * 0.66, 'ink'), disc(cx, cy, r * 0.46, 'accent2'), disc(cx, cy, r * 0.26, 'ink')];
    }).flat(),
  ).flat();

/** A mountain before a sun, waves at its foot, and words that run from top to bottom. */
const fujiFrame = layoutIn('fuji-4k-frame', '4k-frame', ({ w, h }) => ({
  ground: 'accent2/bg/.66',
  layers: [
    disc(112, 45, 35, 'accent'),
    drawn(42, 24, 140, h - 24, 'M0 100C22 84 34 40 43 4C45 0 54 0 56 4C66 40 78 84 100 100Z', 'ink'),
    drawn(42 + 140 * 0.344, 24, 140 * 0.306, 27, 'M29 14C35 0 64 0 70 14C80 44 88 66 100 98C92 76 84 66 78 82C72 98 66 60 58 74C50 92 46 96 40 76C34 60 28 98 20 84C12 70 8 88 0 98C12 66 20 44 29 14Z', 'bg'),
    ...[[58, 62, 34], [128, 55, 50], [150, 68, 40], [40, 72, 30]].map(([x, y, length]) => box(x!, y!, length!, 4.4, 'bg', { radius: 0.5 })), ...[[70, 66.4, 34], [118, 59.4, 36], [140, 72.4, 46]].map(([x, y, length]) => box(x!, y!, length!, 4.4, 'bg', { radius: 0.5 })),
    ...waves(w, 75, 9, 4),
    ...[[64, 20, 9], [72, 15, 6], [80, 22, 5]].map(([x, y, s]) => drawn(x!, y!, s!, s! * 0.4, 'M0 30C16 0 36 4 50 60C64 4 84 0 100 30C80 24 64 40 50 100C36 40 20 24 0 30Z', 'ink')),
    say('title', 'heading', [14, 9, 17, 60], [15.4, 10], 'ink', { on: 'accent2/bg/.66', lines: 4, leading: 1.02, align: 'center' }),
    say('tag', 'sub', [36, 9, 6, 42], [4.6, 3], 'ink', { on: 'accent2/bg/.66', lines: 8, leading: 1.16, align: 'center' }),
    card(34.6, 54, 8.8, 8.8, 'accent', 1.2), say('seal', 'heading', [35, 54, 8, 8.8], [6, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
}));

const DAYS = 31;
const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The month begins on a Friday. */
const FIRST = 5;

/** A month to look at all month: the days on paper, a cup beside them. */
const calendarFrame = layoutIn('calendar-4k-frame', '4k-frame', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [98, 0, w - 98, h] },
    disc(98, 19, 15.6, 'accent'), say('year', 'heading', [84, 12, 28, 14], [11, 7], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('title', 'heading', [12, 11, 66, 19], [22, 10], 'ink', { v: 'middle' }),
    ...WEEK.map((day, i): Layer => say(day, 'sub', [10 + i * 11.4, 38, 11.4, 4], [3.2, 2.2], 'accentText', { align: 'center', v: 'middle', weight: 700 })),
    box(12, 43.6, 75.8, 0.5, 'ink'),
    ...many(DAYS, (i): Layer[] => {
      const cell = i + FIRST;
      const [x, y] = [10 + (cell % 7) * 11.4, 47 + Math.floor(cell / 7) * 8];
      const free = cell % 7 === 0 || cell % 7 === 6;
      return [...(i === 0 ? [disc(x + 5.7, y + 3.4, 3.7, 'accent2')] : []), say(`day${i + 1}`, 'sub', [x, y, 11.4, 6.8], [4.2, 3], free && i ? 'muted' : 'ink', { on: i === 0 ? 'accent2' : 'bg', align: 'center', v: 'middle', weight: i === 0 ? 700 : 500 })];
    }).flat(),
  ],
}));

const slot = (x: number, y: number, s: number, color: string, on: string): Layer[] => [
  card(x - 1.1, y - 1.1, s + 2.2, (s * 9) / 16 + 2.2, color, 2.6), card(x, y, s, (s * 9) / 16, on, 1.8),
  disc(x + s / 2, y + (s * 9) / 32, 6, color), poly([[x + s / 2 - 2, y + (s * 9) / 32 - 3], [x + s / 2 - 2, y + (s * 9) / 32 + 3], [x + s / 2 + 3.2, y + (s * 9) / 32]], on),
];

/** What stays after a film: thanks, two more to see and a round for the subscribers' button. */
const outroFrame = layoutIn('outro-4k-frame', '4k-frame', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    poly([[w * 0.54, 0], [w, 0], [w, h], [w * 0.46, h]], 'ink'), ...many(3, (i) => poly([[w * 0.54 - 5 - i * 8, 0], [w * 0.54 - i * 8, 0], [w * 0.46 - i * 8, h], [w * 0.46 - 5 - i * 8, h]], i === 1 ? 'accent2' : 'ink')),
    ...many(5, (row) => many(12, (i) => disc(8 + i * 4, h - 6 - row * 3.6, 1.5 - row * 0.26, 'ink'))).flat(),
    ...slot(102, 10, 66, 'accent', 'ink/bg/.16'), ...slot(102, 53, 66, 'accent2', 'ink/bg/.16'),
    starAt(172.6, 50, 3, 'accent2', 4, 0.3), starAt(95, 52, 3, 'accent2', 4, 0.3), starAt(173, 94, 2.4, 'accent', 4, 0.3),
    kicker('tag', [9, 12, 56, 3.4], [3.4, 2.4], 'onAccent', { on: 'accent', weight: 700 }),
    say('title', 'heading', [9, 20, 52, 34], [18, 9], 'onAccent', { on: 'accent', lines: 3 }),
    disc(21.4, 66.4, 12.4, 'ink'), ring(21.4, 66.4, 10.4, 0.9, 'accent2'), say('hint', 'sub', [37, 59.4, 24, 14], [5, 3], 'onAccent', { on: 'accent', lines: 2, v: 'middle', weight: 700, leading: 1.2 }),
    drawn(15.6, 60.6, 11.6, 11.6, 'M50 4C56 4 60 8 60 14C78 20 84 36 84 54C84 68 88 74 96 80H4C12 74 16 68 16 54C16 36 22 20 40 14C40 8 44 4 50 4ZM36 86H64C62 94 57 98 50 98C43 98 38 94 36 86Z', 'bg'),
  ],
}));

export const frames: readonly Recipe[] = [fujiFrame, calendarFrame, outroFrame];
