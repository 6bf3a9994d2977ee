import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { disc, many, outlined, starAt, traced } from '../scenes/kit.js';
import { card, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const QUIZ = ['accent', 'accent2', 'extra', 'bg'];

/** A question and four answers to tap, under a question mark that is too large for the page. */
const storyQuiz = layoutIn('story-quiz', 'instagram-story', ({ h }) => ({
  ground: 'ink',
  layers: [
    traced([60, 4, 46, 54], 'M0 34C0 -14 100 -12 100 30C100 60 50 54 50 100', 'ink/accent/.34', 13), disc(83, 71, 8, 'ink/accent/.34'), disc(6, 150, 26, 'ink/accent/.2'),
    kicker('tag', [9, 21, 60, 3.6], 3.4, 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [9, 30, 78, 42], [15, 8], 'bg', { on: 'ink', lines: 4 }),
    ...many(4, (i): Layer[] => {
      const y = 82 + i * 17.4;
      const color = QUIZ[i]!;
      const ink = color === 'accent' ? 'onAccent' : 'ink';
      return [
        card(9, y, 82, 14.6, color, 7.2), disc(17.6, y + 7.3, 5.2, color === 'bg' ? 'surface' : `${color}/bg/.6`),
        say(`letter${i + 1}`, 'heading', [13.6, y + 3.3, 8, 8], [5, 3.4], 'ink', { on: color === 'bg' ? 'surface' : `${color}/bg/.6`, align: 'center', v: 'middle' }), say(`answer${i + 1}`, 'sub', [26, y, 60, 14.6], [4.6, 3.4], ink, { on: color, v: 'middle', weight: 700 }),
      ];
    }).flat(),
    say('cta', 'sub', [9, h - 22, 82, 5], [3.6, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** A portrait in an arch, four things worth knowing about it. */
const about = (id: string, category: string): Recipe =>
  layoutIn(id, category, ({ w, h }) => {
    const tall = h > 120;
    const [ax, ay, aw, ah] = tall ? [22, 58, 56, 76] : [50, 24, 42, 76];
    return {
      ground: 'accent2',
      layers: [
        disc(tall ? 84 : 94, tall ? 60 : 10, tall ? 14 : 20, 'accent'), ...(tall ? many(8, (i) => disc(6 + (i % 4) * 4, h - 64 + Math.floor(i / 4) * 4, 0.9, 'ink')) : []),
        outlined('arch', ax + aw / 2, ay + ah / 2, aw, ah, 'bg'), { k: 'shape', outline: 'arch', at: [ax - 1.6, ay - 1.6, aw + 3.2, ah + 1.6], stroke: { color: 'ink', width: 0.6 } },
        { k: 'art', art: 'portrait', at: [ax + aw * 0.03, ay + ah - aw * 1.26, aw * 0.94, aw * 1.26], colors: ['bg', 'ink'] },
        kicker('tag', [8, tall ? 20 : 11, w * (tall ? 0.84 : 0.4), 3.4], [3.2, 2.4], 'ink', { on: 'accent2', weight: 700 }), say('title', 'heading', [8, tall ? 27 : 18, tall ? 84 : 40, tall ? 24 : 26], [tall ? 14 : 11.6, 6], 'ink', { on: 'accent2', lines: tall ? 2 : 3 }),
        ...many(4, (i): Layer[] => {
          const [x, y] = tall ? [8 + (i % 2) * 43, h - 40 + Math.floor(i / 2) * 12] : [8, 53 + i * 10];
          return [starAt(x + 2, y + 3.6, 2.2, i % 2 ? 'ink' : 'accent', 6, 0.5), say(`fact${i + 1}`, 'sub', [x + 6, y, tall ? 34 : 35, 7.2], [3.1, 2.4], 'ink', { on: 'accent2', v: 'middle', lines: 2, leading: 1.2 })];
        }).flat(),
      ],
    };
  });

export const asking: readonly Recipe[] = [storyQuiz, about('about-post', 'instagram-post'), about('about-story', 'instagram-story')];
