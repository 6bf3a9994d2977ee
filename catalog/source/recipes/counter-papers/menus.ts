import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { rays } from '../social-media/drawing.js';
import { box, disc, drawn, many, outlined, ring, type Scene } from '../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../sheet.js';
import { layoutIn, panelOf, shown, type Stage } from '../stages/stage.js';

interface Look {
  readonly on: string;
  readonly color: string;
  readonly soft: string;
  readonly price: string;
}

const PAPER: Look = { on: 'bg', color: 'ink', soft: 'muted', price: 'accentText' };

/** One dish: its name and price on a line, what is in it under them. */
const dish = (n: number, x: number, y: number, w: number, { on, color, soft, price }: Look, size = 2.9): Layer[] => [
  say(`dish${n}`, 'sub', [x, y, w - 13, size + 0.4], [size, 2.15], color, { on, weight: 700 }),
  say(`price${n}`, 'sub', [x + w - 12, y, 12, size + 0.4], [size, 2.15], price, { on, align: 'right', weight: 700 }),
  say(`note${n}`, 'body', [x, y + size + 1.5, w - 4, 3], [2.3, 1.95], soft, { on }),
];

/** A heading and four dishes under it. */
const section = (n: number, x: number, y: number, w: number, step: number, look: Look, from = (n - 1) * 4): Layer[] => [
  say(`section${n}`, 'heading', [x, y, w, 5], [5.4, 3.4], look.price, { on: look.on }),
  ...many(4, (i) => dish(from + i + 1, x, y + 9 + i * step, w, look)).flat(),
];

/** A tablecloth of checks to the edges, a card of paper on it, the mark on a plate over the card. */
const menuGingham = layoutIn('menu-gingham', 'menu', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(10, (i) => box(i * 10, 0, 5, h, 'accent', { opacity: 0.5 })), ...many(15, (i) => box(0, i * 10, w, 5, 'accent', { opacity: 0.5 })),
    card(10.8, 16.8, 80, h - 26, 'ink', 2), card(10, 16, 80, h - 26, 'bg', 2), { k: 'shape', outline: 'rectangle', at: [12.4, 18.4, 75.2, h - 30.8], radius: 0.02, stroke: { color: 'accent', width: 0.5 } },
    disc(50, 19, 13, 'bg'), ring(50, 19, 13, 0.6, 'accent'), ring(50, 19, 10.6, 0.3, 'accent'), icon('mark', 42.4, 11.4, 15.2),
    say('title', 'heading', [17, 35.4, 66, 11], [11.5, 6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), kicker('tag', [17, 48.6, 66, 2.8], [2.4, 1.95], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    ...section(1, 18, 55.4, 30, 9.2, PAPER), ...section(2, 53, 55.4, 30, 9.2, PAPER), rule(18, 104, 64, 'accent', 0.4),
    say('detail', 'heading', [18, 107, 64, 9], [4.6, 3], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }), say('site', 'sub', [18, 120, 64, 2.8], [2.3, 1.95], 'muted', { on: 'bg', align: 'center' }),
  ],
}));

/** Three courses on the middle of a tall arch, the price of all of them at its foot. */
const menuArch = layoutIn('menu-arch', 'menu', ({ h }) => ({
  ground: 'accent',
  layers: [
    outlined('arch', 50, h / 2 + 4, 84, h - 12, 'bg'), { k: 'shape', outline: 'arch', at: [11, 13, 78, h - 15], stroke: { color: 'accent2', width: 0.7 } },
    icon('mark', 42.5, 17.6, 15, ['accent2', 'accent']), kicker('tag', [24, 36.4, 52, 2.8], [2.4, 1.95], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    say('title', 'heading', [17, 41.4, 66, 11.4], [11.6, 6], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    ...many(3, (course): Layer[] => {
      const y = 57.6 + course * 23.2;
      return [
        kicker(`section${course + 1}`, [20, y, 60, 2.8], [2.3, 1.95], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
        ...many(2, (i): Layer[] => { const n = course * 2 + i + 1; return [say(`dish${n}`, 'heading', [18, y + 5 + i * 8.2, 64, 3.4], [3.6, 2.5], 'ink', { on: 'bg', align: 'center' }), say(`note${n}`, 'body', [18, y + 9.4 + i * 8.2, 64, 2.6], [2.15, 1.95], 'muted', { on: 'bg', align: 'center' })]; }).flat(),
        ...(course < 2 ? [disc(50, y + 21.2, 0.5, 'accent')] : []),
      ];
    }).flat(),
    rule(38, 127, 24, 'accent2', 0.5), say('site', 'sub', [18, 129.4, 64, 3.4], [2.5, 2], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 600 }),
  ],
}));

/** A picture over the top with the name on a plate that hangs off it, two columns under it. */
const menuPicture = layoutIn('menu-picture', 'menu', ({ w }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, 58] }, box(0, 57.4, w, 1.2, 'accent'),
    box(14, 41, 72, 26, 'bg'), { k: 'shape', outline: 'rectangle', at: [15.6, 42.6, 68.8, 22.8], stroke: { color: 'accent', width: 0.4 } },
    say('title', 'heading', [19, 45, 62, 11], [11, 5.6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), kicker('tag', [19, 58.6, 62, 2.8], [2.4, 1.95], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    ...section(1, 9, 75, 38, 12.2, PAPER), ...section(2, 53, 75, 38, 12.2, PAPER), box(49.85, 76, 0.3, 54, 'ink/bg/.7'), say('site', 'sub', [9, 134.6, 82, 2.6], [2.3, 1.95], 'muted', { align: 'center' }),
  ],
}));

/** A picture of each thing beside its name, in one broad list on color. */
const menuDishes = layoutIn('menu-dishes', 'menu', ({ w, h }) => ({
  ground: 'accent2/bg/.45',
  layers: [
    disc(88, 8, 34, 'accent2'), icon('mark', 70, 4, 24), say('title', 'heading', [8, 10, 60, 22], [15, 7], 'ink', { on: 'accent2/bg/.45', lines: 2, leading: 0.98, v: 'middle' }), say('tag', 'sub', [8, 35, 62, 3], [2.7, 2.1], 'ink', { on: 'accent2/bg/.45', weight: 600 }),
    ...many(8, (i): Layer[] => {
      const y = 43 + i * 11.4;
      const [on, color, soft, price] = i % 2 ? (['bg', 'ink', 'muted', 'accentText'] as const) : (['ink', 'bg', 'bg/ink/.2', 'bg'] as const);
      return [
        card(8, y, w - 16, 10.2, on, 5.1), disc(13.1, y + 5.1, 4.3, i % 2 ? 'accent2/bg/.45' : 'bg'), icon(`dish${i + 1}`, 10, y + 2, 6.2),
        say(`dish${i + 1}`, 'heading', [20.6, y + 1.5, 48, 3.6], [3.7, 2.5], color, { on }), say(`note${i + 1}`, 'body', [20.6, y + 6, 52, 2.6], [2.15, 1.95], soft, { on }), say(`price${i + 1}`, 'heading', [w - 29, y, 16, 10.2], [4.2, 2.8], price, { on, align: 'right', v: 'middle' }),
      ];
    }).flat(),
    say('site', 'sub', [8, h - 6.8, w - 16, 2.6], [2.2, 1.95], 'ink', { on: 'accent2/bg/.45', align: 'center' }),
  ],
}));

/** Light that rises behind the name, the dishes on a dark field under it. */
const menuRise = layoutIn('menu-rise', 'menu', ({ w, h }) => {
  const dark: Look = { on: 'ink', color: 'bg', soft: 'bg/ink/.2', price: 'accent2' };
  return {
    ground: 'ink',
    layers: [
      box(0, 0, w, 60, 'accent2'), drawn(0, 0, w, 60, rays(w, 60, [50, 60], 26), 'accent2/bg/.36'), disc(50, 60, 31, 'accent'), ring(50, 60, 27.6, 0.6, 'onAccent'), icon('mark', 39, 35, 22),
      box(0, 60, w, h - 60, 'ink'), ...many(17, (i) => disc(i * 6.25, 60, 3.2, 'ink')), ...many(16, (i) => disc(3.1 + i * 6.25, 60.6, 0.8, 'accent2')),
      say('title', 'heading', [8, 6.4, 84, 16], [15, 7.5], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), kicker('tag', [10, 66, 80, 2.8], [2.5, 2], 'accent2', { on: 'ink', align: 'center', weight: 700 }),
      ...section(1, 9, 74.4, 38, 12.4, dark), ...section(2, 53, 74.4, 38, 12.4, dark), say('site', 'sub', [9, 134.6, 82, 2.6], [2.3, 1.95], 'bg', { on: 'ink', align: 'center' }),
    ],
  };
});

/** A great round with the mark that hangs over the corner, a list by lines at the left. */
const menuMoon = layoutIn('menu-moon', 'menu', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    disc(84, 22, 38, 'accent'), ring(84, 22, 33, 0.5, 'onAccent'), icon('mark', 66, 6, 32), disc(96, 114, 21, 'accent2/bg/.5'), ring(96, 114, 24, 0.5, 'accent'), box(0, h - 2.4, w, 2.4, 'accent'),
    say('title', 'heading', [8, 9, 36, 28], [13, 4.6], 'ink', { lines: 3, leading: 1 }), say('tag', 'sub', [8, 0, 34, 6], [2.5, 2], 'accentText', { lines: 2, leading: 1.35, weight: 600, below: 'title', gap: 4 }),
    ...[0, 1].flatMap((n): Layer[] => {
      const y = [53, 95][n]!;
      return [say(`section${n + 1}`, 'heading', [8, y - 0.6, 50, 4.6], [5, 3.4], 'accentText'), ...many(4, (i): Layer[] => dish(n * 4 + i + 1, 8, y + 7.2 + i * 7.8, 61, PAPER)).flat()];
    }),
    say('site', 'sub', [8, 133.6, 84, 2.6], [2.2, 1.95], 'accentText', { weight: 600 }),
  ],
}));

/** The name over a band of the scene that runs across the sheet, two columns under it. */
export const midway: Stage = (scene, { w, h }) => {
  const [from, to] = [29, 70];
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: from, w, h: to - from }), box(0, 0, w, from, 'bg'), box(0, to, w, h - to, 'bg'), box(0, from - 0.7, w, 1, 'ink'), box(0, to - 0.4, w, 1, 'ink'),
      kicker('tag', [8, 7.4, w - 16, 2.8], [2.5, 2], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [8, 12, w - 16, 13], [14, 7], 'ink', { align: 'center', v: 'middle' }),
      ...section(1, 9, 77, 38, 12.2, PAPER), ...section(2, 53, 77, 38, 12.2, PAPER), say('site', 'sub', [9, h - 7, w - 18, 2.6], [2.3, 1.95], 'muted', { align: 'center' }),
    ],
  };
};

/** The scene in the upper right on its color, a list of eight with lines beside and under it, the name along the left edge. */
export const spineName: Stage = (scene: Scene, { w, h }) => {
  const panel = panelOf(scene);
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 22, y: 0, w: w - 22, h: 46 }), box(22, 46, w - 22, h - 46, 'bg'), box(0, 0, 22, h, 'ink'), box(22, 46, w - 22, 1, 'ink'),
      say('title', 'heading', [11.4 - 60, h / 2 - 6.5, 120, 13], [14.5, 7], 'bg', { on: 'ink', align: 'center', v: 'middle', rotate: -90 }),
      kicker('tag', [29, 51.4, w - 37, 2.8], [2.4, 1.95], 'accentText', { weight: 700 }),
      ...many(8, (i): Layer[] => [...dish(i + 1, 29, 58.4 + i * 9.4, w - 37, PAPER), ...(i < 7 ? [rule(29, 66 + i * 9.4, w - 37, 'ink/bg/.8', 0.22)] : [])]).flat(),
      say('site', 'sub', [29, h - 6.6, w - 37, 2.6], [2.2, 1.95], 'muted'), ...(panel === 'ink' ? [box(21.6, 0, 0.8, 46, 'bg')] : []),
    ],
  };
};

export const menus: readonly Recipe[] = [menuGingham, menuArch, menuPicture, menuDishes, menuRise, menuMoon];
