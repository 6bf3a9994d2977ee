import type { Layer } from '../../../../build/templates/recipe.js';
import { disc, many } from '../kit.js';
import { within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, bunting, cloth, confetti, ridge, round, stars, tableau } from './tableau.js';

/** A heap of spaghetti with its bread, garlic and tomatoes on a checkered cloth. */
export const spaghetti = tableau('spaghetti', { sky: 'accent2/bg/.45', back: [round('accent2', 40, -6), cloth('accent', 24)], art: [['flat-baguette-bread', -36, 32, 30, -12], ['flat-green-salad', 37, 34, 28], ['flat-spaghetti', 0, 38, 58], ['flat-tomato', -28, 48, 16], ['flat-garlic', 26, 49, 15], ['flat-cheese-wedge', 44, 48, 14]] });

/** Fried fish with lemon, corn and shrimp. */
export const fishFry = tableau('fish-fry', { sky: 'extra/bg/.5', back: [round('accent2', 38, -8), beams(16, 0.2)], floor: 'accent', line: 26, art: [['flat-fork-and-knife-with-plate', 0, 46, 60], ['flat-fish', 0, 33, 40, -8], ['flat-lemon', 25, 47, 18], ['flat-ear-of-corn', -36, 46, 26], ['flat-fried-shrimp', 39, 44, 24], ['flat-hot-pepper', -22, 49, 13]] });

/** A pot of chili over a flame, peppers around it. */
export const chiliPot = tableau('chili-pot', { sky: 'accent', words: 'onAccent', soft: 'onAccent', back: [beams(18, 0.14), round('accent2', 40, -2)], floor: 'ink', line: 34, art: [['flat-pot-of-food', 0, 40, 58], ['flat-hot-pepper', -33, 45, 28, -14], ['flat-hot-pepper', 34, 45, 28, 70], ['flat-fire', -15, 49, 18], ['flat-fire', 0, 50, 20], ['flat-fire', 15, 49, 18], ['flat-onion', 47, 46, 14], ['flat-tomato', -48, 46, 14]] });

/** A stack of pancakes with bacon, an egg and coffee. */
export const pancakes = tableau('pancake-stack', { sky: 'accent2/bg/.5', back: [({ u }) => [u.disc(0, 14, 42, 'accent2'), ...many(9, (i) => u.line([Math.cos(Math.PI * (1 + i / 8)) * 45, 14 + Math.sin(Math.PI * (1 + i / 8)) * 45], [Math.cos(Math.PI * (1 + i / 8)) * 51, 14 + Math.sin(Math.PI * (1 + i / 8)) * 51], 2, 'accent2'))]], floor: 'extra/bg/.2', line: 28, art: [['flat-pancakes', 0, 44, 58], ['flat-hot-beverage', -36, 45, 26], ['flat-bacon', 35, 46, 28], ['flat-blueberries', 22, 49, 13], ['flat-glass-of-milk', 50, 44, 18]] });

/** Eggs, bacon and coffee beside an open book. */
export const earlyTable = tableau('early-table', { sky: 'ink', back: [round('accent2', 34, 2)], floor: 'accent2/ink/.3', line: 26, art: [['flat-open-book', -28, 45, 40], ['flat-hot-beverage', 8, 44, 36], ['flat-bacon', 34, 45, 28], ['flat-egg', 51, 46, 15], ['flat-pancakes', -52, 46, 20]] });

/** Crawfish, corn and potatoes spilled over the table. */
export const crawfish = tableau('crawfish', { sky: 'bg', back: [round('accent2', 44, -2), bunting(['accent', 'ink', 'extra'])], floor: 'accent2/bg/.55', line: 24, art: [['flat-lobster', 0, 36, 62], ['flat-ear-of-corn', -33, 44, 28, -20], ['flat-ear-of-corn', 33, 45, 28, 30], ['flat-potato', -16, 49, 17], ['flat-lemon', 17, 49, 17], ['flat-crab', 47, 36, 22], ['flat-shrimp', -47, 34, 22]] });

/** Waffles, fruit and a popped cork. */
export const brunch = tableau('brunch-table', { sky: 'accent/bg/.72', back: [round('bg', 42, -4), confetti(30, ['accent', 'accent2', 'extra'], 0.5)], floor: 'accent', line: 30, art: [['flat-waffle', 0, 43, 44], ['flat-bottle-with-popping-cork', -30, 42, 50, -8], ['flat-clinking-glasses', 31, 42, 38], ['flat-cherries', 13, 48, 16], ['flat-blueberries', -13, 49, 14]] });

/** Flowers, pancakes and tea for one who never sits down. */
export const motherBrunch = tableau('mother-brunch', { sky: 'accent2/bg/.55', back: [({ u }) => [u.disc(0, -4, 44, 'accent2/bg/.8'), ...many(12, (i) => disc(...u.to(Math.cos(i * 0.524) * 46, -4 + Math.sin(i * 0.524) * 46), 2.2 * u.k, i % 2 ? 'accent' : 'bg'))]], floor: 'accent', line: 32, art: [['flat-bouquet', 0, 34, 58], ['flat-pancakes', -30, 46, 32], ['flat-hot-beverage', 30, 46, 30], ['flat-red-heart', 0, 48, 14]] });

const PATCH = [[-30, 44, 28], [30, 45, 26], [0, 48, 34], [48, 49, 18], [-50, 49, 18]] as const;

/** Rows of pumpkins, a tractor on the hill. */
export const pumpkinPatch = tableau('pumpkin-patch', {
  sky: 'accent2/bg/.42', back: [round('accent2', 20, -20), ridge('extra/bg/.2', 'extra/ink/.2', 30)], floor: '#7a5230', line: 30, art: [['flat-tractor', -6, 26, 34], ['flat-maple-leaf', 38, -16, 12, 20], ['flat-fallen-leaf', -40, -8, 13, -10], ['flat-sunflower', 42, 31, 24], ['flat-sunflower', -42, 30, 24]],
  front: ({ u, apart }) => PATCH.flatMap(([x, foot, side]) => gourd(u, x * apart, foot, side)),
});

/** A pumpkin about an upright, its foot at a height. */
function gourd(u: Unit, x: number, foot: number, side: number): Layer[] {
  const p = within(u, x, foot - side / 2, side);
  return [p.oval(0, 46, 44, 6, 'ink', { opacity: 0.24 }), p.path('M-6 -28C-8 -42 -2 -50 12 -52L15 -44C8 -42 6 -36 7 -28Z', '#4b7a38'), p.oval(-32, 8, 20, 36, '#c95a12'), p.oval(32, 8, 20, 36, '#c95a12'), p.oval(-17, 8, 22, 39, '#de6c17'), p.oval(17, 8, 22, 39, '#de6c17'), p.oval(0, 8, 17, 40, '#f07f1f'), p.oval(-5, -8, 4, 14, '#ffc17d', { opacity: 0.7 })];
}

/** A wheel over pumpkins, pie and flags. */
export const fallFair = tableau('fall-fair', { sky: 'extra/bg/.5', back: [bunting(), ridge('accent2/bg/.2', 'accent/bg/.3', 34)], floor: 'accent2/ink/.3', line: 34, art: [['flat-ferris-wheel', 0, 36, 64], ['flat-circus-tent', -36, 38, 34], ['flat-carousel-horse', 37, 38, 30], ['flat-pie', -16, 48, 18], ['flat-maple-leaf', 18, 48, 16], ['flat-red-apple', 2, 49, 14]] });

/** Snow, a snowman, a sled and mountains. */
export const winterFair = tableau('winter-fair', { sky: 'extra/bg/.35', back: [ridge('extra/bg/.6', 'bg', 32), stars(10, 'bg'), ({ region: { x, y, w, h } }) => many(44, (i) => disc(x + ((i * 61) % 100) * 0.01 * w, y + ((i * 37) % 92) * 0.01 * h, 0.5 + (i % 3) * 0.3, 'bg'))], floor: 'bg', line: 32, art: [['flat-evergreen-tree', -42, 36, 34], ['flat-evergreen-tree', 44, 36, 30], ['flat-ferris-wheel', 20, 34, 44], ['flat-snowman', -12, 45, 46], ['flat-sled', 32, 48, 28], ['flat-hot-beverage', -38, 49, 18]] });

/** Long tables of dishes that everybody brought. */
export const potluck = tableau('potluck', { sky: 'accent2/bg/.5', back: [bulbs('accent', 'ink'), round('accent2', 38, -4), cloth('extra', 14)], art: [['flat-pot-of-food', -28, 26, 40], ['flat-green-salad', 30, 26, 36], ['flat-pie', 0, 28, 34], ['flat-bread', -44, 44, 26], ['flat-cupcake', 44, 44, 24], ['flat-ear-of-corn', 16, 48, 22], ['flat-watermelon', -14, 48, 24]] });

/** A table for those who are thankful: a leg, a pie, corn and leaves. */
export const friendsTable = tableau('friends-table', { sky: 'accent2/bg/.45', back: [({ u }) => [u.disc(0, -4, 40, 'accent2'), u.disc(0, -4, 33, 'accent2/bg/.4')], cloth('accent', 20)], art: [['flat-poultry-leg', 0, 34, 50, -8], ['flat-pie', -34, 36, 32], ['flat-ear-of-corn', 34, 36, 30], ['flat-bread', -16, 49, 22], ['flat-maple-leaf', 18, 49, 18, 20], ['flat-fallen-leaf', 40, -18, 16, 24], ['flat-maple-leaf', -40, -20, 16, -20]] });
