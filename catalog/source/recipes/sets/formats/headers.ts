import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, oval, poly, ring, starAt, stroke, towards, type Region } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Width, height, color and words' color of each spine, from the left. */
const SPINES = [[17, 70, 'accent', 'onAccent'], [12, 80, 'ink', 'bg'], [20, 62, 'accent2', 'ink'], [9, 74, 'extra', 'ink'], [18, 84, 'accent', 'onAccent'], [11, 66, 'bg', 'ink']] as const;

/** Who writes, beside a shelf on which the books are named and a cat keeps them. */
const spinesHeader = layoutIn('spines-twitter-header', 'twitter-header', ({ w, h }) => {
  let left = 160;
  return {
    ground: 'accent2/bg/.5',
    layers: [
      disc(228, 49, 43, 'accent2/bg/.2'),
      ...SPINES.flatMap(([width, tall, color, words], i): Layer[] => {
        const x = left;
        left += width + 1;
        const y = 92 - tall;
        return [box(x, y, width, tall, color), box(x, y + 5, width, 2.8, i % 2 ? 'accent2' : 'ink'), box(x, 92 - 8, width, 2.8, i % 2 ? 'accent2' : 'ink'), ...([0, 1, 2, 4].includes(i) ? [say(`book${[1, 2, 3, 0, 4][i]}`, 'heading', [x + width / 2 - (tall - 20) / 2, y + tall / 2 - width / 2 + 0.4, tall - 20, width - 0.8], [width * 0.52, 4.4], words, { on: color, align: 'center', v: 'middle', rotate: -90 })] : [])];
      }),
      ...[[256, 80, 40, 12, 'ink'], [260, 69, 34, 11, 'accent'], [254, 60, 38, 9, 'bg']].map(([x, y, bw, bh, color]) => [box(Number(x), Number(y), Number(bw), Number(bh), String(color)), box(Number(x) + 4, Number(y), 1.8, Number(bh), 'accent2')]).flat(),
      icon('flat-black-cat', 255, 21, 40),
      box(0, 92, w, h - 92, 'ink'),
      kicker('tag', [16, 13, 130, 5], [5, 3.4], 'ink', { on: 'accent2/bg/.5', weight: 700 }),
      say('title', 'heading', [16, 22, 136, 24], [28, 14], 'ink', { on: 'accent2/bg/.5', v: 'middle' }),
      ...['flat-potted-plant', 'flat-open-book', 'flat-glasses', 'flat-pen'].map((art, i) => icon(art, [20, 62, 94, 126][i]!, [61, 63, 75, 66][i]!, [32, 28, 24, 26][i]!)),
      say('detail', 'body', [16, 51, 136, 7], [6, 4.4], 'ink', { on: 'accent2/bg/.5' }),
    ],
  };
});

/** A voice to the left and right of a window with a name in it. */
const voiceHeader = layoutIn('voice-twitter-header', 'twitter-header', () => ({
  ground: 'accent',
  layers: [
    ...many(48, (i) => {
      const x = 3 + i * 6.2;
      if (x > 66 && x < 262) return [];
      const tall = 14 + 66 * Math.abs(Math.sin(i * 0.53) * Math.cos(i * 0.21 + 0.6)) + (i % 3) * 8;
      return [box(x, 50 - tall / 2, 3.6, tall, ['ink', 'accent2', 'bg'][i % 3]!, { radius: 0.5 })];
    }).flat(),
    card(77, 14, 186, 76, 'ink', 12), card(73, 10, 186, 76, 'bg', 12),
    disc(103, 48, 23, 'accent2'), box(96, 29, 14, 25, 'ink', { radius: 0.5 }), ...[35, 40, 45].map((y) => box(96, y, 7, 1.4, 'accent2')), drawn(91, 44, 24, 18, 'M0 0H13C13 46 28 70 50 70C72 70 87 46 87 0H100C100 56 82 92 50 92C18 92 0 56 0 0Z', 'ink'), box(101.4, 60, 3.2, 7, 'ink'), box(95, 65.6, 16, 3.2, 'ink', { radius: 0.5 }),
    kicker('tag', [134, 21, 112, 5], [5, 3.4], 'accent', { on: 'bg', weight: 700 }),
    say('title', 'heading', [134, 30, 112, 30], [23, 11], 'ink', { on: 'bg', lines: 2, v: 'middle' }),
    say('detail', 'sub', [134, 68, 112, 8], [6.2, 4.2], 'ink', { on: 'bg', v: 'middle', weight: 600 }),
  ],
}));

/** The sun at the edge and its planets in a line, their orbits behind. */
const planetsHeader = layoutIn('planets-twitter-header', 'twitter-header', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(46, (i) => disc(((i * 0.618) % 1) * w, ((i * 0.377) % 1) * h, i % 5 ? 0.4 : 0.9, i % 7 ? 'bg' : 'accent2')),
    ...[86, 112, 146, 196, 250, 290].map((r) => ring(-20, 62, r, 0.5, 'ink/bg/.3')),
    disc(-20, 62, 76, 'accent2/ink/.5'), disc(-20, 62, 66, 'accent2'), disc(-20, 62, 50, 'accent2/bg/.4'),
    disc(66, 68, 4.6, 'extra'), disc(92, 66, 7.6, 'accent'), disc(126, 69, 9.4, 'extra/bg/.4'), drawn(118, 62, 16, 12, 'M0 40C20 0 40 20 60 10C80 0 100 30 92 60C70 50 60 90 40 100C20 90 10 60 0 40Z', 'extra/ink/.4'),
    disc(175, 66, 22, 'accent2'), ...[[-12, 4.4, 18.4], [-2, 5, 21.8], [9, 4.4, 20]].map(([dy, th, rx], i) => box(175 - rx!, 66 + dy!, rx! * 2, th!, ['accent', 'accent2/bg/.5', 'accent/accent2/.4'][i]!, { radius: 0.5 })),
    oval(231, 62, 36, 8, 'extra', { rotate: -16 }), oval(231, 62, 30, 5.4, 'ink', { rotate: -16 }), disc(231, 62, 18, 'accent'), drawn(211, 60, 40, 12, 'M0 62C20 84 80 50 98 4C100 12 100 22 99 30C82 84 22 110 2 92Z', 'extra'),
    disc(286, 30, 9, 'extra/bg/.3'), disc(289, 27, 2.4, 'extra/ink/.2'), disc(283, 33, 1.6, 'extra/ink/.2'),
    say('title', 'heading', [84, 9, 160, 22], [28, 11], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [84, 34.4, 150, 6], [5.8, 4], 'accent2', { on: 'ink', v: 'middle', weight: 600 }),
  ],
}));

const faces = (cx: number, cy: number, r: number): Layer[] => {
  const at = (angle: number, share = 1): [number, number] => towards(cx, cy, r * share, angle) as [number, number];
  const outer = [-90, -30, 30, 90, 150, 210].map((angle) => at(angle));
  const inner = [-90, 30, 150].map((angle) => at(angle, 0.6));
  return [
    poly([-90, -30, 30, 90, 150, 210].map((angle) => at(angle, 1.06)), 'ink'),
    poly([outer[5]!, outer[0]!, inner[0]!], 'accent/bg/.2'), poly([outer[0]!, outer[1]!, inner[0]!], 'accent'), poly([outer[5]!, inner[0]!, inner[2]!], 'accent'), poly([outer[1]!, inner[0]!, inner[1]!], 'accent/ink/.22'),
    poly([outer[5]!, outer[4]!, inner[2]!], 'accent/ink/.1'), poly([outer[1]!, outer[2]!, inner[1]!], 'accent/ink/.4'), poly([outer[4]!, outer[3]!, inner[2]!], 'accent/ink/.3'), poly([outer[2]!, outer[3]!, inner[1]!], 'accent/ink/.5'), poly([inner[1]!, outer[3]!, inner[2]!], 'accent/ink/.2'),
    poly(inner, 'accent/bg/.14'), ...[[0, 1], [1, 2], [2, 0]].map(([a, b]) => stroke(inner[a!]!, inner[b!]!, r * 0.014, 'accent2')),
    ...[0, 1, 2].flatMap((i) => [stroke(inner[i]!, outer[i * 2]!, r * 0.014, 'accent2'), stroke(inner[i]!, outer[(i * 2 + 5) % 6]!, r * 0.014, 'accent2'), stroke(inner[i]!, outer[(i * 2 + 1) % 6]!, r * 0.014, 'accent2')]),
    ...[0, 1, 2, 3, 4, 5].map((i) => stroke(outer[i]!, outer[(i + 1) % 6]!, r * 0.026, 'accent2')),
  ];
};

/** A die of twenty faces that came to rest on the best of them, before a wall of stones. */
const diceBanner = layoutIn('dice-discord-banner', 'discord-banner', () => ({
  ground: 'ink',
  layers: [
    ...many(8, (row) => many(9, (i) => card((i - (row % 2 ? 0.5 : 0)) * 22 + 0.6, row * 13 + 0.6, 20.8, 11.8, (i * 3 + row * 5) % 4 ? 'ink/bg/.05' : 'ink/bg/.09', 1.4))).flat(),
    ...many(18, (i) => leaf(...towards(130, 50, 46, i * 20), 30 + (i % 2) * 16, 4, i * 20, 'ink/accent2/.4')),
    ...faces(130, 50, 45), say('roll', 'heading', [114, 44, 32, 18], [20, 12], 'ink', { on: 'accent/bg/.14', align: 'center', v: 'middle' }),
    icon('flat-dragon', 76, 64, 32), ...([[86, 12, 3], [172, 82, 3.6], [168, 12, 2.4], [92, 46, 2]] as const).map(([x, y, r]) => starAt(x, y, r, 'accent2', 4, 0.28)),
    poly([[0, 20], [76, 20], [69, 50], [76, 80], [0, 80]], 'accent2'), poly([[0, 23], [71.6, 23], [65.4, 50], [71.6, 77], [0, 77]], 'ink'),
    kicker('tag', [9, 29, 54, 3.2], [3.2, 2.4], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [9, 36, 54, 24], [14, 7], 'bg', { on: 'ink', lines: 2, v: 'middle' }), say('detail', 'body', [9, 66, 54, 5], [3.8, 2.6], 'bg', { on: 'ink', v: 'middle' }),
  ],
}));

const TALES = ['flat-castle', 'flat-sailboat', 'flat-black-cat', 'flat-rose', 'flat-ringed-planet', 'flat-crown', 'flat-owl', 'flat-old-key', 'flat-dragon-face'];

/** An open book, and all that comes out of it in a bow about the name. */
const bookBanner = layoutIn('book-discord-banner', 'discord-banner', ({ w }) => ({
  ground: 'ink',
  layers: [
    poly([[62, 84], [116, 84], [w + 26, -20], [-26, -20]], 'ink/accent/.24'), poly([[76, 84], [102, 84], [140, -20], [38, -20]], 'ink/accent/.4'),
    ...TALES.map((art, i): Layer => { const [x, y] = towards(w / 2, 84, 1, -174 + i * 21); const s = i % 2 ? 19 : 22; return { ...icon(art, w / 2 + (x - w / 2) * 74 - s / 2, 84 + (y - 84) * 68 - s / 2, s), rotate: Math.round((i - 4) * 5) }; }),
    ...many(8, (i) => { const [x, y] = towards(0, 84, 1, -163.5 + i * 21); return starAt(w / 2 + x * 75, 84 + (y - 84) * 66, i % 2 ? 1.3 : 2, 'accent2', 4, 0.3); }),
    drawn(44, 79, 90, 18, 'M0 20C16 0 36 0 50 20C64 0 84 0 100 20V96C84 84 64 84 50 100C36 84 16 84 0 96Z', 'accent'),
    drawn(47, 74, 42, 20, 'M0 22C30 -8 76 -4 100 26V100C76 74 30 70 0 94Z', 'bg'), drawn(89, 74, 42, 20, 'M100 22C70 -8 24 -4 0 26V100C24 74 70 70 100 94Z', 'bg/ink/.12'),
    ...many(3, (i) => [drawn(53, 78.4 + i * 4, 30, 3.4, 'M0 50C30 0 74 10 100 70V100C74 40 30 30 0 80Z', 'ink/bg/.6'), drawn(95, 78.4 + i * 4, 30, 3.4, 'M100 50C70 0 26 10 0 70V100C26 40 70 30 100 80Z', 'ink/bg/.5')]).flat(),
    kicker('tag', [54, 33.6, 70, 3.4], [3.3, 2.4], 'accent2', { on: 'ink/accent/.4', align: 'center', weight: 700 }), say('title', 'heading', [50, 40, 78, 14], [16, 7], 'bg', { on: 'ink/accent/.4', align: 'center', v: 'middle' }), say('detail', 'body', [56, 57.6, 66, 5], [3.8, 2.6], 'bg', { on: 'ink/accent/.4', align: 'center', v: 'middle' }),
  ],
}));

/** A city's windows at night in a round hill of roofs. */
const skyline = ({ x, y, w, h }: Region): Layer[] => many(9, (i): Layer[] => {
  const [bw, tall] = [w / 9, h * [0.4, 0.62, 0.34, 0.52, 0.72, 0.44, 0.58, 0.36, 0.5][i]!];
  const color = i % 2 ? 'ink/accent/.5' : 'ink/accent/.34';
  return [box(x + i * bw, y + h - tall, bw + 0.1, tall, color), ...many(Math.floor(tall / 6), (k) => [0, 1].filter((c) => (i * 5 + k * 3 + c * 2) % 4 > 1).map((c) => box(x + i * bw + bw * (0.18 + c * 0.4), y + h - tall + 3 + k * 6, bw * 0.24, 2.6, 'accent2'))).flat()];
}).flat();

/** A desk by a window late at night: a lamp, a cup, someone's cat, and where to sit down. */
const deskBanner = layoutIn('desk-discord-banner', 'discord-banner', ({ w, h }) => ({
  ground: 'accent/ink/.5',
  layers: [
    box(9, 7, 86, 66, 'ink/accent/.16'), disc(74, 23, 9, 'accent2/bg/.5'), disc(70, 20, 8, 'ink/accent/.16'), ...many(16, (i) => disc(12 + ((i * 0.618) % 1) * 80, 10 + ((i * 0.41) % 1) * 24, i % 4 ? 0.4 : 0.8, 'bg')),
    ...skyline({ x: 9, y: 24, w: 86, h: 49 }), ...[9, 50.6, 92.6].map((x) => box(x, 7, 2.4, 66, 'bg')), box(9, 7, 86, 2.4, 'bg'), box(9, 38, 86, 1.8, 'bg'), box(5, 71, 94, 4, 'bg'),
    poly([[116, 46], [150, 46], [172, 82], [94, 82]], 'accent2', { opacity: 0.16 }), box(131.4, 52, 2.6, 32, 'bg'), box(122, 81, 22, 3, 'bg', { radius: 0.5 }), drawn(114, 36, 38, 20, 'M30 0H70C76 50 90 80 100 100H0C10 80 24 50 30 0Z', 'accent2'),
    box(0, 82, w, h - 82, 'extra/ink/.36'), box(0, 82, w, 2.4, 'extra'),
    ...[[12, 76, 30, 6, 'accent2'], [14, 70, 26, 6, 'bg'], [11, 65, 28, 5, 'extra']].map(([x, y, bw, bh, color]) => box(Number(x), Number(y), Number(bw), Number(bh), String(color), { radius: 0.14 })), icon('flat-cat', 11.4, 38, 28),
    card(50, 54, 42, 27, 'bg', 2), card(52, 56, 38, 22, 'ink', 1), ...many(4, (i) => box(56, 60 + i * 4, [26, 18, 22, 12][i]!, 1.6, ['accent2', 'bg', 'extra', 'bg'][i]!, { radius: 0.5 })), box(45, 80.4, 52, 2.4, 'bg', { radius: 0.5 }),
    drawn(154, 68, 16, 14, 'M0 0H76V22C100 18 104 70 74 72C72 90 66 100 58 100H18C6 100 0 60 0 0Z', 'accent2'), ...[0, 1].map((i) => drawn(157 + i * 5, 56, 3, 9, 'M40 100C-30 66 110 40 40 0H64C130 44 -8 66 64 100Z', 'bg', { opacity: 0.6 })),
    say('title', 'heading', [104, 9, 66, 14], [13, 7], 'bg', { on: 'accent/ink/.5', v: 'middle' }), say('tag', 'sub', [104, 26, 66, 4.4], [3.8, 2.7], 'bg', { on: 'accent/ink/.5', v: 'middle', weight: 600 }),
    say('detail', 'sub', [106, 88.4, 62, 5], [3.8, 2.6], 'bg', { on: 'extra/ink/.36', v: 'middle', weight: 700, align: 'right' }), say('rules', 'sub', [10, 88.4, 90, 5], [3.8, 2.6], 'bg', { on: 'extra/ink/.36', v: 'middle' }),
  ],
}));

export const headers: readonly Recipe[] = [spinesHeader, voiceHeader, planetsHeader, diceBanner, bookBanner, deskBanner];
