import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, poly, ring, starAt, stroke, towards, traced } from '../../scenes/kit.js';
import { hills } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A page for each of so many pictures. */
const leaves = (id: string, category: string, count: number, page: (i: number) => PageRecipe): Recipe => ({
  ...layoutIn(id, category, () => ({ ground: 'bg', layers: [] })),
  ...page(0),
  pages: many(count - 1, (i) => page(i + 1)),
});

const art = (i: number, x: number, y: number, side: number, color: string): Layer => icon(`art${i + 1}`, x, y, side, [color, color]);

/** An arch and a sun of strokes, a sprig at the side. */
const bohoCovers = leaves('boho-covers-square-picture', 'square-picture', 6, (i) => {
  const ground = ['accent2/bg/.5', 'accent/bg/.7', 'extra/bg/.6'][i % 3]!;
  return {
    ground,
    layers: [
      ...many(15, (k) => { const turn = -180 + (k * 180) / 14; return stroke(towards(50, 52, 38, turn), towards(50, 52, k % 2 ? 42 : 45, turn), 1.1, 'ink'); }),
      outlined('arch', 50, 59, 66, 82, 'bg'), outlined('arch', 50, 61, 56, 74, ground),
      ...many(7, (k) => leaf(14 + k * 0.7, 96 - k * 7, 13 - k * 0.6, 5, k % 2 ? -20 : -150, 'ink')), traced([12, 44, 7, 56], 'M0 100C10 60 60 30 100 0', 'ink', 0.9),
      art(i, 34, 44, 32, 'ink'),
    ],
  };
});

/** A blot of water color under a white round. */
const blushCovers = leaves('blush-covers-square-picture', 'square-picture', 6, (i) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 100] },
    ...many(3, (k) => { const [x, y] = towards(50, 50, 43, 200 + i * 60 + k * 26); return leaf(x, y, 17 - k * 2, 8, 250 + i * 60 + k * 26, k % 2 ? 'extra' : 'accent2', { opacity: 0.8 }); }),
    disc(50, 50, 33, 'bg'), ring(50, 50, 30, 0.9, 'accent'), art(i, 35, 35, 30, 'accent'),
  ],
}));

/** Gold on black: two rings that are broken by stars. */
const goldCovers = leaves('gold-covers-instagram-story', 'instagram-story', 5, (i) => ({
  ground: 'ink',
  layers: [
    ring(50, 88.9, 34, 0.9, 'accent'), ring(50, 88.9, 30.4, 1.8, 'accent'), ...many(4, (k) => { const [x, y] = towards(50, 88.9, 32.2, 45 + k * 90); return [disc(x, y, 4.2, 'ink'), starAt(x, y, 3.6, 'accent', 4, 0.34)]; }).flat(),
    art(i, 35, 73.9, 30, 'accent'),
    ...[24, 153.8].map((y) => starAt(50, y, 3, 'accent', 4, 0.3)), ...[-1, 1].flatMap((side) => [24, 153.8].map((y) => stroke([50 + side * 6, y], [50 + side * 24, y], 0.9, 'accent'))),
  ],
}));

/** A biscuit with a scalloped edge on a cloth of checks. */
const cafeCovers = leaves('cafe-covers-facebook-highlight', 'facebook-highlight', 5, (i) => ({
  ground: ['accent2', 'accent', 'extra', 'accent2', 'accent'][i]!,
  layers: [
    ...many(10, (k) => box(k * 16, 0, 8, 100, 'bg', { opacity: 0.16 })), ...many(7, (k) => box(0, k * 16, 150, 8, 'bg', { opacity: 0.16 })),
    ...many(20, (k) => { const [x, y] = towards(75, 50, 35, k * 18); return disc(x, y, 6.2, 'bg'); }), disc(75, 50, 36, 'bg'), ring(75, 50, 33, 0.9, ['accent2', 'accent', 'extra', 'accent2', 'accent'][i]!),
    { ...icon(`art${i + 1}`, 53, 28, 44) },
  ],
}));

const PAGES = 5;

/** How far one is, and that there is more. */
const foot = (i: number, on: string, color: string): Layer[] => [
  ...many(PAGES, (k) => (k === i ? box(8 + k * 5, 91, 8, 2.4, color, { radius: 0.5 }) : disc(9.2 + k * 5 + (k > i ? 4.4 : 0), 92.2, 1.2, color, { opacity: 0.5 }))),
  ...(i < PAGES - 1 ? [stroke([80, 92.2], [91.4, 92.2], 1, color), stroke([91.4, 92.2], [87.6, 88.6], 1, color), stroke([91.4, 92.2], [87.6, 95.8], 1, color)] : []),
];

const RIBBON = ['M0 60C30 20 60 96 100 40', 'M0 40C30 0 50 90 100 70', 'M0 70C30 54 60 10 100 30', 'M0 30C40 60 70 100 100 60', 'M0 60C30 30 40 20 60 40C74 56 50 76 44 54C38 30 74 20 84 30'];

/** Five tips along one ribbon that runs from page to page. */
const tips = leaves('tips-carousel-instagram-post', 'instagram-post', PAGES, (i) => {
  const ground = ['accent', 'bg', 'accent2/bg/.5', 'bg', 'ink'][i]!;
  const word = ['onAccent', 'ink', 'ink', 'ink', 'bg'][i]!;
  const line = ['accent2', 'accent', 'accent', 'accent', 'accent2'][i]!;
  return {
    ground,
    layers: [
      traced([-0.4, i ? 44 : 50, 100.8, 40], RIBBON[i]!, line, 5.4),
      ...(i === 0
        ? [kicker('tag', [8, 9, 84, 4], [3.6, 2.8], word, { on: ground, weight: 700 }), say('title', 'heading', [8, 17, 84, 40], [21, 9], word, { on: ground, lines: 3 }), starAt(80, 71, 8, 'bg', 4, 0.34)]
        : i < 4
          ? [disc(20, 20, 12, 'ink'), say(`number${i}`, 'heading', [8, 8, 24, 24], [14, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say(`head${i}`, 'heading', [8, 37, 84, 12], [10.4, 6], word, { on: ground, v: 'middle' }), card(8, 62, 84, 22, i === 2 ? 'bg' : 'surface', 4), say(`text${i}`, 'body', [13, 64.4, 74, 17], [4.6, 3.2], 'ink', { on: i === 2 ? 'bg' : 'surface', lines: 3, v: 'middle', leading: 1.35 })]
          : [say('last', 'heading', [8, 10, 84, 32], [16, 8], word, { on: ground, lines: 2 }), box(8, 71, 56, 13, 'accent', { radius: 0.5 }), say('cta', 'sub', [11, 71, 50, 13], [5, 3.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 })]),
      ...foot(i, ground, word),
    ],
  };
});

/** What is said on one page, what is so on the next. */
const myths = leaves('myths-carousel-instagram-post', 'instagram-post', PAGES, (i) => {
  const myth = i === 1 || i === 3;
  const ground = i === 0 ? 'ink' : myth ? 'ink' : 'accent2';
  const word = ground === 'ink' ? 'bg' : 'ink';
  return {
    ground,
    layers: [
      ...(i === 0
        ? [poly([[0, 100], [0, 58], [100, 40], [100, 100]], 'accent2'), icon('flat-thinking-face', 56, 47, 40), kicker('tag', [8, 9, 84, 4], [3.6, 2.8], 'accent2', { on: ground, weight: 700 }), say('title', 'heading', [8, 17, 84, 26], [17, 8], 'bg', { on: 'ink', lines: 2 })]
        : [
            ...many(5, (k) => ring(92, 8, 14 + k * 9, 1, word, { opacity: 0.14 })),
            box(8, 11, 34, 12, myth ? 'accent' : 'ink', { rotate: -3, radius: 0.14 }), say(`kind${i}`, 'heading', [10, 11, 30, 12], [8, 5], myth ? 'onAccent' : 'bg', { on: myth ? 'accent' : 'ink', align: 'center', v: 'middle', caps: true, rotate: -3 }),
            say(`head${i}`, 'heading', [8, 32, 84, 30], [14, 7], word, { on: ground, lines: 3, v: 'middle', leading: 1.02 }), say(`text${i}`, 'body', [8, 66, 72, 16], [4.6, 3.2], word, { on: ground, lines: 3, leading: 1.35 }),
          ]),
      ...foot(i, ground, i === 0 ? 'ink' : word),
    ],
  };
});

/** A dish: how it looks, what goes in, what is done, and the plate again. */
const dish = leaves('dish-carousel-instagram-post', 'instagram-post', PAGES, (i) => {
  const paper = i === 1 || i === 2 || i === 3;
  return {
    ground: paper ? 'bg' : 'accent',
    layers: [
      ...(i === 0
        ? [{ k: 'photo', photo: 'hero', at: [0, 0, 100, 66] } as const, ...many(13, (k) => disc(k * 8.33, 66, 4.3, 'accent')), kicker('tag', [8, 69, 84, 3.4], [3.3, 2.6], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [8, 74.6, 84, 12], [12, 6], 'onAccent', { on: 'accent', v: 'middle' })]
        : i === 1
          ? [box(0, 0, 34, 100, 'accent2'), ...many(4, (k) => icon(['flat-glass-of-milk', 'flat-egg', 'flat-cookie', 'flat-salt'][k]!, 9, 9 + k * 19, 16)), say('inTitle', 'heading', [42, 10, 50, 9], [9, 5], 'ink', { on: 'bg', v: 'middle' }), ...many(6, (k): Layer[] => [say(`item${k + 1}`, 'sub', [42, 25 + k * 9.6, 50, 6], [4, 3], 'ink', { on: 'bg', v: 'middle' }), box(42, 32.4 + k * 9.6, 50, 0.9, 'accent2/bg/.4')]).flat()]
          : i < 4
            ? [box(0, 0, 100, 34, i === 2 ? 'accent2' : 'extra'), ...many(13, (k) => disc(k * 8.33, 34, 4.3, 'bg')), icon(i === 2 ? 'flat-fork-and-knife' : 'flat-stopwatch', 64, 5, 24), say(`number${i}`, 'heading', [8, 6, 30, 22], [24, 12], 'ink', { on: i === 2 ? 'accent2' : 'extra', v: 'middle' }), say(`head${i}`, 'heading', [8, 43, 84, 11], [10, 6], 'ink', { on: 'bg', v: 'middle' }), say(`text${i}`, 'body', [8, 58, 80, 26], [4.7, 3.4], 'ink', { on: 'bg', lines: 4, leading: 1.4 })]
            : [{ k: 'photo', photo: 'hero', at: [22, 9, 56, 56], frame: 'ellipse' } as const, ring(50, 37, 30.6, 1.2, 'bg'), say('last', 'heading', [8, 70, 84, 10], [9, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('cta', 'sub', [14, 81, 72, 5], [3.8, 2.9], 'onAccent', { on: 'accent', align: 'center', v: 'middle' })]),
      ...foot(i, paper ? 'bg' : 'accent', paper ? 'ink' : 'onAccent'),
    ],
  };
});

/** A soft land of hills that runs over all pages, a small thing to do on each. */
const habits = leaves('habits-carousel-instagram-post', 'instagram-post', PAGES, (i) => ({
  ground: 'accent2/bg/.56',
  layers: [
    ...(i === 1 || i === 3 ? [disc(i === 1 ? 104 : -4, 30, 20, 'bg')] : []), ...(i === 2 ? [disc(4, 30, 0.1, 'bg')] : []), ...(i === 0 ? [disc(80, 22, 13, 'bg'), disc(80, 22, 9, 'accent2')] : []),
    drawn(0, 66, 100.2, 34.2, hills([0, [30, 0, 40, 10, 34][i]!], [50, [14, 36, 0, 36, 8][i]!], [100, [0, 40, 10, 34, 20][i]!]), 'accent2'), drawn(0, 80, 100.2, 20.2, hills([0, [20, 40, 0, 30, 6][i]!], [50, [0, 10, 36, 0, 30][i]!], [100, [40, 0, 30, 6, 20][i]!]), 'accent/bg/.36'),
    ...many(3, (k) => leaf(86 - k * 5, 88, 16 - k * 3, 6, -100 + k * 24, 'extra')),
    ...(i === 0
      ? [kicker('tag', [9, 10, 60, 4], [3.4, 2.7], 'ink', { on: 'accent2/bg/.56', weight: 700 }), say('title', 'heading', [9, 18, 62, 44], [16, 8], 'ink', { on: 'accent2/bg/.56', lines: 4 })]
      : i < 4
        ? [card(14, 12, 72, 62, 'bg', 9), icon(['flat-potted-plant', 'flat-hot-beverage', 'flat-full-moon'][i - 1]!, 39, 17, 22), say(`head${i}`, 'heading', [19, 42, 62, 9], [8.4, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`text${i}`, 'body', [20, 53, 60, 16], [4.2, 3], 'ink', { on: 'bg', align: 'center', lines: 3, leading: 1.4 })]
        : [say('last', 'heading', [9, 14, 82, 26], [14, 7], 'ink', { on: 'accent2/bg/.56', align: 'center', lines: 2 }), box(25, 47, 50, 12, 'ink', { radius: 0.5 }), say('cta', 'sub', [28, 47, 44, 12], [4.6, 3], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 })]),
    ...foot(i, 'accent/bg/.36', 'ink'),
  ],
}));

export const pages: readonly Recipe[] = [bohoCovers, blushCovers, goldCovers, cafeCovers, tips, myths, dish, habits];
