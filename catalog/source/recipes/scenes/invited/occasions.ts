import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, many, outlined, oval, poly, starAt, stroke, towards, type Scene } from '../kit.js';
import { cloud } from '../kids.js';
import { within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, cloth, confetti, piece, ridge, round, stars, tableau } from '../tableaux/tableau.js';

/** A long table laid under bulbs at dusk, the night before. */
export const longEvening = tableau('long-evening', {
  sky: '#2b2447', words: '#fff4e2', soft: '#ffcf87', back: [stars(26, '#ffe9b0', 0.5), ridge('#3d3263', '#4d3a66', 30), bulbs('#ffd98a', '#8a7fb0'), ({ region: { x, y, w, h }, u }) => { const top = u.to(0, 26)[1]; return [box(x, top, w, y + h - top + 0.2, '#f7ead6'), box(x, top, w, 1.2, '#e3cfae'), ...many(9, (i) => poly([[x + (w / 9) * i, y + h + 0.2], [x + (w / 9) * (i + 0.5), top + (y + h - top) * 0.62], [x + (w / 9) * (i + 1), y + h + 0.2]], '#ead7b8'))]; }],
  art: [['flat-candle', -40, 31, 26], ['flat-candle', 40, 31, 26], ['flat-bouquet', 0, 32, 34], ['flat-clinking-glasses', -20, 36, 28], ['flat-bottle-with-popping-cork', 22, 34, 34], ['flat-spaghetti', -32, 44, 24], ['flat-shortcake', 33, 44, 20]],
});

/** A plane over the globe, cases packed. */
export const offYouGo = tableau('off-you-go', {
  sky: '#bfe6f3', words: '#123a52', soft: '#123a52', back: [({ region: { x, y, w, h }, u }) => [disc(...u.to(0, 46), 46 * u.k, '#7ccbb0'), oval(...u.to(-14, 18), 15 * u.k, 8 * u.k, '#5fb295', { rotate: -16 }), oval(...u.to(20, 26), 13 * u.k, 7 * u.k, '#5fb295', { rotate: 14 }), ...cloud(x + w * 0.18, y + h * 0.3, 20, '#ffffff'), ...cloud(x + w * 0.84, y + h * 0.42, 18, '#ffffff'), ...many(9, (i) => disc(...towards(...u.to(0, 40), 62 * u.k, 202 + i * 11), 0.7, '#ffffff'))]],
  art: [['flat-airplane', 14, -6, 40, 8], ['flat-luggage', -28, 50, 36], ['flat-camera', 2, 51, 22], ['flat-world-map', 32, 51, 28]],
});

const burst = (u: Unit, x: number, y: number, r: number, color: string): Layer[] => [...many(14, (i) => stroke(u.to(x + Math.cos(i * 0.4488) * r * 0.34, y + Math.sin(i * 0.4488) * r * 0.34), u.to(x + Math.cos(i * 0.4488) * r, y + Math.sin(i * 0.4488) * r), 1.5 * u.k, color)), ...many(14, (i) => u.disc(x + Math.cos(i * 0.4488) * r * 1.12, y + Math.sin(i * 0.4488) * r * 1.12, 1.3, '#ffffff')), u.disc(x, y, 2.4, '#ffffff')];

/** Fireworks over a picnic on a checkered cloth. */
export const starryPicnic = tableau('starry-picnic', {
  sky: '#16234f', words: '#ffffff', soft: '#ffd45c', back: [stars(24, '#ffffff', 0.6), ({ u }) => [...burst(u, -30, -22, 18, '#ff5a5f'), ...burst(u, 30, -26, 15, '#8ec3f0'), ...burst(u, 2, -4, 12, '#ffd45c')], cloth('#d7263d', 26)],
  art: [['flat-hamburger', -6, 44, 34], ['flat-watermelon', 32, 45, 34], ['flat-ear-of-corn', -36, 44, 30], ['flat-cup-with-straw', 14, 48, 22], ['flat-pie', -22, 51, 20]],
});

/** A rabbit behind a table of eggs, cakes and tulips. */
export const bunnyBrunch = tableau('bunny-brunch', {
  sky: '#fdf0d8', words: '#4a3058', soft: '#8a3f6a', back: [({ u, region: { x, w } }) => [u.disc(0, -4, 42, '#ffffff'), ...many(10, (i) => starAt(x + 4 + chance(i + 3) * (w - 8), u.to(0, -44 + chance(i + 20) * 36)[1], 1.1, '#f2b5c7', 5, 0.5))], ({ u }) => piece(u, 'rabbit', 0, 30, 50), ({ region: { x, y, w, h }, u }) => { const top = u.to(0, 22)[1]; return [box(x, top, w, y + h - top + 0.2, '#b9dcc0'), box(x, top, w, 1.4, '#8fbf9b'), ...many(12, (i) => outlined('half', x + (w / 12) * (i + 0.5), top + w / 40 + 1.2, w / 12, w / 20, '#ffffff', { rotate: 180 }))]; }],
  art: [['flat-tulip', -42, 34, 36, -6], ['flat-tulip', 42, 34, 36, 6], ['flat-pancakes', -20, 46, 30], ['flat-nest-with-eggs', 20, 47, 32], ['flat-hot-beverage', 0, 50, 18], ['flat-egg', -44, 50, 14], ['flat-carrot', 45, 50, 16]],
});

/** A chest of tools, a drill of a dad. */
export const dadBench = tableau('dad-bench', { sky: 'extra/bg/.45', back: [({ region: { x, y, w }, u }) => many(7, (i) => many(5, (j) => disc(x + ((i + 0.5) * w) / 7, y + 4 + (j * (u.to(0, 20)[1] - y)) / 5, 0.6, 'ink', { opacity: 0.25 }))).flat(), round('bg', 36, -4)], floor: 'accent', line: 33, art: [['flat-wrench', -34, 6, 30, -14], ['flat-hammer', 34, 6, 30, 12], ['flat-carpentry-saw', 0, -4, 32], ['flat-toolbox', -6, 46, 48], ['flat-hot-beverage', 34, 47, 26], ['flat-screwdriver', -42, 49, 22, 40]] });

/** A tie, a trophy and breakfast for the best of them. */
export const dadBreakfast = tableau('dad-breakfast', { sky: 'accent2/bg/.4', back: [beams(18, 0.4)], floor: 'ink/accent/.3', line: 34, art: [['flat-trophy', 0, 40, 54], ['flat-pancakes', -32, 48, 32], ['flat-bacon', 33, 48, 30], ['flat-necktie', -36, 6, 26, -12], ['flat-baseball', 38, 0, 18], ['flat-hot-beverage', 14, 50, 18]] });

/** A dog and a cat who share a sofa of a heart. */
export const unlikely = tableau('unlikely-pair', { sky: 'accent2/bg/.5', back: [({ u }) => [outlined('heart', ...u.to(0, -2), 84 * u.k, 76 * u.k, 'bg')], confetti(16, ['accent', 'extra'], 0.4)], floor: 'extra', line: 36, art: [['flat-dog', -19, 46, 46], ['flat-cat', 20, 46, 42]] });

/** Toast and avocado: who go together. */
export const brunchPair = tableau('brunch-pair', { sky: 'accent/bg/.7', back: [round('bg', 40, -2)], floor: 'accent', line: 36, art: [['flat-avocado', -18, 44, 50, -6], ['flat-bread', 22, 45, 44, 6], ['flat-egg', 46, 49, 18], ['flat-sparkles', -40, -8, 18], ['flat-two-hearts', 4, -16, 18]] });

/** Two tall drinks with umbrellas. */
export const twoDrinks = tableau('two-drinks', { sky: 'accent2/bg/.4', back: [({ u }) => [u.disc(0, -4, 36, 'accent')], confetti(20, ['bg', 'extra'], 0.5)], floor: 'extra/ink/.2', line: 36, art: [['flat-tropical-drink', -16, 46, 48], ['flat-tropical-drink', 18, 47, 42], ['flat-sunglasses', 44, 49, 22], ['flat-pineapple', -44, 48, 32]] });

/** Balloons of candy colors, a cake and presents for a friend. */
export const loudCake = tableau('loud-cake', { sky: 'extra/bg/.55', back: [beams(16, 0.5), confetti(36, ['accent', 'accent2', 'ink'], 0.7)], floor: 'accent', line: 36, art: [['flat-shortcake', 0, 46, 50], ['flat-balloon', -34, 20, 40, -8], ['flat-balloon', 35, 18, 36, 8], ['flat-wrapped-gift', -32, 48, 26], ['flat-party-popper', 32, 48, 26]] });

/** A bear in bed with soup and a plaster. */
export const softSoup = tableau('soft-soup', { sky: '#e3f0ea', words: '#23423a', soft: '#23423a', back: [round('#ffffff', 42, -2)], floor: '#a9cdbb', line: 36, art: [['flat-teddy-bear', -10, 42, 54], ['flat-adhesive-bandage', -18, 2, 15, -20], ['flat-steaming-bowl', 31, 47, 36], ['flat-tulip', -46, 47, 30], ['flat-red-heart', 32, -4, 16, 12]] });

/** A cup among stars and scraps of paper. */
export const wonIt = tableau('won-it', { sky: 'ink', back: [beams(22, 0.1), stars(22, 'accent2', 0.9), confetti(44, ['accent', 'accent2', 'bg'], 0.85)], floor: 'accent', line: 37, art: [['flat-trophy', 0, 46, 66], ['flat-1st-place-medal', -36, 46, 28], ['flat-party-popper', 36, 46, 30], ['flat-glowing-star', 36, -6, 18]] });

/** Fizz: a cork in the air and two glasses. */
export const popped = tableau('popped-cork', { sky: 'accent2/bg/.45', back: [round('bg', 40, -4), ({ u }) => many(18, (i) => u.disc(-26 + chance(i + 3) * 60, -44 + chance(i + 30) * 50, 0.8 + chance(i) * 1.8, i % 2 ? 'accent2' : 'accent'))], floor: 'accent', line: 37, art: [['flat-bottle-with-popping-cork', -20, 46, 58, -4], ['flat-clinking-glasses', 24, 46, 44]] });

/** A diploma, books and a cap's bag of sparkles. */
export const scholar = tableau('scholar-shelf', { sky: 'accent2/bg/.5', back: [beams(16, 0.4), confetti(34, ['accent', 'ink', 'extra'], 0.6)], floor: 'ink', line: 36, art: [['flat-books', -30, 46, 36], ['flat-scroll', 32, 46, 34], ['flat-trophy', 0, 47, 26]], front: ({ u }) => mortarboard(within(u, 0, -2, 60)) });

const mortarboard = (m: Unit): Layer[] => [m.path('M-24 2L-24 22C-14 32 14 32 24 22L24 2Z', 'ink/accent/.24'), m.poly([[0, -26], [50, -4], [0, 18], [-50, -4]], 'ink'), m.poly([[0, -26], [50, -4], [0, -4], [-50, -4]], 'ink/bg/.14'), m.disc(0, -4, 3, 'accent'), m.path('M0 -4L38 2L38 30L35 30L35 5L0 -2Z', 'accent'), m.path('M32 30L41 30L43 46L30 46Z', 'accent')];

/** A book of wise words, fruit and pencils for who teaches. */
export const goodDesk: Scene = tableau('good-desk', { sky: '#2f5a4a', words: '#fffaf0', soft: '#ffd98a', back: [({ u }) => [u.box(0, -8, 96, 62, '#8a5a34', { radius: 0.03 }), u.box(0, -8, 90, 56, '#26493c')]], floor: '#c98f5a', line: 34, art: [['flat-books', -28, 44, 34], ['flat-red-apple', -26, 13, 20], ['flat-tulip', 30, 42, 36], ['flat-hot-beverage', 6, 48, 22], ['flat-pencil', 44, 49, 18, 20]] });
