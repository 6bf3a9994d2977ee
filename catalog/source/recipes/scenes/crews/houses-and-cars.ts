import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { wrench } from '../handy.js';
import { box, disc, drawn, leaf, many, outlined, oval, ring, starAt, stroke, tear, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

// the sun is yellow, whatever a template's palette is
export const SUN = { core: '#f5a623', glow: '#ffd75e' } as const;

/** Leaves about a foot, as a bush by a wall. */
export const bush = (cx: number, foot: number, s: number, color: string): Layer[] => [
  ...[[-0.3, 0.26], [0.3, 0.26], [0, 0.36], [-0.14, 0.2], [0.16, 0.18]].map(([dx, r], i) => disc(cx + s * dx!, foot - s * r! * 0.7, s * r! * (i > 2 ? 0.8 : 1), i > 2 ? `${color}/bg/.16` : color)),
];

/** An air conditioner by the house, the thermostat above it between cold and warm. */
export const climate: Scene = {
  id: 'climate', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 0.84);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot, s);
    const fan = u.to(-15, -33);
    const [tx, ty] = u.to(0, -86);
    const flake = u.to(-32, -86);
    const flame = u.to(32, -86);
    return [
      ...many(Math.ceil((foot - y) / (s * 0.11)), (i) => box(x, foot - (i + 1) * s * 0.11, w, s * 0.01, 'ink', { opacity: 0.07 })),
      ...(w > s * 1.6 ? [0.13, 0.87].flatMap((f): Layer[] => [box(x + w * f - s * 0.22, foot - s * 0.9, s * 0.44, s * 0.52, 'bg'), box(x + w * f - s * 0.18, foot - s * 0.86, s * 0.36, s * 0.44, 'extra/ink/.3'), box(x + w * f - s * 0.015, foot - s * 0.9, s * 0.03, s * 0.52, 'bg'), box(x + w * f - s * 0.26, foot - s * 0.4, s * 0.52, s * 0.05, 'accent'), ...bush(x + w * f, foot, s * 0.6, 'extra/ink/.5')]) : []),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(cx - s * 0.52, foot - s * 0.035, s * 1.04, s * 0.05, 'bg/ink/.24', { radius: 0.3 }),
      u.box(45, -52, 3.4, 34, 'bg'), u.box(45, -70, 10, 5, 'ink', { radius: 0.4 }),
      ...[-34, 34].map((px) => u.box(px, -5, 9, 6, 'ink')),
      u.box(0, -34, 86, 58, 'bg', { radius: 0.05 }), u.box(0, -63, 90, 6, 'ink/bg/.24', { radius: 0.3 }), u.box(40, -33, 6, 52, 'bg/ink/.12'),
      disc(...fan, s * 0.25, 'ink/bg/.16'), disc(...fan, s * 0.225, 'ink'),
      ...many(5, (i) => leaf(...towards(...fan, s * 0.02, i * 72 - 20), s * 0.2, s * 0.1, i * 72 - 20, 'extra/bg/.2')),
      ...[0.215, 0.15, 0.09].map((r) => ring(...fan, s * r, s * 0.012, 'bg', { opacity: 0.75 })), ...many(4, (i) => stroke(towards(...fan, s * 0.225, i * 45), towards(...fan, s * 0.225, i * 45 + 180), s * 0.01, 'bg', { opacity: 0.75 })), disc(...fan, s * 0.05, 'accent'),
      ...many(7, (i) => u.box(25, -54 + i * 5.4, 22, 2.4, 'bg/ink/.4', { radius: 0.5 })), u.box(25, -12, 18, 5, 'accent', { radius: 0.2 }),
      ...bush(cx - s * 0.56, foot, s * 0.34, 'extra/ink/.5'),
      disc(tx, ty, s * 0.145, 'bg'), ...many(13, (i) => stroke(towards(tx, ty, s * 0.095, 150 + i * 20), towards(tx, ty, s * 0.125, 150 + i * 20), s * 0.017, i < 5 ? 'extra/ink/.2' : i < 9 ? 'accent2' : 'accent')), disc(tx, ty, s * 0.07, 'ink'), stroke([tx, ty], towards(tx, ty, s * 0.056, 312), s * 0.018, 'accent2'), disc(tx, ty, s * 0.018, 'bg'),
      disc(...flake, s * 0.105, 'extra/ink/.45'), ...many(6, (i): Layer[] => [stroke(flake, towards(...flake, s * 0.075, i * 60 + 30), s * 0.014, 'bg'), ...[-1, 1].map((d) => stroke(towards(...flake, s * 0.044, i * 60 + 30), towards(...towards(...flake, s * 0.044, i * 60 + 30), s * 0.028, i * 60 + 30 + d * 50), s * 0.012, 'bg'))]).flat(),
      disc(...flame, s * 0.105, 'accent'), tear(flame[0], flame[1] - s * 0.006, s * 0.1, s * 0.15, 'accent2'), tear(flame[0] + s * 0.004, flame[1] + s * 0.03, s * 0.05, s * 0.075, 'bg'),
    ];
  },
};

/** A car up on the lift of a repair shop, tires and a chest of tools under it. */
export const garage: Scene = {
  id: 'garage', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.94);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot, s);
    const c = unit(...u.to(0, -37), s * 0.8);
    const wheel = (wx: number): Layer[] => [c.disc(wx, -2, 10, 'ink/bg/.06'), c.disc(wx, -2, 6, 'bg/ink/.2'), ...many(5, (i) => c.disc(...towards(wx, -2, 3.4, i * 72), 1.1, 'ink')), c.disc(wx, -2, 1.4, 'ink')];
    const tire = (px: number, level: number): Layer[] => [u.box(px, -4.6 - level * 8.6, 24, 8.2, level % 2 ? 'bg/ink/.62' : 'bg/ink/.5', { radius: 0.4 }), ...many(7, (i) => u.box(px - 9 + i * 3, -4.6 - level * 8.6, 1, 5, 'ink', { radius: 0.4 }))];
    const lamp = (px: number): Layer[] => [box(px - s * 0.005, y, s * 0.01, s * 0.03, 'bg/ink/.4'), unit(px, y + s * 0.03, s).path('M-9 5L-4 0L4 0L9 5Z', 'accent2'), unit(px, y + s * 0.03, s).path('M-8 5L8 5L22 42L-22 42Z', 'accent2', { opacity: 0.12 })];
    return [
      box(x, foot - s * 0.16, w, s * 0.16, 'ink/bg/.12'), box(x, foot - s * 0.18, w, s * 0.02, 'accent'),
      ...(w > s * 2 ? [0.12, 0.88].flatMap((f, i): Layer[] => [box(x + w * f - s * 0.28, foot - s * 0.84, s * 0.56, s * 0.44, 'ink/bg/.16', { radius: 0.06 }), ...(i ? [-1, 0, 1].flatMap((d) => wrench(x + w * f + d * s * 0.15, foot - s * 0.62, s * (0.34 - Math.abs(d) * 0.06), 0, 'bg/ink/.2')) : [-1, 0, 1].flatMap((d): Layer[] => [disc(x + w * f + d * s * 0.17, foot - s * 0.62, s * (0.07 + (d + 1) * 0.012), 'accent2'), disc(x + w * f + d * s * 0.17, foot - s * 0.62, s * 0.03, 'ink')]))]) : []),
      ...lamp(cx), ...(w > s * 2 ? [...lamp(x + w * 0.28), ...lamp(x + w * 0.72)] : []),
      box(x, foot, w, y + h - foot + 0.2, 'bg/ink/.5'), ...many(Math.ceil(w / (s * 0.16)), (i) => box(x + i * s * 0.16, foot, s * 0.08, s * 0.025, 'accent2')),
      u.box(-45, -44, 5.4, 88, 'accent2'), u.box(45, -44, 5.4, 88, 'accent2'), ...[-45, 45].flatMap((px) => [u.box(px, -2, 13, 4, 'accent2/ink/.3'), u.box(px, -33, 8, 13, 'accent2/ink/.3', { radius: 0.15 })]),
      c.path('M-48 -10C-48 -20 -46 -25 -36 -27C-30 -38 -24 -46 -12 -47L14 -47C24 -46 31 -38 36 -28C44 -27 48 -22 48 -14L48 -8C48 -4 46 -3 42 -3L-42 -3C-47 -3 -48 -5 -48 -10Z', 'accent'), c.box(0, -5, 92, 6, 'accent/ink/.3', { radius: 0.3 }),
      c.path('M-29 -28C-25 -36 -21 -41 -12 -42L-4 -42L-4 -28Z', 'extra/bg/.6'), c.path('M0 -42L12 -42C20 -41 25 -36 29 -28L0 -28Z', 'extra/bg/.6'), c.path('M-20 -29L-11 -41L-7 -41L-15 -29Z', 'bg'), c.path('M7 -29L15 -41L18 -40L11 -29Z', 'bg'),
      c.box(-2, -16, 1.2, 22, 'accent/ink/.3'), c.box(5, -22, 7, 2, 'ink', { radius: 0.5 }), c.box(-24, -22, 7, 2, 'ink', { radius: 0.5 }), c.oval(45, -18, 3, 4, 'accent2'), c.box(-46, -19, 3, 6, 'accent2', { radius: 0.4 }),
      ...wheel(-28), ...wheel(28),
      u.box(-27, -35, 34, 3.4, 'accent2/ink/.2', { radius: 0.3 }), u.box(27, -35, 34, 3.4, 'accent2/ink/.2', { radius: 0.3 }), ...[-12, 12].map((px) => u.box(px, -37, 5, 4, 'accent2/ink/.4')),
      ...tire(23, 0), ...tire(23, 1),
      u.box(-23, -11.5, 26, 19, 'accent', { radius: 0.08 }), ...[-17, -12, -7].map((py) => u.box(-23, py, 22, 3.6, 'accent/ink/.25', { radius: 0.2 })), ...[-17, -12, -7].map((py) => u.box(-23, py, 8, 1.2, 'bg', { radius: 0.5 })), ...[-32, -14].map((px) => u.disc(px, -1.6, 1.8, 'ink')),
      ...wrench(...u.to(-1, -9), s * 0.2, 72, 'bg/ink/.2'),
    ];
  },
};

/** A car from its front; from the middle of its foot. */
const front = (cx: number, foot: number, size: number, color: string): Layer[] => {
  const u = unit(cx, foot, size);
  return [
    ...[-34, 34].map((px) => u.box(px, -8, 14, 16, 'ink', { radius: 0.2 })),
    ...[-47, 47].map((px) => u.oval(px, -43, 7, 4.6, `${color}/ink/.24`)),
    u.path('M-40 -40C-34 -56 -30 -66 -22 -68C-10 -70 10 -70 22 -68C30 -66 34 -56 40 -40Z', color), u.path('M-32 -42C-28 -54 -25 -61 -19 -63C-8 -65 8 -65 19 -63C25 -61 28 -54 32 -42Z', 'extra/bg/.66'), u.path('M-20 -43L-9 -63.5L-1 -64L-11 -43Z', 'bg', { opacity: 0.9 }),
    u.path('M-48 -14C-49 -30 -48 -40 -42 -42C-20 -45 20 -45 42 -42C48 -40 49 -30 48 -14C48 -9 46 -8 42 -8L-42 -8C-46 -8 -48 -9 -48 -14Z', color), u.path('M-48 -15L48 -15C48 -9 46 -8 42 -8L-42 -8C-46 -8 -48 -9 -48 -15Z', `${color}/ink/.3`),
    u.box(0, -27, 44, 11, 'ink', { radius: 0.3 }), ...[-30.5, -27, -23.5].map((py) => u.box(0, py, 40, 1.3, 'bg', { radius: 0.5, opacity: 0.6 })), u.disc(0, -27, 5, 'bg'), starAt(...u.to(0, -27), size * 0.038, color, 5, 0.42),
    ...[-36, 36].flatMap((px) => [u.oval(px, -29, 9, 7, 'bg'), u.oval(px, -29, 5.4, 4.6, 'accent2')]), u.box(0, -12, 24, 7, 'bg', { radius: 0.2 }), ...[-34, 34].map((px) => u.oval(px, -16, 4, 2.4, 'accent2')),
  ];
};

/** New cars in a row before the showroom, under strings of pennants. */
export const showroom: Scene = {
  id: 'showroom', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.14);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const wide = Math.floor((w / s - 1) / 0.8);
    const top = foot - s * 0.78;
    const strings = Math.max(1, Math.round(w / (s * 0.9)));
    const span = w / strings;
    const sag = (f: number): number => top + s * 0.1 * (1 - (2 * f - 1) ** 2);
    return [
      box(x + w * 0.04, foot - s * 0.56, w * 0.92, s * 0.56, 'bg'), box(x + w * 0.02, foot - s * 0.59, w * 0.96, s * 0.07, 'accent'),
      ...many(Math.floor((w * 0.88) / (s * 0.2)), (i) => box(x + w * 0.06 + i * s * 0.2 + ((w * 0.88) % (s * 0.2)) / 2 + s * 0.01, foot - s * 0.48, s * 0.18, s * 0.44, 'extra/bg/.62')),
      ...many(strings, (k): Layer[] => [
        ...many(12, (i) => stroke([x + span * (k + i / 12), sag(i / 12)], [x + span * (k + (i + 1) / 12), sag((i + 1) / 12)], s * 0.008, 'ink')),
        ...many(9, (i) => unit(x + span * (k + (i + 0.5) / 9), sag((i + 0.5) / 9), s).poly([[-3.6, 0], [3.6, 0], [0, 9]], ['accent', 'accent2', 'ink'][(i + k) % 3]!)),
      ]).flat(),
      box(x, foot - s * 0.03, w, y + h - foot + s * 0.03 + 0.2, 'ink'),
      ...many(wide, (i) => [-1, 1].flatMap((side) => front(cx + side * s * (0.72 + i * 0.42), foot - s * 0.01, s * 0.36, i % 2 ? 'accent' : 'accent2'))).flat(),
      ...front(cx - s * 0.3, foot - s * 0.012, s * 0.36, 'accent2/ink/.12'), ...front(cx + s * 0.3, foot - s * 0.012, s * 0.36, 'extra/ink/.34'),
      oval(cx, foot + s * 0.03, s * 0.27, s * 0.018, 'bg', { opacity: 0.2 }), ...front(cx, foot + s * 0.03, s * 0.5, 'accent'),
      starAt(cx + s * 0.1, foot - s * 0.36, s * 0.115, 'accent2', 12, 0.78), outlined('heart', cx + s * 0.1, foot - s * 0.356, s * 0.1, s * 0.09, 'ink'),
    ];
  },
};

/** A roller leaves a wet stripe down the wall; a ladder and a can of the paint stand by. */
export const roller: Scene = {
  id: 'roller', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot, s);
    const swath = (px: number, top: number, end: number, color: string): Layer => u.path(`M${px - 15} ${top + 5}L${px - 12} ${top}L${px - 8} ${top + 4}L${px - 4} ${top - 2}L${px} ${top + 3}L${px + 4} ${top - 1}L${px + 8} ${top + 4}L${px + 12} ${top + 1}L${px + 15} ${top + 6}L${px + 15} ${end}L${px - 15} ${end}Z`, color);
    const can = (px: number, color: string): Layer[] => [u.box(px, -13, 26, 26, 'bg/ink/.14'), u.box(px, -12, 26, 13, color), u.oval(px, -26, 13, 3.6, 'bg/ink/.34'), u.oval(px, -26, 10.6, 2.6, color), u.path(`M${px - 11} -25L${px - 4} -25C${px - 4} -18 ${px - 5} -15 ${px - 7} -15C${px - 9} -15 ${px - 10} -20 ${px - 11} -25Z`, color), u.box(px, -1.4, 27, 2.8, 'bg/ink/.34', { radius: 0.4 })];
    const far = w > s * 1.9;
    return [
      ...(far ? [swath((x - cx) / u.k + 22, -88, -12, 'accent'), swath((x - cx) / u.k + 49, -86, -30, 'accent'), swath((x + w - cx) / u.k - 22, -88, -12, 'extra'), swath((x + w - cx) / u.k - 49, -84, -26, 'extra')] : []),
      swath(-17, -88, -10, 'accent'), swath(11, -89, -54, 'accent'), ...[[-27, -12, 9], [-20, -14, 5], [1, -52, 6]].map(([px, py, len]) => u.box(px!, py! + len! / 2, 2.6, len!, 'accent', { radius: 0.5 })),
      box(x, foot - s * 0.07, w, s * 0.07, 'bg'), box(x, foot - s * 0.075, w, s * 0.01, 'ink', { opacity: 0.2 }), box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...[[-46, -34, -88], [-30, -18, -88]].map(([a, b, t]) => u.line([a!, 0], [b!, t!], 3.6, 'extra/ink/.3')), ...many(6, (i) => { const f = 0.1 + i * 0.155; return u.line([-46 + 12 * f, -88 * f], [-30 + 12 * f, -88 * f], 3, 'extra/ink/.12'); }),
      u.box(11, -52, 34, 12, 'accent/bg/.12', { radius: 0.25 }), u.box(11, -48, 34, 4, 'accent/ink/.2', { radius: 0.4 }), u.box(-5.4, -52, 3, 10, 'ink', { radius: 0.4 }), u.box(28, -52, 3, 10, 'ink', { radius: 0.4 }),
      u.line([29, -52], [35, -52], 2.6, 'ink'), u.line([35, -52], [35, -39], 2.6, 'ink'), u.line([35, -39], [12, -37], 2.6, 'ink'), u.line([12, -37], [12, -30], 2.6, 'ink'), u.box(12, -21, 7, 22, 'extra', { radius: 0.4 }), u.box(12, -28.5, 7.6, 4, 'ink', { radius: 0.3 }),
      ...can(33, 'accent'), u.box(30, -29, 30, 2.6, 'extra/ink/.3', { rotate: -6, radius: 0.4 }), u.box(43, -30.4, 9, 7, 'ink', { rotate: -6, radius: 0.2 }),
      ...(far ? [...can((x + w - cx) / u.k - 36, 'extra'), ...can((x - cx) / u.k + 36, 'accent')] : []),
    ];
  },
};

/** A mower on the lawn: high grass before it, stripes behind it. */
export const mower: Scene = {
  id: 'mower', sky: 'extra/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.03);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const u = unit(cx, foot, s);
    const edge = foot - s * 0.16;
    const deep = y + h - edge;
    const [from, to] = [cx - s * 0.36, x + w];
    const house = unit(cx - s * 0.22, edge + s * 0.02, s * 0.52);
    const wheel = (px: number, r: number): Layer[] => [u.disc(px, -r, r, 'ink'), u.disc(px, -r, r * 0.56, 'bg'), u.disc(px, -r, r * 0.2, 'ink')];
    const vane = w / 9;
    return [
      disc(cx + s * 0.28, foot - s * 0.6, s * 0.12, SUN.core), ...many(12, (i) => stroke(towards(cx + s * 0.28, foot - s * 0.6, s * 0.145, i * 30), towards(cx + s * 0.28, foot - s * 0.6, s * 0.175, i * 30), s * 0.014, SUN.core)), disc(cx + s * 0.28, foot - s * 0.6, s * 0.09, SUN.glow),
      ...many(Math.ceil(w / (s * 0.24)) + 1, (i) => disc(x + i * s * 0.24, edge + s * 0.01, s * (0.1 + chance(i + 7) * 0.07), i % 2 ? 'extra/ink/.34' : 'extra/ink/.24')),
      house.box(0, -24, 66, 48, 'bg'), house.poly([[-42, -46], [0, -80], [42, -46]], 'accent'), house.box(22, -68, 9, 22, 'accent/ink/.25'), house.box(0, -14, 15, 28, 'accent/ink/.25'), ...[-21, 21].flatMap((px) => [house.box(px, -28, 15, 15, 'extra/bg/.3'), house.box(px, -28, 1.6, 15, 'bg'), house.box(px, -28, 15, 1.6, 'bg')]),
      box(x, edge, w, deep + 0.2, 'extra'), ...many(9, (i): Layer => drawn(x + i * vane, edge, vane, deep + 0.2, 'M20 0H80L100 100H0Z', i % 2 ? 'extra/ink/.14' : 'extra/bg/.14', { opacity: 0.55 })),
      ...many(Math.ceil((from - x) / (s * 0.028)) + 6, (i) => leaf(from + s * 0.14 - i * s * 0.028, foot + s * 0.02 + chance(i) * s * 0.01, s * (0.15 + chance(i + 40) * 0.1), s * 0.035, -90 + (chance(i + 80) - 0.5) * 34, ['extra/ink/.42', 'extra/ink/.3', 'extra/ink/.2'][i % 3]!)),
      u.line([6, -18], [44, -62], 3, 'ink'), u.line([40, -62], [50, -64], 4.4, 'accent'), u.line([24, -39], [32, -39], 2.4, 'ink'),
      u.path('M22 -20L40 -34C46 -32 48 -20 46 -8L20 -8Z', 'ink/bg/.24'), ...[26, 32, 38].map((px) => u.line([px, -12], [px + 4, -24], 1.2, 'ink/bg/.44')),
      u.path('M-34 -6C-34 -18 -28 -22 -18 -23L14 -23C22 -22 25 -18 26 -6Z', 'accent'), u.box(-4, -8, 60, 5, 'accent/ink/.28', { radius: 0.4 }), u.path('M-16 -23L-13 -34L9 -34L12 -23Z', 'ink'), u.box(-2, -36, 14, 5, 'ink/bg/.3', { radius: 0.4 }), u.box(-2, -28, 18, 3, 'accent2', { radius: 0.5 }), u.disc(-24, -15, 3, 'accent2'),
      ...wheel(-25, 8), ...wheel(22, 10),
      ...many(14, (i) => leaf(u.to(-44 + chance(i + 3) * 20, 0)[0], foot - s * (0.12 + chance(i + 21) * 0.24), s * 0.035, s * 0.014, chance(i + 5) * 360, 'extra/ink/.2')),
      ...many(10, (i) => leaf(cx - s * 0.5 + i * s * 0.026, foot + s * 0.03, s * (0.08 + chance(i + 11) * 0.06), s * 0.03, -90 + (chance(i + 61) - 0.5) * 40, 'extra/ink/.5')).filter((_, i) => i < 6),
      ...(to - cx > s ? [...bush(x + w * 0.88, foot + s * 0.04, s * 0.4, 'extra/ink/.44'), ...many(5, (i) => disc(x + w * 0.88 + (i - 2) * s * 0.07, foot - s * (0.06 + chance(i) * 0.12), s * 0.02, i % 2 ? 'accent2' : 'accent'))] : []),
      drawn(x, y + h - deep * 0.14, w, deep * 0.14 + 0.2, hills([0, 60], [30, 10], [70, 50], [100, 0]), 'extra/ink/.5'),
    ];
  },
};

/** An ant from above. */
const ant = (cx: number, cy: number, size: number, turn: number, color: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [
    ...[-1, 1].flatMap((side) => [[-6, -26, -40, -34], [2, 34, 0, 44], [10, 26, 34, 38]].flatMap(([from, , up], i): Layer[] => { const knee = [side * 24, [-24, 0, 18][i]!] as const; return [u.line([side * 4, from!], knee, 3.6, color), u.line(knee, [side * [31, 38, 32][i]!, [up! + 2, 10, 44][i]!], 3, color)]; })),
    ...[-1, 1].flatMap((side) => [u.line([side * 4, -34], [side * 12, -46], 2.8, color), u.line([side * 12, -46], [side * 22, -50], 2.6, color)]),
    u.oval(0, 26, 15, 22, color), u.oval(0, -4, 9, 12, color), u.oval(0, -27, 12, 11, color), ...[-1, 1].map((side) => u.disc(side * 5, -31, 2.4, 'bg')), u.oval(-5, 20, 2.6, 7, 'bg', { opacity: 0.35 }), ...[22, 33].map((py) => u.box(0, py, 22, 2, 'bg', { opacity: 0.24, radius: 0.5 })),
  ];
};

/** An ant in a sign that forbids it; its friends leave along the floor. */
export const noPests: Scene = {
  id: 'no-pests', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, cy] = [x + w / 2, y + h * 0.44];
    const r = s * 0.33;
    const floor = y + h * 0.9;
    const step = s * 0.17;
    const away = (i: number): readonly [number, number] => [cx + (i + 0.5 - Math.ceil(w / step / 2)) * step, floor + s * 0.005];
    return [
      box(x, floor - s * 0.06, w, y + h - floor + s * 0.06 + 0.2, 'ink'), box(x, floor - s * 0.075, w, s * 0.02, 'bg'),
      ...many(Math.ceil(w / step / 2) * 2, (i): Layer[] => ant(...away(i), s * 0.105, 90, i % 3 === 1 ? 'accent2' : 'accent2/bg/.3')).flat(),
      ...many(8, (i) => [towards(cx, cy, s * (0.5 + chance(i + 9) * 0.1), i * 45 + 20), i] as const).filter(([[px, py]]) => px > x + s * 0.05 && px < x + w - s * 0.05 && py > y + s * 0.03 && py < floor - s * 0.12).map(([[px, py], i]) => starAt(px, py, s * (i % 2 ? 0.02 : 0.032), i % 2 ? 'ink' : 'bg')),
      ...(w > s * 1.7 ? [0.15, 0.85].flatMap((f, i) => [disc(x + w * f, cy + s * 0.02, s * 0.2, 'bg', { opacity: 0.5 }), ...ant(x + w * f, cy + s * 0.02, s * 0.3, i ? 28 : -28, 'ink/accent2/.2')]) : []),
      disc(cx, cy + s * 0.014, r * 1.13, 'ink'), disc(cx, cy, r * 1.13, 'bg'), disc(cx, cy, r * 1.04, 'accent'), disc(cx, cy, r * 0.8, 'bg'),
      ...ant(cx, cy, r * 1.42, 18, 'ink'),
      stroke(towards(cx, cy, r * 0.92, 225), towards(cx, cy, r * 0.92, 45), r * 0.2, 'bg'), stroke(towards(cx, cy, r * 0.94, 225), towards(cx, cy, r * 0.94, 45), r * 0.14, 'accent'),
    ];
  },
};
