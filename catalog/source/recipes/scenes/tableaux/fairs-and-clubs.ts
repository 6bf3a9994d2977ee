import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, starAt, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, bunting, confetti, drapes, lamps, piece, ridge, round, stars, tableau } from './tableau.js';

const wheel = (u: Unit, x: number, y: number, r: number): Layer[] => [u.disc(x, y, r, 'ink'), u.disc(x, y, r * 0.74, 'bg'), u.disc(x, y, r * 0.5, 'ink/bg/.3'), u.disc(x, y, r * 0.3, 'bg'), u.ring(x, y, r * 0.9, r * 0.08, 'bg/ink/.3')];

/** A fastback of the fifties, long and low, with fins and chrome. */
const cruiser = (u: Unit): Layer[] => [
  u.oval(0, 24, 52, 3.4, 'ink', { opacity: 0.4 }),
  u.path('M-22 -6C-16 -20 -8 -23 4 -23C18 -23 26 -18 34 -6Z', 'ink/bg/.16'), u.path('M-17 -7C-12 -17 -7 -19.6 2 -19.6L2 -7Z', 'extra/bg/.6'), u.path('M5 -7L5 -19.6C15 -19.4 22 -16 28 -7Z', 'extra/bg/.6'), u.path('M-9 -7L-4 -19C-2 -19.5 -1 -19.6 0 -19.6L-4 -7Z', 'bg', { opacity: 0.7 }),
  u.path('M-52 8C-54 0 -50 -4 -40 -5C-28 -7 -24 -7 -20 -7L34 -7C40 -7 46 -10 52 -13C53 -6 53 2 52 8C51 14 48 15 44 15L-46 15C-50 15 -52 12 -52 8Z', 'accent'),
  u.path('M-53 6C-20 0 20 0 52.6 -2L52.6 3C20 5 -20 6 -53 10Z', 'bg'), u.path('M-53 8.4C-20 3.6 20 3 52.6 0.6L52.6 1.8C20 4.2 -20 4.8 -53 9.6Z', 'accent2'),
  u.path('M34 -7C40 -7 46 -10 52 -13L52 -8C46 -5 40 -4 34 -4Z', 'accent/ink/.3'), u.disc(51.4, -4, 2.4, 'accent2'), u.disc(-49, 1.6, 3.2, 'bg'), u.disc(-49, 1.6, 2, 'accent2'),
  u.box(-48, 14, 14, 3.4, 'bg/ink/.2', { radius: 0.5 }), u.box(48, 14, 12, 3.4, 'bg/ink/.2', { radius: 0.5 }), u.box(8, -2.4, 7, 1.2, 'bg', { radius: 0.5 }), u.line([3.4, -7], [3.4, 13], 0.5, 'accent/ink/.4'), u.line([-18, -7], [-17, 13], 0.5, 'accent/ink/.4'),
  ...wheel(u, -30, 15, 10), ...wheel(u, 30, 15, 10), u.path('M-41 12C-40 3 -20 3 -19 12L-22 12C-24 6 -36 6 -38 12Z', 'accent/ink/.4'), u.path('M19 12C20 3 40 3 41 12L38 12C36 6 24 6 22 12Z', 'accent/ink/.4'),
];

/** A polished old car on the checkered ground of a show. */
export const carShow: Scene = {
  id: 'car-show', sky: 'accent2/bg/.42', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.94);
    const top = u.to(0, 34)[1];
    const side = Math.max(3.4, u.k * 5);
    const columns = Math.ceil(w / side);
    return [
      starAt(...u.to(0, -2), u.k * 47, 'accent2', 18, 0.74), u.disc(0, -2, 31, 'accent2/bg/.7'), ...([[-34, -30, 4], [35, -33, 5], [43, -16, 3]] as const).map(([a, b, r]) => starAt(...u.to(a, b), r * u.k, 'accent')),
      box(x, top, w, y + h - top + 0.2, 'ink'), ...many(columns, (i) => box(x + i * side, i % 2 ? top : top + side, Math.min(side, x + w - (x + i * side)), side, 'bg')),
      ...cruiser(within(u, 0, 10, 94)),
    ];
  },
};

const awning = (u: Unit, x: number, y: number, w: number, count: number): Layer[] => many(count, (i): Layer[] => [u.box(x + (i + 0.5 - count / 2) * (w / count), y, w / count, 13, i % 2 ? 'bg' : 'accent'), u.disc(x + (i + 0.5 - count / 2) * (w / count), y + 6.5, w / count / 2, i % 2 ? 'bg' : 'accent')]).flat();

/** A booth with yarn, a candle and things made by hand. */
export const craftBooth = tableau('craft-booth', {
  sky: 'extra/bg/.55', back: [bunting(['accent2', 'bg', 'accent']), round('extra/bg/.76', 44), ({ u }) => [u.box(-40, 8, 2.4, 76, 'ink'), u.box(40, 8, 2.4, 76, 'ink')]], floor: 'extra/ink/.24', line: 40,
  art: [],
  front: ({ u }) => [...awning(u, 0, -28, 92, 8), u.box(0, 32, 86, 24, 'accent2/ink/.2'), u.box(0, 20, 92, 4, 'accent2/ink/.34'), ...piece(u, 'yarn', -30, 19, 22), ...piece(u, 'candle', -12, 19, 22), ...piece(u, 'teddy-bear', 8, 19, 26), ...piece(u, 'potted-plant', 29, 19, 24), ...piece(u, 'thread', -20, 46, 19), ...piece(u, 'scissors', 0, 45, 18), ...piece(u, 'paintbrush', 20, 45, 18)],
});


/** A street closed for an evening: houses, lights on lines and a long table. */
export const blockParty = tableau('block-party', {
  sky: 'accent2/bg/.4', back: [round('accent2', 22, -14), bulbs('accent', 'ink')], floor: 'ink/bg/.3', line: 24,
  art: [['flat-house', -38, 26, 34], ['flat-house-with-garden', 38, 26, 34], ['flat-deciduous-tree', -15, 25, 24], ['flat-houses', 12, 25, 30], ['flat-balloon', -52, 4, 15], ['flat-balloon', 53, 2, 15]],
  front: ({ u, apart }) => [u.box(0, 36, 80 * apart, 5, 'bg'), u.box(0, 40, 80 * apart, 4, 'accent'), u.box(-34 * apart, 46, 2, 9, 'ink'), u.box(34 * apart, 46, 2, 9, 'ink'), ...(['hamburger', 'watermelon', 'pie', 'cupcake', 'ear-of-corn'] as const).flatMap((name, i) => piece(u, name, (-30 + i * 15) * apart, 35, 13))],
});

const FACES = ['old-man', 'old-woman', 'boy', 'woman-student', 'baby', 'man-teacher', 'woman-cook'] as const;

/** A tree with the family's faces in its crown. */
export const kinTree = tableau('kin-tree', {
  sky: 'extra/bg/.62', back: [ridge('extra/bg/.3', 'extra/ink/.1', 34)], floor: 'extra/ink/.3', line: 42, art: [],
  front: ({ u }) => [
    u.path('M-6 46C-4 30 -5 18 -8 4L8 4C5 18 4 30 6 46C10 48 14 49 16 50L-16 50C-14 49 -10 48 -6 46Z', '#7a4f2e'), u.line([-4, 18], [-24, 0], 3.4, '#7a4f2e'), u.line([4, 18], [24, 0], 3.4, '#7a4f2e'),
    ...([[0, -26, 23], [-24, -18, 20], [24, -18, 20], [-30, 0, 17], [30, 0, 17], [0, -6, 24]] as const).map(([x, y, r]) => u.disc(x, y, r, '#5d9a54')), ...([[-8, -34, 9], [22, -26, 10], [-30, -8, 8]] as const).map(([x, y, r]) => u.disc(x, y, r, '#79b56b')),
    ...([[-8, -20], [9, -20], [-31, 5], [-24, -14], [0, 3], [26, -14], [31, 5]] as const).flatMap(([x, foot], i) => [u.disc(x, foot - 7, 8.2, 'bg'), ...piece(u, FACES[i]!, x, foot, 14)]),
    ...piece(u, 'watermelon', -34, 49, 13), ...piece(u, 'people-hugging', 35, 49, 17),
  ],
});

/** A screen in the dark, popcorn and tickets before it. */
export const popcornScreen = tableau('popcorn-screen', {
  sky: 'ink', back: [stars(26), ({ u }) => [u.box(0, -14, 80, 52, 'ink/bg/.3', { radius: 0.05 }), u.box(0, -14, 74, 46, 'bg', { radius: 0.03 }), u.box(0, -14, 74, 46, 'accent2', { opacity: 0.3, radius: 0.03 }), u.disc(0, -14, 17, 'accent'), u.poly([[-5.4, -24], [-5.4, -4], [12, -14]], 'bg')]], floor: 'accent/ink/.4', line: 26,
  art: [['flat-popcorn', 0, 48, 38], ['flat-clapper-board', -32, 48, 26, -8], ['flat-admission-tickets', 32, 47, 27, 10]],
});

/** The reels of a projector and a bucket of popcorn, large. */
export const projector = tableau('projector', {
  sky: 'accent', words: 'onAccent', soft: 'onAccent', back: [({ u, region: { x, w } }) => [poly([u.to(-6, -12), [x + w, u.to(0, -46)[1]], [x + w, u.to(0, 22)[1]]], 'accent2', { opacity: 0.55 })]], floor: 'ink', line: 32,
  art: [['flat-film-projector', -20, 42, 60], ['flat-popcorn', 27, 46, 42]],
});

/** Shoes, a handbag, lipstick and a raised glass before neon rings. */
export const nightOut = tableau('night-out', {
  sky: 'ink', back: [({ u }) => [u.ring(0, -4, 44, 1.4, 'accent'), u.ring(0, -4, 39, 0.8, 'accent2'), u.disc(0, -4, 35, 'accent', { opacity: 0.3 })], stars(30, 'accent2', 0.7)], floor: 'accent/ink/.55', line: 30,
  art: [['flat-clinking-glasses', 0, 12, 46], ['flat-high-heeled-shoe', -27, 42, 32], ['flat-handbag', 27, 43, 30], ['flat-lipstick', 3, 45, 24, 12], ['flat-kiss-mark', -36, -16, 16, -14], ['flat-kiss-mark', 37, -20, 14, 16]],
});

/** Two guitars crossed over a drum under the lamps. */
export const bandBattle = tableau('band-battle', {
  sky: 'ink', back: [lamps(), beams(18, 0.06)], floor: 'ink/bg/.25', line: 30,
  art: [['flat-guitar', -14, 34, 58, -14], ['flat-saxophone', 20, 34, 52, 6], ['flat-drum', 0, 47, 32], ['flat-high-voltage', 0, -18, 30], ['flat-musical-keyboard', -37, 46, 26], ['flat-trumpet', 38, 46, 26]],
});

/** A sun with dark glasses over drinks and fruit. */
export const dayParty = tableau('day-party', {
  sky: 'extra/bg/.4', back: [({ u }) => [starAt(...u.to(0, -4), 44 * u.k, 'accent2', 20, 0.78), u.disc(0, -4, 31, 'accent2/bg/.35')], confetti(26, ['accent', 'bg', 'accent2'])], floor: 'accent', line: 34,
  art: [['flat-tropical-drink', -4, 44, 46], ['flat-pineapple', -29, 45, 36], ['flat-watermelon', 25, 45, 30], ['flat-sunglasses', 24, 8, 30, -10], ['flat-palm-tree', 44, 40, 44], ['flat-palm-tree', -46, 40, 44]],
});

/** A gavel on its block between things to bid on. */
export const gavel = tableau('gavel', {
  sky: 'ink', back: [round('ink/bg/.14', 44), ({ u }) => [starAt(...u.to(0, -8), 36 * u.k, 'accent', 22, 0.86)]], floor: 'accent2/ink/.4', line: 30,
  art: [['flat-gem-stone', -36, 43, 22], ['flat-bottle-with-popping-cork', 36, 44, 30]],
  front: ({ u }) => [u.oval(-2, 42, 27, 5, 'ink', { opacity: 0.4 }), u.box(-2, 38, 46, 7, '#6a3b1e', { radius: 0.4 }), u.box(-2, 33, 38, 6, '#8a5228', { radius: 0.4 }), ...gavelHead(within(u, -2, 6, 62, -28))],
});

const gavelHead = (g: Unit): Layer[] => [g.box(34, 8, 60, 8, '#8a5228', { radius: 0.5 }), g.box(58, 8, 12, 10, '#6a3b1e', { radius: 0.4 }), g.box(-2, 8, 30, 58, '#a5652f', { radius: 0.16 }), g.box(-2, -16, 36, 12, '#6a3b1e', { radius: 0.3 }), g.box(-2, 32, 36, 12, '#6a3b1e', { radius: 0.3 }), g.box(-9, 8, 5, 34, '#ffffff', { opacity: 0.25, radius: 0.5 })];

/** Three frames on the wall of a gallery. */
export const galleryWall: Scene = {
  id: 'gallery-wall', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.94);
    const floor = u.to(0, 36)[1];
    const frame = (fx: number, fy: number, fw: number, fh: number, ground: string): Layer[] => [u.box(fx + 1, fy + 1.4, fw + 6, fh + 6, 'ink', { opacity: 0.16 }), u.box(fx, fy, fw + 6, fh + 6, 'ink'), u.box(fx, fy, fw + 3.4, fh + 3.4, 'bg'), u.box(fx, fy, fw, fh, ground)];
    return [
      box(x, floor, w, y + h - floor + 0.2, 'accent2/ink/.3'), box(x, floor - 1.4, w, 1.6, 'ink/bg/.3'),
      ...frame(0, -10, 38, 50, 'accent2'), u.disc(6, -20, 9, 'accent'), u.path('M-19 15L-19 -4C-8 -14 0 0 19 -8L19 15Z', 'extra/ink/.3'), u.path('M-19 15L-19 6C-6 -2 6 10 19 2L19 15Z', 'ink'),
      ...frame(-44, -14, 26, 30, 'accent'), u.disc(-48, -16, 7, 'accent2'), u.poly([[-44, 0], [-34, -22], [-31, 1], [-40, 1]], 'bg'), u.ring(-40, -18, 7, 1.6, 'ink'),
      ...frame(44, -14, 26, 30, 'extra/bg/.4'), ...many(4, (i) => u.oval(44, -24 + i * 7, 10 - Math.abs(i - 1.5) * 2, 2.4, i % 2 ? 'accent' : 'ink')),
      ...([[-24, 47, 26, 'accent'], [20, 47, 24, 'extra/ink/.3'], [30, 47, 22, 'ink']] as const).flatMap(([px, foot, k, color]) => { const p = within(u, px, foot - k / 2, k); return [p.disc(0, -36, 13, 'accent2/bg/.5'), p.path('M-20 50C-22 0 -14 -20 0 -20C14 -20 22 0 20 50Z', color)]; }),
      ...[-44, 0, 44].map((px) => poly([u.to(px - 4, -49), u.to(px + 4, -49), u.to(px + 3, -46), u.to(px - 3, -46)], 'ink')),
    ];
  },
};

/** A mask with feathers and beads. */
const maskOf = (m: Unit, face: string, edge: string, feather: readonly string[]): Layer[] => [
  ...many(7, (i): Layer => {
    const a = -66 + i * 22;
    const [fx, fy] = m.to(Math.sin((a * Math.PI) / 180) * 34, -12 - Math.cos((a * Math.PI) / 180) * 26);
    return { ...outlined('ellipse', fx, fy, m.k * 13, m.k * 46, feather[i % feather.length]!), rotate: a };
  }),
  m.path('M-48 -14C-30 -26 -12 -18 0 -12C12 -18 30 -26 48 -14C50 6 40 24 22 24C10 24 6 12 0 8C-6 12 -10 24 -22 24C-40 24 -50 6 -48 -14Z', edge), m.path('M-45 -12C-29 -22 -12 -15 0 -9C12 -15 29 -22 45 -12C46 4 38 21 22 21C12 21 7 9 0 5C-7 9 -12 21 -22 21C-38 21 -46 4 -45 -12Z', face),
  m.path('M-36 0C-30 -10 -16 -8 -10 2C-16 12 -30 12 -36 0Z', 'ink'), m.path('M36 0C30 -10 16 -8 10 2C16 12 30 12 36 0Z', 'ink'), starAt(...m.to(0, -16), 8 * m.k, edge, 4, 0.4), ...[-40, -32, 32, 40].map((x) => m.disc(x, -13 + Math.abs(x) * 0.04, 1.6, edge)), ...[-28, -20, 20, 28].map((x) => m.disc(x, 16, 1.6, edge)),
];

/** Purple, green and gold: a mask among beads. */
export const carnivalMask: Scene = {
  id: 'carnival-mask', sky: '#3a1460', words: '#fff6dc', soft: '#f5c344',
  draw: (region) => {
    const { x, w } = region;
    const { u } = grounded(region, 0.94);
    const strand = (y: number, sag: number, color: string, count: number): Layer[] => many(count, (i) => { const f = (i + 0.5) / count; return disc(x + w * f, u.to(0, y + Math.sin(f * Math.PI) * sag)[1], u.k * 2.2, color); });
    return [
      u.disc(0, -4, 46, '#5b2a8c'), ...many(16, (i) => starAt(x + ((i * 37) % 100) * 0.01 * w, u.to(0, -44 + ((i * 53) % 60))[1], (i % 3) * 0.4 + 0.8, '#f5c344')),
      ...strand(26, 14, '#35a65b', Math.round(w / (u.k * 5))), ...strand(34, 12, '#f5c344', Math.round(w / (u.k * 5))), ...strand(18, 12, '#b98be8', Math.round(w / (u.k * 5))),
      ...maskOf(within(u, 0, 4, 86), '#1f8f4e', '#f5c344', ['#b98be8', '#35a65b', '#f5c344']),
    ];
  },
};

/** A mask of gold at a ball, between drapes. */
export const ballMask: Scene = tableau('ball-mask', {
  sky: 'ink', back: [drapes('accent'), stars(24, 'accent2', 0.9)], art: [],
  front: ({ u }) => [u.disc(0, -2, 40, 'accent', { opacity: 0.22 }), u.line([34, 2], [44, 48], 1.6, 'accent2'), ...maskOf(within(u, 0, 4, 74), 'accent', 'accent2', ['accent2', 'extra/bg/.3', 'accent2/bg/.5'])],
});

/** A mirror ball over a dress, a bow tie and flowers. */
export const promNight = tableau('prom-night', {
  sky: 'ink', back: [lamps(['accent', 'accent2']), stars(26, 'accent2', 0.8)], floor: 'accent/ink/.5', line: 32,
  art: [['flat-mirror-ball', 0, 8, 48], ['flat-dress', -26, 44, 38], ['flat-necktie', 26, 44, 32], ['flat-bouquet', 0, 46, 26]],
});
