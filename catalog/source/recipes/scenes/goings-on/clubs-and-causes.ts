import type { Layer } from '../../../../build/templates/recipe.js';
import { box, drawn, many, poly, starAt, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bunting, confetti, piece, ridge, round, stars, tableau } from '../tableaux/tableau.js';
import { micro } from './nights.js';

/** A fist that holds a sign up, and others beside it. */
export const placards: Scene = {
  id: 'placards', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 1);
    const wide = Math.max(1, Math.min(1.6, w / s));
    const sign = (px: number, py: number, turn: number, color: string, mark: (p: Unit) => Layer[]): Layer[] => { const p = within(u, px * wide, py, 46, turn); return [p.line([0, 20], [0, 120], 6, 'ink/accent2/.4'), p.box(1.6, 2, 88, 62, 'ink', { opacity: 0.3 }), p.box(0, 0, 88, 62, color), ...mark(p)]; };
    const arm = (px: number, foot: number, k: number, skin: string, sleeve: string): Layer[] => { const p = within(u, px * wide, foot - k / 2, k); return [p.path('M-13 10L13 10L17 60L-17 60Z', sleeve), p.path('M-17 -20C-18 -34 18 -34 19 -20L19 2C18 12 12 16 12 22L-12 22C-12 16 -17 10 -17 0Z', skin), ...[-9.4, -1, 7.4].map((f) => p.line([f, -26], [f, -8], 1.4, 'ink', { opacity: 0.35 })), p.path('M-19 -6C-12 -12 6 -10 8 -4C8 2 -6 2 -14 8C-19 8 -21 0 -19 -6Z', skin), p.path('M-19 -6C-12 -12 6 -10 8 -4L6 -2C0 -8 -12 -8 -18 -2Z', 'ink', { opacity: 0.2 })]; };
    return [
      ...beams(20, 0.1)({ region, u, apart: 1 }),
      ...sign(-27, -14, -9, 'bg', (p) => [p.box(0, -12, 64, 9, 'ink'), p.box(0, 4, 52, 7, 'accent'), p.box(0, 16, 60, 5, 'ink')]), ...sign(28, -10, 8, 'accent2', (p) => [p.path('M0 22C-34 0 -22 -26 0 -10C22 -26 34 0 0 22Z', 'accent')]), ...sign(1, -27, 2, 'bg', (p) => [starAt(...p.to(0, 0), 26 * p.k, 'ink', 5, 0.42)]),
      ...arm(-27, 50, 46, '#8a5436', 'extra'), ...arm(28, 50, 46, '#e8b48c', 'bg'), ...arm(0, 50, 56, '#5f3822', 'accent2'), ...arm(-48, 56, 36, '#e8b48c', 'ink'), ...arm(49, 56, 36, '#b5764c', 'extra'),
      box(x, y + h - 0.1, w, 0.2, 'ink'),
    ];
  },
};

/** A hall with columns, and what is said in it. */
export const cityHall = tableau('city-hall', {
  sky: 'extra/bg/.55', back: [round('accent2', 26, -16), ridge('extra/bg/.3', 'extra/ink/.12', 34)], floor: 'extra/ink/.3', line: 34,
  art: [['flat-classical-building', 0, 39, 62], ['flat-deciduous-tree', -44, 40, 28], ['flat-deciduous-tree', 45, 40, 28], ['flat-left-speech-bubble', -30, -12, 26], ['flat-thought-balloon', 31, -14, 26], ['flat-ballot-box-with-ballot', 0, 50, 18]],
});

const bin = (u: Unit, x: number, color: string): Layer[] => { const p = within(u, x, 26, 46); return [p.poly([[-30, -34], [30, -34], [25, 48], [-25, 48]], color), p.poly([[8, -34], [30, -34], [25, 48], [7, 48]], 'ink', { opacity: 0.14 }), p.box(0, -38, 70, 10, color, { radius: 0.2 }), p.box(0, -38, 70, 10, 'ink', { opacity: 0.22, radius: 0.2 }), p.disc(0, 6, 17, '#ffffff'), ...piece(p, 'recycling-symbol', 0, 20, 28)]; };

/** Three bins in a row, paper, glass and cans about to drop in. */
export const threeBins = tableau('three-bins', {
  sky: 'extra/bg/.62', back: [round('bg', 42, -6), ridge('extra/bg/.4', 'extra/bg/.1', 36)], floor: 'extra/ink/.24', line: 40, art: [['flat-newspaper', -29, -2, 24, -12], ['flat-canned-food', 0, -6, 22, 10], ['flat-bottle-with-popping-cork', 29, -2, 24, 14], ['flat-leaf-fluttering-in-wind', -6, -32, 15], ['flat-seedling', 48, 42, 16], ['flat-seedling', -49, 42, 16]],
  front: ({ u }) => [...bin(u, -30, 'accent'), ...bin(u, 0, 'extra/ink/.34'), ...bin(u, 30, 'accent2')],
});

/** Walkers of all ages on a path through a park. */
export const strollers = tableau('strollers', {
  sky: 'accent2/bg/.55', back: [round('accent2', 20, -22), ridge('extra/bg/.3', 'extra', 30)], floor: 'extra/ink/.2', line: 34,
  art: [['flat-deciduous-tree', -46, 32, 32], ['flat-evergreen-tree', 46, 32, 32], ['flat-balloon', 30, -6, 18, 8]],
  front: ({ u, region: { x, y, w, h } }) => [drawn(x, u.to(0, 38)[1], w, y + h - u.to(0, 38)[1] + 0.2, 'M0 30C30 0 70 10 100 0V60C70 70 40 60 0 100Z', 'accent2/bg/.4'), ...piece(u, 'woman-walking', -24, 46, 42), ...piece(u, 'man-walking', 2, 44, 44), ...piece(u, 'woman-walking', 26, 46, 38), ...piece(u, 'poodle', 42, 48, 17), ...piece(u, 'pink-heart', -24, -2, 12), ...piece(u, 'pink-heart', 3, -6, 12)],
});

/** Two runners on a road at daybreak. */
export const dawnRunners = tableau('dawn-runners', {
  sky: 'accent/bg/.6', back: [({ u }) => [u.disc(0, 8, 36, 'accent2/bg/.3'), u.disc(0, 8, 27, 'accent2')], ridge('accent/ink/.2', 'extra/ink/.3', 34)], floor: 'ink', line: 36,
  art: [['flat-woman-running', -17, 45, 50], ['flat-man-running', 20, 45, 50]],
  front: ({ u, region: { x, w } }) => many(Math.ceil(w / (u.k * 16)), (i) => box(x + i * u.k * 16, u.to(0, 48)[1], u.k * 9, u.k * 1.6, 'accent2')),
});

/** A shoe to run in, from its side. */
const sneaker = (p: Unit): Layer[] => [p.path('M-44 -24C-40 -12 -26 -8 -14 -22C-8 -30 -2 -30 2 -24C12 -8 26 0 42 4C50 6 52 14 50 20L-46 20C-50 4 -50 -12 -44 -24Z', 'extra/ink/.3'), p.path('M-44 -24C-40 -12 -26 -8 -14 -22L-22 20L-46 20C-50 4 -50 -12 -44 -24Z', 'extra/ink/.46'), p.path('M-43 -23C-37 -12 -25 -11 -15 -21C-22 -27 -36 -29 -43 -23Z', 'ink'), p.path('M20 -4C28 1 34 3 42 4C50 6 52 14 50 20L22 20C18 10 16 4 20 -4Z', 'extra/ink/.46'), p.path('M-20 12C0 12 12 6 22 -4L26 0C14 14 0 19 -20 19Z', 'bg'), ...[0, 1, 2].map((i) => p.line([-6 + i * 7, -20 + i * 7], [4 + i * 7, -26 + i * 8], 2.6, 'bg')), p.path('M-48 20L52 20C54 28 50 32 44 32L-42 32C-48 32 -50 26 -48 20Z', 'bg'), p.path('M-48 27L52 27C51 31 48 32 44 32L-42 32C-46 32 -48 30 -48 27Z', 'ink')];

/** A shoe as large as the page is wide, over a chequered line. */
export const raceShoe = tableau('race-shoe', {
  sky: 'accent2', words: 'ink', soft: 'ink', back: [beams(18, 0.26), round('accent', 36, -4)], floor: 'ink', line: 36,
  art: [['flat-stopwatch', -40, 8, 22], ['flat-sports-medal', 41, 10, 24]],
  front: ({ u, region: { x, w } }) => { const side = u.k * 4; return [...sneaker(within(u, 0, 12, 74, -10)), ...many(Math.ceil(w / side), (i) => box(x + i * side, u.to(0, 37 + (i % 2) * 4)[1], Math.min(side, x + w - (x + i * side)), side, 'bg'))]; },
});

/** A chair, a lamp, a microphone and the books that are talked about. */
export const readingChair = tableau('reading-chair', {
  sky: 'accent/ink/.62', words: 'bg', soft: 'accent2', back: [({ u }) => [u.poly([[28, -26], [-18, 44], [62, 44]], 'accent2', { opacity: 0.22 }), ...many(3, (row) => many(12, (i) => u.box(-44 + i * 4.6, -20 + row * 17, 3.4, 9 + ((i * 7 + row * 5) % 5), ['accent', 'accent2', 'extra', 'bg'][(i + row) % 4]!, { opacity: 0.55 }))).flat(), ...many(3, (row) => u.box(-19, -12.4 + row * 17, 58, 1.6, 'bg', { opacity: 0.5 }))]], floor: 'accent2/ink/.5', line: 34,
  art: [['flat-chair', 14, 45, 50], ['flat-books', -34, 46, 30], ['flat-hot-beverage', 44, 48, 18]],
  front: ({ u }) => [u.line([-10, 46], [-10, 4], 1.2, 'bg'), u.box(-10, 46.4, 12, 1.6, 'bg', { radius: 0.5 }), ...micro(within(u, -7, 2, 19, 46))],
});

/** A picture under lamps, a glass of wine and a palette before it. */
export const firstLook = tableau('first-look', {
  sky: 'extra/bg/.72', back: [({ u }) => [u.poly([[-6, -48], [6, -48], [34, 30], [-34, 30]], 'bg', { opacity: 0.7 }), u.box(0, -3, 60, 48, 'ink'), u.box(0, -3, 54, 42, 'bg'), u.box(0, -3, 48, 36, 'accent2'), u.disc(10, -8, 11, 'accent'), u.path('M-24 15L-24 0C-14 -12 -4 6 6 -2C14 -8 20 0 24 4L24 15Z', 'extra/ink/.3'), u.path('M-24 15C-10 4 4 12 24 8L24 15Z', 'ink')]], floor: 'accent/ink/.3', line: 34,
  art: [['flat-clinking-glasses', -33, 46, 32], ['flat-paintbrush', 33, 46, 30, 12], ['flat-crayon', 14, 48, 17, 20], ['flat-grapes', -10, 48, 17]],
});

/** A volcano of paste, flasks, a planet and a rosette. */
export const fairProject = tableau('fair-project', {
  sky: 'extra/bg/.5', back: [({ u }) => [u.poly([[-46, -34], [-20, -38], [-20, 30], [-46, 34]], 'bg/ink/.08'), u.poly([[46, -34], [20, -38], [20, 30], [46, 34]], 'bg/ink/.08'), u.box(0, -4, 41, 68, 'bg'), u.box(0, -28, 32, 6, 'accent', { radius: 0.2 }), ...many(3, (i) => u.box(-33, -20 + i * 9, 17, 3, ['accent2', 'extra', 'accent'][i]!, { radius: 0.3 })), ...many(3, (i) => u.box(25 + i * 7, -8 - i * 4, 5, 14 + i * 8, ['extra', 'accent2', 'accent'][i]!))]], floor: 'accent2', line: 32,
  art: [['flat-volcano', 0, 38, 42], ['flat-alembic', -32, 46, 32], ['flat-test-tube', -13, 49, 20], ['flat-magnet', 16, 49, 20], ['flat-ringed-planet', 36, 45, 28], ['flat-1st-place-medal', 0, 50, 16]],
});

/** A gift, and hearts and thumbs that rise about it. */
export const winBox = tableau('win-box', {
  sky: 'accent', words: 'onAccent', soft: 'onAccent', back: [beams(18, 0.14), round('accent2', 39, -2), confetti(36, ['bg', 'extra', 'ink'], 0.7)], floor: 'ink', line: 36,
  art: [['flat-wrapped-gift', 0, 43, 56], ['flat-red-heart', -34, 6, 20, -12], ['flat-thumbs-up', 36, 8, 22, 10], ['flat-star', -26, -20, 16, 10], ['flat-red-heart', 24, -20, 15, 8], ['flat-admission-tickets', -38, 47, 22], ['flat-party-popper', 39, 47, 24]],
});

/** Five stars in a bubble. */
export const fiveStars: Scene = {
  id: 'five-stars', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = grounded(region, 0.95);
    return [u.disc(0, 2, 46, 'bg'), u.path('M-38 -26L38 -26C42 -26 44 -24 44 -20L44 18C44 22 42 24 38 24L6 24L-10 40L-8 24L-38 24C-42 24 -44 22 -44 18L-44 -20C-44 -24 -42 -26 -38 -26Z', 'accent'), ...many(5, (i) => starAt(...u.to(-30 + i * 15, -8), 7.4 * u.k, 'accent2', 5, 0.44)), u.box(0, 7, 58, 3.4, 'onAccent', { radius: 0.5 }), u.box(-8, 14, 42, 3.4, 'onAccent', { radius: 0.5 }), ...piece(u, 'red-heart', 36, 45, 22, 12), ...piece(u, 'sparkles', -37, 46, 20)];
  },
};

/** A bolt over bags and a clock that rings. */
export const flashTag = tableau('flash-tag', {
  sky: 'ink', back: [({ u }) => [starAt(...u.to(0, 0), 47 * u.k, 'accent', 16, 0.8), starAt(...u.to(0, 0), 40 * u.k, 'accent2', 16, 0.8)], stars(14, 'accent2', 0.9)], art: [['flat-shopping-bags', -29, 45, 34], ['flat-alarm-clock', 30, 45, 32]],
  front: ({ u }) => [u.poly([[10, -44], [-22, 6], [-3, 6], [-11, 42], [23, -12], [4, -12]], 'ink'), u.poly([[7, -37], [-16, 3], [1, 3], [-5, 30], [16, -9], [0, -9]], 'bg')],
});

/** Doors of a shop, a ribbon across them and scissors. */
export const ribbonDoor = tableau('ribbon-door', {
  sky: 'accent2/bg/.5', back: [bunting(['accent', 'bg', 'extra']), confetti(26, ['accent', 'extra', 'accent2'], 0.6)], floor: 'ink/bg/.3', line: 40, art: [],
  front: ({ u }) => [u.box(0, 6, 66, 70, 'extra/ink/.3'), u.box(0, -20, 66, 16, 'ink'), ...many(6, (i) => [u.box(-29 + i * 11.6, -8, 11.6, 12, i % 2 ? 'bg' : 'accent'), u.disc(-29 + i * 11.6, -2, 5.8, i % 2 ? 'bg' : 'accent')]).flat(), u.box(-14, 20, 25, 40, 'extra/bg/.6'), u.box(14, 20, 25, 40, 'extra/bg/.6'), u.poly([[-25, 14], [-18, 2], [-12, 2], [-25, 24]], 'bg', { opacity: 0.6 }), u.poly([[4, 14], [11, 2], [17, 2], [4, 24]], 'bg', { opacity: 0.6 }), u.box(-3.6, 22, 1.8, 10, 'ink'), u.box(3.6, 22, 1.8, 10, 'ink'), poly([u.to(-50, 23), u.to(50, 23), u.to(50, 29), u.to(-50, 29)], 'accent'), u.path('M0 26C-14 12 -22 22 -16 28C-12 32 -4 30 0 26C4 30 12 32 16 28C22 22 14 12 0 26Z', 'accent'), u.disc(0, 26, 3.4, 'accent/ink/.3'), u.poly([[-2, 28], [-10, 40], [-5, 40], [1, 30]], 'accent/ink/.2'), u.poly([[2, 28], [10, 40], [5, 40], [-1, 30]], 'accent/ink/.2'), ...piece(u, 'scissors', 34, 48, 24), ...piece(u, 'potted-plant', -43, 45, 22), ...piece(u, 'bell', 0, -15, 10)],
});
