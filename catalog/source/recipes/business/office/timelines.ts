import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Six years along a spine, each a card to one side with its sign to the other. */
const spine = layoutIn('timeline-spine', 'infographic', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 52, 'accent'), ...many(9, (i) => box(6 + i * 11, 46 - (i % 2 ? 1.6 : 0), 0.8, i % 2 ? 7.6 : 6, 'onAccent')),
    kicker('tag', [8, 9, 80, 3.4], [3, 2.4], 'onAccent', { on: 'accent' }), say('title', 'heading', [8, 15.6, 84, 24], [12.4, 7], 'onAccent', { on: 'accent', lines: 2 }),
    box(49.3, 52, 1.4, 178, 'ink'),
    ...many(6, (i): Layer[] => {
      const y = 60 + i * 28.6;
      const left = i % 2 === 0;
      const x = left ? 6 : 57;
      const color = i % 2 ? 'accent2' : 'accent';
      return [
        poly(left ? [[43, y + 8], [47.4, y + 12], [43, y + 16]] : [[57, y + 8], [52.6, y + 12], [57, y + 16]], 'surface'),
        card(x, y, 37, 24, 'surface', 2), say(`year${i + 1}`, 'heading', [x + 4, y + 3.4, 29, 6], [6, 4.4], 'accentText', { on: 'surface' }),
        say(`text${i + 1}`, 'body', [x + 4, y + 11.4, 29.6, 11], [2.7, 2.2], 'ink', { on: 'surface', lines: 3, leading: 1.35 }),
        disc(50, y + 12, 2.6, 'bg'), ring(50, y + 12, 2.4, 1, 'ink'),
        disc(left ? 70 : 30, y + 12, 10.6, color), icon(`sign${i + 1}`, (left ? 70 : 30) - 7, y + 5, 14, i % 2 ? ['bg', 'ink'] : ['accent/onAccent/.3', 'onAccent']),
      ];
    }).flat(),
    box(0, h - 18, w, 18, 'ink'), say('site', 'sub', [8, h - 18, 84, 18], [3, 2.4], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** Phases as flags that hang from a pole, each as wide as it lasts. */
const phases = layoutIn('timeline-phases', 'infographic', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    disc(84, 22, 26, 'ink/bg/.12'), disc(84, 22, 15, 'accent2'), icon('sign', 75, 13, 18, ['bg', 'ink']),
    kicker('tag', [8, 11, 52, 3.4], [3, 2.4], 'accent2', { on: 'ink' }), say('title', 'heading', [8, 18, 58, 24], [12, 6.6], 'bg', { on: 'ink', lines: 2 }), say('body', 'body', [8, 45, 60, 9], [3, 2.5], 'bg', { on: 'ink', lines: 2, leading: 1.4 }),
    box(14, 62, 1.4, 172, 'bg/ink/.3'),
    ...many(5, (i): Layer[] => {
      const y = 64 + i * 33.6;
      const [color, ink] = ([['accent', 'onAccent'], ['accent2', 'ink'], ['bg', 'ink'], ['accent2/bg/.5', 'ink'], ['accent', 'onAccent']] as const)[i]!;
      return [
        disc(14.7, y + 14, 5.4, 'ink'), disc(14.7, y + 14, 4.2, color),
        poly([[24, y], [92, y], [86.5, y + 14], [92, y + 28], [24, y + 28], [20, y + 14]], color),
        say(`when${i + 1}`, 'sub', [29, y + 4.4, 52, 3], [2.7, 2.3], ink, { on: color, weight: 700 }), say(`head${i + 1}`, 'heading', [29, y + 9, 52, 5], [5, 3.4], ink, { on: color }), say(`text${i + 1}`, 'body', [29, y + 16.4, 53, 9], [2.7, 2.3], ink, { on: color, lines: 2, leading: 1.4 }),
      ];
    }).flat(),
    say('site', 'sub', [8, h - 11, w - 16, 4], [2.7, 2.3], 'bg', { on: 'ink', align: 'center', v: 'bottom' }),
  ],
}));

const BARS = [[0, 2], [1, 2], [2, 3], [4, 3], [6, 2], [7, 1]] as const;

/** Work by the month: bars over a ruled sheet, a flag where it ends. */
const gantt = layoutIn('timeline-gantt', 'presentation-wide', ({ w }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [9, 9, 108, 9], [8, 5], 'ink', { v: 'middle' }), say('body', 'body', [w - 65, 9, 56, 9], [2.5, 2.1], 'muted', { align: 'right', v: 'middle', lines: 2, leading: 1.4 }),
    card(52, 24, 116.8, 68, 'surface', 2),
    ...many(8, (i): Layer[] => [say(`month${i + 1}`, 'sub', [52 + i * 14.6, 26.6, 14.6, 4], [2.5, 2.1], 'ink', { on: 'surface', align: 'center', v: 'middle', weight: 700 }), ...(i ? [box(52 + i * 14.6 - 0.15, 34, 0.3, 55, 'ink/bg/.8')] : [])]).flat(),
    ...BARS.flatMap(([from, long], i): Layer[] => {
      const y = 35 + i * 9.2;
      const [color, ink] = i % 3 === 0 ? (['accent', 'onAccent'] as const) : i % 3 === 1 ? (['accent2', 'ink'] as const) : (['ink', 'bg'] as const);
      return [
        say(`task${i + 1}`, 'sub', [9, y, 40, 7], [2.9, 2.2], 'ink', { v: 'middle', weight: 700 }),
        { k: 'shape', outline: 'pill', at: [53.4 + from * 14.6, y, long * 14.6 - 2.8, 7], color },
        say(`who${i + 1}`, 'body', [56 + from * 14.6, y, long * 14.6 - 8, 7], [2.3, 2], ink, { on: color, v: 'middle' }),
      ];
    }),
  ],
}));

/** A road over hills, a post for each year beside it. */
const hills = layoutIn('timeline-hills', 'presentation-wide', ({ w }) => ({
  ground: 'accent2/bg/.7',
  layers: [
    disc(128, 27, 9, 'accent'),
    { k: 'shape', outline: 'rectangle', at: [0, 48, w, 52], path: 'M0 44C12 14 24 26 36 40C50 8 66 0 78 22C88 8 96 12 100 20V100H0Z', color: 'accent2' },
    { k: 'shape', outline: 'rectangle', at: [0, 62, w, 38], path: 'M0 30C18 4 34 20 50 34C66 50 84 12 100 22V100H0Z', color: 'ink' },
    say('title', 'heading', [10, 9, 100, 9], [8.6, 5], 'ink', { on: 'accent2/bg/.7', v: 'middle' }), say('body', 'body', [10, 20, 90, 3], [2.7, 2.2], 'ink', { on: 'accent2/bg/.7' }),
    ...many(5, (i): Layer[] => {
      const x = 12 + i * 31.6;
      const y = [50, 42, 47, 39, 43][i]!;
      return [
        box(x + 13 - 0.5, y + 8, 1, 34, 'bg'), disc(x + 13, y + 42, 2.2, 'bg'),
        card(x, y - 3.4, 26, 26, 'bg', 2), box(x + 5, y - 3.4, 16, 1.2, 'accent'),
        say(`year${i + 1}`, 'heading', [x + 2, y + 0.4, 22, 5], [5, 3.6], 'accentText', { align: 'center' }), say(`text${i + 1}`, 'body', [x + 2.2, y + 8.4, 21.6, 13], [2.5, 1.95], 'ink', { align: 'center', lines: 4, leading: 1.35 }),
      ];
    }).flat(),
    say('company', 'sub', [112, 9, 56, 9], [2.5, 2.1], 'ink', { on: 'accent2/bg/.7', align: 'right', v: 'middle' }),
  ],
}));

export const timelines: readonly Recipe[] = [spine, phases, gantt, hills];
