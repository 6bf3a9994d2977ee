import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, oval, poly, ring, stroke, traced } from '../../scenes/kit.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A dog that looks up, one ear dark, with a collar. */
const dog = (cx: number, cy: number, s: number): Layer[] => [
  drawn(cx - s * 0.3, cy + s * 0.16, s * 0.6, s * 0.4, 'M26 0H74C92 20 100 60 100 100H0C0 60 8 20 26 0Z', '#d9a066'), drawn(cx - s * 0.12, cy + s * 0.26, s * 0.24, s * 0.3, 'M50 0C86 0 100 40 100 100H0C0 40 14 0 50 0Z', '#fff4e4'),
  box(cx - s * 0.2, cy + s * 0.2, s * 0.4, s * 0.07, 'accent', { radius: 0.5 }), disc(cx, cy + s * 0.28, s * 0.05, 'accent2'), disc(cx, cy + s * 0.28, s * 0.02, 'ink'),
  oval(cx, cy - s * 0.02, s * 0.27, s * 0.27, '#e0aa72'), drawn(cx - s * 0.1, cy - s * 0.29, s * 0.2, s * 0.36, 'M36 0H64C60 40 70 70 100 100H0C30 70 40 40 36 0Z', '#fff4e4'),
  drawn(cx - s * 0.42, cy - s * 0.27, s * 0.2, s * 0.36, 'M96 6C40 -10 0 30 4 90C30 108 70 90 100 40Z', '#8a5431'), drawn(cx + s * 0.22, cy - s * 0.27, s * 0.2, s * 0.36, 'M4 6C60 -10 100 30 96 90C70 108 30 90 0 40Z', '#8a5431'),
  oval(cx, cy + s * 0.09, s * 0.16, s * 0.13, '#fff4e4'), drawn(cx - s * 0.06, cy + s * 0.01, s * 0.12, s * 0.08, 'M50 100C10 80 -10 30 10 10C30 -4 70 -4 90 10C110 30 90 80 50 100Z', '#2a1a14'),
  traced([cx - s * 0.08, cy + s * 0.1, s * 0.16, s * 0.05], 'M0 10C10 100 44 110 50 0C56 110 90 100 100 10', '#2a1a14', s * 0.014),
  ...[-1, 1].flatMap((side) => [disc(cx + side * s * 0.12, cy - s * 0.05, s * 0.038, '#2a1a14'), disc(cx + side * s * 0.12 + s * 0.012, cy - s * 0.062, s * 0.012, '#ffffff')]),
];

/** A striped cat with a small bell. */
const cat = (cx: number, cy: number, s: number): Layer[] => [
  drawn(cx - s * 0.26, cy + s * 0.14, s * 0.52, s * 0.42, 'M26 0H74C96 20 100 60 100 100H0C0 60 4 20 26 0Z', '#8d98a6'),
  ...[-1, 1].flatMap((side) => [poly([[cx + side * s * 0.3, cy - s * 0.36], [cx + side * s * 0.06, cy - s * 0.2], [cx + side * s * 0.3, cy]], '#8d98a6'), poly([[cx + side * s * 0.265, cy - s * 0.27], [cx + side * s * 0.13, cy - s * 0.18], [cx + side * s * 0.26, cy - s * 0.08]], '#f0b6b0')]),
  oval(cx, cy, s * 0.31, s * 0.25, '#9faab8'), ...[-1, 0, 1].map((k) => stroke([cx + k * s * 0.075, cy - s * 0.24], [cx + k * s * 0.06, cy - s * 0.13], s * 0.032, '#5f6a78')), ...[-1, 1].flatMap((side) => [0, 1].map((k) => stroke([cx + side * s * 0.3, cy + s * (0.02 + k * 0.07)], [cx + side * s * 0.21, cy + s * (0.03 + k * 0.05)], s * 0.024, '#5f6a78'))),
  oval(cx, cy + s * 0.1, s * 0.13, s * 0.09, '#f6f3ee'), poly([[cx - s * 0.03, cy + s * 0.045], [cx + s * 0.03, cy + s * 0.045], [cx, cy + s * 0.08]], '#e07a78'), traced([cx - s * 0.06, cy + s * 0.08, s * 0.12, s * 0.05], 'M0 30C10 110 44 110 50 0C56 110 90 110 100 30', '#2a2a30', s * 0.012),
  ...[-1, 1].flatMap((side) => [oval(cx + side * s * 0.12, cy - s * 0.01, s * 0.05, s * 0.055, '#f2d36b'), oval(cx + side * s * 0.12, cy - s * 0.01, s * 0.016, s * 0.046, '#1e1e24'), ...[-1, 1].map((k) => stroke([cx + side * s * 0.15, cy + s * 0.1], [cx + side * s * 0.36, cy + s * (0.1 + k * 0.04)], s * 0.007, '#f6f3ee'))]),
  box(cx - s * 0.17, cy + s * 0.215, s * 0.34, s * 0.055, 'accent', { radius: 0.5 }), disc(cx, cy + s * 0.275, s * 0.036, 'accent2'), ring(cx, cy + s * 0.275, s * 0.01, s * 0.008, 'ink'),
];

/** A word as large as the page, a picture in a frame, what to look for and where to call. */
const postDog = layoutIn('lost-dog-sheet', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 33, 'accent'), say('title', 'heading', [6, 6, 88, 21], [30, 12], 'onAccent', { on: 'accent', caps: true, align: 'center', v: 'middle' }),
    card(17, 38.6, 66, 50, 'ink', 2), card(18.4, 40, 63.2, 47.2, 'extra/bg/.5', 1.4), disc(50, 62, 20, 'extra/bg/.72'), ...dog(50, 62, 45), box(18.4, 87.2, 63.2, 1.4, 'ink'), box(17, 88.6, 66, 4, 'bg'),
    say('name', 'heading', [8, 92, 84, 8.4], [9.6, 6], 'ink', { align: 'center', v: 'middle' }),
    say('body', 'body', [14, 103.6, 72, 11], [3.2, 2.6], 'ink', { align: 'center', lines: 3, leading: 1.4 }),
    box(0, h - 23, w, 23, 'ink'), kicker('tag', [8, h - 19, 84, 3], 2.9, 'accent2', { on: 'ink', align: 'center', weight: 700 }),
    say('phone', 'heading', [8, h - 13.6, 84, 8], [9.4, 6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** A sheet for a lamp post, with strips to tear off. */
const postCat = layoutIn('lost-cat-strips', 'flyer', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    say('title', 'heading', [7, 9, 86, 16], [19, 9], 'ink', { on: 'accent2', caps: true, align: 'center', v: 'middle' }),
    disc(50, 55, 26.4, 'bg'), ...cat(50, 52, 47), drawn(20, 25, 60, 60, 'M0 0H100V100H0ZM50 6.67A43.33 43.33 0 1 0 50 93.33A43.33 43.33 0 1 0 50 6.67Z', 'accent2'), ring(50, 55, 26, 1.2, 'ink'),
    say('name', 'heading', [8, 87, 84, 8], [8.6, 5.4], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('body', 'body', [12, 98, 76, 11], [3.4, 2.6], 'ink', { on: 'accent2', align: 'center', lines: 2, leading: 1.4 }),
    box(0, h - 30, w, 30, 'bg'), box(0, h - 30, w, 0.6, 'ink'),
    ...many(6, (i) => box((w / 7) * (i + 1) - 0.25, h - 30, 0.5, 30, 'ink')),
    ...many(7, (i): Layer => ({ ...say('strip', 'sub', [(w / 7) * (i + 0.5) - 11.5, h - 17, 23, 4], [3.2, 2.3], 'ink', { align: 'center', v: 'middle', weight: 700 }), id: `strip-${i + 1}`, rotate: -90 })),
  ],
}));

/** The same news for the neighborhood's feed: a picture on one side, what counts on the other. */
const feedDog = layoutIn('lost-dog-feed', 'facebook-post', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    card(6, 6, 52, h - 12, 'accent2', 3), disc(32, 46, 21, 'accent2/bg/.5'), ...dog(32, 52, 58), box(6, 84, 52, 10, 'accent', { radius: 0 }), box(6, 94, 52, 6, 'ink'),
    say('name', 'heading', [9, 84, 46, 10], [6, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('title', 'heading', [64, 11, w - 70, 27], [20, 7], 'bg', { on: 'ink', caps: true, lines: 3 }),
    say('body', 'body', [64, 0, w - 70, 22], [3.6, 2.8], 'bg', { on: 'ink', lines: 4, leading: 1.42, below: 'title', gap: 6 }),
    kicker('tag', [64, 72.6, w - 70, 3], 2.7, 'accent2', { on: 'ink', weight: 700 }), say('phone', 'heading', [64, 79, w - 70, 9], [8.6, 5], 'bg', { on: 'ink', v: 'middle' }),
  ],
}));

/** A round picture, and the word around which all turns. */
const feedCat = layoutIn('lost-cat-feed', 'instagram-post', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    outlined('ellipse', 50, 62, 78, 78, 'bg'), ...cat(50, 61, 66), box(0, 83, w, h - 83, 'ink'), 
    say('title', 'heading', [6, 7, 88, 14], [17, 9], 'onAccent', { on: 'accent', caps: true, align: 'center', v: 'middle' }),
    say('name', 'heading', [7, 86.4, 46, 8], [7, 4], 'bg', { on: 'ink', v: 'middle' }), say('phone', 'sub', [50, 86.4, 43, 8], [4, 3], 'accent2', { on: 'ink', align: 'right', v: 'middle', weight: 700 }),
  ],
}));

export const posts: readonly Recipe[] = [postDog, postCat, feedDog, feedCat];
