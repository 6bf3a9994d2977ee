import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, leaf, many, poly, starAt, stroke, towards, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { beams, bulbs, bunting, confetti, lamps, piece, ridge, round, snow, stars, tableau } from '../tableaux/tableau.js';

const GLOW = ['#3dff7a', '#ff3df2', '#27e1ff', '#fff23d'] as const;

/** Sticks that glow, rings of light and splashes of paint in the dark. */
export const glowSticks: Scene = {
  id: 'glow-sticks', sky: '#0d0720', words: '#ffffff', soft: '#3dff7a',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.96);
    const stick = (px: number, py: number, turn: number, color: string): Layer[] => { const s = within(u, px, py, 62, turn); return [[13, 0.14], [9, 0.24]].map(([wide, opacity]) => s.line([0, -46], [0, 46], wide!, color, { opacity: opacity! })).concat([s.line([0, -44], [0, 44], 5.4, color), s.line([0, -42], [0, 42], 1.8, '#ffffff', { opacity: 0.8 })]); };
    const splash = (px: number, py: number, r: number, color: string): Layer[] => [u.disc(px, py, r, color), ...many(9, (i) => { const [ax, ay] = towards(px, py, r * (1.3 + chance(i + px) * 0.9), i * 40 + px); return u.disc(ax, ay, r * (0.14 + chance(i + 4) * 0.24), color); })];
    return [
      ...many(40, (i) => disc(x + 2 + chance(i + 7) * (w - 4), y + 2 + chance(i + 53) * (h - 4), 0.4 + chance(i) * 0.9, GLOW[i % 4]!, { opacity: 0.8 })),
      ...splash(-36, -22, 6, GLOW[1]), ...splash(37, -18, 7, GLOW[2]), ...splash(-40, 34, 7, GLOW[3]), ...splash(40, 36, 5, GLOW[0]),
      u.ring(0, 2, 36, 7, '#3a1350'), u.ring(0, 2, 36, 2, GLOW[1]), u.ring(0, 2, 30, 1, GLOW[2]),
      ...stick(-14, 4, -38, GLOW[0]), ...stick(14, 4, 38, GLOW[2]), ...stick(0, 2, 0, GLOW[3]), ...piece(u, 'star-struck', 0, 18, 30),
    ];
  },
};

const speaker = (u: Unit, x: number, foot: number, side: number): Layer[] => { const p = within(u, x, foot - side / 2, side); return [p.box(0, 0, 56, 100, '#151221', { radius: 0.06 }), p.box(0, 0, 50, 94, '#2b2540', { radius: 0.05 }), p.disc(0, 20, 22, '#0c0a14'), p.disc(0, 20, 15, 'accent'), p.disc(0, 20, 6, '#0c0a14'), p.disc(0, -24, 13, '#0c0a14'), p.disc(0, -24, 8, 'accent2'), p.disc(0, -24, 3, '#0c0a14')]; };

/** Lasers over raised hands and towers of speakers. */
export const lasers: Scene = {
  id: 'laser-floor', sky: '#100a26', words: '#ffffff', soft: 'accent2/bg/.2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region, 0.98);
    const [cx, cy] = u.to(0, 6);
    const reach = w + h;
    return [
      ...many(11, (i): Layer => { const a = -174 + i * 16.8; const [px, py] = towards(cx, cy, Math.min(reach, (cy - y) / Math.max(0.2, Math.sin((-a * Math.PI) / 180))), a); return stroke([cx, cy], [px, py], i % 2 ? 0.7 : 1.5, ['accent', 'accent2', '#27e1ff'][i % 3]!, { opacity: 0.75 }); }),
      u.disc(0, 6, 30, 'accent', { opacity: 0.3 }), u.disc(0, 6, 21, 'accent2'), u.oval(-7, 1, 2.6, 5, '#100a26'), u.oval(7, 1, 2.6, 5, '#100a26'), u.path('M-13 10C-9 21 9 21 13 10L10.6 9C7 17 -7 17 -10.6 9Z', '#100a26'),
      ...speaker(u, -36, 46, 52), ...speaker(u, 36, 46, 52),
      box(x, floor - u.k * 9, w, y + h - floor + u.k * 9 + 0.2, '#060410'),
      ...many(Math.max(9, Math.round(w / (u.k * 11))), (i) => { const n = Math.max(9, Math.round(w / (u.k * 11))); const px = x + ((i + 0.5) * w) / n; const rise = u.k * (7 + chance(i + 3) * 9); const top = floor - u.k * 7; return [disc(px, top - u.k, u.k * 4.2, '#060410'), ...(i % 2 ? [stroke([px + u.k * 3, top + u.k * 3], [px + u.k * 5, top - rise], u.k * 2.2, '#060410'), disc(px + u.k * 5, top - rise, u.k * 1.9, '#060410')] : [])]; }).flat(),
    ];
  },
};

/** A microphone that stands upright. */
export const micro = (p: Unit): Layer[] => [p.poly([[-9, -12], [9, -12], [5, 50], [-5, 50]], '#2b2540'), p.poly([[1, -12], [9, -12], [5, 50], [1, 50]], '#000000', { opacity: 0.3 }), p.disc(0, -28, 21, '#cfd3dc'), p.path('M0 -49C12 -49 21 -40 21 -28C21 -16 12 -7 0 -7C10 -12 12 -40 0 -49Z', '#8d93a3'), ...[-9, 0, 9].map((y) => p.line([-18 + Math.abs(y) * 0.4, -28 + y], [18 - Math.abs(y) * 0.4, -28 + y], 1.4, '#6d7385')), p.box(0, -10, 30, 7, 'accent2', { radius: 0.3 })];

/** A square cap with a tassel. */
const mortar = (p: Unit): Layer[] => [p.path('M-26 4L26 4L26 26C14 36 -14 36 -26 26Z', '#20242f'), p.poly([[0, -26], [52, -4], [0, 18], [-52, -4]], '#2f3545'), p.poly([[0, 18], [52, -4], [52, 0], [0, 22], [-52, 0], [-52, -4]], '#151821'), p.line([0, -4], [38, 6], 2.4, 'accent2'), p.line([38, 6], [38, 26], 2.4, 'accent2'), p.path('M34 26L42 26L45 42L31 42Z', 'accent2')];

/** A wall of brick, a radio as large as a suitcase, a cap and a microphone. */
export const streetRadio = tableau('street-radio', {
  sky: 'accent', words: 'onAccent', soft: 'onAccent',
  back: [({ region: { x, w }, u }) => { const [bw, bh] = [u.k * 16, u.k * 6]; return many(6, (row) => many(Math.ceil(w / bw) + 1, (i) => (chance(row * 31 + i) > 0.42 ? [box(Math.max(x, x + (i - (row % 2) * 0.5) * bw + 0.3), u.to(0, -20 + row * 7)[1], bw - 0.8, bh, 'ink', { opacity: 0.1 })] : []))).flat(2); }, ({ u }) => [starAt(...u.to(0, -4), 45 * u.k, 'accent2', 9, 0.7, -70)]],
  floor: 'ink', line: 36,
  art: [['flat-skateboard', 36, 46, 32, -8], ['flat-headphone', 27, -6, 30, 12], ['flat-high-voltage', -33, -8, 24, -12]],
  front: ({ u }) => {
    const b = within(u, -2, 14, 58);
    return [b.line([-30, -36], [-30, -58], 4, 'ink'), b.line([30, -36], [30, -58], 4, 'ink'), b.line([-32, -58], [32, -58], 6, 'ink'), b.box(0, 0, 104, 64, 'ink', { radius: 0.08 }), b.box(0, 0, 98, 58, 'bg/ink/.14', { radius: 0.07 }), ...[-30, 30].flatMap((x) => [b.disc(x, 6, 20, 'ink'), b.disc(x, 6, 15, 'extra'), b.disc(x, 6, 6, 'ink')]), b.box(0, 8, 18, 14, 'ink', { radius: 0.1 }), b.box(0, 8, 14, 9, 'accent2'), b.box(0, -20, 84, 8, 'ink', { radius: 0.3 }), ...many(9, (i) => b.box(-36 + i * 9, -20, 1.2, 4, i === 5 ? 'accent' : 'bg')), ...micro(within(u, -39, 25, 42, 16))];
  },
});

/** A banjo, a guitar and boots on a porch of boards before a low sun. */
export const porchBand = tableau('porch-band', {
  sky: 'accent2/bg/.36', back: [round('accent', 27, -12), beams(18, 0.28), ridge('accent/bg/.4', 'accent2/ink/.2', 32)], floor: '#7b4a2a', line: 32,
  art: [['flat-cactus', -45, 35, 24], ['flat-guitar', -14, 43, 62, -12], ['flat-banjo', 19, 43, 56, 12]],
  front: ({ u, apart, region: { x, w } }) => [...many(4, (i) => box(x, u.to(0, 36 + i * 4.4)[1], w, 0.4, '#5a341c')), ...piece(u, 'womans-boot', 37 * apart, 46, 24), ...hat(within(u, -37 * apart, 39, 26))],
});

const hat = (p: Unit): Layer[] => [p.path('M-50 12C-36 26 36 26 50 12C52 20 34 36 0 36C-34 36 -52 20 -50 12Z', '#4f2d17'), p.path('M-26 20C-26 -8 -20 -24 -10 -22C-4 -20 4 -20 10 -22C20 -24 26 -8 26 20C10 26 -10 26 -26 20Z', '#8f5a30'), p.path('M-26.6 12C-10 19 10 19 26.6 12L26 20C10 26 -10 26 -26 20Z', '#3a2010')];

/** A record that leaves its sleeve, headphones and a microphone. */
export const firstPressing = tableau('first-pressing', {
  sky: 'accent2/bg/.3', back: [({ u }) => [u.disc(0, -2, 45, 'accent2'), u.disc(0, -2, 37, 'accent2/bg/.35')], confetti(26, ['accent', 'extra', 'ink'], 0.55)], floor: 'ink', line: 38,
  art: [],
  front: ({ u }) => [u.disc(17, 6, 28, 'ink'), ...[24, 20, 16].map((r) => u.ring(17, 6, r, 0.6, 'ink/bg/.4')), u.disc(17, 6, 9, 'accent2'), u.disc(17, 6, 2, 'ink'), u.box(-12, 6, 58, 60, 'accent'), u.box(-12, 6, 53, 55, 'accent/ink/.2'), u.disc(-12, 8, 18, 'accent2'), u.path('M-38 33L-38 18C-26 6 -16 24 -6 14C2 8 8 14 14.4 20L14.4 33Z', 'extra'), ...piece(u, 'headphone', 35, 47, 30), ...micro(within(u, -40, 31, 32, -10))],
});

/** A catwalk under lamps, a dress, shoes and a bag. */
export const catwalk: Scene = tableau('catwalk', {
  sky: 'ink', back: [lamps(['accent2', 'accent']), ({ u, region: { y, h } }) => [poly([u.to(-14, 2), u.to(14, 2), [u.to(44, 0)[0], y + h + 0.2], [u.to(-44, 0)[0], y + h + 0.2]], 'bg'), ...many(2, (i) => poly([u.to(i ? 13 : -14, 2), u.to(i ? 14 : -13, 2), [u.to(i ? 44 : -41, 0)[0], y + h + 0.2], [u.to(i ? 41 : -44, 0)[0], y + h + 0.2]], 'accent')), ...many(5, (i) => [-1, 1].map((k) => u.disc(k * (22 + i * 6), 12 + i * 8, 1.6 + i * 0.4, 'accent2'))).flat()], stars(18, 'accent2', 0.5)],
  art: [['flat-dress', 0, 34, 46], ['flat-high-heeled-shoe', 0, 49, 18], ['flat-handbag', -35, 30, 22, -8], ['flat-sunglasses', 35, 20, 24, 8]],
});

/** A cup between a pad, a headset and keys in the light of an arena. */
export const arena = tableau('arena', {
  sky: 'ink', back: [lamps(), ({ u }) => [u.poly([[0, -44], [40, -22], [40, 22], [0, 44], [-40, 22], [-40, -22]], 'accent', { opacity: 0.26 }), u.poly([[0, -34], [31, -17], [31, 17], [0, 34], [-31, 17], [-31, -17]], 'accent2', { opacity: 0.22 })], stars(16)], floor: 'accent/ink/.5', line: 30,
  art: [['flat-trophy', 0, 36, 56], ['flat-headphone', -35, 38, 32], ['flat-joystick', 35, 38, 28], ['flat-video-game', 0, 50, 32], ['flat-keyboard', -34, 50, 24], ['flat-computer-mouse', 32, 50, 18]],
});

/** Heroes, a robot and a visitor from space in front of a burst. */
export const heroHall = tableau('hero-hall', {
  sky: 'accent2', back: [({ region: { x, y, w, h }, u }) => many(90, (i) => disc(x + (w * (i % 15)) / 14, y + h * 0.1 + (Math.floor(i / 15) * h) / 9, Math.max(0.3, u.k * (1.6 - Math.floor(i / 15) * 0.22)), 'accent', { opacity: 0.5 })), ({ u }) => [starAt(...u.to(1.4, 1.4), 48 * u.k, 'ink', 14, 0.72), starAt(...u.to(0, 0), 48 * u.k, 'bg', 14, 0.72), starAt(...u.to(0, 0), 38 * u.k, 'accent', 14, 0.74)]], floor: 'ink', line: 38,
  art: [['flat-woman-astronaut', -17, 42, 50], ['flat-man-superhero', 17, 42, 50], ['flat-robot', -42, 47, 26], ['flat-alien-monster', 42, 47, 24], ['flat-collision', 35, -20, 20], ['flat-flying-saucer', -36, -12, 22]],
});

/** A cap thrown over cake, balloons and paper scraps. */
export const capsAndCake = tableau('caps-and-cake', {
  sky: 'accent2/bg/.45', back: [bunting(), round('bg', 38, -4), confetti(34, ['accent', 'extra', 'ink'], 0.6)], floor: 'accent', line: 32,
  art: [['flat-balloon', -40, 16, 34, -6], ['flat-balloon', 41, 12, 34, 8], ['flat-balloon', -28, 2, 24, 4], ['flat-shortcake', 0, 46, 38], ['flat-scroll', -30, 47, 24], ['flat-party-popper', 31, 47, 26]],
  front: ({ u }) => mortar(within(u, 0, -14, 46, -8)),
});

/** Wooden huts with striped roofs, lights and a tree in the snow. */
export const winterStalls = tableau('winter-stalls', {
  sky: 'ink', back: [stars(14, 'bg', 0.4), bulbs('accent2', 'ink/bg/.5'), round('accent', 40, 4), snow(46)], floor: 'bg', line: 38,
  art: [['flat-christmas-tree', 0, 40, 62], ['flat-snowman', 2, 50, 20]],
  front: ({ u, apart }) => [-1, 1].flatMap((k) => { const p = within(u, k * 32 * apart, 22, 44); return [p.box(0, 24, 76, 50, '#8a5a35'), p.box(0, 12, 66, 26, '#ffd98a'), ...many(6, (i) => [p.poly([[-45 + i * 15, -6], [-30 + i * 15, -6], [-33 + i * 13, -34], [-33 + (i - 1) * 13 + 0.4, -34]], i % 2 ? 'bg' : 'accent'), p.disc(-37.5 + i * 15, -6, 7.5, i % 2 ? 'bg' : 'accent')]).flat(), p.box(0, 28, 84, 5, '#6a4325'), ...piece(p, k < 0 ? 'hot-beverage' : 'bell', -18, 26, 24), ...piece(p, k < 0 ? 'pretzel' : 'candle', 16, 26, 24), p.box(0, -35, 74, 5, '#ffffff', { radius: 0.5 })]; }),
});

/** A mosque, a crescent and lamps over a table of sweets. */
export const crescentNight = tableau('crescent-night', {
  sky: '#123a3a', words: '#fff4d9', soft: '#f3c766',
  back: [stars(26, '#f3c766', 0.7), ({ u, region: { y } }) => [u.disc(0, 0, 40, '#1c5450'), ...[-40, -27, 27, 40].flatMap((x, i) => [stroke([u.to(x, 0)[0], y], u.to(x, -26 + (i % 3) * 9), 0.4, '#f3c766'), u.poly([[x - 4, -22 + (i % 3) * 9], [x + 4, -22 + (i % 3) * 9], [x + 5.4, -15 + (i % 3) * 9], [x + 3, -8 + (i % 3) * 9], [x - 3, -8 + (i % 3) * 9], [x - 5.4, -15 + (i % 3) * 9]], '#e0a13c'), u.poly([[x - 2, -20 + (i % 3) * 9], [x + 2, -20 + (i % 3) * 9], [x + 3, -15 + (i % 3) * 9], [x + 1.4, -10 + (i % 3) * 9], [x - 1.4, -10 + (i % 3) * 9], [x - 3, -15 + (i % 3) * 9]], '#fff1c2'), u.box(x, -23.4 + (i % 3) * 9, 6, 2.4, '#f3c766', { radius: 0.4 })])]],
  floor: '#0b2626', line: 34, art: [['flat-mosque', 0, 38, 54], ['flat-rosette', -36, 47, 22], ['flat-hot-beverage', 36, 47, 24]], front: ({ u }) => [u.path('M4 -40C-6 -40 -12 -33 -12 -26C-12 -17 -4 -11 5 -13C-2 -15 -6 -20 -6 -26C-6 -32 -2 -37 4 -40Z', '#f3c766'), starAt(...u.to(5, -27), 4 * u.k, '#f3c766', 5, 0.44)],
});

/** A dragon between lanterns and firecrackers. */
export const dragonStreet = tableau('dragon-street', {
  sky: '#b3161f', words: '#fff1cf', soft: '#ffd36b',
  back: [round('#d2282c', 44, -2), ({ u }) => [u.ring(0, -2, 44, 1, '#ffd36b'), u.ring(0, -2, 41, 0.5, '#ffd36b')], confetti(26, ['#ffd36b', '#ff8a5c'], 0.6)], floor: '#7d0d16', line: 36,
  art: [['flat-dragon', 0, 43, 60], ['flat-red-paper-lantern', -39, -8, 26], ['flat-red-paper-lantern', 39, -12, 26], ['flat-sparkler', -37, 48, 26, -10], ['flat-dumpling', 34, 49, 24], ['flat-tangerine', 48, 49, 15]],
});

/** A wreath of leaves about a camera, a strip of film under it. */
export const laurelFilm: Scene = {
  id: 'laurel-film', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, w } = region;
    const { u } = grounded(region, 0.97);
    const strip = u.to(0, 38)[1];
    const step = u.k * 5;
    return [
      u.disc(0, -6, 30, 'accent', { opacity: 0.4 }),
      ...[-1, 1].flatMap((k) => many(13, (i) => { const a = 90 + k * (16 + i * 11.4); const [px, py] = towards(0, -6, 36, a); return [leaf(...u.to(px, py), 12 * u.k, 5.6 * u.k, a + (k > 0 ? 56 : -56), 'accent2'), leaf(...u.to(px, py), 9 * u.k, 4.6 * u.k, a + (k > 0 ? 128 : -128), 'accent2/ink/.2')]; }).flat()),
      ...piece(u, 'movie-camera', 0, 17, 46),
      box(x, strip, w, u.k * 15, '#000000'), ...many(Math.ceil(w / step), (i) => [box(x + i * step + step * 0.25, strip + u.k * 1.2, step * 0.5, u.k * 1.6, 'bg', { radius: 0.2 }), box(x + i * step + step * 0.25, strip + u.k * 12.2, step * 0.5, u.k * 1.6, 'bg', { radius: 0.2 })]).flat(), ...many(Math.ceil(w / (step * 3)), (i) => box(x + i * step * 3 + 0.5, strip + u.k * 3.8, step * 3 - 1, u.k * 7.4, ['accent', 'accent2', 'extra'][i % 3]!)),
    ];
  },
};
