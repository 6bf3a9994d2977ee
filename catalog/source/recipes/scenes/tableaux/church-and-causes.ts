import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, starAt, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bunting, confetti, piece, ridge, round, snow, stars, tableau } from './tableau.js';

/** A white tent under the stars, light falling out of its door. */
export const revivalTent: Scene = {
  id: 'revival-tent', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.94);
    const foot = u.to(0, 34)[1];
    return [
      ...stars(24, 'accent2', 0.6)({ region, u, apart: 1 }), u.disc(0, 2, 46, 'accent', { opacity: 0.2 }), u.disc(0, 6, 34, 'accent', { opacity: 0.24 }),
      drawn(x, foot - u.k * 12, w, y + h - foot + u.k * 12 + 0.2, 'M0 20C20 0 40 4 56 14C74 24 88 8 100 12V100H0Z', 'extra/ink/.62'), box(x, foot, w, y + h - foot + 0.2, 'extra/ink/.5'),
      u.box(0, -38, 2, 16, 'accent2'), u.box(0, -40, 9, 2, 'accent2'), u.poly([[0, -30], [54, 2], [-54, 2]], 'bg'), u.poly([[0, -30], [16, 2], [-16, 2]], 'bg/ink/.14'), u.poly([[-54, 2], [54, 2], [50, 34], [-50, 34]], 'bg/accent2/.25'), ...many(5, (i) => u.poly([[-54 + i * 24, 2], [-42 + i * 24, 2], [-40 + i * 22.6, 34], [-50 + i * 22.4, 34]], 'bg')),
      ...many(9, (i) => u.path(`M${-54 + i * 12} 2L${-42 + i * 12} 2Q${-48 + i * 12} 12 ${-54 + i * 12} 2Z`, 'accent')), u.path('M-14 34C-14 14 -8 8 0 4C8 8 14 14 14 34Z', 'accent2'), u.path('M-8 34C-8 20 -4 14 0 11C4 14 8 20 8 34Z', 'bg'), u.box(0, 22, 1.8, 14, 'accent'), u.box(0, 19.6, 7, 1.8, 'accent'),
      poly([u.to(-14, 34), u.to(14, 34), [u.to(30, 0)[0], y + h + 0.2], [u.to(-30, 0)[0], y + h + 0.2]], 'accent2', { opacity: 0.4 }), u.line([-54, 2], [-62, 34], 0.7, 'bg'), u.line([54, 2], [62, 34], 0.7, 'bg'),
    ];
  },
};

/** A white church among balloons and flags. */
export const jubilee = tableau('church-jubilee', { sky: 'accent2/bg/.5', back: [beams(16, 0.3), bunting(['accent', 'bg', 'extra'])], floor: 'extra/ink/.2', line: 32, art: [['flat-church', 0, 38, 62], ['flat-balloon', -38, 8, 26, -8], ['flat-balloon', 39, 4, 28, 8], ['flat-deciduous-tree', -36, 41, 28], ['flat-deciduous-tree', 36, 41, 28], ['flat-bouquet', -17, 47, 15], ['flat-bouquet', 17, 47, 15]] });

/** Pizza, dice, a guitar and a ball: an evening of a youth group. */
export const youthNight = tableau('youth-night', { sky: 'accent', words: 'onAccent', soft: 'onAccent', back: [round('accent2', 42, 0), confetti(34, ['bg', 'extra', 'ink'])], floor: 'ink', line: 32, art: [['flat-guitar', 16, 40, 54, 10], ['flat-pizza', -18, 44, 44, -8], ['flat-basketball', -42, 46, 22], ['flat-game-die', 40, 46, 20], ['flat-open-book', 2, 48, 24]] });

/** Raised voices: a hymn book, notes and lamps. */
export const hymn = tableau('hymn', { sky: 'ink', back: [beams(20, 0.08), round('accent', 36, -2), stars(14)], floor: 'accent/ink/.5', line: 32, art: [['flat-woman-singer', 0, 41, 58], ['flat-musical-note', -33, 4, 18, -10], ['flat-musical-score', 34, 0, 18, 10], ['flat-musical-keyboard', -33, 46, 28], ['flat-trumpet', 34, 45, 28]] });

/** A box with a heart, filled with what is given. */
const carton = (u: Unit, sign: string): Layer[] => [u.oval(0, 48, 34, 3.4, 'ink', { opacity: 0.26 }), u.poly([[-32, 12], [32, 12], [29, 48], [-29, 48]], '#c99a62'), u.poly([[-32, 12], [32, 12], [31.2, 18], [-31.2, 18]], '#a97b45'), u.poly([[-32, 12], [-42, 20], [-39, 26], [-31, 17]], '#b98a52'), u.poly([[32, 12], [42, 20], [39, 26], [31, 17]], '#b98a52'), ...piece(u, sign, 0, 43, 20)];

/** Toys that look out of a box. */
export const toyBox = tableau('toy-box', { sky: 'extra/bg/.5', back: [({ u }) => [starAt(...u.to(0, 0), 47 * u.k, 'accent2', 16, 0.78), u.disc(0, 0, 33, 'bg')]], floor: 'accent', line: 40, art: [['flat-teddy-bear', 0, 20, 36], ['flat-kite', 24, 14, 26, 8], ['flat-nesting-dolls', -22, 18, 26], ['flat-wrapped-gift', -44, 47, 20], ['flat-yo-yo', 43, 47, 16]], front: ({ u }) => carton(u, 'red-heart') });

/** Coats, gloves and socks in a box, snow about them. */
export const coatBox = tableau('coat-box', { sky: 'extra/bg/.35', back: [({ u }) => [u.disc(0, 0, 44, 'extra/bg/.6')], snow(46)], floor: 'bg', line: 40, art: [['flat-coat', -10, 20, 40, -6], ['flat-gloves', 18, 17, 26, 10], ['flat-socks', -30, 18, 20, -14], ['flat-snowflake', 42, -14, 16], ['flat-snowflake', -42, -18, 13]], front: ({ u }) => carton(u, 'mending-heart') });

/** A ballot that drops into its box between stars and stripes. */
export const ballot = tableau('ballot', { sky: 'bg', back: [({ region: { x, y, w, h } }) => many(7, (i) => box(x, y + (h / 14) * (i * 2 + 1), w, h / 14, 'accent/bg/.86')), ({ u }) => [u.disc(0, 4, 43, 'accent'), ...many(12, (i) => starAt(...u.to(Math.cos(i * 0.5236) * 37, 4 + Math.sin(i * 0.5236) * 37), 3.4 * u.k, 'bg', 5, 0.45)), u.disc(0, 4, 31, 'bg')]], art: [['flat-ballot-box-with-ballot', 0, 31, 52]] });

/** A hand raised before rays, a star on the sleeve: a candidate's page. */
export const podium = tableau('podium', { sky: 'ink', back: [beams(16, 0.12), ({ u }) => [u.disc(0, 4, 40, 'accent')]], floor: 'accent2', line: 38, art: [], front: ({ u }) => [u.poly([[-24, -2], [24, -2], [20, 46], [-20, 46]], 'bg'), u.box(0, -3, 54, 7, 'bg/ink/.2', { radius: 0.2 }), starAt(...u.to(0, 20), 13 * u.k, 'accent', 5, 0.45), u.line([-8, -6], [-13, -26], 1.6, 'bg'), u.line([8, -6], [13, -26], 1.6, 'bg'), u.oval(-13.4, -29, 4, 6, 'bg', { rotate: -14 }), u.oval(13.4, -29, 4, 6, 'bg', { rotate: 14 }), ...[-40, 40].flatMap((x) => [u.box(x, 6, 1.8, 82, 'accent2'), u.path(`M${x} -34L${x + 24 * Math.sign(x)} -30L${x + 24 * Math.sign(x)} -8L${x} -12Z`, 'accent'), starAt(...u.to(x + 12 * Math.sign(x), -21), 7 * u.k, 'bg', 5, 0.45)])] });

const PUZZLE = ['#d7263d', '#2b78d9', '#f4c430', '#2f9e58'];
/** A piece of a puzzle: a knob on the right and one at the foot, and hollows opposite. */
const jig = (u: Unit, x: number, y: number, k: number, color: string, turn: number): Layer[] => { const p = within(u, x, y, k, turn); return [p.path('M-50 -50L-14 -50C-20 -38 -14 -28 0 -28C14 -28 20 -38 14 -50L50 -50L50 -14C62 -20 74 -14 74 0C74 14 62 20 50 14L50 50L14 50C20 62 14 74 0 74C-14 74 -20 62 -14 50L-50 50L-50 14C-38 20 -28 14 -28 0C-28 -14 -38 -20 -50 -14Z', color)]; };

/** Four pieces of a puzzle in four colors make a heart's field. */
export const puzzle: Scene = {
  id: 'puzzle-pieces', sky: '#eaf3fb', words: '#14325c', soft: '#1c4f91',
  draw: (region) => {
    const { u } = grounded(region, 0.95);
    return [u.disc(0, 0, 47, '#ffffff'), ...jig(u, -19, -17, 34, PUZZLE[0]!, 0), ...jig(u, 19, -17, 34, PUZZLE[1]!, 0), ...jig(u, -19, 21, 34, PUZZLE[2]!, 0), ...jig(u, 21, 24, 34, PUZZLE[3]!, 10), ...([[-45, -34, 11, 24], [47, -28, 10, -20], [-48, 30, 9, 50]] as const).map(([x, y, k, turn], i) => jig(u, x, y, k, PUZZLE[(i + 1) % 4]!, turn)[0]!)];
  },
};

/** Two loops of all colors that meet: neurodiversity. */
export const loops: Scene = {
  id: 'rainbow-loops', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => {
    const { u } = grounded(region, 0.95);
    const hues = ['#d7263d', '#f07f1f', '#f4c430', '#2f9e58', '#2b78d9', '#7b4bc4'];
    const at = (t: number): readonly [number, number] => { const d = 1 + Math.sin(t) ** 2; return [(46 * Math.cos(t)) / d, (62 * Math.sin(t) * Math.cos(t)) / d]; };
    return [u.disc(0, 0, 47, 'accent2/bg/.7'), ...many(96, (i) => { const [px, py] = at((i / 96) * Math.PI * 2); return u.disc(px, py, 6.4, hues[Math.floor((i / 96) * 12) % 6]!); }), ...many(96, (i) => { const [px, py] = at((i / 96) * Math.PI * 2); return u.disc(px, py, 1.5, '#ffffff', { opacity: 0.65 }); }).filter((_, i) => i % 2 === 0)];
  },
};

/** Guitar, maracas, drum and trumpet under cut paper. */
export const fiestaBand = tableau('fiesta-band', { sky: '#ffd98a', words: '#4a1230', soft: '#a01f4b', back: [({ region: { x, y, w }, u }) => { const count = Math.max(5, Math.round(w / 15)); const side = w / count; return many(count, (i): Layer[] => { const [px, py] = [x + i * side, Math.max(y + 0.6, u.to(0, -50)[1])]; return [box(px + side * 0.06, py, side * 0.88, side * 0.62, ['#d7263d', '#1f8f8a', '#7b2f8f', '#f07f1f', '#2f9e58'][i % 5]!), ...many(4, (j) => disc(px + side * (0.17 + j * 0.22), py + side * 0.62, side * 0.11, ['#d7263d', '#1f8f8a', '#7b2f8f', '#f07f1f', '#2f9e58'][i % 5]!)), starAt(px + side / 2, py + side * 0.32, side * 0.2, '#ffd98a', 6, 0.4)]; }).flat(); }, round('#ffb84d', 36, 4)], floor: '#1f8f8a', line: 32, art: [['flat-guitar', -2, 42, 56, 6], ['flat-maracas', -32, 45, 34, -8], ['flat-long-drum', 32, 45, 32], ['flat-sunflower', -50, 48, 20], ['flat-trumpet', 50, 46, 20]] });

/** A star of six points over a scroll, gold on night. */
export const starScroll = tableau('star-scroll', { sky: 'ink', back: [stars(26, 'accent2', 0.9), ({ u }) => [u.disc(0, 0, 44, 'accent', { opacity: 0.16 }), u.ring(0, 0, 44, 0.9, 'accent2'), u.ring(0, 0, 41, 0.4, 'accent2')]], art: [], front: ({ u }) => [1, -1].flatMap((side) => [[0, -34, 29.4, 17], [29.4, 17, -29.4, 17], [-29.4, 17, 0, -34]].map(([a, b, c, d]) => u.line([a!, b! * side], [c!, d! * side], 4.2, 'accent2'))) });

/** Two motorcycles' worth of cards: a ride for the best hand. */
export const pokerRun = tableau('poker-run', { sky: 'accent2/bg/.45', back: [round('accent', 34, -10), ridge('extra/bg/.2', 'extra/ink/.24', 34)], floor: 'ink', line: 34, art: [['flat-motorcycle', 0, 46, 64]], front: ({ u, apart }) => (['club-suit', 'heart-suit', 'diamond-suit'] as const).flatMap((suit, i) => { const c = within(u, (-34 + i * 34) * apart, -24 + Math.abs(i - 1) * 7, 22, (i - 1) * 14); return [c.box(3, 3, 72, 100, 'ink', { opacity: 0.3, radius: 0.1 }), c.box(0, 0, 72, 100, '#ffffff', { radius: 0.1 }), ...piece(c, suit, 0, 24, 48)]; }) });
