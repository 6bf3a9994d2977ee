import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring } from '../scenes/kit.js';
import { kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** A dark sheet with a broad ribbon down its right and a seal on it; the name stands from the left. */
export const certificateRibbon = layoutIn('certificate-ribbon', 'certificate', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(7, (i): Layer => ring(0, h, 24 + i * 7, 0.35, 'ink/bg/.24')),
    box(w - 44, 0, 26, h - 14, 'accent'),
    box(w - 41, 0, 1, h - 14, 'accent/ink/.3'), box(w - 22, 0, 1, h - 14, 'accent/ink/.3'),
    poly([[w - 44, h - 14.2], [w - 18, h - 14.2], [w - 18, h - 4], [w - 31, h - 12], [w - 44, h - 4]], 'accent'),
    outlined('burst', w - 31, 46, 38, 38, 'accent2'),
    disc(w - 31, 46, 14.4, 'ink'), ring(w - 31, 46, 12.6, 0.5, 'accent2'),
    say('seal', 'heading', [w - 41, 40, 20, 12], [7, 4], 'accent2', { on: 'ink', align: 'center', v: 'middle' }),
    kicker('tag', [11, 14, 74, 3], [3.2, 2.2], 'accent2', { on: 'ink' }),
    say('title', 'heading', [11, 27, 76, 26], [15, 7], 'bg', { on: 'ink', lines: 2, v: 'middle' }),
    say('body', 'body', [11, 60, 66, 9], [3, 2.3], 'bg', { on: 'ink', lines: 2, leading: 1.45 }),
    rule(11, 82, 32, 'bg', 0.3), rule(50, 82, 32, 'bg', 0.3),
    say('date', 'sub', [11, 85, 32, 3], 2.6, 'bg/ink/.2', { on: 'ink' }),
    say('author', 'sub', [50, 85, 32, 3], 2.6, 'bg/ink/.2', { on: 'ink' }),
  ],
}));
