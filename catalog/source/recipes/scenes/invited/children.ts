import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, leaf, many, oval, outlined, poly, starAt, stroke, type Scene } from '../kit.js';
import { cloud } from '../kids.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, bunting, confetti, piece, ridge, round, stars, tableau } from '../tableaux/tableau.js';

const rocket = (t: Unit): Layer[] => [
  t.path('M-12 32C-10 44 -4 50 0 60C4 50 10 44 12 32Z', '#ff9d3c'), t.path('M-6 32C-5 40 -2 44 0 50C2 44 5 40 6 32Z', '#ffe08a'),
  ...t.pair('M14 4C26 10 32 22 30 38L14 28Z', '#e4475b'), t.path('M0 -54C16 -40 20 -18 18 4C17 16 14 26 10 34L-10 34C-14 26 -17 16 -18 4C-20 -18 -16 -40 0 -54Z', '#fdf6ec'), t.path('M0 -54C16 -40 20 -18 18 4C17 16 14 26 10 34L3 34C10 10 10 -30 0 -54Z', '#d9cfe0'), t.path('M0 -54C8 -47 13 -38 15.500 -28L-15.500 -28C-13 -38 -8 -47 0 -54Z', '#e4475b'),
  t.disc(0, -8, 9, '#e4475b'), t.disc(0, -8, 6.6, '#8fd4f2'), t.disc(-2, -10, 2, '#ffffff', { opacity: 0.8 }), t.box(0, 34, 20, 4, '#7a6f8f', { radius: 0.3 }), t.box(0, 16, 4, 22, '#e4475b', { radius: 0.5 }),
];

/** Two tiers with drips and candles, about a middle. */
const gateau = (c: Unit, sponge: string, icing: string, dots: string): Layer[] => [
  c.oval(0, 49, 52, 5, 'ink', { opacity: 0.14 }), c.box(0, 30, 88, 38, sponge, { radius: 0.12 }), c.box(0, -4, 56, 34, sponge, { radius: 0.12 }),
  ...many(6, (i) => c.box(-36.6 + i * 14.6, 19 + (i % 2) * 3, 14.8, 16 + (i % 2) * 6, icing, { radius: 0.5 })), ...many(4, (i) => c.box(-21 + i * 14, -14 + (i % 2) * 3, 14.2, 14 + (i % 2) * 6, icing, { radius: 0.5 })),
  ...many(5, (i) => c.disc(-32 + i * 16, 40, 2.6, dots)), ...many(3, (i) => c.disc(-16 + i * 16, 5, 2.4, dots)),
  ...[-16, 0, 16].flatMap((x) => [c.box(x, -29, 4, 18, dots, { radius: 0.3 }), c.oval(x, -42, 3, 5, '#ffb93c'), c.oval(x, -41, 1.4, 2.8, '#fff3c4')]), c.oval(0, 50, 50, 3, icing),
];

/** A rocket on the moon among planets, and who came along. */
export const spaceParty = tableau('space-party', {
  sky: '#1d2158', words: '#fff6e0', soft: '#ffd670', back: [stars(46, '#ffffff', 0.8), ({ u }) => [u.disc(-36, -30, 11, '#ff8f6b'), u.oval(-40, -33, 3, 2, '#ffb79c'), u.disc(-31, -26, 2.4, '#e06a48'), u.disc(41, -24, 7, '#58c7c0'), u.oval(41, -24, 13, 3, '#f2c14e', { rotate: -18 }), u.disc(41, -26.4, 6.4, '#58c7c0')], ({ u }) => [u.disc(0, 0, 40, '#4a50a8', { opacity: 0.5 })]],
  floor: '#a9acd8', line: 33, art: [['flat-man-astronaut', 35, 46, 34], ['flat-alien', -34, 46, 28], ['flat-flying-saucer', -16, -24, 20, -10]],
  front: ({ u }) => [...[[-16, 47, 7], [16, 49, 5], [52, 44, 6], [-51, 41, 5]].map(([x, y, r]) => u.oval(x!, y!, r!, r! * 0.32, '#8a8dc2')), ...rocket(within(u, 2, 5, 62, 14))],
});

/** A tent with flags, and who performs. */
export const circusParty = tableau('circus-party', { sky: 'accent2/bg/.5', back: [beams(18, 0.45), bunting()], floor: 'accent', line: 34, art: [['flat-circus-tent', 0, 36, 66], ['flat-seal', -34, 48, 32], ['flat-tiger', 35, 47, 32], ['flat-balloon', -44, 4, 24, -8], ['flat-balloon', 45, 2, 22, 8], ['flat-popcorn', 0, 50, 18]] });

/** A goal, a ball and a cup on striped grass. */
export const soccerParty = tableau('soccer-party', {
  sky: '#bfe4f5', words: '#12351f', soft: '#12351f', back: [round('#ffffff', 38, -8), ({ region: { x, w, y, h }, u }) => { const top = u.to(0, 24)[1]; return many(7, (i) => box(x + (i * w) / 7, top, w / 7 + 0.2, y + h - top + 0.2, i % 2 ? '#3f9b4f' : '#4fae5e')); }, bunting(['accent', '#ffffff', 'accent2'])],
  art: [['flat-goal-net', 0, 30, 58], ['flat-soccer-ball', -4, 46, 32], ['flat-trophy', 32, 46, 30], ['flat-sports-medal', -36, 46, 26], ['flat-balloon', 46, 10, 22, 8]],
});

/** A tent by a fire under stars. */
export const campParty = tableau('camp-party', {
  sky: '#17324f', words: '#fff3d6', soft: '#ffd27a', back: [stars(38, '#ffe9b0', 0.6), ({ u }) => [u.disc(32, -32, 9, '#fff1c9'), u.disc(36, -34, 8, '#17324f')], ridge('#21496a', '#1c5a55', 34), ({ u }) => [u.disc(2, 40, 30, '#ffb347', { opacity: 0.2 })]],
  floor: '#2f6b4a', line: 32, art: [['flat-evergreen-tree', -48, 36, 50], ['flat-evergreen-tree', 46, 37, 56], ['flat-evergreen-tree', 30, 34, 38], ['flat-tent', -20, 42, 50], ['flat-fire', 16, 48, 26], ['flat-bear', 40, 48, 26], ['flat-hiking-boot', -48, 48, 16]],
});

const PASTELS = ['#f59ab0', '#f9bf7c', '#fbe58d', '#a9dba6', '#9fcdf0', '#c6aeea'] as const;

/** A rainbow in soft colors from cloud to cloud, hearts over it. */
export const softRainbow: Scene = {
  id: 'soft-rainbow', sky: '#eaf5fd', words: '#43306b', soft: '#43306b',
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w * 0.44, h * 0.8);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    return [
      ...PASTELS.map((color, i): Layer => outlined('half', cx, foot - (r - r * 0.11 * i) / 2, 2 * (r - r * 0.11 * i), r - r * 0.11 * i, color)), outlined('half', cx, foot - r * 0.17, r * 0.68, r * 0.34, '#eaf5fd'),
      box(x, foot - 0.2, w, y + h - foot + 0.4, '#d3ecd0'), disc(cx, foot - r * 0.02, 0.1, '#ffffff'),
      ...cloud(cx - r * 0.76, foot + r * 0.07, r * 0.74, '#ffffff'), ...cloud(cx + r * 0.78, foot + r * 0.07, r * 0.8, '#ffffff'), ...cloud(x + w * 0.16, y + h * 0.22, r * 0.34, '#ffffff'), ...cloud(x + w * 0.88, y + h * 0.16, r * 0.28, '#ffffff'),
      ...[-1, 1].flatMap((k) => [disc(cx + k * r * 0.78 - r * 0.08, foot - r * 0.12, r * 0.024, '#43306b'), disc(cx + k * r * 0.78 + r * 0.08, foot - r * 0.12, r * 0.024, '#43306b'), oval(cx + k * r * 0.78 - r * 0.15, foot - r * 0.07, r * 0.04, r * 0.024, '#f59ab0'), oval(cx + k * r * 0.78 + r * 0.15, foot - r * 0.07, r * 0.04, r * 0.024, '#f59ab0'), outlined('half', cx + k * r * 0.78, foot - r * 0.075, r * 0.07, r * 0.035, '#43306b', { rotate: 180 })]),
      ...many(9, (i) => (i % 3 ? starAt(x + chance(i + 3) * w, y + chance(i + 40) * h * 0.34, r * 0.03, PASTELS[i % 6]!, 5, 0.5) : outlined('heart', x + 4 + chance(i + 8) * (w - 8), y + 3 + chance(i + 52) * h * 0.3, r * 0.09, r * 0.08, PASTELS[i % 6]!))),
    ];
  },
};

/** Two pairs of wings with spots, open, about a middle. */
const flutter = (u: Unit, upper: string, lower: string, spot: string): Layer[] => [
  ...u.pair('M2 -4C10 -40 44 -48 48 -30C51 -12 30 2 4 4Z', upper), ...u.pair('M2 4C26 4 40 16 36 30C31 44 10 40 2 12Z', lower),
  ...u.pair('M8 -8C16 -28 34 -36 40 -28C43 -18 26 -6 10 -2Z', `${upper}/bg/.4`), ...[-1, 1].flatMap((k) => [u.disc(k * 40, -27, 3.4, spot), u.disc(k * 33, -17, 2.6, spot), u.disc(k * 25, 24, 4.4, spot), u.disc(k * 14, 20, 2.6, spot)]),
  u.path('M-2.600 -14C-2.600 -20 2.600 -20 2.600 -14L2 26C1 30 -1 30 -2 26Z', 'ink'), u.disc(0, -19, 4, 'ink'), ...[-1, 1].flatMap((k) => [u.line([k * 1, -22], [k * 10, -36], 1.2, 'ink'), u.disc(k * 10, -36, 1.8, 'ink')]),
];

const bloom = (u: Unit, x: number, foot: number, tall: number, r: number, color: string): Layer[] => [
  u.line([x, foot], [x, foot - tall], 1.4, 'extra/ink/.3'), leaf(...u.to(x, foot - tall * 0.3), 11 * u.k, 5 * u.k, -35, 'extra/ink/.2'), leaf(...u.to(x, foot - tall * 0.2), 11 * u.k, 5 * u.k, -145, 'extra/ink/.2'),
  ...many(6, (i) => u.oval(x + Math.cos(i * 1.047) * r * 0.62, foot - tall + Math.sin(i * 1.047) * r * 0.62, r * 0.52, r * 0.36, color, { rotate: i * 60 })), u.disc(x, foot - tall, r * 0.38, 'accent2'),
];

/** Butterflies over a bed of flowers. */
export const butterflies: Scene = {
  id: 'butterflies', sky: 'extra/bg/.72', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, s } = grounded(region, 0.98);
    const reach = Math.min(1.35, (region.w * 0.98) / s);
    return [
      u.disc(0, -8, 40, 'bg', { opacity: 0.7 }), box(region.x, u.to(0, 40)[1], region.w, region.y + region.h - u.to(0, 40)[1] + 0.2, 'extra/ink/.12'),
      ...([[-46, 30, 9, 'accent'], [-34, 20, 7, 'bg'], [-22, 26, 8, 'accent/bg/.4'], [-10, 16, 7, 'accent'], [3, 24, 8, 'bg'], [15, 17, 7, 'accent/bg/.4'], [27, 28, 9, 'accent'], [39, 19, 7, 'bg'], [49, 25, 8, 'accent/bg/.4']] as const).flatMap(([x, tall, r, color]) => bloom(u, x * reach, 46, tall, r, color)),
      ...flutter(within(u, 0, -16, 58), 'accent', 'accent/bg/.35', 'accent2'), ...flutter(within(u, -38 * reach, -22, 24, -22), 'accent2', 'accent2/bg/.4', 'accent'), ...flutter(within(u, 38 * reach, -30, 28, 18), 'extra/ink/.24', 'extra/ink/.1', 'accent2'), ...flutter(within(u, 33 * reach, 2, 16, -14), 'accent', 'accent2', 'bg'), ...flutter(within(u, -30 * reach, 3, 14, 20), 'extra/ink/.3', 'accent', 'bg'),
    ];
  },
};

const barn = (b: Unit): Layer[] => [b.poly([[-40, 50], [-40, -6], [-30, -28], [0, -46], [30, -28], [40, -6], [40, 50]], '#c23b32'), b.path('M-46 -4L-34 -31L0 -51L34 -31L46 -4L40 -2L30 -25L0 -43L-30 -25L-40 -2Z', '#7a2420'), ...many(6, (i) => b.line([-32 + i * 12.8, -16], [-32 + i * 12.8, 48], 0.6, '#a52f28')), b.box(0, 30, 40, 40, '#ffffff'), b.box(0, 30, 35, 36, '#a52f28'), b.line([-17, 13], [17, 47], 2.4, '#ffffff'), b.line([17, 13], [-17, 47], 2.4, '#ffffff'), b.box(0, -16, 18, 16, '#ffffff'), b.box(0, -16, 14, 12, '#5a1b18')];

/** A red barn, a tractor and the yard's company. */
export const farmParty = tableau('farm-party', {
  sky: '#cdeafa', words: '#3a2313', soft: '#7a2420', back: [({ u, region: { x, w } }) => [u.disc(-34, -28, 11, '#ffd45c'), ...cloud(x + w * 0.7, u.to(0, -30)[1], 22, '#ffffff')], ridge('#a6d38a', '#86c06c', 32)],
  floor: '#6aae57', line: 32, art: [['flat-tractor', 35, 42, 38], ['flat-cow', -36, 46, 36], ['flat-pig', 10, 50, 24], ['flat-chicken', -12, 50, 18], ['flat-ewe', 46, 51, 20]], front: ({ u }) => [-52, 54, 28].flatMap((x) => piece(u, 'sunflower', x, 52, 14)),
});

/** The same yard with the barn behind it. */
export const barnyard: Scene = { ...farmParty, id: 'barnyard', draw: (region) => { const { u } = grounded(region, 0.94); const drawn = farmParty.draw(region); const cut = drawn.findIndex((layer) => layer.k === 'art'); return [...drawn.slice(0, cut), ...barn(within(u, -4, 8, 54)), ...drawn.slice(cut)]; } };

/** A whale and its neighbors over a reef. */
export const oceanParty = tableau('ocean-party', {
  sky: '#a9e0ec', words: '#0c3550', soft: '#0c3550', back: [({ region: { x, y, w, h }, u }) => [...many(3, (i) => poly([[x + w * (0.1 + i * 0.32), y], [x + w * (0.24 + i * 0.32), y], [x + w * (0.34 + i * 0.26), y + h], [x + w * (0.02 + i * 0.3), y + h]], '#ffffff', { opacity: 0.18 })), ...many(14, (i) => u.ring(-54 + chance(i + 4) * 108, -44 + chance(i + 33) * 70, 1 + chance(i) * 2.4, 0.6, '#ffffff'))]],
  floor: '#f2dca6', line: 38, art: [['flat-coral', -46, 46, 30], ['flat-coral', 48, 47, 26], ['flat-spouting-whale', -4, 28, 62], ['flat-octopus', 36, 46, 30], ['flat-turtle', -30, 48, 26], ['flat-blowfish', 42, -4, 22], ['flat-fish', -48, -8, 18], ['flat-crab', 8, 50, 20], ['flat-jellyfish', -46, 14, 20]],
});

const toadstool = (t: Unit): Layer[] => [t.path('M-22 50C-18 20 -18 6 -20 -4L20 -4C18 6 18 20 22 50Z', '#fff3df'), t.path('M-9 50L-9 28C-9 16 9 16 9 28L9 50Z', '#7b4a2c'), t.disc(5, 36, 1.6, '#f2c14e'), t.disc(-13, 12, 4.4, '#ffd970'), t.disc(13, 12, 4.4, '#ffd970'), t.path('M-48 -2C-48 -34 -22 -50 0 -50C22 -50 48 -34 48 -2C30 6 -30 6 -48 -2Z', '#d8405a'), ...([[-24, -20, 7], [2, -34, 8], [26, -16, 6.4], [-2, -10, 5], [-38, -6, 3.6]] as const).map(([x, y, r]) => t.disc(x, y, r, '#ffffff'))];

/** A fairy by a toadstool house at dusk. */
export const fairyParty = tableau('fairy-party', {
  sky: '#3a2f6b', words: '#fff4fb', soft: '#ffd98a', back: [stars(44, '#ffe9b0', 0.86), ({ u }) => [u.disc(0, -2, 42, '#8f6fd0', { opacity: 0.45 }), u.disc(-30, -32, 8, '#fff1c9')]], floor: '#3f8a63', line: 36,
  art: [['flat-woman-fairy', 22, 30, 46], ['flat-mushroom', 46, 48, 20], ['flat-cherry-blossom', -46, 49, 16], ['flat-blossom', 30, 51, 14], ['flat-butterfly', -34, -2, 18, -12], ['flat-sparkles', 46, -16, 16], ['flat-snail', 8, 51, 14]],
  front: ({ u }) => [...toadstool(within(u, -22, 25, 52)), ...piece(u, 'tulip', -4, 50, 16), ...piece(u, 'tulip', -42, 51, 12)],
});

const cabinet = (c: Unit, side: string, light: string): Layer[] => [c.path('M-26 50L-26 -44C-26 -48 -24 -50 -20 -50L20 -50C24 -50 26 -48 26 -44L26 50Z', side), c.box(0, -40, 44, 14, light, { radius: 0.2 }), c.box(0, -14, 42, 32, '#0d0b26', { radius: 0.08 }), c.box(0, -14, 37, 27, '#1a2a6b', { radius: 0.06 }), c.poly([[-24, 6], [24, 6], [28, 18], [-28, 18]], light), c.line([-11, 12], [-11, 3], 2, '#0d0b26'), c.disc(-11, 2, 3.4, '#ff3d68'), c.disc(6, 12, 2.6, '#31d7ff'), c.disc(14, 12, 2.6, '#ffd23f'), c.box(0, 34, 30, 22, '#0d0b26', { radius: 0.1, opacity: 0.5 }), c.box(-6, 34, 3, 8, light), c.box(6, 34, 3, 8, light)];

/** Machines to play on, in neon light. */
export const arcadeParty = tableau('arcade-party', {
  sky: '#160f3a', words: '#f6f2ff', soft: '#31d7ff', back: [stars(30, '#ff5fa2', 0.5), ({ region: { x, y, w, h }, u }) => { const top = u.to(0, 30)[1]; return [box(x, top, w, y + h - top + 0.2, '#2a1466'), ...many(9, (i) => stroke([x + w / 2 + (i - 4) * 7, top], [Math.min(x + w, Math.max(x, x + w / 2 + (i - 4) * 22)), y + h], 0.5, '#ff5fa2')), ...many(4, (i) => box(x, top + (i * i * 0.06 + i * 0.1) * (y + h - top), w, 0.5, '#31d7ff'))]; }, ({ u }) => [u.disc(0, -4, 36, '#ff5fa2', { opacity: 0.22 })]],
  art: [['flat-coin', -50, 49, 13], ['flat-video-game', 47, 50, 20]], front: ({ u }) => [...cabinet(within(u, -31, 14, 66), '#7a3ff2', '#ffd23f'), ...cabinet(within(u, 31, 14, 66), '#e0268e', '#31d7ff'), ...cabinet(within(u, 0, 17, 72), '#1f7ae0', '#ff5fa2'), ...piece(u, 'alien-monster', 0, 13, 17), ...piece(u, 'robot', -31, 9, 13), ...piece(u, 'ghost', 31, 10, 13)],
});

/** A screen under stars, pillows and popcorn in front of it. */
export const yardCinema = tableau('yard-cinema', {
  sky: '#1a1f45', words: '#fff6e0', soft: '#ffd670', back: [stars(30, '#ffe9b0', 0.5), bulbs('#ffd670', '#5a5f95'), ({ u }) => [u.line([-38, 36], [-38, -26], 1.6, '#8a6a4a'), u.line([38, 36], [38, -26], 1.6, '#8a6a4a'), u.box(0, -2, 74, 44, '#ffffff'), u.box(0, -2, 69, 39, '#f6edd8')]],
  floor: '#2f6b4a', line: 32, art: [['flat-clapper-board', 0, 13, 30], ['flat-popcorn', -24, 49, 32], ['flat-cup-with-straw', 2, 49, 26], ['flat-dog', 32, 49, 30], ['flat-star', -24, 0, 11], ['flat-star', 24, 0, 11]],
});

/** Tumblers, corks and confetti: old enough now. */
export const cheers = tableau('cheers-cart', { sky: 'accent2/bg/.55', back: [confetti(44, ['accent', 'extra', 'bg'], 0.8), round('bg', 36, 0)], floor: 'accent', line: 35, art: [['flat-bottle-with-popping-cork', -26, 46, 46], ['flat-clinking-glasses', 8, 44, 48], ['flat-tropical-drink', 38, 47, 32], ['flat-cupcake', -46, 49, 22], ['flat-party-popper', 30, -2, 22]] });

/** Headphones, a ball of mirrors and a cake: grown up since midnight. */
export const loudNight = tableau('loud-night', { sky: 'ink', back: [stars(34, 'accent2', 0.7), ({ u }) => [u.disc(0, -8, 38, 'accent', { opacity: 0.4 }), u.disc(0, -8, 27, 'accent', { opacity: 0.5 })]], floor: 'accent', line: 36, art: [['flat-mirror-ball', 0, 6, 46], ['flat-headphone', -36, 46, 32], ['flat-key', 37, 46, 26, 20], ['flat-musical-note', -38, -8, 18], ['flat-musical-note', 40, -10, 18]], front: ({ u }) => gateau(within(u, 0, 30, 38), 'extra/bg/.3', 'bg', 'accent2') });

/** A cake between bouquets and cups: many years, all welcome. */
export const manyYears = tableau('many-years', { sky: 'accent/bg/.78', back: [round('bg', 42, -2), ({ u }) => many(16, (i) => leaf(...u.to(Math.cos(i * 0.393) * 41, -2 + Math.sin(i * 0.393) * 41), 11 * u.k, 5 * u.k, i * 22.5 + 60, i % 2 ? 'extra' : 'accent2'))], floor: 'accent2/bg/.3', line: 38, art: [['flat-bouquet', -35, 46, 32, -8], ['flat-bouquet', 35, 46, 32, 8]], front: ({ u }) => [...gateau(within(u, 0, 12, 60), 'accent', 'bg', 'accent2'), ...piece(u, 'hot-beverage', -18, 51, 15), ...piece(u, 'clinking-glasses', 18, 51, 17)] });

/** A record, a camera and a cake: the best of all years. */
export const goldenDays = tableau('golden-days', { sky: 'accent2/bg/.4', back: [beams(20, 0.4), ({ u }) => [u.disc(0, -4, 38, 'ink'), ...[34, 29, 24].map((r) => u.ring(0, -4, r, 0.5, 'ink/bg/.4')), u.disc(0, -4, 14, 'accent'), u.disc(0, -4, 2, 'bg')]], floor: 'extra/ink/.3', line: 34, art: [['flat-camera', -36, 46, 28], ['flat-rose', 36, 47, 30, 10], ['flat-radio', -52, 49, 18], ['flat-wrapped-gift', 50, 49, 22]], front: ({ u }) => gateau(within(u, 0, 25, 44), 'bg', 'accent', 'accent2') });

