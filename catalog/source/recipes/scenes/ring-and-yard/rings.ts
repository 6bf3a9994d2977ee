import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, many, outlined, poly, ring, starAt, towards, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';

/** A glove that hangs by its lace. */
const glove = (g: Unit, color: string, cuff: string): Layer[] => [
  g.path('M-24 -20C-34 -2 -36 22 -24 36C-12 50 22 50 32 34C42 16 38 -14 24 -22C8 -30 -14 -32 -24 -20Z', color), g.path('M-26 -10C-40 -12 -48 2 -42 16C-36 28 -22 28 -16 18C-14 6 -18 -6 -26 -10Z', color), g.path('M-26 -10C-18 -4 -14 6 -16 18C-20 24 -26 26 -30 24C-20 18 -20 2 -26 -10Z', 'ink', { opacity: 0.22 }), g.path('M26 -18C36 0 36 24 24 38C36 30 42 16 36 -4C34 -12 30 -16 26 -18Z', 'ink', { opacity: 0.18 }), g.oval(4, 20, 16, 5, 'bg', { opacity: 0.28, rotate: 20 }),
  g.box(0, -34, 46, 22, cuff, { radius: 0.16 }), ...[-10, 0, 10].map((x) => g.line([x - 4, -40], [x + 4, -28], 2, 'ink')),
];

/** Lights over a ring, two gloves that hang from its ropes. */
export const boxingRing: Scene = {
  id: 'boxing-ring', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    return [
      ...[0.2, 0.5, 0.8].map((f) => poly([[x + w * f - 2, y], [x + w * f + 2, y], [x + w * f + w * 0.2, foot], [x + w * f - w * 0.2, foot]], 'accent2', { opacity: 0.12 })), box(x, u.to(0, 34)[1], w, foot - u.to(0, 34)[1], 'ink/accent/.4'), box(x, u.to(0, 34)[1], w, 1.2, 'bg'),
      ...([[-24, 'bg'], [-8, 'accent'], [8, 'bg']] as const).map(([at, color]) => box(x, u.to(0, at)[1], w, u.k * 3.2, color)), ...[-40, 40].flatMap((at) => [u.box(at, 6, 8, 62, 'accent2'), u.box(at, -26, 11, 6, 'bg'), ...[-22.4, -6.4, 9.6].map((py) => u.box(at, py, 12, 8, 'accent', { radius: 0.2 }))]),
      u.line([-8, -24], [-14, -4], 0.9, 'bg'), u.line([6, -24], [16, -2], 0.9, 'bg'), ...glove(within(u, -15, 14, 40, 8), 'accent', 'bg'), ...glove(within(u, 17, 17, 40, -10), 'accent', 'bg'),
    ];
  },
};

/** A champion's belt before rays, the mat's corner under it. */
export const titleBelt: Scene = {
  id: 'title-belt', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    const mid = u.to(0, -2);
    return [
      ...many(18, (i) => poly([mid, towards(...mid, s * 0.5, i * 20 - 4), towards(...mid, s * 0.5, i * 20 + 4)], 'accent/ink/.16')), box(x, u.to(0, 30)[1], w, foot - u.to(0, 30)[1], 'ink'), box(x, u.to(0, 30)[1], w, u.k * 3, 'accent2'), ...many(3, (i) => box(x, u.to(0, 37 + i * 5)[1], w, 0.5, 'bg', { opacity: 0.25 })),
      u.path('M-50 -14C-34 -8 -30 -10 -24 -12L-24 12C-30 10 -34 12 -50 18Z', 'ink'), u.path('M50 -14C34 -8 30 -10 24 -12L24 12C30 10 34 12 50 18Z', 'ink'), ...[-37, 37].flatMap((at) => [u.box(at, 0, 13, 18, 'accent2', { radius: 0.2 }), u.box(at, 0, 9, 13, 'accent2/ink/.24', { radius: 0.2 }), starAt(...u.to(at, 0), s * 0.035, 'bg', 5, 0.46)]),
      starAt(...u.to(0, 0), s * 0.3, 'accent2/ink/.24', 20, 0.9), u.disc(0, 0, 26, 'accent2'), u.ring(0, 0, 22, 1.4, 'ink'), u.disc(0, 0, 17, 'ink'), ...many(16, (i) => disc(...towards(...u.to(0, 0), s * 0.237, i * 22.5), s * 0.011, 'bg')), starAt(...u.to(0, 0), s * 0.14, 'accent2', 5, 0.46), u.path('M-14 -27L-18 -42L-8 -34L0 -46L8 -34L18 -42L14 -27Z', 'accent2'), ...[-18, 0, 18].map((at) => u.disc(at, at ? -43 : -47, 2.4, 'bg')),
    ];
  },
};

/** White balloons, a tower of glasses and paper doves in a pale hall. */
export const whiteParty: Scene = {
  id: 'white-party', sky: '#e9e6df', words: '#2c2a28', soft: '#7a6442',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.98);
    const floor = u.to(0, 34)[1];
    const balloon = (bx: number, by: number, r: number): Layer[] => [u.line([bx, by + r], [bx * 0.86, 36], 0.5, '#c9b98f'), u.oval(bx, by, r, r * 1.18, '#ffffff'), u.path(`M${bx + r * 0.2} ${by - r}C${bx + r * 1.2} ${by - r * 0.7} ${bx + r * 1.1} ${by + r * 0.8} ${bx} ${by + r * 1.16}C${bx + r * 0.7} ${by + r * 0.5} ${bx + r * 0.8} ${by - r * 0.5} ${bx + r * 0.2} ${by - r}Z`, '#d8d3c8'), u.oval(bx - r * 0.36, by - r * 0.46, r * 0.16, r * 0.3, '#f4f1ea', { rotate: 24 })];
    const glass = (gx: number, gy: number): Layer[] => [u.path(`M${gx - 6} ${gy}L${gx + 6} ${gy}C${gx + 5} ${gy + 6} ${gx + 2} ${gy + 7} ${gx} ${gy + 7}C${gx - 2} ${gy + 7} ${gx - 5} ${gy + 6} ${gx - 6} ${gy}Z`, '#ffffff'), u.path(`M${gx - 5.6} ${gy + 2}L${gx + 5.6} ${gy + 2}C${gx + 4} ${gy + 6} ${gx + 2} ${gy + 6.4} ${gx} ${gy + 6.4}C${gx - 2} ${gy + 6.4} ${gx - 4} ${gy + 6} ${gx - 5.6} ${gy + 2}Z`, '#e2c169'), u.box(gx, gy + 9.4, 1, 5, '#c9b98f'), u.box(gx, gy + 12, 7, 1, '#c9b98f')];
    return [
      ...many(7, (i) => outlined('arch', x + (w / 7) * (i + 0.5), floor - u.k * 26, (w / 7) * 0.72, u.k * 60, '#ddd8cd')), box(x, floor, w, y + h - floor + 0.2, '#d3cabb'), box(x, floor, w, 0.6, '#c9b98f'),
      ...balloon(-38, -22, 11), ...balloon(-24, -33, 9), ...balloon(-46, -2, 8), ...balloon(38, -24, 11), ...balloon(24, -34, 9), ...balloon(47, -4, 8), ...balloon(-29, -8, 7), ...balloon(30, -8, 7),
      u.path('M-26 30L26 30L24 51L-24 51Z', '#ffffff'), ...[-16, -6, 4, 14].map((at) => u.line([at, 32], [at + 1, 51], 0.6, '#ded8cc')), u.box(0, 30, 56, 3, '#f6f3ee', { radius: 0.5 }), ...[[-18, 16], [-6, 16], [6, 16], [18, 16], [-12, 3], [0, 3], [12, 3], [-6, -10], [6, -10], [0, -23]].flatMap(([a, b]) => glass(a!, b!)), ...many(18, (i) => starAt(x + 2 + chance(i + 4) * (w - 4), y + 2 + chance(i + 60) * h * 0.5, s * (0.006 + chance(i) * 0.01), '#d8b45c')),
    ];
  },
};

/** A door ajar in the dark, light on the floor and the shadow of someone tall. */
export const openDoor: Scene = {
  id: 'open-door', sky: '#0d0b10', words: '#f1e6d8', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const floor = u.to(0, 22)[1];
    return [
      ...many(5, (i) => box(x + (w / 5) * i + w * 0.03, y, 0.5, floor - y, '#17131b')), box(x, floor, w, y + h - floor + 0.2, '#131016'), box(x, floor, w, 0.5, '#241d29'), u.poly([[-17, 22], [17, 22], [46, 51], [-46, 51]], 'accent'), u.box(0, -13, 34, 70, 'accent'), u.box(0, -13, 34, 70, 'accent2', { opacity: 0.5 }), u.poly([[17, -48], [17, 22], [36, 31], [36, -55]], '#1f1923'), u.poly([[20, -42], [20, -16], [33, -16], [33, -47]], '#2a222f'), u.poly([[20, -9], [20, 18], [33, 24], [33, -9]], '#2a222f'), u.disc(21, 0, 1.5, 'accent2'),
      u.oval(0, -28, 5, 6.4, '#0d0b10'), u.path('M-4 -23C-12 -20 -13 -8 -12 22L12 22C13 -8 12 -20 4 -23Z', '#0d0b10'), u.path('M-11 -10C-17 4 -16 18 -15 26L-12 26C-12 14 -10 2 -8 -6Z', '#0d0b10'), u.path('M11 -10C17 4 16 18 15 26L12 26C12 14 10 2 8 -6Z', '#0d0b10'), u.path('M-12 22L12 22L28 46C16 50 -16 50 -28 46Z', '#0d0b10', { opacity: 0.86 }), ...[[-15.4, 26], [15.4, 26]].flatMap(([px, py]) => [-1, 0, 1].map((k) => u.line([px! + k, py!], [px! + k * 2, py! + 5], 0.8, '#0d0b10'))),
    ];
  },
};

/** An eye that fills the page, with something small in it. */
export const wideEye: Scene = {
  id: 'wide-eye', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u, s } = grounded(region, 0.98);
    const mid = u.to(0, 0);
    return [
      ...many(9, (i) => u.path(`M${-50 + i * 0.6} ${i * -0.4}C-30 ${-34 - i * 3} 30 ${-34 - i * 3} ${50 - i * 0.6} ${i * -0.4}C30 ${-32 - i * 3} -30 ${-32 - i * 3} ${-50 + i * 0.6} ${i * -0.4}Z`, 'bg', { opacity: 0.12 })), u.path('M-50 0C-30 -36 30 -36 50 0C30 36 -30 36 -50 0Z', 'bg'), ...many(10, (i) => { const a = i < 5 ? 152 + i * 14 : -28 + (i - 5) * 14; const [px, py] = towards(...mid, s * 0.44, a); const [qx, qy] = towards(...mid, s * 0.27, a + (i % 2 ? 6 : -7)); return poly([[px, py - 0.2], [qx, qy], [px, py + 0.3]], 'accent'); }),
      u.disc(0, 0, 24, 'accent'), ...many(30, (i) => poly([mid, towards(...mid, s * 0.235, i * 12), towards(...mid, s * 0.235, i * 12 + 4)], 'accent/ink/.3')), u.ring(0, 0, 24, 1.4, 'ink'), u.disc(0, 0, 13, 'ink'), u.poly([[-4, 13], [-3, -2], [3, -2], [4, 13]], 'accent2'), u.disc(0, -5, 2.6, 'accent2'), disc(...u.to(-9, -10), s * 0.036, 'bg'), ring(...mid, s * 0.13, s * 0.004, 'accent2'),
    ];
  },
};
