import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { hills, pen } from '../../social-media/drawing.js';
import { box, disc, drawn, many, oval, poly, stroke, traced } from '../../scenes/kit.js';
import { icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const ABOVE = ['flat-tomato', 'flat-avocado', 'flat-pot-of-food', 'flat-lemon', 'flat-eggplant', 'flat-spaghetti'];
const BELOW = ['flat-cheese-wedge', 'flat-carrot', 'flat-shrimp', 'flat-pancakes', 'flat-broccoli', 'flat-mushroom'];

/** Groceries above and below a scalloped band, which is what a telephone shows of it. */
const kitchenChannel = layoutIn('kitchen-channel-art', 'youtube-channel-art', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    ...many(15, (i) => box(i * 12, 0, 6, h, 'accent2/bg/.34')), ...many(9, (i) => box(0, i * 12, w, 6, 'bg', { opacity: 0.24 })),
    ...ABOVE.map((art, i): Layer => ({ ...icon(art, 3.4 + i * 29.4, 1.6 + (i % 2) * 2, 26), rotate: [-12, 8, -4, 14, -10, 8][i]! })),
    ...BELOW.map((art, i): Layer => ({ ...icon(art, 3.4 + i * 29.4, 72.6 - (i % 2) * 2, 26), rotate: [10, -8, 12, -4, 8, -12][i]! })),
    ...many(23, (i) => [disc(i * 8.08, 33, 4.04, 'ink'), disc(i * 8.08, 67, 4.04, 'ink')]).flat(), box(0, 33, w, 34, 'ink'),
    kicker('tag', [38, 35.8, 101.7, 3.2], [3, 2.4], 'accent2', { on: 'ink', align: 'center', weight: 700 }),
    say('title', 'heading', [38, 41.4, 101.7, 13], [14.4, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    say('detail', 'body', [38, 61, 101.7, 3.6], [3.4, 2.6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** A sprite of rows of signs: whatever is no space is a square of it. */
function sprite(rows: readonly string[], x: number, y: number, p: number, color: string): Layer {
  const wide = Math.max(...rows.map((row) => row.length));
  const { box: cell } = pen(wide, rows.length);
  const d = rows.flatMap((row, j) => [...row.matchAll(/#+/g)].map((run) => cell(run.index, j, run[0].length, 1))).join('');
  return drawn(x, y, wide * p, rows.length * p, d, color);
}

const INVADER = ['  #     #  ', '   #   #   ', '  #######  ', ' ## ### ## ', '###########', '# ####### #', '# #     # #', '   ## ##   '];
const CRAB = ['   #####   ', ' ######### ', '###########', '##  ###  ##', '###########', '  ##   ##  ', ' ## ### ## ', '##       ##'];
const HEART = [' ## ## ', '#######', '#######', ' ##### ', '  ###  ', '   #   '];
const CLOUD = ['    ####     ', '  ########## ', '#############'];
const COIN = [' ## ', '####', '####', ' ## '];

/** A game of squares: clouds, coins and two who guard the name. */
const pixelChannel = layoutIn('pixel-channel-art', 'youtube-channel-art', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(44, (i) => [(((i + 1) * 0.618) % 1) * w, (((i + 1) * 0.371) % 1) * 72] as const).filter(([x, y]) => y < 34 || x < 34 || x > 142).map(([x, y], i) => box(x, y, i % 4 ? 0.8 : 1.6, i % 4 ? 0.8 : 1.6, i % 3 ? 'bg' : 'accent2')),
    sprite(CLOUD, 10, 12, 2.4, 'ink/bg/.24'), sprite(CLOUD, 128, 8, 3, 'ink/bg/.24'), sprite(CLOUD, 66, 20, 1.8, 'ink/bg/.24'),
    sprite(INVADER, 2.6, 35, 2.7, 'accent'), sprite(CRAB, w - 32.4, 37, 2.7, 'accent2'),
    ...many(3, (i) => sprite(HEART, 74.4 + i * 10.4, 8, 1.2, 'accent')),
    ...many(5, (i) => sprite(COIN, 59 + i * 13, 71 - [0, 3, 4, 3, 0][i]!, 1.5, 'accent2')),
    box(0, 84, w, h - 84, 'accent/ink/.5'), box(0, 84, w, 4, 'extra'), ...many(30, (i) => box(i * 6, 88, 3, 2.4, 'extra')), ...many(11, (i) => box(4 + i * 17, 94, 8, 3, 'accent/ink/.66')),
    ...[[8, 74], [150, 70]].map(([x, y]) => [box(x!, y!, 20, 5, 'extra'), box(x!, y! + 5, 20, 3, 'accent/ink/.5')]).flat(),
    ...[[34, 72, 7, 12], [142, 76, 6, 8]].map(([x, y, pw, ph]) => [box(x!, y!, pw!, ph!, 'accent2'), box(x! - 1.4, y!, pw! + 2.8, 3.4, 'accent2/ink/.24')]).flat(),
    say('title', 'heading', [37, 37, 104, 16], [21, 8], 'bg', { on: 'ink', align: 'center', v: 'middle', caps: true }),
    say('tag', 'sub', [37, 56.4, 104, 5], [3.8, 2.8], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

const balloon = (cx: number, cy: number, s: number, colors: readonly [string, string]): Layer[] => [
  stroke([cx - s * 0.2, cy + s * 0.4], [cx - s * 0.09, cy + s * 0.72], s * 0.018, 'ink'), stroke([cx + s * 0.2, cy + s * 0.4], [cx + s * 0.09, cy + s * 0.72], s * 0.018, 'ink'),
  drawn(cx - s * 0.46, cy - s * 0.5, s * 0.92, s, 'M50 0C84 0 100 26 100 48C100 72 78 88 66 100H34C22 88 0 72 0 48C0 26 16 0 50 0Z', colors[0]),
  drawn(cx - s * 0.26, cy - s * 0.5, s * 0.52, s, 'M50 0C84 10 100 30 100 50C100 74 76 90 70 100H30C24 90 0 74 0 50C0 30 16 10 50 0Z', colors[1]), drawn(cx - s * 0.09, cy - s * 0.5, s * 0.18, s, 'M50 0C84 20 100 40 100 54C100 76 84 92 80 100H20C16 92 0 76 0 54C0 40 16 20 50 0Z', colors[0]),
  box(cx - s * 0.1, cy + s * 0.68, s * 0.2, s * 0.16, 'ink', { radius: 0.2 }),
];

/** Balloons over ranges of hills, and a road that goes on. */
const trailChannel = layoutIn('trail-channel-art', 'youtube-channel-art', ({ w, h }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    disc(w / 2, 86, 70, 'accent2/bg/.24'),
    traced([50, 7, 78, 17], 'M0 100C20 40 44 10 60 40C68 62 50 78 46 56C42 24 70 10 100 0', 'ink', 0.7), { ...icon('flat-airplane', 126, 1, 15), rotate: 10 },
    ...[[42, 22, 20], [150, 27, 22], [6, 10, 20]].map(([x, y, s]) => [box(x!, y! + 3, s!, 3.4, 'bg', { radius: 0.5 }), oval(x! + s! * 0.5, y! + 3, s! * 0.22, 3.2, 'bg')]).flat(),
    ...balloon(20, 36, 30, ['accent', 'bg']), ...balloon(161, 47, 22, ['ink', 'accent2']),
    drawn(0, 60, w, h - 60, hills([0, 40], [10, 20], [26, 44], [42, 22], [58, 34], [74, 12], [88, 40], [100, 22]), 'extra/bg/.3'),
    drawn(0, 69, w, h - 69, hills([0, 20], [20, 52], [38, 12], [60, 54], [80, 26], [100, 48]), 'extra'),
    drawn(0, 78, w, h - 78, hills([0, 62], [22, 20], [50, 48], [76, 8], [100, 56]), 'extra/ink/.4'),
    drawn(0, 88, w, h - 88, hills([0, 18], [34, 60], [66, 30], [100, 0]), 'ink'),
    poly([[90, h], [104, h], [96, 92], [103, 88], [101, 88], [91, 92]], 'accent2'),
    ...many(9, (i) => [6, 13, 21, 47, 58, 120, 133, 151, 168][i]!).map((x, i) => poly([[x - 2.6, 96], [x + 2.6, 96], [x, 84 - (i % 3) * 2]], 'ink')),
    say('title', 'heading', [44, 35.4, 90, 15], [17, 7], 'ink', { on: 'accent2/bg/.24', align: 'center', v: 'middle' }),
    say('tag', 'sub', [46, 57, 86, 5], [4.4, 3], 'ink', { on: 'accent2/bg/.24', align: 'center', v: 'middle', weight: 600 }),
  ],
}));

export const channels: readonly Recipe[] = [kitchenChannel, pixelChannel, trailChannel];
