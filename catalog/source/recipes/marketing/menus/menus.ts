import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, ring } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const HATCH = ['accent', 'accent2', 'extra', 'ink'];
const inkOn = (color: string): string => (color === 'accent' ? 'onAccent' : color === 'ink' ? 'bg' : 'ink');

/** Eight dishes as tiles under a striped awning, a picture in every tile. */
const menuHatch = layoutIn('menu-hatch', 'menu', ({ w }) => ({
  ground: 'bg',
  layers: [
    ...many(10, (i): Layer[] => [
      box(i * 10, 0, 10.1, 11, i % 2 ? 'bg' : 'accent'),
      outlined('ellipse', i * 10 + 5, 11, 10, 9, i % 2 ? 'surface' : 'accent'),
    ]).flat(),
    say('title', 'heading', [8, 20, 84, 12], [16, 8], 'ink', { align: 'center', v: 'middle' }),
    kicker('tag', [10, 35.6, 80, 2.8], 2.5, 'accentText', { align: 'center', weight: 700 }),
    ...many(8, (i): Layer[] => {
      const [x, y] = [7 + (i % 2) * 43.6, 43 + Math.floor(i / 2) * 22.6];
      const color = HATCH[i % 4]!;
      return [
        card(x, y, 42.4, 21.2, color, 2.4),
        disc(x + 9.6, y + 10.6, 7.2, color === 'ink' ? 'ink/bg/.16' : `${color}/bg/.35`),
        { k: 'art', art: `dish${i + 1}`, at: [x + 3.9, y + 4.9, 11.4, 11.4], colors: [] },
        say(`dish${i + 1}`, 'heading', [x + 19.4, y + 4, 21, 3.6], [3.6, 2.4], inkOn(color), { on: color }),
        say(`note${i + 1}`, 'body', [x + 19.4, y + 9.2, 20.6, 5], [2.1, 1.95], inkOn(color), { on: color, lines: 2, leading: 1.3 }),
        say(`price${i + 1}`, 'heading', [x + 19.4, y + 15.8, 20, 3], 3, inkOn(color), { on: color }),
      ];
    }).flat(),
    say('site', 'sub', [8, 134.2, w - 16, 2.6], 2.3, 'muted', { align: 'center' }),
  ],
}));

/** Bottles on a dark sheet beside a list, prices in a column of their own at the edge. */
const menuCellar = layoutIn('menu-cellar', 'menu', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(3, (i): Layer[] => {
      const [x, tall, color] = [4 + i * 8.6, 62 - (i % 2) * 9, ['accent', 'extra', 'accent2'][i]!];
      return [
        card(x + 2.5, h - tall - 16, 2.6, 20, color, 0.8),
        card(x, h - tall, 7.6, tall + 6, color, 2.6),
        box(x, h - tall + 18, 7.6, 15, 'bg'),
        box(x, h - tall + 24, 7.6, 1, color),
      ];
    }).flat(),
    disc(13, 21, 12, 'accent2'),
    ring(13, 21, 9.6, 0.5, 'ink'),
    icon('duotone-champagne', 7.4, 15.4, 11.2, ['accent2', 'ink']),
    say('title', 'heading', [34, 9, 58, 16], [15, 8], 'bg', { on: 'ink', lines: 2 }),
    kicker('tag', [34, 30.6, 58, 2.6], 2.2, 'accent2', { on: 'ink' }),
    ...[0, 1].flatMap((section): Layer[] => {
      const y = 42 + section * 48;
      return [
        say(`section${section + 1}`, 'heading', [34, y, 50, 4.4], [4.8, 3.2], 'accent2', { on: 'ink' }),
        box(34, y + 6.6, 58, 0.3, 'accent2'),
        ...many(4, (i): Layer[] => {
          const n = section * 4 + i + 1;
          return [
            say(`dish${n}`, 'sub', [34, y + 10 + i * 9, 46, 2.8], [2.7, 2.1], 'bg', { on: 'ink', weight: 700 }),
            say(`note${n}`, 'body', [34, y + 13.8 + i * 9, 46, 2.5], [2.15, 1.95], 'bg/ink/.22', { on: 'ink' }),
            say(`price${n}`, 'heading', [82, y + 10 + i * 9, 10, 3], 3.2, 'accent2', { on: 'ink', align: 'right' }),
          ];
        }).flat(),
      ];
    }),
    say('site', 'sub', [34, 134, w - 42, 2.6], 2.2, 'bg', { on: 'ink', v: 'bottom' }),
  ],
}));

/** Courses as courses: three plates that grow down the page, what is on each beside it. */
const menuPlates = layoutIn('menu-plates', 'menu', ({ h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    box(0, 0, 100, 33, 'accent'),
    say('title', 'heading', [8, 9, 84, 13], [15, 8], 'onAccent', { on: 'accent', v: 'middle' }),
    say('tag', 'body', [8, 26.2, 84, 2.8], 2.5, 'onAccent', { on: 'accent' }),
    ...[14, 17.5, 21].flatMap((r, i): Layer[] => {
      const y = [51, 83, 118][i]!;
      return [
        disc(i === 1 ? 84 : 16, y, r, 'bg'),
        ring(i === 1 ? 84 : 16, y, r * 0.8, 0.5, 'accent'),
        { k: 'art', art: `plate${i + 1}`, at: [(i === 1 ? 84 : 16) - r * 0.5, y - r * 0.5, r, r], colors: [] },
      ];
    }),
    ...[0, 1, 2].flatMap((course): Layer[] => {
      const [x, y] = [[36, 8, 44][course]!, [40, 71, 103][course]!];
      const width = [56, 54, 48][course]!;
      const on = 'accent2/bg/.5';
      return [
        say(`section${course + 1}`, 'heading', [x, y, width, 4.4], [5, 3.4], 'ink', { on }),
        ...many(2, (i): Layer[] => {
          const n = course * 2 + i + 1;
          return [
            say(`dish${n}`, 'sub', [x, y + 8.4 + i * 10, width - 10, 2.8], [2.7, 2.1], 'ink', { on, weight: 700 }),
            say(`price${n}`, 'sub', [x + width - 10, y + 8.4 + i * 10, 10, 2.8], [2.7, 2.1], 'ink', { on, align: 'right', weight: 700 }),
            say(`note${n}`, 'body', [x, y + 12.4 + i * 10, width - 4, 2.5], [2.15, 1.95], 'ink', { on }),
          ];
        }).flat(),
      ];
    }),
    rule(44, h - 10.6, 48, 'ink', 0.3),
    say('site', 'sub', [44, h - 7.6, 48, 2.4], [2.15, 1.95], 'ink', { on: 'accent2/bg/.5' }),
  ],
}));

export const menus: readonly Recipe[] = [menuHatch, menuCellar, menuPlates];
