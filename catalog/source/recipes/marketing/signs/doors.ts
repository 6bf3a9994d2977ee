import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, poly, starAt, stroke, traced } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A board that hangs from a nail, the week on it in seven lines. */
const signHours = layoutIn('sign-hours', 'poster', ({ h }) => ({
  ground: 'accent',
  layers: [
    ...many(6, (i) => box(0, i * 24 - 0.4, 100, 0.5, 'accent/ink/.14')),
    stroke([50, 8], [16, 27], 0.8, 'ink'), stroke([50, 8], [84, 27], 0.8, 'ink'), disc(50, 8, 2.2, 'ink'), disc(49.4, 7.4, 0.7, 'bg'),
    card(9.4, 26.4, 84, 98, 'accent/ink/.4', 5), card(8, 25, 84, 98, 'bg', 5), card(10.4, 27.4, 79.2, 93.2, 'bg', 3.8, 'ink'),
    disc(16, 31.6, 1.3, 'ink'), disc(84, 31.6, 1.3, 'ink'),
    kicker('tag', [18, 35, 64, 3], 3, 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    say('title', 'heading', [15, 41, 70, 14], [16, 8], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    starAt(50, 59.4, 1.8, 'accent'), rule(18, 59.2, 26, 'ink', 0.4), rule(56, 59.2, 26, 'ink', 0.4),
    ...many(7, (i): Layer[] => {
      const [y, late] = [63.4 + i * 7.2, i === 4];
      const on = late ? 'accent2' : 'bg';
      return [
        ...(late ? [card(15, y, 70, 6.6, 'accent2', 3.2)] : []),
        say(`day${i + 1}`, 'sub', [19, y, 30, 6.6], [3.3, 2.6], 'ink', { on, v: 'middle', weight: 700 }),
        say(`hour${i + 1}`, 'body', [48, y, 33, 6.6], [3.3, 2.6], 'ink', { on, v: 'middle', align: 'right' }),
      ];
    }).flat(),
    say('site', 'sub', [10, h - 11.6, 80, 4], [3.2, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** The rules of a house, written on the house. */
const signRules = layoutIn('sign-rules', 'poster', ({ w, h }) => ({
  ground: 'extra/bg/.5',
  layers: [
    disc(84, 13, 7, 'accent2'), ...[[10, 16, 5], [16, 13.6, 6.4], [22.6, 16.4, 4.6]].map(([x, y, r]) => disc(x!, y!, r!, 'bg')), box(8, 16.4, 17, 4.4, 'bg', { radius: 0.5 }),
    drawn(0, h - 17, w, 17.2, hills([0, 40], [30, 4], [70, 44], [100, 10]), 'extra/ink/.24'),
    box(70, 11, 9, 20, 'accent/ink/.3'), box(68.6, 9, 11.8, 3, 'ink'),
    box(13, 36, 74, h - 42, 'bg'), poly([[5, 40], [50, 8], [95, 40]], 'accent'), poly([[5, 40], [50, 8], [95, 40], [91, 40], [50, 11.2], [9, 40]], 'ink'),
    disc(50, 27.4, 5.6, 'bg'), outlined('heart', 50, 27.8, 6, 5.3, 'accent'), box(5, 39, 90, 2, 'ink'),
    say('title', 'heading', [18, 46.4, 64, 11], [12, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    ...many(7, (i): Layer[] => {
      const y = 61 + i * 7.9;
      const color = ['accent', 'accent2', 'extra'][i % 3]!;
      return [
        disc(22, y + 2.4, 2.9, color),
        say(`number${i + 1}`, 'heading', [19.4, y - 0.2, 5.2, 5.2], [3.2, 2.4], color === 'accent' ? 'onAccent' : 'ink', { on: color, align: 'center', v: 'middle' }),
        say(`rule${i + 1}`, 'sub', [27.6, y - 0.2, 57, 5.2], [3.3, 2.3], 'ink', { on: 'bg', v: 'middle' }),
      ];
    }).flat(),
    outlined('arch', 50, h - 13.4, 13, 15, 'accent'), disc(53.6, h - 12, 0.8, 'bg'), box(38, h - 6.4, 24, 2, 'ink', { radius: 0.3 }),
    ...[-1, 1].flatMap((side) => [leaf(50 + side * 29, h - 6, 13, 8, -90, 'extra/ink/.5'), leaf(50 + side * 22, h - 6, 9, 6, -90, 'extra/ink/.4')]),
  ],
}));

/** Waves of a wireless signal over a point. */
const waves = (cx: number, cy: number, size: number, color: string, width: number): Layer[] =>
  [1, 0.7, 0.4].map((share) => traced([cx - size * share * 0.72, cy - size * share, size * share * 1.44, size * share * 0.42], 'M0 100C28 -34 72 -34 100 100', color, width));

const ways = (x: number, y: number, w: number, size: number): Layer[] =>
  (['network', 'password'] as const).flatMap((t, i): Layer[] => {
    const top = y + i * size * 5.6;
    return [
      card(x, top, w, size * 4.8, 'bg', 3, 'ink'),
      kicker(`${t}Label`, [x + size * 1.6, top + size, w - size * 3.2, size], [size * 0.86, size * 0.76], 'accentText', { on: 'bg', weight: 700 }),
      say(t, 'heading', [x + size * 1.6, top + size * 2.2, w - size * 3.2, size * 1.9], [size * 1.8, size], 'ink', { on: 'bg', v: 'middle' }),
    ];
  });

/** A cup of coffee whose steam is a signal. */
const signWifi = layoutIn('sign-wifi', 'poster', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    disc(50, 43, 34, 'accent2/bg/.4'),
    ...waves(50, 46.6, 27, 'ink', 3), disc(50, 45.4, 2.6, 'ink'),
    traced([63, 53.4, 15, 12], 'M0 8C110 -20 110 110 0 86', 'bg', 3.4), drawn(32, 50, 36, 23, 'M0 0H100C100 60 88 100 66 100H34C12 100 0 60 0 0Z', 'bg'), outlined('ellipse', 50, 50, 36, 6, 'ink/accent/.3'), outlined('ellipse', 50, 75, 54, 5, 'accent'), outlined('heart', 50, 61, 8, 7, 'accent'),
    box(0, 77, w, h - 77, 'accent'), box(0, 76.4, w, 1, 'ink'),
    say('title', 'heading', [8, 84, 84, 11], [13, 7], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ...ways(14, 100, 72, 3),
    kicker('tag', [10, 9, 80, 3.4], 3, 'ink', { on: 'accent2', align: 'center', weight: 700 }),
    say('site', 'sub', [10, 133.2, 80, 3], [2.5, 2.1], 'onAccent', { on: 'accent', align: 'center' }),
  ],
}));

/** A small house that sends from its chimney, for a guest's night table. */
const cardWifi = layoutIn('card-wifi', 'a6-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 62, 'ink'), ...many(14, (i) => starAt(6 + ((i * 0.618) % 1) * 88, 4 + ((i * 0.37) % 1) * 40, i % 4 ? 0.5 : 1.4, 'bg')),
    disc(80, 14, 7, 'accent2'), disc(76.6, 12, 6.2, 'ink'),
    drawn(0, 50, w, 13, hills([0, 50], [30, 10], [64, 60], [100, 20]), 'extra/ink/.3'),
    box(58, 28, 6.4, 12, 'accent/ink/.3'), ...waves(61.2, 28, 15, 'accent2', 1.8), disc(61.2, 25.8, 1.3, 'accent2'),
    box(32, 40, 36, 22, 'accent'), poly([[26, 41], [50, 24], [74, 41]], 'bg'), outlined('arch', 50, 55, 9, 14, 'bg'), ...[38, 62].map((x) => box(x - 2.6, 45, 5.2, 6.4, 'accent2')),
    say('title', 'heading', [8, 69, 84, 10], [10, 6], 'ink', { align: 'center', v: 'middle' }),
    ...ways(12, 84, 76, 4), say('site', 'sub', [8, h - 10, 84, 4], [3.3, 2.95], 'muted', { align: 'center', v: 'middle' }),
  ],
}));

/** Nothing but the signal, as large as the card. */
const tentWifi = layoutIn('tent-wifi', 'table-tent', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...[46, 36, 26, 16].map((r, i) => disc(50, 50, r, ['accent', 'ink', 'accent2', 'ink'][i]!)), disc(50, 50, 6, 'extra'),
    poly([[50, 50], [-30, 110], [130, 110]], 'ink'), poly([[50, 50], [-20, -2], [-20, 100]], 'ink'), poly([[50, 50], [120, -2], [120, 100]], 'ink'), disc(50, 47, 5.4, 'extra'),
    box(0, 57, w, h - 57, 'ink'),
    say('title', 'heading', [8, 58, 84, 16], [15, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...ways(13, 79, 74, 3.2), say('site', 'sub', [8, h - 10.4, 84, 4], [2.7, 2.2], 'accent2', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

export const doors: readonly Recipe[] = [signHours, signRules, signWifi, cardWifi, tentWifi];
