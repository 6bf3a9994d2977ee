import type { Layer } from '../../../../build/templates/recipe.js';
import { leaf, many, outlined, starAt, type Scene } from '../kit.js';
import { cloud } from '../kids.js';
import { peony, twig, windflower } from '../gatherings/gold-foil.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { bunting, piece, round, tableau } from '../tableaux/tableau.js';

/** A carriage with a folded hood, its wheels and its handle. */
const carriage = (c: Unit, cloth: string, trim: string): Layer[] => [
  c.path('M40 -8C46 -8 50 -12 52 -18L56 -17C54 -8 48 -3 40 -3Z', '#8a6a4a'),
  c.line([-22, 26], [20, 8], 2, '#8a6a4a'), c.line([20, 26], [-22, 8], 2, '#8a6a4a'),
  c.path('M-42 -6C-42 18 -26 22 0 22C26 22 42 18 42 -6Z', cloth), c.path('M-42 -6C-42 -32 -24 -50 0 -50L0 -6Z', `${cloth}/ink/.12`), ...[-30, -60].map((angle) => c.path(angle === -30 ? 'M0 -6L-38 -24C-37 -26 -36 -28 -35 -30Z' : 'M0 -6L-22 -44C-20 -45.500 -18 -46.500 -16 -47.400Z', `${cloth}/bg/.5`)),
  ...many(8, (i) => c.disc(-36.8 + i * 10.5, -5, 5.2, trim)), c.box(0, -9, 86, 4, trim, { radius: 0.5 }), c.path('M-10 8C-10 4 -4 2 0 6C4 2 10 4 10 8C10 13 4 16 0 19C-4 16 -10 13 -10 8Z', trim),
  ...[-24, 24].flatMap((x) => [c.disc(x, 34, 14, '#6b5138'), c.disc(x, 34, 11, '#f6ead4'), ...many(4, (i) => c.line([x + 10 * Math.cos(i * 0.785), 34 + 10 * Math.sin(i * 0.785)], [x - 10 * Math.cos(i * 0.785), 34 - 10 * Math.sin(i * 0.785)], 1.2, '#6b5138')), c.disc(x, 34, 3, '#6b5138')]),
];

const pram = (id: string, sky: string, words: string, cloth: string, trim: string, flower: string): Scene => ({
  id, sky, words, soft: words,
  draw: (region) => {
    const { u, s } = grounded(region, 0.95);
    const side = Math.min(1.3, (region.w * 0.96) / s);
    const { x, y, w, h } = region;
    return [
      u.disc(0, -2, 43, '#ffffff', { opacity: 0.7 }), ...cloud(x + w * 0.15, y + h * 0.3, s * 0.26, '#ffffff'), ...cloud(x + w * 0.87, y + h * 0.24, s * 0.24, '#ffffff'),
      ...[-1, 1].flatMap((k) => [twig(...u.to(k * 30 * side, 49), 38 * u.k, -90 - k * 14, k * 24, '#9cb59a', 6, 0.5), twig(...u.to(k * 38 * side, 49), 30 * u.k, -90 + k * 18, k * 10, '#7f9d82', 6, 0.45)]),
      ...carriage(within(u, 0, 7, 76), cloth, trim),
      ...[-1, 1].flatMap((k) => [...peony(...u.to(k * 39 * side, 43), 9 * u.k, flower, k * 20), ...windflower(...u.to(k * 28 * side, 47), 6 * u.k, trim, 10), ...peony(...u.to(k * 48 * side, 48), 6 * u.k, flower, 40)]),
      ...many(7, (i) => outlined('heart', ...u.to(-30 + i * 10, -40 + Math.abs(i - 3) * 3.4), (i % 2 ? 3.4 : 5) * u.k, (i % 2 ? 3 : 4.4) * u.k, i % 2 ? flower : cloth)),
    ];
  },
});

export const pinkPram = pram('pink-pram', '#fdeaea', '#5a2438', '#f2a0b4', '#fff3ea', '#e8728f');
export const bluePram = pram('blue-pram', '#e4f0fa', '#17324d', '#86b6e0', '#fdf8ec', '#4f86c0');

/** Two carriages side by side. */
export const twinPrams: Scene = {
  id: 'twin-prams', sky: '#f6f0e2', words: '#43325a', soft: '#43325a',
  draw: (region) => {
    const { u, s } = grounded(region, 0.95);
    const { x, y, w, h } = region;
    return [
      u.disc(0, -2, 44, '#ffffff', { opacity: 0.75 }), ...cloud(x + w * 0.16, y + h * 0.24, s * 0.24, '#ffffff'), ...cloud(x + w * 0.86, y + h * 0.2, s * 0.22, '#ffffff'), ...bunting(['#f2a0b4', '#86b6e0', '#f5cf72'])({ region, u, apart: 1 }),
      ...carriage(within(u, -24, 18, 46), '#f2a0b4', '#fff3ea'), ...carriage(within(u, 24, 18, 46), '#86b6e0', '#fff3ea'),
      outlined('heart', ...u.to(0, -16), 15 * u.k, 13 * u.k, '#f5b36b'), outlined('heart', ...u.to(-16, -10), 7 * u.k, 6 * u.k, '#f2a0b4'), outlined('heart', ...u.to(16, -10), 7 * u.k, 6 * u.k, '#86b6e0'),
      ...[-50, 0, 50].flatMap((px) => [twig(...u.to(px, 48), 20 * u.k, -100, 20, '#9cb59a', 5, 0.5), twig(...u.to(px, 48), 17 * u.k, -70, -20, '#7f9d82', 5, 0.5), ...windflower(...u.to(px, 46), 5.4 * u.k, '#f5b36b', 0)]),
    ];
  },
};

/** Two small bears on a swing of stars: one is not enough. */
export const twinBears = tableau('twin-bears', {
  sky: '#dfeef0', words: '#2b3f4a', soft: '#2b3f4a', back: [round('#ffffff', 43, -2), ({ u }) => many(10, (i) => starAt(...u.to(-46 + i * 10.2, -34 + (i % 3) * 9), (i % 2 ? 2 : 3.2) * u.k, i % 2 ? '#f2a0b4' : '#f5cf72', 5, 0.5)), ({ u }) => [[-20, '#f2a0b4'], [22, '#86b6e0']].flatMap(([x, color]): Layer[] => [u.line([Number(x), 10], [Number(x) * 1.5, -22], 0.6, '#8a7a5a'), u.oval(Number(x) * 1.5, -30, 10, 12, String(color)), u.oval(Number(x) * 1.5 - 3.6, -34, 1.6, 3, '#ffffff', { opacity: 0.6, rotate: 26 })])],
  floor: '#b9d8c4', line: 38, art: [['flat-teddy-bear', -19, 46, 42, -4], ['flat-teddy-bear', 20, 46, 42, 4], ['flat-baby-bottle', -47, 48, 20], ['flat-baby-bottle', 48, 48, 20]],
});

/** Neighbors of the wood under firs. */
export const woodland = tableau('woodland-friends', {
  sky: '#f4ecd9', words: '#3a2f1f', soft: '#6b4a24', back: [({ u }) => [u.disc(0, -8, 40, '#fbf7ea'), ...[[-44, 30, 46, '#b9c6a0'], [-26, 28, 34, '#cbd5b4'], [28, 28, 36, '#cbd5b4'], [46, 30, 50, '#b9c6a0']].map(([x, foot, tall, color]) => u.poly([[Number(x), Number(foot) - Number(tall)], [Number(x) + 12, Number(foot)], [Number(x) - 12, Number(foot)]], String(color)))]],
  floor: '#93a873', line: 30, art: [['flat-evergreen-tree', -50, 38, 50], ['flat-evergreen-tree', 51, 38, 54], ['flat-deer', 6, 40, 52], ['flat-fox', -28, 47, 32], ['flat-hedgehog', 30, 49, 24], ['flat-owl', -36, 8, 20], ['flat-rabbit', 44, 50, 22], ['flat-mushroom', -6, 50, 14], ['flat-brown-mushroom', -48, 50, 14]],
});

/** A wreath of fern and mushrooms about a fox. */
export const foxWreath: Scene = {
  id: 'fox-wreath', sky: '#e9eedd', words: '#2f3a24', soft: '#6b4a24',
  draw: (region) => {
    const { u } = grounded(region, 0.97);
    return [
      ...many(22, (i) => leaf(...u.to(Math.cos(i * 0.2856) * 38, Math.sin(i * 0.2856) * 38), 15 * u.k, 6.4 * u.k, i * 16.36 + 62, ['#8fa777', '#b9c6a0', '#6d8a5a'][i % 3]!)), u.disc(0, 0, 36, '#fbf7ea'),
      ...piece(u, 'fox', 0, 27, 52), ...piece(u, 'mushroom', -31, 39, 18), ...piece(u, 'brown-mushroom', 33, 37, 15), ...piece(u, 'owl', 27, -18, 18), ...piece(u, 'hedgehog', 17, 44, 17), ...piece(u, 'maple-leaf', -30, -16, 13, -20), ...piece(u, 'chestnut', -16, 45, 10),
    ];
  },
};

/** The large and the small of the plain, in soft colors. */
export const littleSafari = tableau('little-safari', {
  sky: '#f8efd8', words: '#40351a', soft: '#7a5a1f', back: [({ u }) => [u.disc(0, -8, 38, '#fbdf9c'), ...[[-52, 130], [-48, 100], [52, 50], [48, 80]].flatMap(([x, angle]) => many(3, (i) => leaf(...u.to(x!, -46), (38 - i * 6) * u.k, 13 * u.k, angle! + (i - 1) * 24, ['#7fa06a', '#9dbb82', '#6a8c58'][i]!)))]],
  floor: '#bccb91', line: 34, art: [['flat-giraffe', -24, 44, 56], ['flat-rhinoceros', 22, 46, 42], ['flat-tiger', -2, 50, 26], ['flat-monkey', 46, 48, 24], ['flat-zebra', -48, 49, 26]],
});

/** A bear with balloons on blocks. */
export const teddy = tableau('teddy-blocks', {
  sky: '#f5e8d6', words: '#4a2f1a', soft: '#7a4a24', back: [round('#fffaf0', 42, -4), ({ u }) => ([[-30, -26, 10, '#c98a5a'], [-16, -36, 8.6, '#f1d4a8'], [30, -28, 10, '#b5c0a0'], [17, -37, 8.6, '#e8b08c']] as const).flatMap(([x, y, r, color]): Layer[] => [u.line([x, y + r], [x * 0.3, 18], 0.5, '#8a6a4a'), u.oval(x, y, r, r * 1.2, color), u.oval(x - r * 0.36, y - r * 0.4, r * 0.16, r * 0.3, '#ffffff', { opacity: 0.6, rotate: 26 })])],
  floor: '#e2c8a2', line: 38, art: [['flat-teddy-bear', 0, 46, 62]], front: ({ u }) => [[-40, '#e8b08c'], [40, '#b5c0a0']].flatMap(([x, color], k): Layer[] => [u.box(Number(x), 39, 20, 20, '#8a6a4a', { radius: 0.12 }), u.box(Number(x), 39, 17, 17, String(color), { radius: 0.1 }), ...(k ? [starAt(...u.to(40, 39), 6 * u.k, '#fffaf0', 5, 0.5)] : [outlined('heart', ...u.to(-40, 39.5), 10 * u.k, 9 * u.k, '#fffaf0')])]),
});

