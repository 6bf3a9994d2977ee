import type { Layer } from '../../../../build/templates/recipe.js';
import type { Point } from '../../social-media/drawing.js';
import { box, disc, leaf, many, oval, poly, starAt, stroke, towards, type Region, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** Red, black, green and gold, which no palette may change. */
const FLAG = { red: '#c1272d', black: '#1b1613', green: '#1f7a46', gold: '#f4b53f', cream: '#fff6e3' };

const SKINS = ['#6b4029', '#8d5836', '#4e2d1f', '#a06a42'];

const FACE = 'M-20 60C-16 40 -22 22 -26 8C-32 -14 -22 -42 0 -42C14 -42 19 -32 19 -22C19 -17 18 -14 20 -10C22 -5 26 -1 28 3C29 6 26 7 23 7C23 9 27 10 27 13C27 15 24 15 23 16C26 17 27 20 25 22C23 24 21 24 21 26C23 30 20 35 15 36C10 37 6 36 3 38C3 46 8 54 16 60Z';
const AFRO = 'M20 -27C10 -26 5 -18 3 -8C1 0 -3 8 -9 15C-14 23 -22 27 -30 24C-54 16 -60 -18 -46 -42C-32 -66 6 -68 20 -50C28 -42 28 -31 20 -27Z';
const CROP = 'M20 -25C12 -24 8 -22 6 -13C4 -6 0 0 -5 8C-11 17 -21 18 -26 9C-35 -16 -24 -47 0 -47C15 -47 23 -34 20 -25Z';
const WRAP = 'M21 -22C6 -22 -6 -8 -16 6C-22 12 -31 10 -33 2C-46 -8 -60 -32 -50 -52C-36 -72 10 -68 22 -46C26 -37 26 -28 21 -22Z';

/** A head in profile that looks to the right, with shoulders. */
function profile(cx: number, cy: number, size: number, kind: number): Layer[] {
  const u = unit(cx, cy, size);
  const skin = SKINS[kind % 4]!;
  const dress = [FLAG.red, FLAG.green, FLAG.black, FLAG.red][kind % 4]!;
  const hair = [
    [u.path(AFRO, FLAG.black)],
    [u.path(WRAP, FLAG.red), u.path('M22 -30C4 -34 -18 -22 -32 -2L-35 -8C-22 -30 4 -42 23 -38Z', FLAG.gold), u.path('M18 -50C-2 -54 -28 -40 -40 -18L-44 -24C-32 -48 -4 -62 12 -57Z', FLAG.green), u.disc(-44, -50, 12, FLAG.red), u.disc(-44, -50, 6, FLAG.gold)],
    [u.path(CROP, FLAG.black), u.path('M-6 8C-4 20 4 26 12 26C16 26 19 26 21 27C23 31 20 36 15 37C8 38 -4 34 -10 16Z', FLAG.black)],
    [u.disc(-30, -46, 19, FLAG.black), u.path(CROP, FLAG.black), u.path('M-16 -42C-24 -38 -30 -30 -31 -22L-40 -34C-38 -42 -30 -50 -22 -52Z', FLAG.gold)],
  ][kind % 4]!;
  return [
    u.path('M-56 74C-52 52 -34 46 -20 44C-8 54 4 54 10 45C28 50 40 58 44 74Z', dress),
    u.path(FACE, skin),
    u.path('M3 38C-6 36 -12 30 -16 22C-14 36 -4 46 6 50C3 46 3 42 3 38Z', FLAG.black, { opacity: 0.3 }),
    u.path('M-22 44C-10 56 4 56 12 45L15 50C6 62 -14 62 -27 48Z', FLAG.gold),
    ...hair,
    u.oval(-6, 4, 3.6, 5.4, skin),
    ...(kind % 4 === 2 ? [] : [u.ring(-5, 15, 6, 2.2, FLAG.gold)]),
    u.path('M10 -11C13 -8 16 -8 19 -10L19 -8C16 -5 12 -6 10 -11Z', FLAG.black),
    u.path('M9 -19C12 -22 16 -22 19 -20L19 -18C16 -19 12 -19 9 -19Z', FLAG.black),
    u.path('M18 15C21 12 25 11 27 13C27 15 24 15 23 16C26 17 27 20 25 22C22 22 19 18 18 15Z', '#b5443f'),
  ];
}

/** Heads in profile one behind the other, before a sun of red, black and green. */
export const profiles: Scene = {
  id: 'profiles', sky: FLAG.gold, words: FLAG.black, soft: '#701a1c',
  draw: ({ x, y, w, h }) => {
    const size = Math.min(h * 0.78, w * 0.68);
    const count = Math.max(2, Math.min(4, Math.round((w / size - 0.5) / 0.5)));
    const step = Math.min(size * 0.74, (w - size * 0.95) / Math.max(1, count - 1));
    const left = x + w / 2 - (step * (count - 1)) / 2 + size * 0.06;
    const [cx, foot] = [x + w / 2, y + h];
    const sun = Math.min(w * 0.5, h * 0.97);
    const half = (r: number, color: string): Layer => poly(many(33, (i) => towards(cx, foot, r, 180 + (i * 180) / 32)), color);
    return [
      half(sun, FLAG.red), half(sun * 0.86, FLAG.black), half(sun * 0.72, FLAG.green), half(sun * 0.58, FLAG.cream),
      ...many(count, (i) => profile(left + step * (count - 1 - i), foot - size * 0.66 + (i % 2) * size * 0.05, size * 0.94, [0, 1, 2, 3][(count - 1 - i) % 4]!)).flat(),
    ];
  },
};

/** The blue and red of the flag of Juneteenth. */
const JUNE = { blue: '#14356b', red: '#c22531', white: '#ffffff', gold: '#ffd27a' };

/** A link of a chain on its side. */
const link = (cx: number, cy: number, size: number, turn: number): Layer[] => [{ k: 'shape', outline: 'pill', at: [cx - size * 0.5, cy - size * 0.29, size, size * 0.58], stroke: { color: JUNE.gold, width: size * 0.15 }, rotate: turn }];

/** A star bursts over a curved horizon, a chain has come apart under it. */
export const nova: Scene = {
  id: 'nova', sky: JUNE.blue, words: JUNE.white, soft: JUNE.gold,
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const cx = x + w / 2;
    const top = y + h * 0.46;
    const drop = Math.min(h * 0.16, w * 0.12);
    const arc = (f: number): Point => [x + w * f, top + drop * (2 * f - 1) ** 2];
    const r = s * 0.36;
    const rim = (i: number): Point => towards(cx, top, i % 2 ? r * 0.78 : r, -90 + i * 15);
    const size = s * 0.11;
    const foot = y + h * 0.86;
    const links = Math.max(2, Math.ceil((w / 2 - s * 0.14) / (size * 0.72)));
    return [
      ...many(13, (i) => stroke(towards(cx, top, r * 1.12, -180 + i * 15), towards(cx, top, r * (i % 2 ? 1.19 : 1.25), -180 + i * 15), s * 0.014, i % 2 ? JUNE.white : JUNE.gold)),
      poly([...many(25, (i) => arc(i / 24)), [x + w, y + h + 0.2], [x, y + h + 0.2]], JUNE.red),
      ...many(24, (i) => stroke(rim(i), rim(i + 1), s * 0.022, JUNE.white)),
      starAt(cx, top, r * 0.68, JUNE.white, 5, 0.42),
      ...[-1, 1].flatMap((side) => many(links, (i) => link(cx + side * (s * 0.13 + size * 0.72 * i), foot + (i ? 0 : -s * 0.025), size, i ? 0 : side * -24)).flat()),
      ...([[-0.05, -0.02], [0.05, -0.03], [0, 0.035]] as const).map(([dx, dy]) => starAt(cx + s * dx, foot + s * dy, s * 0.026, JUNE.white)),
    ];
  },
};

/** A head of a marigold in rings of petals. */
export const marigold = (cx: number, cy: number, r: number): Layer[] =>
  ([[0.76, 0.25, 12, '#e0691a'], [0.52, 0.25, 10, '#f28a1c'], [0.28, 0.22, 7, '#ffa928'], [0, 0.2, 1, '#ffc554']] as const).flatMap(([at, size, count, color]) =>
    [...(at > 0.4 ? [disc(cx, cy, r * at, color)] : []), ...many(count, (i) => disc(...towards(cx, cy, r * at, (i * 360) / count + at * 40), r * size, color))]);

/** A skull of sugar, painted. */
const sugarSkull = (cx: number, cy: number, size: number): Layer[] => {
  const u = unit(cx, cy, size);
  const CREAM = '#fff8ec';
  const petals = (px: number, py: number, r: number, size: number, count: number, color: string): Layer[] => many(count, (i) => { const [dx, dy] = towards(px, py, r, (i * 360) / count); return u.disc(dx, dy, size, color); });
  return [
    u.path('M0 -49C32 -49 46 -27 44 -3C43 11 37 15 35 23C34 29 29 31 25 32L23 45C22 50 -22 50 -23 45L-25 32C-29 31 -34 29 -35 23C-37 15 -43 11 -44 -3C-46 -27 -32 -49 0 -49Z', CREAM),
    u.path('M34 -36C42 -27 45 -14 44 -3C43 11 37 15 35 23C34 29 29 31 25 32L23 45C22 50 4 49 0 49C18 47 16 38 18 31C30 20 38 -8 34 -36Z', 'accent2', { opacity: 0.28 }),
    ...[-1, 1].flatMap((side) => [
      ...petals(side * 19, -1, 11.5, 5, 9, side < 0 ? 'accent' : 'accent'), u.disc(side * 19, -1, 11.4, 'ink'), ...petals(side * 19, -1, 5, 2.6, 6, 'accent2'), u.disc(side * 19, -1, 3, 'accent'),
      ...many(3, (i) => u.disc(side * (35 - i * 3.4), 15 + i * 4.6, 1.9 - i * 0.2, ['accent', 'accent2', 'extra'][i]!)),
      ...many(3, (i) => { const [lx, ly] = u.to(side * 8, -27); return leaf(lx, ly, size * (0.17 - i * 0.02), size * 0.055, -90 + side * (48 + i * 30), i % 2 ? 'accent2' : 'extra'); }),
      u.disc(side * 33, -24, 2, 'accent'),
    ]),
    ...petals(0, -28, 7.4, 5, 6, 'accent'), u.disc(0, -28, 5, 'accent2'), u.disc(0, -28, 2.2, 'ink'),
    ...many(3, (i) => u.disc((i - 1) * 7, -44 + Math.abs(i - 1) * 1.4, 1.7, i === 1 ? 'accent' : 'extra')),
    u.path('M0 12C3 12 8 20 6 23C4 25 1 24 0 22C-1 24 -4 25 -6 23C-8 20 -3 12 0 12Z', 'ink'),
    u.path('M-26 31C-14 36 14 36 26 31L25 34C14 39 -14 39 -25 34Z', 'ink'),
    ...many(7, (i) => u.box((i - 3) * 6, 36 - Math.abs(i - 3) * 0.5, 1.5, 9, 'ink', { radius: 0.5 })),
    u.disc(0, 44, 2.4, 'accent'), ...[-1, 1].map((side) => u.disc(side * 7, 44.4, 1.6, 'extra')),
  ];
};

/** A candle of an altar. */
const candle = (cx: number, foot: number, w: number, h: number, color: string): Layer[] => {
  const u = unit(cx, foot - h - w * 0.7, w * 1.5);
  return [disc(cx, foot - h - w * 0.7, w * 1.15, '#ffc554', { opacity: 0.22 }), box(cx - w / 2, foot - h, w, h, color, { radius: 0.1 }), oval(cx, foot - h, w / 2, w * 0.13, '#fff8ec'), u.path('M0 -50C10 -24 24 -6 24 14C24 34 12 44 0 44C-12 44 -24 34 -24 14C-24 -6 -10 -24 0 -50Z', '#ffa928'), u.path('M0 -10C6 4 12 12 12 24C12 36 6 42 0 42C-6 42 -12 36 -12 24C-12 12 -6 4 0 -10Z', '#fff3c4')];
};

/** A sugar skull among candles and marigolds. */
export const ofrenda: Scene = {
  id: 'ofrenda', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region: Region) => {
    const { x, y, w, h } = region;
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h];
    const size = s * 0.8;
    const count = Math.max(5, Math.round(w / (s * 0.2)) | 1);
    const step = w / count;
    const pairs = Math.max(1, Math.floor((w / 2 - s * 0.36) / (s * 0.17)));
    return [
      ...many(16, (i) => leaf(...towards(cx, foot - s * 0.5, s * 0.41, -180 + i * 12), s * 0.07, s * 0.05, -180 + i * 12, i % 2 ? '#f28a1c' : '#ffc554')),
      ...[-1, 1].flatMap((side) => many(pairs, (i) => candle(cx + side * (s * 0.44 + i * s * 0.17), foot, s * 0.085, s * [0.36, 0.25, 0.42, 0.3][i % 4]!, ['accent', 'extra', 'accent2', 'bg'][(i + (side > 0 ? 1 : 0)) % 4]!)).flat()),
      ...sugarSkull(cx, foot - s * 0.52, size),
      ...many(count * 2, (i) => leaf(x + (i + 0.5) * (step / 2), foot + s * 0.02, s * 0.17, s * 0.06, i % 2 ? -112 : -66, i % 3 ? '#2f7a4a' : '#1f5f3b')),
      ...many(count, (i) => marigold(x + step * (i + 0.5), foot - s * (i % 2 ? 0.05 : 0.075), Math.min(step * 0.6, s * 0.13) * (i % 2 ? 0.86 : 1))).flat(),
    ];
  },
};

/** Colors of powder. */
const GULAL = ['#e6317f', '#ffbe2e', '#2aa7a1', '#f26a2e', '#7a4bc4'];

/** A cloud of powder with specks about it. */
const puff = (cx: number, cy: number, r: number, color: string, seed: number): Layer[] => [
  ...many(14, (i) => disc(...towards(cx, cy, r * (1.02 + ((i * 7 + seed * 3) % 5) * 0.11), i * 25.7 + seed * 20), r * (0.03 + ((i * 5 + seed) % 4) * 0.016), color)),
  ...many(11, (i) => disc(...towards(cx, cy, r * (0.5 + ((i * 5 + seed) % 4) * 0.1), i * 32.7 + seed * 17 + ((i * 7) % 3) * 9), r * (0.2 + ((i * 3 + seed) % 5) * 0.06), color)),
  disc(cx, cy, r * 0.66, color),
  ...([[-0.3, -0.28, 0.3], [0.02, -0.42, 0.22], [-0.52, 0, 0.2], [0.2, -0.22, 0.16]] as const).map(([dx, dy, size]) => disc(cx + r * dx, cy + r * dy, r * size, `${color}/#ffffff/.2`)),
  ...([[0.36, 0.4, 0.24], [0.06, 0.52, 0.18], [0.54, 0.12, 0.16]] as const).map(([dx, dy, size]) => disc(cx + r * dx, cy + r * dy, r * size, `${color}/#000000/.1`)),
];

/** Heaps of powder on plates of brass, and clouds of it in the air. */
export const gulal: Scene = {
  id: 'gulal', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const count = Math.max(3, Math.min(5, Math.round(w / (s * 0.4)))) | 1;
    const step = w / count;
    const foot = y + h * 0.9;
    const [pw, clouds] = [Math.min(step * 0.94, s * 0.5), Math.max(3, Math.round(w / (s * 0.28)))];
    const r = Math.min(s * 0.2, (w / clouds) * 0.52);
    return [
      ...many(clouds, (i) => puff(x + ((i + 0.5) * w) / clouds, y + r * 1.6 + h * [0.16, 0, 0.2, 0.06][i % 4]!, r * [0.9, 1.1, 0.95, 1.05][i % 4]!, GULAL[(i * 2) % 5]!, i)).flat(),
      ...many(clouds - 1, (i) => puff(x + ((i + 1) * w) / clouds, y + h * (0.44 + (i % 2) * 0.05), r * 0.72, GULAL[(i * 2 + 3) % 5]!, i + 5)).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...many(count, (i) => (i % 2 ? i : count - 1 - i)).sort((a, b) => (a % 2) - (b % 2)).flatMap((i): Layer[] => {
        const u = unit(x + step * (i + 0.5), foot - pw * 0.3 + (i % 2 ? h * 0.035 : 0), pw);
        const color = GULAL[i % 5]!;
        return [
          u.oval(0, 22, 50, 9, '#b97d24'),
          u.path('M-40 21C-26 12 -13 -34 0 -36C13 -34 26 12 40 21C26 29 -26 29 -40 21Z', color),
          u.path('M0 -36C13 -34 26 12 40 21C30 28 10 28 -4 27C14 16 10 -20 0 -36Z', `${color}/#000000/.14`),
          u.path('M-50 22C-46 32 46 32 50 22C48 40 26 44 0 44C-26 44 -48 40 -50 22Z', '#d99a35'), u.path('M-44 33C-24 40 24 40 44 33L42 36C22 43 -22 43 -42 36Z', '#b97d24'),
          ...many(6, (k) => u.disc(-14 + k * 5.6, 8 + (k % 3) * 5, 1.4, `${color}/#ffffff/.4`)),
        ];
      }),
      ...many(Math.round((w / s) * 9), (i) => disc(x + ((i * 61) % 100) * w * 0.0098 + s * 0.01, foot + (y + h - foot) * (0.3 + ((i * 37) % 50) / 100), s * 0.012, GULAL[i % 5]!)),
    ];
  },
};
