import type { Layer, PageRecipe } from '../../../../build/templates/recipe.js';
import { box, disc, many } from '../../scenes/kit.js';
import { card, kicker, say } from '../../sheet.js';

/** How a deck's inner pages look. Colors are words; `on` is the ground. */
export interface Look {
  readonly on: string;
  readonly ink: string;
  readonly soft: string;
  readonly mark: string;
  /** Fields on the ground, and what is written on them. */
  readonly panel: string;
  readonly panelInk: string;
  /** Of cards, u. */
  readonly corner: number;
  /** The deck's sign: drawn into a square, u. */
  readonly sign: (x: number, y: number, side: number) => Layer[];
}

export const LIGHT: Omit<Look, 'sign'> = { on: 'bg', ink: 'ink', soft: 'muted', mark: 'accentText', panel: 'surface', panelInk: 'ink', corner: 3 };
export const DARK: Omit<Look, 'sign'> = { on: 'ink', ink: 'bg', soft: 'bg/ink/.22', mark: 'accent2', panel: 'ink/bg/.12', panelInk: 'bg', corner: 3 };

/** A page is 177.8 u wide. */
const [LEFT, RIGHT] = [10, 167.8];

const foot = (look: Look): Layer[] => [
  ...look.sign(LEFT, 88.4, 5),
  say('company', 'sub', [LEFT + 8, 89.4, 60, 3], 2.3, look.soft, { on: look.on, v: 'middle' }),
];

const title = (t: string, look: Look, w = 110, lines = 1): Layer =>
  say(t, 'heading', [LEFT, 12, w, lines * 10], [9.4, 6], look.ink, { on: look.on, lines });

/** Contents as four rows ruled apart, numbers at the left. */
export const agendaRows = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    title('agendaTitle', look, 56, 2),
    ...many(4, (i): Layer[] => [
      say(`no${i + 1}`, 'heading', [76, 15 + i * 18.4, 12, 8], 8, look.mark, { on: look.on }),
      say(`agenda${i + 1}`, 'heading', [92, 15.4 + i * 18.4, RIGHT - 92, 5], [4.8, 3.4], look.ink, { on: look.on }),
      say(`agendaText${i + 1}`, 'body', [92, 22.4 + i * 18.4, RIGHT - 92, 3], [2.7, 2.2], look.soft, { on: look.on }),
      box(76, 28.6 + i * 18.4, RIGHT - 76, 0.3, look.soft),
    ]).flat(),
    ...foot(look),
  ],
});

/** Contents as four cards in a row, each a little lower than the one before. */
export const agendaSteps = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    title('agendaTitle', look),
    ...many(4, (i): Layer[] => {
      const [x, y] = [LEFT + i * 39.8, 30 + i * 4];
      return [
        card(x, y, 37.2, 42, look.panel, look.corner),
        box(x + 4, y + 5, 10, 1, look.mark === 'accentText' ? 'accent' : look.mark),
        say(`no${i + 1}`, 'heading', [x + 4, y + 9.6, 20, 8], 8, look.panelInk, { on: look.panel }),
        say(`agenda${i + 1}`, 'heading', [x + 4, y + 22, 30, 4], [3.8, 2.6], look.panelInk, { on: look.panel }),
        say(`agendaText${i + 1}`, 'body', [x + 4, y + 28.6, 30, 9], [2.5, 2.1], look.panelInk, { on: look.panel, lines: 3, leading: 1.4 }),
      ];
    }).flat(),
    ...foot(look),
  ],
});

/** Three points as tall cards with an icon each. */
export const pointsCards = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    title('pointsTitle', look, 140),
    ...many(3, (i): Layer[] => {
      const x = LEFT + i * 53.4;
      return [
        card(x, 29, 51, 54, look.panel, look.corner),
        disc(x + 12, 42.6, 8, i === 1 ? 'accent2' : 'accent'),
        { k: 'art', art: `icon${i + 1}`, at: [x + 7, 37.6, 10, 10], colors: [i === 1 ? 'accent2/bg/.4' : 'accent/onAccent/.3', i === 1 ? 'ink' : 'onAccent'] },
        say(`point${i + 1}`, 'heading', [x + 5, 56, 41, 4.4], [4.4, 3], look.panelInk, { on: look.panel }),
        say(`pointText${i + 1}`, 'body', [x + 5, 63, 41, 16], [2.7, 2.2], look.panelInk, { on: look.panel, lines: 4, leading: 1.45 }),
      ];
    }).flat(),
    ...foot(look),
  ],
});

/** Three points as bands across the page. */
export const pointsBands = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    ...many(3, (i): Layer[] => {
      const y = 29 + i * 19;
      return [
        card(LEFT, y, RIGHT - LEFT, 17, look.panel, look.corner),
        { k: 'art', art: `icon${i + 1}`, at: [LEFT + 5, y + 3.6, 9.8, 9.8], colors: ['accent2', look.panelInk] },
        say(`point${i + 1}`, 'heading', [LEFT + 21, y + 3, 50, 11], [4.8, 3], look.panelInk, { on: look.panel, v: 'middle', lines: 2 }),
        say(`pointText${i + 1}`, 'body', [LEFT + 76, y + 3, 76, 11], [2.7, 2.2], look.panelInk, { on: look.panel, v: 'middle', lines: 3, leading: 1.4 }),
      ];
    }).flat(),
    title('pointsTitle', look, 140),
    ...foot(look),
  ],
});

/** A number over the whole width, what it counts under it. */
export const numberWide = (look: Look, field = 'accent', ink = 'onAccent'): PageRecipe => ({
  ground: field,
  layers: [
    kicker('numberTag', [LEFT, 12, 80, 3], 2.6, ink, { on: field }),
    say('number', 'heading', [LEFT, 22, RIGHT - LEFT, 38], [56, 26], ink, { on: field, v: 'middle' }),
    box(LEFT, 67, RIGHT - LEFT, 0.5, ink),
    say('numberTitle', 'heading', [LEFT, 72, 72, 12], [5, 3.4], ink, { on: field, lines: 2 }),
    say('numberText', 'body', [92, 72, RIGHT - 92, 14], [2.9, 2.3], ink, { on: field, lines: 3, leading: 1.45 }),
    ...look.sign(RIGHT - 9, 10, 9),
  ],
});

/** A number in a field at the left, bars that grow beside it. */
export const numberBars = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    card(LEFT, 12, 66, 72, 'accent', look.corner),
    kicker('numberTag', [LEFT + 6, 18, 54, 3], 2.4, 'onAccent', { on: 'accent' }),
    say('number', 'heading', [LEFT + 6, 28, 54, 18], [20, 10], 'onAccent', { on: 'accent', v: 'middle' }),
    say('numberText', 'body', [LEFT + 6, 54, 54, 22], [2.8, 2.3], 'onAccent', { on: 'accent', lines: 5, leading: 1.45 }),
    say('numberTitle', 'heading', [84, 13, RIGHT - 84, 11], [5.4, 3.6], look.ink, { on: look.on, lines: 2 }),
    ...many(6, (i): Layer[] => {
      const tall = [14, 20, 18, 29, 36, 46][i]!;
      return [
        card(84 + i * 14.2, 80 - tall, 11, tall, i === 5 ? 'accent' : i % 2 ? 'accent2' : 'extra', Math.min(look.corner, 2)),
        say(`bar${i + 1}`, 'sub', [84 + i * 14.2, 83.4, 11, 3], 2.3, look.soft, { on: look.on, align: 'center' }),
      ];
    }).flat(),
    ...foot(look),
  ],
});

/** The end: thanks, the way to get in touch, and the sign as large as the page. */
export const ending = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    ...look.sign(108, 16, 62),
    say('closing', 'heading', [LEFT, 22, 92, 30], [14, 8], look.ink, { on: look.on, lines: 2 }),
    say('closingText', 'body', [LEFT, 0, 82, 10], [3, 2.4], look.soft, { on: look.on, lines: 3, leading: 1.45, below: 'closing', gap: 6 }),
    say('email', 'sub', [LEFT, 83, 82, 3.4], [3, 2.4], look.mark, { on: look.on, weight: 700 }),
  ],
});
