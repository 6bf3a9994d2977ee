import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, drawn, leaf, many, outlined, poly, starAt, towards, type Region, type Scene } from '../kit.js';
import { grounded, within, type Unit } from './games-and-sports.js';

const ground = ({ x, y, w, h }: Region, top: number, color: string): Layer => box(x, top, w, y + h - top + 0.2, color);

/** Rings hang from straps, a ribbon winds through them. */
export const gymnastics: Scene = {
  id: 'gym-rings', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const ringAt = (px: number): Layer[] => [u.box(px, -34, 3.6, 32, 'ink'), u.box(px, -22, 5.6, 6, 'bg/ink/.3', { radius: 0.2 }), u.ring(px, -6, 13, 4.4, 'ink'), u.ring(px, -6, 12.4, 2.6, 'accent2/ink/.24')];
    const beam = floor - u.k * 16;
    return [
      u.disc(0, -4, 45, 'accent2/bg/.74'), ground(region, floor - u.k * 3, 'extra/ink/.3'),
      u.poly([[-30, 34], [-26, 34], [-32, 48], [-40, 48]], 'ink'), u.poly([[30, 34], [26, 34], [32, 48], [40, 48]], 'ink'), box(u.to(-46, 0)[0], beam - u.k * 4, u.k * 92, u.k * 7, 'accent', { radius: 0.3 }), box(u.to(-46, 0)[0], beam + u.k * 0.6, u.k * 92, u.k * 2.4, 'accent/ink/.24', { radius: 0.4 }),
      ...ringAt(-18), ...ringAt(18),
      u.path('M-40 20C-46 2 -24 -14 -16 -2C-10 8 -22 16 -26 8L-22.6 5.6C-20 9.6 -16.4 6 -19 1C-24 -5 -39 4 -35.6 18Z', 'accent'), u.path('M-40 20C-36 32 -12 32 -4 16C2 2 10 -2 16 4C22 10 14 20 8 14L11 10.6C13 12.4 15 9 12 7.6C8 6 4 10 1 18C-8 38 -36 38 -40 20Z', 'accent/ink/.22'), u.path('M11 10.6C16 24 32 24 38 8C41 0 40 -10 36 -16L39 -18C45 -10 46 2 42 10C35 28 14 30 8 14Z', 'accent'),
      u.line([37.4, -17], [26, -40], 2, 'ink'), u.line([27.6, -36.6], [25.4, -41.4], 3.4, 'bg'),
      ...([[-40, -28, 4.4], [0, -36, 3.4], [43, -34, 3], [0, -16, 3]] as const).map(([px, py, r], i) => starAt(...u.to(px, py), r * u.k, i % 2 ? 'accent' : 'extra', 5, 0.46)),
    ];
  },
};

/** A tent, a fire and a canoe by a lake at dusk. */
export const campTent: Scene = {
  id: 'tent-camp', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.97);
    const base = u.to(0, 18)[1];
    const fir = (px: number, py: number, k: number, color: string): Layer[] => [0, 1, 2].map((i) => u.poly([[px, py - k * (1 - i * 0.24)], [px + k * (0.18 + i * 0.06), py - k * (0.5 - i * 0.22)], [px - k * (0.18 + i * 0.06), py - k * (0.5 - i * 0.22)]], color));
    const f = within(u, 29, 31, 30);
    return [
      ...many(16, (i) => starAt(...u.to(-47 + ((i * 0.618) % 1) * 94, -47 + ((i * 0.37) % 1) * 40), s * (i % 4 ? 0.008 : 0.018), 'bg')), u.disc(27, -28, 11, 'accent2'), u.disc(22.6, -30.6, 10, 'ink'),
      poly([[Math.max(x, u.to(-50, 0)[0]), base], u.to(-24, -16), u.to(-4, 8), u.to(12, -8), [Math.min(x + w, u.to(50, 0)[0]), base]], 'extra/ink/.6'),
      ...fir(-42, 24, 52, 'extra/ink/.4'), ...fir(-30, 24, 36, 'extra/ink/.46'), ...fir(42, 24, 58, 'extra/ink/.4'), ...fir(30, 24, 38, 'extra/ink/.46'),
      drawn(x, base - u.k * 2, w, y + h - base + u.k * 2 + 0.2, hills([0, 10], [50, 0], [100, 12]), 'extra/ink/.2'), u.oval(-10, 41, 34, 4, 'ink', { opacity: 0.3 }), u.oval(29, 44, 16, 3, 'accent2', { opacity: 0.35 }),
      u.poly([[-8, -10], [24, 41], [8, 41]], 'accent/ink/.34'), u.poly([[-9, -10], [-40, 41], [10, 41]], 'accent'), u.poly([[-9, -10], [-18, 41], [-2, 41]], 'accent2'), u.poly([[-9, -8], [-2, 41], [7, 41]], 'accent/bg/.2'), u.line([-9, -9], [-7, -15], 1.8, 'bg'), u.line([-40, 41], [-46, 45], 1.2, 'bg'), u.line([24, 41], [28, 37], 1.2, 'bg'),
      f.path('M0 -50C10 -30 30 -20 28 12C26 32 12 40 0 40C-12 40 -28 32 -28 10C-28 -4 -20 -8 -16 -18C-12 -10 -10 -8 -8 -8C-6 -20 -8 -34 0 -50Z', 'accent'), f.path('M2 -16C8 -4 18 2 16 18C14 34 6 40 0 40C-8 40 -16 34 -16 20C-16 10 -10 8 -8 2C-4 6 -3 6 -2 6C-2 -2 -2 -8 2 -16Z', 'accent2'), f.line([-34, 50], [32, 36], 10, 'accent2/ink/.6'), f.line([34, 50], [-32, 36], 10, 'accent2/ink/.46'),
    ];
  },
};

/** A front door with a wreath, plants and a mat. */
export const frontDoor: Scene = {
  id: 'front-door', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const pot = (px: number, k: number): Layer[] => { const p = within(u, px, 36, k); return [...[-150, -128, -106, -90, -74, -52, -30].map((a, i) => leaf(...p.to(0, 4), (46 + (i % 2) * 14) * p.k, 17 * p.k, a, i % 2 ? 'extra/ink/.3' : 'extra/ink/.46')), p.path('M-26 4L26 4L19 46L-19 46Z', 'accent2/ink/.24'), p.box(0, 6, 58, 9, 'accent2/ink/.36', { radius: 0.2 })]; };
    const lamp = (px: number): Layer[] => [u.disc(px, -14, 8, 'accent2', { opacity: 0.6 }), u.box(px, -14, 5.4, 9, 'bg'), u.box(px, -19, 8, 2, 'ink', { radius: 0.4 }), u.box(px, -9, 7, 2, 'ink', { radius: 0.4 })];
    return [
      outlined('arch', ...u.to(0, 0), 96 * u.k, 96 * u.k, 'accent2/bg/.76'), ground(region, floor - u.k * 3, 'ink/accent/.16'), u.box(0, 46, 66, 4, 'bg/ink/.16'),
      outlined('arch', ...u.to(0, 3), 52 * u.k, 84 * u.k, 'bg'), outlined('arch', ...u.to(0, 5), 43 * u.k, 80 * u.k, 'accent/ink/.24'), outlined('arch', ...u.to(0, 6), 39 * u.k, 78 * u.k, 'accent'),
      u.box(0, -16, 30, 1.6, 'accent/ink/.24'), u.path('M-14 -18C-14 -32 14 -32 14 -18Z', 'extra/bg/.6'), u.box(0, -24, 1.6, 14, 'accent'), ...[-8.4, 8.4].map((px) => u.box(px, 32, 13, 18, 'accent/ink/.16')),
      ...many(18, (i) => leaf(...u.to(...towards(0, 2, 9.6, i * 20)), 8.4 * u.k, 4 * u.k, i * 20 + 62, i % 2 ? 'extra/ink/.4' : 'extra/ink/.6')), ...[40, 130, 200, 320].map((a) => u.disc(...towards(0, 2, 10, a), 1.5, 'accent2')), u.path('M0 12C-8 8 -10 18 0 13C10 18 8 8 0 12Z', 'accent2'), u.poly([[-1, 13], [-5, 21], [-1.6, 19.6]], 'accent2'), u.poly([[1, 13], [5, 21], [1.6, 19.6]], 'accent2'),
      u.disc(14.6, 14, 2.2, 'accent2'), u.box(14.6, 20, 1.6, 6, 'accent2', { radius: 0.5 }), ...lamp(-35), ...lamp(35), ...pot(-36, 28), ...pot(36, 28),
      u.poly([[-17, 45], [17, 45], [22, 50], [-22, 50]], 'accent2/ink/.5'), u.poly([[-14, 46], [14, 46], [17.6, 49], [-17.6, 49]], 'accent2/ink/.3'), outlined('heart', ...u.to(0, 47.6), 4 * u.k, 2.6 * u.k, 'bg'),
    ];
  },
};

const singer = (p: Unit, robe: string, hair: string, face: string, long: boolean): Layer[] => [
  ...(long ? [p.path('M-20 -26C-22 -56 22 -56 20 -26L22 0L-22 0Z', hair)] : []),
  p.path('M-12 -6L12 -6C32 2 40 20 42 50L-42 50C-40 20 -32 2 -12 -6Z', robe), p.path('M-12 -7L0 14L12 -7L18 -3L0 28L-18 -3Z', 'bg'), p.box(0, -8, 12, 10, face),
  p.oval(0, -26, 16, 19, face), p.path('M-18 -25C-20 -54 20 -54 18 -25C14 -36 6 -39 0 -39C-6 -39 -14 -36 -18 -25Z', hair), p.oval(0, -17, 4.6, 6, 'ink'), ...[-7, 7].map((px) => p.path(`M${px - 4} -27C${px - 2} -31 ${px + 2} -31 ${px + 4} -27L${px + 3} -26.4C${px + 2} -28.6 ${px - 2} -28.6 ${px - 3} -26.4Z`, 'ink')),
  p.path('M-28 30L0 36L28 30L26 50L-26 50Z', 'ink'), p.path('M-24 28L0 33L24 28L24 32L0 37L-24 32Z', 'bg'),
];

/** Singers in two rows under notes. */
export const choir: Scene = {
  id: 'choir-rows', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = grounded(region, 1);
    const note = (px: number, py: number, k: number, color: string): Layer[] => { const n = within(u, px, py, k, 6); return [n.oval(-14, 36, 17, 12, color, { rotate: -20 }), n.box(1, -4, 6, 78, color), n.path('M-2 -43C6 -26 32 -22 26 6C22 -8 10 -12 -2 -14Z', color)]; };
    return [
      outlined('arch', ...u.to(0, 3), 98 * u.k, 93 * u.k, 'accent2/bg/.76'), outlined('arch', ...u.to(0, 7), 84 * u.k, 85 * u.k, 'accent2'),
      ...note(-22, -24, 13, 'ink'), ...note(0, -31, 16, 'accent'), ...note(22, -24, 13, 'ink'),
      ...singer(within(u, -17, 16, 42), 'extra/ink/.3', 'ink', 'accent2/ink/.4', true), ...singer(within(u, 17, 16, 42), 'extra/ink/.3', 'accent2/ink/.66', 'accent2/bg/.6', false),
      ...singer(within(u, -32, 29, 42), 'accent', 'accent2/ink/.6', 'accent2/bg/.55', false), ...singer(within(u, 32, 29, 42), 'accent', 'ink', 'accent2/ink/.5', true), ...singer(within(u, 0, 28, 44), 'accent', 'ink', 'accent2/ink/.24', false),
    ];
  },
};
