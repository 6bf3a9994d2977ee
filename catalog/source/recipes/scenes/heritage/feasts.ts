import type { Layer } from '../../../../build/templates/recipe.js';
import type { Point } from '../../social-media/drawing.js';
import { box, disc, leaf, many, oval, poly, ring, starAt, stroke, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A rabbit that sits and looks up to the right. */
const rabbit = (cx: number, foot: number, size: number, side: 1 | -1, color: string): Layer[] => {
  const u = unit(cx, foot - size * 0.5, size);
  const at = (d: string): string => side === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => `${-Number(px)} ${py}`);
  return [
    u.disc(-27 * side, 36, 9, 'bg'),
    u.path(at('M-2 -24C-20 -40 -34 -60 -28 -66C-20 -70 0 -46 8 -26Z'), color), u.path(at('M4 -24C-6 -46 -12 -70 -4 -74C6 -74 14 -48 14 -26Z'), color), u.path(at('M7 -30C1 -46 -4 -62 -2 -66C4 -64 11 -46 11 -32Z'), 'accent', { opacity: 0.5 }),
    u.path(at('M-6 -6C-26 4 -34 22 -31 40C-29 50 -20 50 -12 50L26 50C30 50 30 44 24 43L14 42C18 30 18 14 16 2Z'), color),
    u.path(at('M-8 -12C-8 -26 4 -32 14 -30C26 -28 33 -18 32 -12C31 -4 20 4 8 4C-2 4 -8 -2 -8 -12Z'), color),
    u.disc(19 * side, -17, 2.2, 'ink'),
    u.path(at('M-22 46C-26 34 -18 22 -8 22C4 22 8 34 2 44C-4 49 -16 50 -22 46Z'), 'ink', { opacity: 0.1 }),
  ];
};

/** A cake of the Moon Festival, from above. */
const mooncake = (cx: number, cy: number, r: number): Layer[] => [
  ...many(12, (i) => disc(...towards(cx, cy + r * 0.1, r * 0.8, i * 30), r * 0.24, '#9c5a1e')), ...many(12, (i) => disc(...towards(cx, cy, r * 0.8, i * 30), r * 0.24, '#d08a34')), disc(cx, cy, r * 0.86, '#e2a64c'),
  ring(cx, cy, r * 0.7, r * 0.07, '#b97428'), ...many(8, (i) => leaf(...towards(cx, cy, r * 0.12, i * 45), r * 0.44, r * 0.24, i * 45, '#b97428')), disc(cx, cy, r * 0.14, '#e2a64c'),
];

/** A round lantern of paper on its cord. */
const lantern = (cx: number, top: number, cord: number, r: number, color: string): Layer[] => [
  box(cx - r * 0.03, top, r * 0.06, cord, 'accent2'), disc(cx, top + cord + r, r * 1.3, 'accent2', { opacity: 0.14 }),
  oval(cx, top + cord + r, r, r * 0.84, color), ...[0.66, 0.3].map((f, i) => oval(cx, top + cord + r, r * f, r * 0.84, `${color}/#ffffff/.${i ? '24' : '12'}`)),
  box(cx - r * 0.4, top + cord + r * 0.12, r * 0.8, r * 0.16, 'accent2', { radius: 0.3 }), box(cx - r * 0.4, top + cord + r * 1.72, r * 0.8, r * 0.16, 'accent2', { radius: 0.3 }),
  ...many(3, (i) => box(cx - r * 0.2 + i * r * 0.17, top + cord + r * 1.88, r * 0.06, r * (i === 1 ? 0.8 : 0.64), 'accent2')),
];

/** Two rabbits look at the full moon, under a branch with lanterns. */
export const moonFeast: Scene = {
  id: 'moon-feast', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const RED = '#d8352f';
    const [mx, my, r] = [x + w / 2, y + h * 0.5, s * 0.38];
    const hill = y + h * 0.84;
    const twig = (side: 1 | -1, length: number): Layer[] => {
      const edge = side > 0 ? x + w : x;
      const at = (f: number): [number, number] => [edge - side * length * f, y + h * (0.06 + 0.07 * Math.sin(f * 2.2))];
      return [
        ...many(6, (i) => stroke(at(i / 6), at((i + 1) / 6), s * (0.026 - i * 0.003), 'extra/ink/.5')),
        ...many(9, (i) => leaf(...at(0.16 + i * 0.1), s * 0.085, s * 0.036, (i % 2 ? 60 : -50) + (side > 0 ? 120 : 0), 'extra/ink/.3')),
        ...many(7, (i) => { const [bx, by] = at(0.14 + i * 0.13); return many(3, (k) => disc(...towards(bx, by + s * 0.016, s * 0.013, k * 120), s * 0.0095, '#ffc554')); }).flat(),
      ];
    };
    return [
      disc(mx, my, r * 1.22, 'ink/accent2/.14'), disc(mx, my, r, '#fbe3a1'), ...([[-0.36, -0.3, 0.2], [0.3, -0.46, 0.12], [0.42, 0.1, 0.17], [-0.12, 0.24, 0.1]] as const).map(([dx, dy, f]) => disc(mx + r * dx, my + r * dy, r * f, '#f1d084')),
      ...([[0.08, 0.58], [0.92, 0.62], [0.22, 0.7], [0.8, 0.46], [0.14, 0.34]] as const).map(([fx, fy], i) => starAt(x + w * fx, y + h * fy, s * (i % 2 ? 0.016 : 0.024), 'accent2')),
      ...twig(1, w * 0.44), ...twig(-1, w * 0.3),
      ...lantern(x + w * 0.84, y + h * 0.12, h * 0.08, s * 0.1, RED), ...lantern(x + w * 0.66, y + h * 0.12, h * 0.02, s * 0.065, RED), ...lantern(x + w * 0.13, y + h * 0.12, h * 0.05, s * 0.085, RED),
      poly([...many(21, (i): [number, number] => [x + (w * i) / 20, hill + h * 0.1 * ((i - 10) / 10) ** 2]), [x + w, y + h + 0.2], [x, y + h + 0.2]], 'extra/ink/.64'),
      ...rabbit(mx - s * 0.15, hill + h * 0.03, s * 0.27, 1, '#fffaf0'), ...rabbit(mx + s * 0.17, hill + h * 0.04, s * 0.22, -1, '#f0e2cd'),
      ...[-1, 1].flatMap((side) => mooncake(mx + side * Math.min(w * 0.4, s * 0.42), y + h * 0.94, s * 0.07)), ...[-1, 1].flatMap((side) => mooncake(mx + side * Math.min(w * 0.28, s * 0.29), y + h * 0.96, s * 0.055)),
    ];
  },
};

const HONEY = { dark: '#c9780f', mid: '#eda021', light: '#ffc24d', red: '#cc2f36', deep: '#9d1d2b', seed: '#7d1424', cream: '#fff3d9', wood: '#b27a45', green: '#5f9146' };

/** An apple, from the side. */
const redApple = (cx: number, foot: number, size: number): Layer[] => {
  const u = unit(cx, foot - size * 0.47, size);
  return [
    u.path('M0 -28C16 -42 47 -36 47 -4C47 27 25 48 9 46C3 45 -3 45 -9 46C-25 48 -47 27 -47 -4C-47 -36 -16 -42 0 -28Z', HONEY.red),
    u.path('M30 -34C42 -28 47 -18 47 -4C47 27 25 48 9 46C30 38 40 8 30 -34Z', HONEY.deep), u.path('M-36 -14C-34 -26 -26 -31 -19 -31C-28 -25 -32 -16 -31 -4C-35 -4 -37 -8 -36 -14Z', '#ffffff', { opacity: 0.6 }),
    u.path('M-12 -28C-6 -22 6 -22 12 -28C6 -32 -6 -32 -12 -28Z', HONEY.deep), u.path('M-2 -26C-3 -40 2 -48 8 -52L12 -49C6 -44 3 -38 3 -26Z', '#5b3a22'), u.path('M6 -40C14 -56 34 -56 42 -50C36 -38 18 -32 6 -40Z', HONEY.green),
  ];
};

/** A pomegranate with its crown, and one cut open. */
const pomegranate = (cx: number, foot: number, r: number, cut: boolean): Layer[] => [
  poly([[cx - r * 0.3, foot - r * 1.86], [cx - r * 0.42, foot - r * 2.36], [cx - r * 0.14, foot - r * 2.14], [cx, foot - r * 2.44], [cx + r * 0.14, foot - r * 2.14], [cx + r * 0.42, foot - r * 2.36], [cx + r * 0.3, foot - r * 1.86]], HONEY.deep),
  disc(cx, foot - r, r, cut ? HONEY.deep : '#b8283a'),
  ...(cut ? [disc(cx, foot - r, r * 0.86, HONEY.cream), ...many(6, (i) => many(4, (k) => disc(...towards(cx, foot - r, r * [0.3, 0.46, 0.64, 0.64][k]!, i * 60 + [0, 0, -13, 13][k]!), r * 0.115, k % 2 ? HONEY.red : HONEY.deep))).flat(), disc(cx, foot - r, r * 0.13, HONEY.red)] : [leaf(cx - r * 0.7, foot - r * 1.26, r * 0.66, r * 0.22, -62, '#ffffff', { opacity: 0.4 })]),
];

/** Apples, a jar of honey with its dipper, and pomegranates on a cloth. */
export const honey: Scene = {
  id: 'honey', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.86, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const u = unit(cx, foot - s * 0.3, s * 0.6);
    const hex = (hx: number, hy: number, r: number): Layer => u.poly(many(6, (i) => towards(hx, hy, r, i * 60 + 30)), HONEY.light);
    const wide = w > s * 1.5;
    const d = unit(cx + s * 0.1, foot - s * 0.655, s * 0.42, 32);
    return [
      disc(cx, foot - s * 0.36, s * 0.47, 'accent2/bg/.78'),
      ...[-152, -138, -42, -28].map((a, i) => leaf(cx + (i < 2 ? -1 : 1) * s * 0.2, foot - s * 0.16, s * 0.34, s * 0.1, a, i % 2 ? HONEY.green : '#48763a')),
      d.box(0, -24, 5, 60, HONEY.wood, { radius: 0.5 }), d.disc(0, -54, 4.4, HONEY.wood), ...many(5, (i) => d.box(0, 8 + i * 6, [15, 20, 22, 20, 14][i]!, 4.6, i % 2 ? HONEY.wood : '#8f5e33', { radius: 0.5 })),
      u.path('M-30 -32C-46 -24 -50 -8 -50 10C-50 40 -36 50 -20 50L20 50C36 50 50 40 50 10C50 -8 46 -24 30 -32Z', HONEY.mid),
      u.path('M24 -32C46 -24 50 -8 50 10C50 40 36 50 20 50L2 50C36 46 42 0 24 -32Z', HONEY.dark, { opacity: 0.6 }),
      u.path('M-38 -14C-43 -2 -43 16 -38 30C-35 32 -32 30 -33 26C-37 14 -36 0 -32 -10C-32 -16 -36 -18 -38 -14Z', '#ffffff', { opacity: 0.6 }),
      u.box(0, -36, 66, 12, HONEY.light, { radius: 0.4 }), u.path('M-33 -36L-33 -20C-33 -12 -24 -12 -24 -20L-24 -26C-24 -30 -18 -30 -18 -26L-18 -6C-18 4 -8 4 -8 -6L-8 -24C-8 -30 0 -30 0 -24L0 -36Z', HONEY.light),
      u.disc(4, 16, 23, HONEY.cream), hex(4, 7, 7.6), hex(-4.4, 21.4, 7.6), hex(12.4, 21.4, 7.6),
      ...redApple(cx - s * 0.36, foot + s * 0.015, s * 0.34), ...pomegranate(cx + s * 0.37, foot + s * 0.01, s * 0.15, true),
      ...(wide ? [...pomegranate(cx - s * 0.68, foot, s * 0.13, false), ...redApple(cx + s * 0.68, foot, s * 0.28)] : []),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...many(Math.ceil(w / (s * 0.09)), (i) => starAt(Math.min(x + w - s * 0.03, x + s * (0.045 + i * 0.09)), foot + (y + h - foot) * 0.5, s * 0.02, 'accent2', 6, 0.56)),
    ];
  },
};

const BREAD = { base: '#e9c88f', edge: '#c99a55', burn: '#a8713a' };

/** A sheet of matzah, turned. */
const matzah = (cx: number, cy: number, size: number, turn: number): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.box(1.6, 2.4, 98, 98, '#000000', { opacity: 0.12, radius: 0.04 }), u.box(0, 0, 98, 98, BREAD.base, { radius: 0.04 }), ...many(9, (i) => u.box(-44 + i * 11, 0, 1.4, 90, BREAD.edge, { opacity: 0.55 })), ...many(63, (i) => u.oval(-38.5 + (i % 8) * 11, -42 + Math.floor(i / 8) * 12, 1.7, 2.4, BREAD.burn)), ...([[-22, -30, 9, 4], [28, 12, 11, 5], [-30, 30, 8, 4], [14, -36, 7, 3]] as const).map(([px, py, rx, ry]) => u.oval(px, py, rx, ry, BREAD.burn, { opacity: 0.34 }))];
};

/** A cup of wine, from above. */
const wine = (cx: number, cy: number, r: number): Layer[] => [disc(cx + r * 0.06, cy + r * 0.1, r, '#000000', { opacity: 0.14 }), disc(cx, cy, r, 'accent2'), disc(cx, cy, r * 0.86, 'accent2/#000000/.2'), disc(cx, cy, r * 0.76, '#7a1230'), oval(cx - r * 0.26, cy - r * 0.3, r * 0.26, r * 0.13, '#ffffff', { opacity: 0.34, rotate: -36 })];

/** The plate of the Seder from above, on matzah, with four cups of wine. */
export const seder: Scene = {
  id: 'seder', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h * 0.94);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const r = s * 0.43;
    const u = unit(cx, cy, r * 2);
    const bowl = (i: number): Point => towards(0, 0, 30, -90 + i * 60);
    const wide = w > s * 1.36;
    const dish = (i: number): Layer[] => { const [bx, by] = bowl(i); return [u.disc(bx, by + 1, 13, 'ink', { opacity: 0.18 }), u.disc(bx, by, 12.6, 'bg'), u.ring(bx, by, 12.2, 1, 'accent2'), u.disc(bx, by, 9.8, 'extra/bg/.66')]; };
    const [egg, bone, charoset, lettuce, greens, root] = [bowl(1), bowl(0), bowl(2), bowl(3), bowl(4), bowl(5)];
    const cup = wide ? s * 0.1 : s * 0.085;
    return [
      ...(wide ? [...matzah(cx - s * 0.6, cy + s * 0.06, s * 0.6, -8), ...matzah(cx + s * 0.6, cy - s * 0.02, s * 0.6, 10)] : [...matzah(cx - s * 0.12, cy - s * 0.06, s * 0.7, -12), ...matzah(cx + s * 0.12, cy + s * 0.06, s * 0.68, 14)]),
      u.disc(0, 1.6, 50, '#000000', { opacity: 0.2 }), u.disc(0, 0, 50, 'bg'), u.ring(0, 0, 48, 2.2, 'ink'), ...many(36, (i) => u.disc(...towards(0, 0, 44.6, i * 10), 0.9, 'accent2')), u.disc(0, 0, 15, 'ink'),
      ...[-90, 90].flatMap((turn) => many(3, (i) => u.line(towards(0, 0, 10, turn + i * 120), towards(0, 0, 10, turn + i * 120 + 120), 1.5, 'accent2'))),
      ...many(6, dish).flat(),
      u.line([bone[0] - 5, bone[1] + 3], [bone[0] + 5, bone[1] - 3], 3.2, '#c69a6a'), u.disc(bone[0] + 5, bone[1] - 5, 2.4, '#c69a6a'), u.disc(bone[0] + 7, bone[1] - 2, 2.4, '#c69a6a'), u.disc(bone[0] - 6, bone[1] + 3.4, 3.2, '#a05c3c'),
      u.oval(egg[0], egg[1], 5.2, 6.8, '#f2dcc0', { rotate: 24 }), u.oval(egg[0] + 1.4, egg[1] + 2, 2.6, 3.6, '#c99a6a', { rotate: 24, opacity: 0.5 }),
      ...many(7, (i) => u.disc(...towards(charoset[0], charoset[1], i ? 4.4 : 0, i * 60), i % 2 ? 2.9 : 3.3, i % 2 ? '#8a4a26' : '#a8622f')), 
      ...many(5, (i) => leaf(...u.to(lettuce[0], lettuce[1] + 6), r * 0.27, r * 0.09, -90 + (i - 2) * 24, i % 2 ? '#7fb55a' : '#5f9a42')),
      ...many(9, (i) => u.disc(...towards(greens[0], greens[1] - 1, i ? 4.6 : 0, i * 45), 2.4, i % 2 ? '#3f8a3e' : '#2d6f35')), u.line([greens[0], greens[1] + 2], [greens[0], greens[1] + 8], 1.4, '#2d6f35'),
      ...many(4, (i) => u.line([root[0] - 5 + i * 2.6, root[1] + 4 - (i % 2)], [root[0] - 1 + i * 2.4, root[1] - 5 + (i % 2) * 2], 2, i % 2 ? '#f2e3c0' : '#fffaf0')),
      ...(wide ? [-1, 1].flatMap((side) => [...wine(cx + side * s * 0.48, cy + s * 0.36, cup), ...wine(cx + side * s * 0.5, cy - s * 0.36, cup)]) : [-1, 1].flatMap((side) => [...wine(cx + side * s * 0.43, cy + s * 0.39, cup), ...wine(cx + side * s * 0.43, cy - s * 0.39, cup)])),
    ];
  },
};

const KWANZAA = { red: '#c1272d', black: '#1b1613', green: '#1f7a46', wood: '#8a5429', dark: '#653a1a', corn: '#f4b53f' };

/** The seven candles on their holder, with corn and fruit, on a woven mat. */
export const kinara: Scene = {
  id: 'kinara', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const u = unit(cx, foot - s * 0.43, s * 0.86);
    const wide = w > s * 1.4;
    const flame = (px: number, py: number): Layer[] => [u.disc(px, py, 6.4, '#ffffff', { opacity: 0.4 }), u.path(`M${px} ${py - 8}C${px + 2} ${py - 3} ${px + 4} ${py - 1} ${px + 4} ${py + 2}C${px + 4} ${py + 5} ${px + 2} ${py + 6} ${px} ${py + 6}C${px - 2} ${py + 6} ${px - 4} ${py + 5} ${px - 4} ${py + 2}C${px - 4} ${py - 1} ${px - 2} ${py - 3} ${px} ${py - 8}Z`, '#f28a1c'), u.oval(px, py + 2.4, 1.7, 3, '#ffe08a')];
    const ear = (ex: number, ey: number, turn: number): Layer[] => {
      const c = unit(ex, ey, s * 0.3, turn);
      return [c.oval(0, -6, 15, 42, KWANZAA.corn), ...many(24, (i) => c.disc(-9 + (i % 4) * 6, -38 + Math.floor(i / 4) * 11 + (i % 2) * 4, 2.9, i % 3 ? '#ffd375' : '#d9932a')), c.path('M-18 50C-30 20 -22 -10 -12 -22C-10 6 -4 30 0 50Z', '#5f9146'), c.path('M18 50C30 20 22 -10 12 -22C10 6 4 30 0 50Z', KWANZAA.green)];
    };
    const cols = Math.ceil(w / (s * 0.1));
    const fruit = (side: number, dx: number): Layer[] => [disc(cx + side * s * dx, foot - s * 0.075, s * 0.085, side > 0 ? KWANZAA.red : '#e58a2b'), disc(cx + side * s * (dx + 0.13), foot - s * 0.06, s * 0.07, side > 0 ? '#e58a2b' : KWANZAA.red), leaf(cx + side * s * dx, foot - s * 0.155, s * 0.09, s * 0.04, -40, KWANZAA.green)];
    return [
      disc(cx, foot - s * 0.46, s * 0.46, 'accent2/bg/.8'),
      ...many(7, (i): Layer[] => {
        const [px, base] = [(i - 3) * 13, Math.abs(i - 3) * 4.6];
        const color = i === 3 ? KWANZAA.black : i < 3 ? KWANZAA.red : KWANZAA.green;
        return [u.box(px, base - 15, 6, 38, color, { radius: 0.1 }), u.box(px - 1.6, base - 15, 1.2, 36, '#ffffff', { opacity: 0.24 }), u.box(px, base - 35, 0.9, 4, KWANZAA.black), ...flame(px, base - 42.5), u.path(`M${px - 6} ${base + 2}L${px + 6} ${base + 2}L${px + 4} ${base + 12}L${px - 4} ${base + 12}Z`, KWANZAA.corn), u.box(px, base + 2, 13, 2.2, KWANZAA.dark)];
      }).flat(),
      u.poly([[-7, 9], [7, 9], [7, 13.6], [20, 13.6], [20, 18.2], [33, 18.2], [33, 22.8], [46, 22.8], [46, 34], [30, 34], [24, 50], [-24, 50], [-30, 34], [-46, 34], [-46, 22.8], [-33, 22.8], [-33, 18.2], [-20, 18.2], [-20, 13.6], [-7, 13.6]], KWANZAA.wood),
      u.poly([[46, 28.4], [46, 34], [30, 34], [24, 50], [-24, 50], [-26, 44.6], [20, 44.6], [26, 28.4]], KWANZAA.dark, { opacity: 0.5 }),
      ...many(9, (i) => u.poly([[-30 + i * 7 - 1, 33], [-27 + i * 7, 25], [-23 + i * 7 + 0.4, 33]], i % 2 ? KWANZAA.corn : KWANZAA.red)),
      ...ear(cx - s * 0.37, foot - s * 0.13, -16), ...(wide ? [...ear(cx - s * 0.56, foot - s * 0.12, 12), ...fruit(1, 0.5)] : []), ...fruit(1, 0.31),
      box(x, foot, w, y + h - foot + 0.2, KWANZAA.green), box(x, foot, w, (y + h - foot) * 0.22, KWANZAA.black),
      ...many(cols, (i) => { const [left, right] = [x + (w * i) / cols, x + (w * (i + 1)) / cols]; const [a, b] = [foot + (y + h - foot) * 0.34, y + h - (y + h - foot) * 0.12]; return poly([[left, b], [(left + right) / 2, a], [right, b]], i % 2 ? KWANZAA.corn : KWANZAA.red); }),
    ];
  },
};
