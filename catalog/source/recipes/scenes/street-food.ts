import type { Layer } from '../../../build/templates/recipe.js';
import { chance } from '../social-media/drawing.js';
import { box, disc, leaf, many, stroke, towards, type Scene } from './kit.js';
import { shine, unit } from './unit.js';

const BUN = 'accent2/accent/.34';
const GREEN = 'extra/ink/.12';

/** Two patties high, with all that goes between. */
export const stacked = (cx: number, foot: number, size: number): Layer[] => {
  const u = unit(cx, foot, size);
  const patty = (y: number): Layer[] => [u.box(0, y, 92, 13, 'ink/accent/.34', { radius: 0.5 }), u.box(0, y - 3, 80, 3, 'ink/accent/.5', { radius: 0.5 })];
  const leafy = (y: number): Layer => u.path(`M-50 ${y}C-46 ${y - 7} 46 ${y - 7} 50 ${y}C48 ${y + 8} 42 ${y + 8} 37 ${y + 2}C32 ${y + 10} 24 ${y + 9} 20 ${y + 3}C14 ${y + 11} 6 ${y + 9} 2 ${y + 3}C-4 ${y + 11} -14 ${y + 9} -18 ${y + 3}C-24 ${y + 10} -32 ${y + 9} -36 ${y + 2}C-42 ${y + 9} -48 ${y + 7} -50 ${y}Z`, GREEN);
  const cheese = (y: number): Layer => u.path(`M-47 ${y}L47 ${y}L47 ${y + 4}L26 ${y + 5}L14 ${y + 15}L2 ${y + 5}L-20 ${y + 5}L-30 ${y + 12}L-38 ${y + 4}L-47 ${y + 4}Z`, 'accent2');
  return [
    u.path('M-45 -18L45 -18L43 -6C42 -2 38 0 34 0L-34 0C-38 0 -42 -2 -43 -6Z', BUN), u.path('M-44.6 -15L44.6 -15L45 -18L-45 -18Z', 'bg', { opacity: 0.4 }),
    ...patty(-23), cheese(-31),
    ...[-30, 0, 30].map((x) => u.box(x, -34, 28, 6, 'accent', { radius: 0.5 })),
    ...patty(-43), cheese(-50), leafy(-53),
    u.path('M-47 -58C-48 -82 -28 -96 0 -96C28 -96 48 -82 47 -58C47 -56 46 -55 44 -55L-44 -55C-46 -55 -47 -56 -47 -58Z', BUN),
    u.path('M-36 -66C-34 -80 -22 -88 -8 -90C-24 -84 -30 -76 -30 -66C-30 -62 -36 -62 -36 -66Z', 'bg', { opacity: 0.4 }),
    ...[[-20, -80, 20], [-4, -88, -10], [14, -84, 30], [28, -74, -20], [4, -74, 12], [-10, -68, -24], [18, -66, 8]].map(([x, y, turn]) => u.oval(x!, y!, 3, 1.7, 'bg', { rotate: turn! })),
  ];
};

/** Chips in their carton. */
const chips = (cx: number, foot: number, size: number): Layer[] => {
  const u = unit(cx, foot, size);
  return [
    ...many(9, (i) => u.box(-27 + i * 6.8, -66 + [4, -8, 2, -12, -3, -10, 0, -6, 5][i]!, 6.4, 56, i % 2 ? 'accent2' : 'accent2/accent/.2', { rotate: (i - 4) * 2.4, radius: 0.1 })),
    u.path('M-36 -50C-20 -36 20 -36 36 -50L28 0L-28 0Z', 'accent'), ...[-20, 0, 20].map((x) => u.path(`M${x - 4} -41L${x + 4} -41L${x * 0.8 + 3} 0L${x * 0.8 - 3} 0Z`, 'bg', { opacity: 0.9 })),
  ];
};

/** A drink with its lid and straw. */
const soda = (cx: number, foot: number, size: number): Layer[] => {
  const u = unit(cx, foot, size);
  return [u.line([2, -84], [10, -124], 4, 'accent'), u.path('M-28 -80L28 -80L21 0L-21 0Z', 'bg'), u.path('M-25.6 -54L25.6 -54L23 -24L-23 -24Z', 'accent'), u.disc(0, -39, 9, 'bg'), u.box(0, -83, 64, 9, 'ink', { radius: 0.4 })];
};

/** A burger before rays, chips and a drink at its sides. */
export const burger: Scene = {
  id: 'burger', sky: 'extra', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    return [
      ...shine({ x, y, w, h }, cx, y + h * 0.6, 20, 0.24),
      disc(cx, foot - s * 0.34, s * 0.4, 'bg', { opacity: 0.5 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...chips(cx - s * 0.36, foot, s * 0.34), ...soda(cx + s * 0.37, foot, s * 0.36),
      ...stacked(cx, foot, s * 0.56),
      ...(w > s * 1.6 ? [...soda(x + w * 0.1, foot, s * 0.34), ...chips(x + w * 0.9, foot, s * 0.34)] : []),
    ];
  },
};

/** A shell folded about its filling. */
const taco = (cx: number, foot: number, size: number, turn: number): Layer[] => {
  const u = unit(cx, foot, size, turn);
  return [
    u.path('M-46 2C-50 -40 -24 -64 6 -64C36 -64 56 -40 52 2Z', 'accent2/accent/.5'),
    ...many(9, (i) => { const a = -168 + i * 19.5; const r = 47 + (i % 2) * 3; return u.disc(2 + Math.cos((a * Math.PI) / 180) * r, -2 + Math.sin((a * Math.PI) / 180) * r * 1.12, 9.5, i % 2 ? 'extra' : GREEN); }),
    ...[-140, -104, -70, -34].map((a, i) => u.disc(1 + Math.cos((a * Math.PI) / 180) * 44, -2 + Math.sin((a * Math.PI) / 180) * 52, 7, i % 2 ? 'bg' : 'accent')),
    ...[-122, -86, -52].map((a) => u.disc(1 + Math.cos((a * Math.PI) / 180) * 43, -2 + Math.sin((a * Math.PI) / 180) * 50, 6.5, 'ink/accent/.4')),
    u.path('M-50 2C-52 -32 -28 -52 0 -52C28 -52 52 -32 50 2C50 6 46 8 42 8L-42 8C-46 8 -50 6 -50 2Z', 'accent2'),
    ...[[-28, -22], [-8, -36], [14, -26], [30, -10], [-14, -10], [6, -8], [-36, -4], [34, -28]].map(([x, y], i) => u.oval(x!, y!, 3, 2, 'accent2/accent/.5', { rotate: i * 34 })),
  ];
};

/** A slice of lime. */
const lime = (cx: number, cy: number, r: number, turn: number): Layer[] => [
  disc(cx, cy, r, GREEN), disc(cx, cy, r * 0.86, 'bg'), ...many(8, (i) => { const [px, py] = towards(cx, cy, r * 0.1, i * 45 + turn); return leaf(px, py, r * 0.7, r * 0.42, i * 45 + turn, 'extra/bg/.3'); }),
];

/** Three tacos under paper flags, with limes and a hot sauce. */
export const tacos: Scene = {
  id: 'tacos', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 1.14);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const b = unit(cx + s * 0.38, foot, s * 0.42);
    return [
      disc(cx, foot - s * 0.2, s * 0.36, 'bg', { opacity: 0.2 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...many(Math.ceil(w / (s * 0.1)), (i) => unit(x + (i + 0.5) * s * 0.1, foot + (y + h - foot) * 0.5, s * 0.06).poly([[-50, 0], [0, -40], [50, 0], [0, 40]], ['accent2', 'bg', 'extra'][i % 3]!)),
      b.path('M-9 -100L9 -100L9 -84C9 -74 17 -70 17 -60L17 -4C17 -1 15 0 12 0L-12 0C-15 0 -17 -1 -17 -4L-17 -60C-17 -70 -9 -74 -9 -84Z', 'accent/ink/.3'), b.box(0, -103, 22, 12, GREEN), b.box(0, -34, 34, 36, 'bg'), b.path('M-6 -24C-12 -34 0 -38 -2 -48C8 -42 10 -34 7 -26C4 -20 -3 -20 -6 -24Z', 'accent'),
      ...lime(cx - s * 0.4, foot - s * 0.075, s * 0.075, 10),
      ...taco(cx - s * 0.2, foot - s * 0.03, s * 0.36, -8), ...taco(cx + s * 0.17, foot - s * 0.03, s * 0.36, 8), ...taco(cx - s * 0.01, foot - s * 0.02, s * 0.42, 0),
      ...(w > s * 1.5 ? [...lime(x + w * 0.09, foot - s * 0.1, s * 0.1, 0), ...taco(x + w * 0.87, foot - s * 0.03, s * 0.32, 4)] : []),
    ];
  },
};

/** A cone of three scoops, from the tip of the wafer. */
export const cone = (cx: number, tip: number, size: number): Layer[] => {
  const u = unit(cx, tip, size);
  const scoop = (sx: number, sy: number, r: number, color: string): Layer[] => [u.disc(sx, sy, r, color), ...[-0.82, -0.42, 0, 0.42, 0.82].map((f, i) => u.disc(sx + f * r, sy + r * (i % 2 ? 0.6 : 0.5), r * 0.27, color)), u.path(`M${sx - r * 0.62} ${sy - r * 0.1}C${sx - r * 0.6} ${sy - r * 0.5} ${sx - r * 0.3} ${sy - r * 0.7} ${sx} ${sy - r * 0.74}C${sx - r * 0.3} ${sy - r * 0.5} ${sx - r * 0.4} ${sy - r * 0.3} ${sx - r * 0.4} ${sy - r * 0.06}C${sx - r * 0.44} ${sy + r * 0.06} ${sx - r * 0.6} ${sy + r * 0.04} ${sx - r * 0.62} ${sy - r * 0.1}Z`, 'bg', { opacity: 0.5 })];
  return [
    u.path('M-23 -56L23 -56L2 -1C1 0 -1 0 -2 -1Z', 'accent2'),
    ...[0.2, 0.5, 0.8].flatMap((f) => [-1, 1].map((k) => u.line([k * (46 * f - 23), -56], [k * (46 * f - 23 + 23 * (1 - f)), -56 * f], 1.1, 'accent2/ink/.26'))),
    u.path('M-24 -60L24 -60L22 -52L-22 -52Z', 'accent2/ink/.14'),
    ...scoop(0, -108, 17, 'bg'), ...scoop(-10, -82, 20, 'accent'), ...scoop(12, -78, 20, 'extra'),
    u.disc(1, -128, 6, 'accent'), u.path('M1 -132C3 -140 8 -143 13 -143C10 -141 5 -138 3 -132Z', 'ink'),
    ...[[-8, -112, 30], [6, -116, -30], [2, -104, 70], [-3, -119, 10], [10, -107, 50]].map(([px, py, turn], i) => u.box(px!, py!, 5, 1.6, ['accent', 'extra', 'accent2', 'ink', 'accent'][i]!, { rotate: turn!, radius: 0.5 })),
  ];
};

/** A pop on its stick, bitten at a corner. */
const pop = (cx: number, cy: number, size: number, turn: number, colors: readonly [string, string], sky: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.box(0, 52, 9, 44, 'accent2', { radius: 0.5 }), u.path('M-27 -26C-27 -62 27 -62 27 -26L27 34C27 37 25 38 22 38L-22 38C-25 38 -27 37 -27 34Z', colors[0]), u.path('M-27 4C-18 12 -10 -2 0 6C10 14 18 0 27 6L27 34C27 37 25 38 22 38L-22 38C-25 38 -27 37 -27 34Z', colors[1]), u.box(-10, -10, 5, 40, 'bg', { radius: 0.5, opacity: 0.45 }), u.box(10, -10, 5, 40, 'ink', { radius: 0.5, opacity: 0.12 }), u.disc(24, -46, 9, sky), u.disc(14, -53, 7, sky)];
};

/** A tall cone between pops, and sprinkles. */
export const iceCream: Scene = {
  id: 'ice-cream', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const sky = 'extra/bg/.55';
    return [
      ...many(Math.round((w * h) / (s * s * 0.024)), (i) => { const [px, py] = [x + chance(i + 17) * w, y + chance(i + 81) * h]; return box(px, py, s * 0.034, s * 0.011, ['accent', 'accent2', 'bg', 'ink'][i % 4]!, { radius: 0.5, rotate: Math.round(chance(i + 5) * 180) }); }),
      disc(cx, cy, s * 0.43, 'bg'), disc(cx, cy, s * 0.39, sky),
      ...pop(cx - s * 0.26, cy + s * 0.05, s * 0.36, -16, ['accent', 'accent2/bg/.3'], sky), ...pop(cx + s * 0.26, cy + s * 0.05, s * 0.36, 16, ['ink/accent/.3', 'accent/bg/.4'], sky),
      ...cone(cx, cy + s * 0.46, s * 0.64),
      ...(w > s * 1.6 ? [...pop(x + w * 0.1, cy, s * 0.44, -14, ['extra/ink/.2', 'bg'], sky), ...pop(x + w * 0.9, cy, s * 0.44, 14, ['accent', 'bg'], sky)] : []),
    ];
  },
};

/** A flame, from its foot. */
const flame = (cx: number, foot: number, size: number, color: string): Layer => unit(cx, foot, size).path('M0 0C-26 0 -34 -22 -24 -42C-18 -54 -14 -58 -14 -70C-4 -64 2 -56 2 -46C8 -54 8 -66 4 -84C24 -68 34 -44 30 -24C27 -8 16 0 0 0Z', color);

/** A kettle grill with its catch, at dusk under a string of lamps. */
export const grill: Scene = {
  id: 'grill', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.88, h);
    const [cx, foot] = [x + w / 2 - Math.min(w * 0.88, h) * 0.03, y + h * 0.92];
    const u = unit(cx, foot, s);
    const sausage = (sx: number, turn: number): Layer[] => { const v = unit(...u.to(sx, -50), s, turn); return [v.box(0, 0, 22, 6.4, 'accent/ink/.4', { radius: 0.5 }), ...[-6, 0, 6].map((d) => v.box(d, 0, 1.4, 4.6, 'ink', { rotate: 24, opacity: 0.7 }))]; };
    return [
      disc(cx, foot - s * 0.42, s * 0.4, 'accent2'), disc(cx, foot - s * 0.42, s * 0.31, 'bg', { opacity: 0.4 }),
      ...[-21, 0, 20].map((dx, i) => u.path(`M${dx - 2} -58C${dx - 8} -64 ${dx + 6} -68 ${dx} -74C${dx - 4} -78 ${dx + 3} -81 ${dx + 2} -${i === 1 ? 86 : 83}C${dx + 8} -80 ${dx + 2} -78 ${dx + 5} -74C${dx + 10} -68 ${dx - 4} -64 ${dx + 2} -58Z`, 'bg', { opacity: 0.8 })),
      box(x, foot, w, y + h - foot + 0.2, 'extra/ink/.34'),
      u.line([-14, -20], [-24, -1], 2.6, 'ink'), u.line([14, -20], [24, -1], 2.6, 'ink'), u.line([0, -18], [0, -3], 2.6, 'ink'), u.box(0, -9, 38, 1.8, 'ink', { radius: 0.5 }), u.disc(-24, -3.6, 4, 'ink'), u.disc(-24, -3.6, 1.6, 'bg'), u.disc(24, -3.6, 4, 'ink'), u.disc(24, -3.6, 1.6, 'bg'),
      ...[-24, -12, 0, 12, 24].map((dx, i) => flame(u.to(dx, 0)[0], u.to(0, -43)[1], s * (i % 2 ? 0.27 : 0.2), i % 2 ? 'accent2/accent/.4' : 'accent/ink/.14')),
      u.path('M-36 -44L36 -44C36 -28 22 -17 0 -17C-22 -17 -36 -28 -36 -44Z', 'ink'), u.path('M-27 -40C-26 -31 -19 -25 -11 -23C-15 -27 -20 -33 -21 -40Z', 'bg', { opacity: 0.3 }), u.box(0, -45, 78, 3, 'ink/bg/.3', { radius: 0.5 }), u.box(-42, -40, 8, 2.4, 'accent2', { radius: 0.5 }), u.box(42, -40, 8, 2.4, 'accent2', { radius: 0.5 }), u.disc(0, -28, 2.6, 'accent2'),
      ...sausage(-22, -6), ...sausage(22, 8),
      u.box(0, -49, 20, 5.6, 'ink/accent/.34', { radius: 0.5 }), u.path('M-11 -53L11 -53L6 -50L0 -49L-7 -50Z', 'accent2'), u.path('M-10.5 -53.500C-10.5 -61 10.5 -61 10.5 -53.500Z', 'accent2/accent/.34'), ...[[-4, -56], [1, -57.4], [5, -55.6]].map(([px, py]) => u.oval(px!, py!, 0.9, 0.5, 'bg')),
      u.box(49, -28, 1.8, 46, 'ink', { rotate: 8 }), u.path('M46 -54L56 -52.600L53 -66L43 -67.400Z', 'ink'), ...[46, 49, 52].map((px) => u.line([px + 0.2, -63], [px + 1.4, -56], 1, 'accent2')),
      ...(w > s * 1.5 ? [-1, 1].map((k) => [stroke([cx + k * w * 0.38, foot], [cx + k * w * 0.38, foot - s * 0.42], s * 0.02, 'ink'), flame(cx + k * w * 0.38, foot - s * 0.44, s * 0.15, 'accent2'), box(cx + k * w * 0.38 - s * 0.05, foot - s * 0.46, s * 0.1, s * 0.05, 'ink')]).flat() : []),
    ];
  },
};
