import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, many, outlined, poly, starAt, stroke, traced, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A dog in a tub of foam, a brush and a bottle beside it. */
export const groomTub: Scene = {
  id: 'groom-tub', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 1.02);
    const foot = y + h * 0.9;
    const u = unit(x + w / 2, foot, s);
    const coat = 'accent2';
    const dark = 'accent2/ink/.46';
    return [
      ...many(14, (i): Layer[] => { const [px, py, r] = [x + chance(i + 5) * w, y + chance(i + 31) * h * 0.7, s * (0.014 + chance(i + 70) * 0.03)]; return [disc(px, py, r, 'bg', { opacity: 0.6 }), disc(px - r * 0.3, py - r * 0.34, r * 0.22, 'bg')]; }).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      u.path('M-22 -20C-24 -44 -14 -54 0 -54C14 -54 24 -44 22 -20Z', coat), u.path('M-9 -20C-10 -40 -5 -46 0 -46C5 -46 10 -40 9 -20Z', 'bg'),
      ...u.pair('M-14 -77C-24 -78 -30 -66 -27 -50C-23 -46 -18 -50 -15 -58Z', dark), u.oval(0, -64, 20, 18, coat), u.path('M-5 -82C-4 -74 -6 -66 -10 -60L10 -60C6 -66 4 -74 5 -82C2 -83 -2 -83 -5 -82Z', 'bg'),
      u.oval(0, -56, 11, 9, 'bg'), u.oval(0, -61, 4.6, 3.2, 'ink'), u.path('M-6 -54C-3 -50 3 -50 6 -54C5 -46 3 -43 0 -43C-3 -43 -5 -46 -6 -54Z', 'accent'), u.line([0, -59], [0, -53], 1, 'ink'),
      ...[-1, 1].flatMap((k): Layer[] => [u.disc(k * 8.6, -67, 2.5, 'ink'), u.disc(k * 8.6 + 0.8, -67.8, 0.8, 'bg')]),
      ...([[-8, -82, 5], [0, -85, 6.4], [8, -82, 5], [3, -89, 4], [-4, -88, 3.6]] as const).map(([px, py, r]) => u.disc(px, py, r, 'bg')),
      u.path('M-46 -32L46 -32C45 -12 38 0 30 0L-30 0C-38 0 -45 -12 -46 -32Z', 'accent'), u.path('M-46 -32L-30 -32C-29 -14 -24 -4 -18 0L-30 0C-38 0 -45 -12 -46 -32Z', 'bg', { opacity: 0.2 }), u.box(0, -31, 100, 6, 'accent/ink/.28', { radius: 0.5 }),
      ...many(9, (i) => u.disc(-38 + i * 9.5, -34 - (i % 2) * 2.4, 4.6 + (i % 3), 'bg')), ...[-14, 14].map((px) => u.box(px, -33, 9, 11, coat, { radius: 0.5 })), u.disc(-30, -24, 2, 'bg'), u.disc(-24, -18, 1.4, 'bg'),
      u.box(58, -12, 11, 24, 'bg', { radius: 0.2 }), u.box(58, -26, 5, 6, 'ink'), u.box(58, -11, 11, 9, 'accent'),
      u.box(-58, -17, 5, 20, 'accent', { radius: 0.5 }), u.box(-58, -4, 14, 8, 'ink', { radius: 0.3 }), ...many(5, (i) => u.box(-63 + i * 2.5, -29, 1, 8, 'ink')), u.box(-58, -26, 14, 4, 'ink', { radius: 0.3 }),
      ...(w > s * 1.7 ? [starAt(x + w * 0.12, y + h * 0.3, s * 0.05, 'accent'), starAt(x + w * 0.88, y + h * 0.26, s * 0.06, 'accent')] : []),
    ];
  },
};

/** A camera under the eaves watches over a house at night. */
export const nightWatch: Scene = {
  id: 'night-watch', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 0.98);
    const foot = y + h * 0.9;
    const cx = x + w / 2;
    const u = unit(cx, foot, s);
    const eye = unit(...u.to(-26, -74), s * 0.4, 28);
    return [
      ...many(16, (i) => disc(x + chance(i + 4) * w, y + chance(i + 40) * h * 0.5, s * (0.004 + chance(i) * 0.004), 'bg', { opacity: 0.7 })),
      u.poly([[-17, -68], [46, -2], [-30, -2]], 'accent2', { opacity: 0.26 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink/bg/.16'),
      u.box(18, -20, 46, 40, 'accent'), u.poly([[-12, -38], [18, -64], [48, -38]], 'accent2'), u.box(34, -54, 6, 14, 'accent/ink/.3'), u.box(18, -12, 11, 24, 'ink', { radius: 0.1 }), u.disc(21.4, -11, 1, 'accent2'),
      ...[4, 32].flatMap((px): Layer[] => [u.box(px, -25, 10, 12, 'accent2/bg/.5'), u.box(px, -25, 0.9, 12, 'ink'), u.box(px, -25, 10, 0.9, 'ink')]),
      u.path('M-38 -26C-32 -30 -26 -31 -22 -34C-18 -31 -12 -30 -6 -26C-6 -12 -12 -4 -22 1C-32 -4 -38 -12 -38 -26Z', 'bg'), u.path('M-34 -23.500C-29 -26 -25 -27 -22 -29.500C-19 -27 -15 -26 -10 -23.500C-10 -13 -15 -7 -22 -3C-29 -7 -34 -13 -34 -23.500Z', 'accent'), u.line([-28, -16], [-23.6, -11], 2.8, 'bg'), u.line([-23.6, -11], [-15.6, -21], 2.8, 'bg'),
      u.box(-46, -76, 5, 26, 'ink/bg/.3'), u.line([-46, -72], [-34, -76], 4, 'ink/bg/.3'),
      eye.box(0, 0, 62, 30, 'bg', { radius: 0.24 }), eye.box(-4, -15, 70, 6, 'bg/ink/.24', { radius: 0.5 }), eye.box(34, 0, 12, 24, 'ink/bg/.3', { radius: 0.2 }), eye.disc(38, 0, 8, 'accent'), eye.disc(40, -2, 2.6, 'bg'), eye.disc(-20, 2, 3, 'accent'),
      ...many(5, (i) => u.disc(52 + (i % 3) * 8 - (i > 2 ? 2 : 0), -4 - (i > 2 ? 5 : 0), 7, 'extra/ink/.5')), ...(w > s * 1.3 ? many(6, (i) => disc(x + w * (i < 3 ? 0.06 : 0.88) + (i % 3) * s * 0.05, foot - s * 0.02, s * 0.07, 'extra/ink/.5')) : []),
    ];
  },
};

/** A shop behind paper: an awning, tape over the panes, a ladder and paint before the door. */
export const paperedShop: Scene = {
  id: 'papered-shop', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.1);
    const foot = y + h * 0.9;
    const u = unit(x + w / 2, foot, s);
    const kraft = 'accent2/ink/.16';
    const side = Math.ceil(Math.max(0, w - s) / 2 / (s * 0.16)) + 1;
    return [
      ...[-1, 1].flatMap((k) => many(side, (i): Layer[] => { const px = x + w / 2 + k * (s * 0.47 + s * 0.16 * (i + 0.5)); return px < x - s * 0.1 || px > x + w + s * 0.1 ? [] : [box(Math.max(x, px - s * 0.08), foot - s * (0.42 + chance(i + 3 + k) * 0.2), Math.min(x + w, px + s * 0.08) - Math.max(x, px - s * 0.08), s * (0.42 + chance(i + 3 + k) * 0.2), i % 2 ? 'extra' : 'extra/bg/.3')]; }).flat()),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      u.box(0, -40, 94, 80, 'accent'), u.box(0, -77, 98, 5, 'accent/ink/.34'), u.box(0, -68, 66, 12, 'bg', { radius: 0.16 }), u.box(0, -68, 40, 2.4, 'ink/bg/.5', { radius: 0.5 }),
      ...many(8, (i): Layer => u.path(`M${-46 + i * 11.5} -58L${-34.5 + i * 11.5} -58L${-34.5 + i * 11.5} -46C${-34.5 + i * 11.5} -41 ${-46 + i * 11.5} -41 ${-46 + i * 11.5} -46Z`, i % 2 ? 'bg' : 'ink')),
      u.box(-15, -22, 54, 34, 'ink'), u.box(-15, -22, 50, 30, kraft), u.box(-15, -22, 0.8, 30, 'ink', { opacity: 0.3 }), u.poly([[-40, -37], [-28, -37], [-40, -27]], 'accent2/bg/.3'),
      ...([[-37, -35, 40], [7, -35, -40], [-37, -9, -40], [7, -9, 40]] as const).map(([px, py, turn]) => u.box(px, py, 9, 2.6, 'bg', { rotate: turn, opacity: 0.85 })),
      starAt(...u.to(-15, -22), s * 0.1, 'bg', 12, 0.8), starAt(...u.to(-15, -22), s * 0.078, 'accent', 5, 0.42),
      u.box(29, -20, 24, 40, 'ink'), u.box(29, -20, 20, 36, kraft), u.disc(37, -18, 1.4, 'accent'), u.box(-15, -2.4, 54, 5, 'accent/ink/.34'),
      u.line([36, 0], [44, -50], 2, 'bg'), u.line([56, 0], [48, -50], 2, 'bg'), ...many(5, (i) => u.line([38 + i * 1.5, -8 - i * 9], [54 - i * 1.5, -8 - i * 9], 1.8, 'bg')),
      u.path('M-50 -12L-34 -12L-36 0L-48 0Z', 'bg'), u.box(-42, -12, 17, 2.6, 'accent2', { radius: 0.5 }), traced([u.to(-50, -22)[0], u.to(-50, -22)[1], s * 0.16, s * 0.1], 'M0 100C10 -30 90 -30 100 100', 'ink', s * 0.008), u.path('M-48 -11L-44 -11L-44 -6C-44 -5 -46 -5 -46 -6L-46 -9Z', 'accent2'),
    ];
  },
};

/** A small hotel at dusk: rows of lit windows, an awning over the door, a key on its sign. */
export const hotelFront: Scene = {
  id: 'hotel-front', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 1.04);
    const foot = y + h * 0.92;
    const u = unit(x + w / 2, foot, s);
    const tree = (px: number): Layer[] => [u.box(px, -4, 8, 8, 'accent2', { radius: 0.1 }), u.box(px, -10, 1.6, 8, 'bg'), ...[-14, -21, -27].map((py, i) => u.disc(px, py, 5.4 - i * 1.2, 'extra/ink/.3'))];
    return [
      disc(...u.to(36, -84), s * 0.07, 'accent2'), disc(...u.to(39, -86), s * 0.058, 'ink'), ...many(14, (i) => disc(x + chance(i + 9) * w, y + chance(i + 50) * h * 0.6, s * (0.004 + chance(i) * 0.004), 'bg', { opacity: 0.8 })),
      box(x, foot, w, y + h - foot + 0.2, 'ink/bg/.2'),
      u.box(0, -36, 72, 72, 'accent'), u.box(0, -73, 78, 5, 'bg'), u.box(0, -78, 40, 5, 'accent/ink/.3'), u.poly([[-22, -80], [0, -92], [22, -80]], 'accent/ink/.3'), u.disc(0, -84, 3.4, 'accent2'),
      ...[0, 1].flatMap((row) => many(4, (i): Layer[] => { const [px, py] = [-26 + i * 17.4, -60 + row * 20]; const lit = (i + row * 3) % 3 !== 1; return [u.box(px, py, 10.6, 13, 'bg'), u.box(px, py, 8.2, 10.8, lit ? 'accent2' : 'ink/accent/.3'), u.box(px, py, 0.8, 10.8, 'bg'), u.box(px, py + 7.6, 13, 1.8, 'bg')]; }).flat()),
      u.box(0, -27.4, 72, 1.6, 'bg'), u.box(0, -11, 20, 22, 'ink'), ...[-4.6, 4.6].map((px) => u.box(px, -10, 7.6, 20, 'accent2/bg/.3')), u.disc(-1.6, -9, 0.8, 'ink'), u.disc(1.6, -9, 0.8, 'ink'),
      u.path('M-15 -24L15 -24L19 -16C19 -13 14 -13 14 -16C14 -13 8 -13 8 -16C8 -13 3 -13 3 -16C3 -13 -3 -13 -3 -16C-3 -13 -8 -13 -8 -16C-8 -13 -14 -13 -14 -16C-14 -13 -19 -13 -19 -16Z', 'bg'), ...[-24, 24].flatMap((px): Layer[] => [u.box(px, -14, 14, 15, 'bg'), u.box(px, -14, 11.4, 12.6, 'accent2'), u.box(px, -14, 0.8, 12.6, 'bg'), u.disc(px, -24, 1.6, 'accent2')]),
      ...tree(-44), ...tree(44), u.poly([[-9, 0], [9, 0], [13, 7], [-13, 7]], 'accent'), ...(w > s * 1.5 ? [...tree(-62), ...tree(62)] : []),
      stroke(u.to(-36, -66), u.to(-48, -66), s * 0.012, 'bg'), u.box(-47, -56, 11, 16, 'bg', { radius: 0.14 }), u.disc(-47, -60, 2.4, 'accent'), u.box(-47, -54, 1.4, 8, 'accent'), u.box(-45.8, -51.4, 2.6, 1.2, 'accent'),
    ];
  },
};

/** Bars of soap tied with string, a sprig of lavender over them. */
export const soapBars: Scene = {
  id: 'soap-bars', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 1.1);
    const foot = y + h * 0.9;
    const u = unit(x + w / 2, foot, s);
    const bar = (px: number, py: number, bw: number, color: string): Layer[] => [u.box(px, py, bw, 17, color, { radius: 0.34 }), u.box(px, py - 5.6, bw - 8, 2, 'bg', { radius: 0.5, opacity: 0.5 }), ...many(6, (i) => u.disc(px - bw * 0.4 + chance(i + bw) * bw * 0.8, py + chance(i + 9) * 8 - 3, 0.9, 'ink', { opacity: 0.3 }))];
    const sprig = (px: number, turn: number): Layer[] => { const v = unit(...u.to(px, -34), s * 0.5, turn); return [v.line([0, 40], [0, -40], 2, 'extra/ink/.4'), ...many(6, (i): Layer[] => [v.oval(-5, -16 - i * 7, 4.4, 3, 'accent', { rotate: 30 }), v.oval(5, -16 - i * 7, 4.4, 3, 'accent/bg/.3', { rotate: -30 })]).flat(), v.oval(0, -60, 3.6, 5, 'accent'), v.path('M0 20C-8 14 -14 4 -14 -6C-6 -2 -1 8 0 20Z', 'extra/ink/.3'), v.path('M0 26C8 20 14 10 14 0C6 4 1 14 0 26Z', 'extra/ink/.3')]; };
    return [
      u.disc(0, -44, 40, 'bg', { opacity: 0.5 }), ...sprig(-30, -22), ...sprig(-22, -6), ...sprig(32, 16),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...bar(-2, -8.5, 66, 'accent'), ...bar(4, -25.5, 58, 'bg'), ...bar(-2, -42.5, 50, 'extra'),
      u.box(4, -26, 3, 52, 'ink', { opacity: 0.75 }), u.box(1, -42.5, 50, 2.4, 'ink', { opacity: 0.75 }), ...[-1, 1].map((k) => u.oval(4 + k * 6, -54, 6, 3.2, 'ink', { rotate: k * -24 })), u.disc(4, -53, 2, 'accent2'),
      ...([[-42, -10, 7], [-50, -5, 5], [-45, -24, 4], [46, -8, 8], [55, -4, 4.6], [44, -26, 5], [52, -36, 3], [-54, -34, 3]] as const).flatMap(([px, py, r]): Layer[] => [u.disc(px, py, r, 'bg', { opacity: 0.8 }), u.disc(px - r * 0.3, py - r * 0.3, r * 0.24, 'accent2')]),
      ...(w > s * 1.4 ? [...sprig(-62, -10), ...sprig(62, 10), poly([u.to(-80, 0), u.to(-76, 0), u.to(-78, 0.6)], 'ink')] : []),
    ];
  },
};

/** A hive of straw before comb, bees on their way, a jar with its dipper. */
export const beehive: Scene = {
  id: 'beehive', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h * 1.06);
    const foot = y + h * 0.9;
    const u = unit(x + w / 2, foot, s);
    const bee = (px: number, py: number, turn: number): Layer[] => { const v = unit(...u.to(px, py), s * 0.14, turn); return [v.oval(-8, -26, 16, 26, 'bg', { rotate: -24, opacity: 0.85 }), v.oval(14, -24, 14, 24, 'bg', { rotate: 20, opacity: 0.85 }), v.oval(0, 0, 38, 24, 'accent'), v.box(-8, 0, 9, 44, 'ink', { radius: 0.4 }), v.box(12, 0, 8, 40, 'ink', { radius: 0.4 }), v.disc(34, -2, 15, 'ink'), v.disc(39, -5, 3.4, 'bg')]; };
    const cell = (px: number, py: number, color: string): Layer => outlined('hexagon', ...u.to(px, py), s * 0.15, s * 0.135, color);
    return [
      ...([[-40, -72], [-26, -64], [-40, -57], [30, -76], [44, -69], [44, -54], [30, -61], [16, -84]] as const).map(([px, py], i) => cell(px, py, i % 3 ? 'accent2' : 'accent2/bg/.2')),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...([[30, -6], [37, -17], [39, -28], [36, -39], [29, -50], [18, -60]] as const).map(([half, py], i) => u.box(-8, py, half * 2 - 12, 12.6, i % 2 ? 'accent' : 'accent/ink/.2', { radius: 0.5 })), u.box(-8, -67, 12, 7, 'accent/ink/.2', { radius: 0.5 }), u.path('M-16 0L-16 -8C-16 -18 0 -18 0 -8L0 0Z', 'ink'),
      u.box(38, -13, 25, 26, 'accent2', { radius: 0.16 }), u.box(38, -27.4, 21, 5, 'ink', { radius: 0.3 }), u.box(38, -12, 25, 11, 'bg'), u.box(38, -12, 14, 2, 'accent', { radius: 0.5 }), u.box(29, -14, 2.4, 18, 'bg', { radius: 0.5, opacity: 0.6 }),
      ...bee(-44, -34, -12), ...bee(14, -74, 10), ...bee(46, -42, -168),
    ];
  },
};
