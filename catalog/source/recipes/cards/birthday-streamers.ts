import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, outlined, stroke, towards } from '../scenes/kit.js';
import { chance } from '../social-media/drawing.js';
import { kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const PARTY = ['accent', 'accent2', 'extra', 'ink'];

/** Paper falls from every edge on a wish in the middle, in a burst with a dotted rim. */
export const birthdayStreamers = layoutIn('birthday-streamers', 'birthday-card', ({ w, h }) => ({
  ground: 'accent2/bg/.35',
  layers: [
    ...many(70, (i): Layer => {
      const [x, y] = [chance(i + 3) * w, chance(i + 203) * h];
      const color = PARTY[i % 4]!;
      return i % 3 ? box(x, y, 4.6, 1.8, color, { rotate: chance(i + 9) * 180, radius: 0.3 }) : disc(x, y, 1.3, color);
    }),
    ...many(5, (i) => stroke([8 + i * 32, -2], [4 + i * 32 + chance(i) * 10, 13 + chance(i + 5) * 6], 2.2, PARTY[(i + 1) % 4]!)),
    outlined('burst', w / 2, h / 2, 104, 92, 'accent'),
    outlined('ellipse', w / 2, h / 2, 84, 70, 'bg'),
    ...many(40, (i): Layer => {
      const [dx, dy] = towards(0, 0, 1, i * 9);
      return disc(w / 2 + dx * 39, h / 2 + dy * 32.2, 0.6, 'accent');
    }),
    kicker('tag', [w / 2 - 24, 28, 48, 3], 3, 'accentText', { align: 'center' }),
    say('title', 'heading', [w / 2 - 33, 36, 66, 26], [17, 8], 'ink', { lines: 2, align: 'center', v: 'middle' }),
    say('author', 'sub', [w / 2 - 27, 70.6, 54, 4], 3, 'ink', { align: 'center' }),
  ],
}));
