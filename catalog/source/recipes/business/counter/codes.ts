import { qrCode } from '../../../../../elements/objects/qr/display.js';
import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, starAt, stroke } from '../../scenes/kit.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A code that telephones read, on a field of its own; what it says is an address of nobody. */
export const code = (x: number, y: number, side: number, ground = 'bg'): Layer[] => {
  const { size, path } = qrCode({ text: 'https://scan.example', correction: 'L' });
  const share = (value: string): number => Math.round((Number(value) * 10000) / size) / 100;
  const scaled = path.replace(/M(\d+) (\d+)|([HV])(\d+)/g, (_, mx: string, my: string, letter: string, value: string) => (letter ? `${letter}${share(value)}` : `M${share(mx)} ${share(my)}`));
  const quiet = side * 0.08;
  return [card(x, y, side, side, ground, side * 0.06), drawn(x + quiet, y + quiet, side - 2 * quiet, side - 2 * quiet, scaled, 'ink')];
};

const stars = (x: number, y: number, r: number, step: number, color: string): Layer[] => many(5, (i) => starAt(x + i * step, y, r, color, 5, 0.46));

/** Five stars, a request and a code on a card for the counter. */
const reviewCard = layoutIn('review-card', 'business-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    disc(12, 96, 34, 'ink/accent/.3'), ...stars(16, 20, 6, 13.4, 'accent2'),
    say('title', 'heading', [10, 33, 84, 28], [15, 7], 'bg', { on: 'ink', lines: 2, v: 'middle' }), say('body', 'body', [10, 66, 80, 12], [5, 3.6], 'bg', { on: 'ink', lines: 2, leading: 1.36 }), say('company', 'sub', [10, 85, 80, 5], [4.4, 3.4], 'accent2', { on: 'ink', v: 'middle', weight: 700 }),
    card(104, 11, 60, 78, 'accent', 5), ...code(110, 17, 48), say('cta', 'sub', [107, 69, 54, 15], [5.6, 3.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }), box(0, h - 2.4, w, 2.4, 'accent2'),
  ],
}));

/** A review card in the light: the request in a speech bubble over the stars. */
const reviewBubble = layoutIn('review-bubble', 'a6-card', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    disc(96, 132, 40, 'accent2/bg/.4'), card(7, 8, 86, 49, 'bg', 6), poly([[22, 56], [38, 56], [22, 66]], 'bg'), ...stars(18, 19, 5.4, 16, 'accent'),
    say('title', 'heading', [13, 27, 74, 24], [13, 6.4], 'ink', { on: 'bg', lines: 2, v: 'middle', align: 'center' }), ...code(27, 68, 46), say('cta', 'sub', [8, 116.6, 84, 5], [4.4, 3.2], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
    say('body', 'body', [12, 123, 76, 5], [3.5, 2.8], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('company', 'heading', [10, h - 11, w - 20, 6], [5, 3.4], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
  ],
}));

/** A request in a square, for a feed. */
const reviewPost = layoutIn('review-request', 'instagram-post', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(3, (i) => ring(100, 0, 34 + i * 14, 4, 'accent/bg/.14')), ...stars(15, 18, 6.6, 14.6, 'accent/onAccent/.9'), kicker('tag', [9, 29, 80, 4], [3.4, 2.8], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [9, 36, 82, 32], [16, 8], 'onAccent', { on: 'accent', lines: 2 }),
    say('body', 'body', [9, 72, 60, 10], [3.8, 3], 'onAccent', { on: 'accent', lines: 2, leading: 1.4 }), ...code(71, 71, 21), say('company', 'sub', [9, 88, 56, 5], [3.6, 2.9], 'onAccent', { on: 'accent', weight: 700, v: 'middle' }), box(0, h - 1.6, w, 1.6, 'ink'),
  ],
}));

/** A sign with one code as large as the page allows, and an arrow that says where to point. */
const scanSign = layoutIn('scan-sign', 'poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(7, (i) => box(-20, i * 24, 140, 9, 'accent/bg/.05', { rotate: -14 })),
    kicker('tag', [9, 9, 82, 4], [3.6, 2.6], 'onAccent', { on: 'accent', align: 'center', weight: 700 }), say('title', 'heading', [7, 15, 86, 26], [20, 8], 'onAccent', { on: 'accent', align: 'center', lines: 2, v: 'middle' }),
    card(19.6, 47.6, 64, 64, 'ink', 5), card(18, 46, 64, 64, 'bg', 5), ...code(21, 49, 58),
    poly([[46, 119], [54, 119], [50, 113]], 'onAccent'), say('body', 'sub', [10, 119.6, 80, 7], [4.6, 3], 'onAccent', { on: 'accent', align: 'center', lines: 2, v: 'middle', leading: 1.3 }), box(0, h - 12.6, w, 12.7, 'ink'), say('company', 'sub', [8, h - 11.6, w - 16, 7.4], [3.4, 2.5], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A telephone that holds a code, steps beside it. */
const scanPhone = layoutIn('scan-phone', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 56, 'accent2'), disc(50, 74, 46, 'accent2'), kicker('tag', [9, 8, 82, 4], [3.4, 2.5], 'ink', { on: 'accent2', align: 'center', weight: 700 }), say('title', 'heading', [8, 14, 84, 14], [15, 7], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
    card(25, 33, 50, 76, 'ink', 7), card(28, 39, 44, 62, 'bg', 2), card(43, 35.2, 14, 1.8, 'ink/bg/.4', 0.9), ...code(30, 43, 40), say('cta', 'sub', [30, 86, 40, 10], [4, 2.8], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), disc(50, 105, 2, 'ink/bg/.4'),
    ...many(3, (i): Layer[] => { const x = 8 + i * 29; return [disc(x + 13, 123, 3.6, 'accent'), say(`no${i + 1}`, 'heading', [x + 10, 120.4, 6, 5.2], [3.6, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say(`step${i + 1}`, 'sub', [x, 128, 26, 7], [2.8, 2.2], 'ink', { align: 'center', lines: 2, leading: 1.28 })]; }).flat(), box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** A card to stand by the till: pay here. */
const scanCard = layoutIn('scan-card', 'a6-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    poly([[0, 0], [w, 0], [w, 40], [0, 56]], 'accent'), kicker('tag', [8, 8, 84, 4], [3.8, 3], 'onAccent', { on: 'accent', align: 'center', weight: 700 }), say('title', 'heading', [8, 14, 84, 20], [19, 9], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ...code(21, 44, 58), ...[[17, 40, 1, 1], [83, 40, -1, 1], [17, 106, 1, -1], [83, 106, -1, -1]].flatMap(([x, y, dx, dy]): Layer[] => [stroke([x!, y!], [x! + dx! * 9, y!], 1.2, 'accent2'), stroke([x!, y!], [x!, y! + dy! * 9], 1.2, 'accent2')]),
    say('body', 'body', [10, 112, 80, 10], [3.9, 3], 'bg', { on: 'ink', align: 'center', lines: 2, v: 'middle', leading: 1.36 }), say('company', 'heading', [10, h - 14, 80, 7], [5.6, 3.6], 'accent2', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

export const codes: readonly Recipe[] = [reviewCard, reviewBubble, reviewPost, scanSign, scanPhone, scanCard];
