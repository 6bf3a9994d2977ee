import type { Layer, PageRecipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, ring } from '../../scenes/kit.js';
import { card, kicker, say } from '../../sheet.js';
import type { Look } from './inner.js';

const [LEFT, RIGHT] = [10, 167.8];
const foot = (look: Look): Layer[] => [...look.sign(LEFT, 88.4, 5), say('company', 'sub', [LEFT + 8, 89.4, 60, 3], 2.3, look.soft, { on: look.on, v: 'middle' })];
const head = (t: string, look: Look): Layer => say(t, 'heading', [LEFT, 12, 140, 10], [9.4, 6], look.ink, { on: look.on });

/** Strengths, weaknesses, opportunities, threats. */
export const swotPage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    head('swotTitle', look),
    ...many(4, (i): Layer[] => {
      const [x, y] = [LEFT + (i % 2) * 79.9, 28 + (i > 1 ? 29.4 : 0)];
      const [color, ink] = i === 0 ? (['accent', 'onAccent'] as const) : i === 3 ? (['accent2', 'ink'] as const) : ([look.panel, look.panelInk] as const);
      return [card(x, y, 77.9, 27.4, color, look.corner), say(`letter${i + 1}`, 'heading', [x + 5, y + 4, 15, 19], [18, 10], ink, { on: color, v: 'middle' }), say(`swot${i + 1}`, 'heading', [x + 24, y + 4.6, 48, 4], [3.8, 2.6], ink, { on: color }), say(`swotText${i + 1}`, 'body', [x + 24, y + 11, 48, 13], [2.7, 2.2], ink, { on: color, lines: 3, leading: 1.4 })];
    }).flat(),
    ...foot(look),
  ],
});

/** Four stops on a line from edge to edge. */
export const stepsPage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    head('roadTitle', look), box(0, 43.6, 177.8, 0.8, look.soft),
    ...many(4, (i): Layer[] => {
      const x = LEFT + i * 40;
      const color = i % 2 ? 'accent2' : 'accent';
      return [
        kicker(`when${i + 1}`, [x, 32, 36, 3], 2.5, look.mark, { on: look.on, weight: 700 }), disc(x + 4, 44, 4, look.on), disc(x + 4, 44, 3, color), ring(x + 4, 44, 4, 0.6, look.ink),
        say(`stage${i + 1}`, 'heading', [x, 54, 36, 5], [4.6, 3], look.ink, { on: look.on }), say(`stageText${i + 1}`, 'body', [x, 62.4, 34, 18], [2.8, 2.2], look.soft, { on: look.on, lines: 5, leading: 1.45 }),
      ];
    }).flat(),
    ...foot(look),
  ],
});

/** Parts of a whole as bars of their lengths. */
export const sharesPage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    head('shareTitle', look),
    ...many(4, (i): Layer[] => {
      const y = 30 + i * 14;
      return [card(62, y, RIGHT - 62, 10, look.panel, 1.6), card(62, y, [96, 62, 44, 26][i]!, 10, i % 2 ? 'accent2' : 'accent', 1.6), say(`share${i + 1}`, 'sub', [LEFT, y, 49, 10], [3.4, 2.4], look.ink, { on: look.on, v: 'middle', weight: 700 }), say(`shareValue${i + 1}`, 'heading', [65, y, 20, 10], [4.4, 3], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', v: 'middle' })];
    }).flat(),
    ...foot(look),
  ],
});

/** Three people, each before a field of color, and what they do. */
export const teamPage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    head('teamTitle', look),
    ...many(3, (i): Layer[] => {
      const x = LEFT + i * 53.4;
      const color = i === 1 ? 'accent2' : 'accent';
      return [
        card(x, 29, 51, 33, color, look.corner), disc(x + 25.5, 50, 15, `${color}/bg/.6`), { k: 'art', art: `person${i + 1}`, at: [x + 12.5, 32.4, 26, 29.6], colors: ['bg', 'ink'] },
        say(`member${i + 1}`, 'heading', [x, 66, 51, 4.4], [4.4, 3], look.ink, { on: look.on }), say(`memberRole${i + 1}`, 'body', [x, 73, 51, 9], [2.7, 2.2], look.soft, { on: look.on, lines: 2, leading: 1.4 }),
      ];
    }).flat(),
    ...foot(look),
  ],
});

/** One sentence, and who said it. */
export const quotePage = (look: Look, field = 'accent2/bg/.55', ink = 'ink'): PageRecipe => ({
  ground: field,
  layers: [
    ...look.sign(LEFT, 14, 12), say('quote', 'heading', [LEFT, 34, 140, 36], [11, 6], ink, { on: field, lines: 3, v: 'middle', leading: 1.12 }), box(LEFT, 77, 12, 0.7, ink),
    say('quoteAuthor', 'sub', [LEFT + 17, 75.8, 110, 3.2], [3, 2.3], ink, { on: field, v: 'middle' }),
  ],
});

/** A picture the height of the page, a story beside it. */
export const picturePage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    { k: 'photo', photo: 'second', at: [0, 0, 76, 100] },
    kicker('pictureTag', [90, 20, 70, 3], 2.5, look.mark, { on: look.on }), say('pictureTitle', 'heading', [90, 28, 76, 22], [10, 6], look.ink, { on: look.on, lines: 2 }),
    say('pictureText', 'body', [90, 0, 70, 24], [3, 2.4], look.soft, { on: look.on, lines: 6, leading: 1.55, below: 'pictureTitle', gap: 6 }),
  ],
});

/** Three pictures of one height with a line under each. */
export const galleryPage = (look: Look): PageRecipe => ({
  ground: look.on,
  layers: [
    head('galleryTitle', look),
    ...many(3, (i): Layer[] => {
      const x = LEFT + i * 53.4;
      return [{ k: 'photo', photo: ['third', 'fourth', 'fifth'][i]!, at: [x, 28 + (i === 1 ? 5 : 0), 51, 45] }, say(`caption${i + 1}`, 'sub', [x, 76.4 + (i === 1 ? 5 : 0), 51, 3], [2.7, 2.2], look.ink, { on: look.on, weight: 600 })];
    }).flat(),
    ...foot(look),
  ],
});
