import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, poly, starAt, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, confetti, piece, ridge, round, sea, snow, stars, tableau } from './tableau.js';

/** A tail with scales that dives into waves between shells and bubbles. */
export const mermaid: Scene = {
  id: 'mermaid-tail', sky: '#cdeeee', words: '#123c57', soft: '#0d5c73',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.96);
    const t = within(u, 0, -2, 92);
    const scales: Layer[] = many(5, (row) => many(3 + (row > 2 ? 1 : 0), (i): Layer => t.disc((i - (row > 2 ? 1.5 : 1)) * 9, -4 + row * 8, 5.4, row % 2 ? '#8b6fd0' : '#55b7b4'))).flat();
    return [
      u.disc(0, -6, 42, '#ffffff', { opacity: 0.5 }), ...([[-38, -30, 4], [36, -34, 5], [44, -12, 3], [-46, -8, 3], [-30, -42, 2.4]] as const).map(([a, b, r]) => u.ring(a, b, r, 0.9, '#55b7b4')),
      t.path('M-18 40C-20 10 -10 -6 -6 -20L6 -20C10 -6 20 10 18 40Z', '#7b5fc8'), ...scales,
      t.path('M0 -18C-10 -24 -30 -22 -44 -44C-30 -46 -10 -44 0 -30C10 -44 30 -46 44 -44C30 -22 10 -24 0 -18Z', '#ff8fa8'), ...[-30, -18, 18, 30].map((px) => t.line([px * 0.18, -22], [px, -40], 1.1, '#ffffff', { opacity: 0.6 })),
      ...sea('#55b7b4', '#2c8f9c', 22)({ region, u, apart: 1 }), ...piece(u, 'spiral-shell', -34, 48, 20), ...piece(u, 'coral', 34, 49, 22), ...piece(u, 'fish', 48, 26, 14), ...piece(u, 'turtle', -50, 26, 16), starAt(...u.to(8, 44), 5 * u.k, '#ffd670', 5, 0.5), box(x, y + h - 0.2, w, 0.2, '#2c8f9c'),
    ];
  },
};


/** A ship under a black flag, an island and a chest. */
export const pirates: Scene = {
  id: 'pirate-ship', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = grounded(region, 0.96);
    const s = within(u, 0, -4, 80);
    return [
      u.disc(26, -26, 14, 'accent2'), ...piece(u, 'desert-island', 42, 24, 30),
      s.box(-2, -16, 3, 72, '#5a3620'), s.path('M0 -38C22 -30 30 -10 22 8L0 8Z', 'bg'), s.path('M-4 -34C-28 -26 -36 -6 -28 10L-4 10Z', 'bg'), s.path('M0 -38C22 -30 30 -10 22 8L14 8C20 -10 14 -28 0 -38Z', 'ink', { opacity: 0.12 }), ...piece(s, 'pirate-flag', 10, -38, 26),
      s.path('M-46 14L44 14C42 26 36 38 24 42L-28 42C-38 38 -44 26 -46 14Z', '#8a5228'), s.path('M-46 14L44 14L42.4 20L-45 20Z', '#5a3620'), s.path('M-46 14L-44 2L-28 6L-26 14Z', '#5a3620'), ...[-24, -8, 8, 24].flatMap((px) => [s.disc(px, 28, 4, '#3a2212'), s.disc(px, 28, 2.2, 'accent2')]),
      ...sea('extra/ink/.2', 'extra/ink/.45', 22)({ region, u, apart: 1 }), ...chest(within(u, -32, 38, 26)), ...piece(u, 'octopus', 34, 50, 24),
    ];
  },
};

const chest = (c: Unit): Layer[] => [c.path('M-46 -10C-46 -50 46 -50 46 -10Z', '#8a5228'), c.box(0, -12, 84, 12, '#ffd23f', { radius: 0.5 }), ...[-26, -8, 12, 28].map((x) => c.disc(x, -14, 9, '#f5b52e')), c.box(0, 20, 92, 56, '#a5652f', { radius: 0.06 }), c.box(0, 20, 92, 8, '#5a3620'), c.box(-34, 20, 8, 56, '#5a3620'), c.box(34, 20, 8, 56, '#5a3620'), c.box(0, 18, 16, 20, '#ffd23f', { radius: 0.2 }), c.disc(0, 16, 3.4, '#3a2212')];

/** A crane, a digger's hat and cones under stripes. */
export const digger = tableau('dig-site', {
  sky: '#ffd45c', words: '#22190a', soft: '#22190a', back: [round('#ffe79f', 42, -4), ({ region: { x, w }, u }) => { const top = u.to(0, 40)[1]; return many(Math.ceil(w / 8) + 1, (i) => poly([[Math.max(x, x + i * 8 - 4), top], [Math.min(x + w, x + i * 8), top], [Math.min(x + w, x + i * 8 - 3), top + 3.4], [Math.max(x, x + i * 8 - 7), top + 3.4]], '#22190a')); }], floor: '#8a6034', line: 30,
  art: [['flat-building-construction', 26, 36, 50], ['flat-man-construction-worker', -30, 38, 38]],
  front: ({ u }) => [...truck(within(u, -4, 26, 58)), ...[-46, 46].flatMap((x) => [u.poly([[x - 2, 30], [x + 2, 30], [x + 6, 46], [x - 6, 46]], '#f0641e'), u.poly([[x - 3.4, 36], [x + 3.4, 36], [x + 4.6, 40], [x - 4.6, 40]], '#ffffff'), u.box(x, 47, 16, 2.4, '#f0641e')])],
});

const truck = (t: Unit): Layer[] => [t.oval(0, 36, 46, 5, '#22190a', { opacity: 0.3 }), t.poly([[-48, -22], [14, -22], [6, 12], [-36, 12]], '#f0a01e'), ...many(4, (i) => t.line([-34 + i * 13, -18], [-30 + i * 11, 9], 2.6, '#c97a10')), t.path('M-38 -22C-30 -38 -10 -36 -4 -30C4 -34 10 -28 10 -22Z', '#7a5230'), t.path('M16 -12L34 -12C38 -12 40 -10 42 -6L48 8L48 22L12 22Z', '#f0641e'), t.path('M22 -7L33 -7L38 6L22 6Z', '#cfeaf5'), t.box(2, 18, 92, 8, '#22190a', { radius: 0.3 }), ...[-28, 30].flatMap((x) => [t.disc(x, 25, 13, '#22190a'), t.disc(x, 25, 6, '#ffd45c')])];

/** Lion's cousins on the plain: a giraffe, a zebra, a monkey and leaves. */
export const safari = tableau('safari-friends', { sky: 'accent2/bg/.5', back: [({ u }) => [u.disc(0, -10, 32, 'accent')], ridge('accent2/bg/.2', 'extra/bg/.25', 34)], floor: 'extra/ink/.3', line: 34, art: [['flat-palm-tree', -46, 38, 44], ['flat-deciduous-tree', 48, 38, 36], ['flat-giraffe', -22, 44, 58], ['flat-zebra', 24, 46, 36], ['flat-monkey', 44, 12, 18], ['flat-tiger', 2, 49, 26]], front: ({ u }) => many(9, (i) => leaf(...u.to(-52 + i * 13, 52), 13 * u.k, 4.4 * u.k, -110 + (i % 3) * 20, i % 2 ? 'extra/ink/.5' : 'extra')) });

/** A bed among the stars, popcorn and a bear. */
export const sleepover = tableau('sleepover', { sky: 'ink', back: [stars(34, 'accent2', 0.7), ({ u }) => [u.disc(30, -30, 13, 'accent2'), u.disc(35, -33, 11, 'ink'), u.disc(0, 6, 40, 'accent', { opacity: 0.26 })], bulbs()], floor: 'accent/ink/.35', line: 30, art: [['flat-bed', 0, 42, 60], ['flat-teddy-bear', -12, 18, 18], ['flat-popcorn', -40, 46, 26], ['flat-flashlight', 40, 46, 22, -20], ['flat-zzz', 16, 2, 20]] });

/** Skates before neon rings. */
export const skates = tableau('roller-skates', { sky: 'ink', back: [({ u }) => ['accent', 'accent2', 'extra'].map((color, i) => u.ring(0, -2, 46 - i * 7, 2.2, color)), stars(16, 'bg')], floor: 'accent', line: 36, art: [['flat-roller-skate', -20, 46, 50, -4], ['flat-roller-skate', 24, 48, 42, 6], ['flat-mirror-ball', 0, -18, 24], ['flat-radio', 48, 47, 20]] });

/** Dice, a pawn, a puzzle and a stick to play. */
export const gameNight = tableau('game-night', { sky: 'accent2/bg/.45', back: [({ region: { x, y, w, h }, u }) => { const top = u.to(0, 22)[1]; const side = Math.max(5, u.k * 8); return [box(x, top, w, y + h - top + 0.2, 'bg'), ...many(Math.ceil(w / side), (i) => many(Math.ceil((y + h - top) / side), (j) => ((i + j) % 2 ? [] : [box(x + i * side, top + j * side, Math.min(side, x + w - x - i * side), Math.min(side, y + h - top - j * side + 0.2), 'accent')])).flat()).flat()]; }, confetti(18, ['accent', 'extra'], 0.4)], art: [['flat-game-die', -20, 38, 40, -10], ['flat-chess-pawn', 15, 42, 46], ['flat-puzzle-piece', -44, 46, 22, 12], ['flat-joystick', 42, 46, 28], ['flat-bullseye', 0, -6, 20], ['flat-game-die', 34, 16, 18, 14]] });

/** Palms, pineapples and stone heads. */
export const luau = tableau('luau-beach', { sky: '#ffc98f', words: '#4a1a2e', soft: '#8f1f4a', back: [({ u }) => [u.disc(0, 0, 32, '#ff8a5c')], sea('#4fb3c0', '#2c8f9c', 14)], floor: '#f6dca8', line: 32, art: [['flat-palm-tree', -38, 42, 62], ['flat-palm-tree', 40, 42, 54], ['flat-moai', -14, 46, 36], ['flat-pineapple', 12, 46, 34], ['flat-coconut', 30, 48, 18], ['flat-tropical-drink', -32, 49, 20]] });

/** A lamp's circle on footprints, a key and a glass. */
export const whodunit = tableau('whodunit', { sky: 'ink', back: [({ u, region: { x, y, w, h } }) => [poly([[u.to(-5, 0)[0], y], [u.to(5, 0)[0], y], [Math.min(x + w, u.to(46, 0)[0]), y + h + 0.2], [Math.max(x, u.to(-46, 0)[0]), y + h + 0.2]], 'accent2', { opacity: 0.22 })]], floor: 'accent/ink/.5', line: 34, art: [['flat-man-detective', -22, 40, 46], ['flat-magnifying-glass-tilted-right', 20, 40, 44], ['flat-candle', 44, 47, 24], ['flat-old-key', -46, 48, 18], ['flat-footprints', 2, 50, 17, 14]] });

/** A ring, a glass and a sash: the last party before the wedding. */
export const hens = tableau('bachelorette', { sky: 'accent/bg/.72', back: [round('bg', 42, -4), confetti(34, ['accent', 'accent2', 'extra'], 0.7)], floor: 'accent', line: 34, art: [['flat-ring', 0, 24, 46], ['flat-clinking-glasses', -31, 46, 32], ['flat-sunglasses', 30, 45, 30, -8], ['flat-high-heeled-shoe', 4, 48, 22], ['flat-kiss-mark', -34, -10, 16, -12], ['flat-heart-with-arrow', 35, -8, 17]] });

/** Two glasses, two rings and a house: a shower for both. */
export const bothShowered = tableau('couples-shower', { sky: 'bg', words: 'ink', soft: 'accentText', back: [round('accent2/bg/.6', 45, -2), ({ u }) => many(14, (i) => leaf(...u.to(Math.cos(i * 0.449) * 45, -2 + Math.sin(i * 0.449) * 45), 12 * u.k, 5 * u.k, i * 25.7 + 60, i % 2 ? 'extra' : 'accent'))], art: [['flat-clinking-glasses', 0, 26, 50], ['flat-wrapped-gift', -24, 42, 26], ['flat-pot-of-food', 24, 42, 26], ['flat-two-hearts', 0, -18, 18], ['flat-bouquet', 0, 46, 20]] });

/** An open trunk full of pumpkins. */
export const trunk: Scene = tableau('open-trunk', {
  sky: 'ink', back: [stars(18, 'accent2', 0.5), ({ u }) => [u.disc(0, -8, 42, 'accent', { opacity: 0.9 }), u.disc(-8, -14, 6, 'ink', { opacity: 0.08 })]], floor: '#1a1426', line: 42, art: [['flat-bat', -36, -18, 20, -10], ['flat-bat', 38, -24, 16, 12]],
  front: ({ u }) => [
    u.oval(0, 48, 46, 3, '#000000', { opacity: 0.4 }), u.poly([[-34, -18], [34, -18], [38, -34], [-38, -34]], '#5b4bc0'), u.poly([[-30, -20], [30, -20], [33, -31], [-33, -31]], '#bfe0f2'), u.line([-34, -18], [-36, 4], 2, '#3b2f86'), u.line([34, -18], [36, 4], 2, '#3b2f86'),
    u.path('M-42 8C-42 -6 -38 -10 -30 -10L30 -10C38 -10 42 -6 42 8L44 40L-44 40Z', '#5b4bc0'), u.box(0, 11, 66, 34, '#21183f', { radius: 0.08 }), u.box(0, 33, 90, 12, '#4a3ba6', { radius: 0.3 }), u.box(0, 33, 24, 6, '#ffffff', { radius: 0.2 }), ...[-37, 37].flatMap((x) => [u.box(x, 14, 6, 14, '#ff5d5d', { radius: 0.3 }), u.box(x * 0.84, 44, 14, 10, '#120e1e', { radius: 0.3 })]),
    ...piece(u, 'jack-o-lantern', -18, 28, 26), ...piece(u, 'jack-o-lantern', 8, 28, 22), ...piece(u, 'ghost', 24, 22, 20), ...piece(u, 'candy', -2, 28, 12), ...many(7, (i) => poly([u.to(-30 + i * 8.6, -6), u.to(-22.4 + i * 8.6, -6), u.to(-26.2 + i * 8.6, 2)], ['#f07f1f', '#ffffff', '#8b6fd0'][i % 3]!)),
  ],
});

/** A gingerbread man. */
const ginger = (g: Unit): Layer[] => [...([[0, -30, 18], [0, 4, 20]] as const).map(([x, y, r]) => g.disc(x, y, r, '#b5732f')), g.box(-24, -2, 34, 15, '#b5732f', { radius: 0.5, rotate: 18 }), g.box(24, -2, 34, 15, '#b5732f', { radius: 0.5, rotate: -18 }), g.box(-11, 32, 17, 40, '#b5732f', { radius: 0.5, rotate: 12 }), g.box(11, 32, 17, 40, '#b5732f', { radius: 0.5, rotate: -12 }), g.disc(-6, -33, 2.2, '#ffffff'), g.disc(6, -33, 2.2, '#ffffff'), g.path('M-8 -25C-4 -19 4 -19 8 -25C4 -22 -4 -22 -8 -25Z', '#ffffff'), g.disc(0, -4, 2.6, '#d7263d'), g.disc(0, 6, 2.6, '#2f9e58'), ...[-34, 34].map((x) => g.box(x, x < 0 ? -5 : -5, 3, 12, '#ffffff', { radius: 0.5, rotate: x < 0 ? 18 : -18 })), ...[-14, 14].map((x) => g.box(x, 44, 14, 3, '#ffffff', { radius: 0.5 }))];

/** Gingerbread, cookies and milk before a tree. */
export const cookies = tableau('cookie-plate', { sky: '#1d4a3a', words: '#fff6e6', soft: '#f5c87a', back: [({ u }) => [u.disc(0, -2, 43, '#27614b')], snow(30, '#ffffff')], floor: '#b3222f', line: 36, art: [['flat-christmas-tree', -32, 42, 44], ['flat-glass-of-milk', 36, 46, 32], ['flat-cookie', 24, 49, 18], ['flat-cookie', -14, 49, 16]], front: ({ u }) => ginger(within(u, 3, 14, 62, 4)) });

/** A camera, a gentleman in red and a tree. */
export const santaPhoto = tableau('santa-photo', { sky: '#b3222f', words: '#fff6e6', soft: '#ffe1b0', back: [({ u }) => [starAt(...u.to(0, -2), 48 * u.k, '#c93a41', 20, 0.82)], snow(34, '#ffffff')], floor: '#1d4a3a', line: 36, art: [['flat-christmas-tree', -34, 42, 48], ['flat-camera-with-flash', 36, 47, 28]], front: ({ u }) => [u.path('M-22 50C-24 28 -12 20 4 20C20 20 32 28 30 50Z', '#d8323c'), u.box(4, 36, 7, 30, '#ffffff'), u.box(4, 42, 51, 5, '#1a1426'), u.box(4, 42, 9, 7, '#f5c344', { radius: 0.2 }), ...piece(u, 'santa-claus', 4, 30, 48), ...piece(u, 'wrapped-gift', -26, 50, 20)] });

/** A tie, tools and a cup for the first among fathers. */
export const fatherDesk = tableau('father-desk', { sky: 'accent2/bg/.42', back: [beams(16, 0.25), round('accent', 34, -6)], floor: 'ink', line: 32, art: [['flat-trophy', 0, 34, 52], ['flat-necktie', -30, 44, 38], ['flat-toolbox', 31, 46, 34], ['flat-hot-beverage', 2, 49, 22], ['flat-baseball', 51, 48, 14], ['flat-fishing-pole', -48, 44, 30]] });

/** Two softballs and a trophy on the dirt of the diamond. */
export const softball = tableau('softball', { sky: 'extra/bg/.5', back: [({ u, region: { x, w, y, h } }) => [drawn(x, u.to(0, 18)[1], w, y + h - u.to(0, 18)[1] + 0.2, 'M0 0H100V100H0Z', 'extra/ink/.2'), poly([u.to(0, 16), u.to(58, 52), u.to(-58, 52)], '#c98f5a'), ...[[-30, 35], [30, 35]].map(([a, b]) => u.box(a!, b!, 7, 4, 'bg')), disc(...u.to(0, -12), 30 * u.k, 'accent2')]], art: [['flat-trophy', 0, 22, 44], ['flat-softball', -22, 46, 30], ['flat-softball', 24, 48, 22]] });
