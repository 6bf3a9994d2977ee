import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, type Point } from '../../social-media/drawing.js';
import { box, disc, many, outlined, oval, poly, ring, starAt, stroke, towards, traced, type Region, type Scene } from '../kit.js';
import { arch, blade, bud, FOIL, GOLD, golden, hole, peony, round, shaped, sheet, specks, twig, windflower, type Seg } from './gold-foil.js';

/** Specks that fall thick from the head and lie thin at the foot. */
const shower = ({ x, y, w, h }: Region, colors: readonly string[]): Layer[] => {
  const s = Math.min(w, h);
  return colors.map((color, k): Layer => specks(many(Math.round(70 / colors.length) + 22, (i) => {
    const n = i * colors.length + k;
    const fall = chance(n + 3) ** 2.4;
    const up = n % 4 !== 0;
    const across = (n * 0.618) % 1;
    const clear = Math.abs(across - 0.5) < 0.34;
    return [x + across * w, up ? y + fall * h * (clear ? 0.15 : 0.36) : y + h - chance(n + 11) ** 2.2 * h * (clear ? 0.1 : 0.24), s * (0.005 + chance(n + 7) * 0.012)] as const;
  }), color, k ? {} : { gradient: FOIL }));
};

/** Gold falls through the night. */
export const glitter: Scene = {
  id: 'glitter', sky: 'ink', words: 'bg', soft: '#e3c27a',
  draw: (region) => shower(region, [GOLD, '#f4e3b0', '#b3832c']),
};

/** Gold and rose fall on paper. */
export const petals: Scene = {
  id: 'rose-glitter', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => shower(region, [GOLD, 'accent', 'accent/bg/.5']),
};

const balloon = (x: number, y: number, r: number, color: string, [kx, ky]: Point, gold = false): Layer[] => [
  stroke([x, y + r * 1.2], [kx, ky], 0.7, '#d9bd78'),
  poly([[x - r * 0.14, y + r * 1.36], [x + r * 0.14, y + r * 1.36], [x, y + r * 1.1]], gold ? '#b3832c' : `${color}/ink/.2`),
  gold ? golden(round(x, y, r, r * 1.2)) : oval(x, y, r, r * 1.2, color),
  oval(x - r * 0.38, y - r * 0.5, r * 0.14, r * 0.26, '#ffffff', { opacity: 0.55, rotate: 28 }),
];

const bunches = (dark: string, mid: string, pale: string) => ({ x, y, w, h }: Region): Layer[] => {
  const s = Math.min(w, h) * 0.84;
  const side = (left: boolean): Layer[] => {
    const at = (u: number, v: number): Point => [left ? x + u * s : x + w - u * s, y + h - v * s];
    const knot = at(0.16, -0.06);
    return ([[0.05, 0.5, 0.095, dark, 0], [0.24, 0.36, 0.085, mid, 0], [0.06, 0.3, 0.105, GOLD, 1], [0.33, 0.17, 0.075, GOLD, 1], [0.19, 0.17, 0.1, pale, 0], [0.02, 0.1, 0.1, mid, 0]] as const)
      .flatMap(([u, v, r, color, gold]) => balloon(...at(u, left ? v : v * 0.94 + 0.02), r * s, color, knot, gold === 1));
  };
  return [...side(true), ...side(false)];
};

/** Balloons of black, ivory and gold at the foot, gold dust above. */
export const goldBalloons: Scene = {
  id: 'gold-balloons', sky: 'ink', words: 'bg', soft: '#e3c27a',
  draw: (region) => [...shower(region, [GOLD, '#f4e3b0', '#b3832c']), ...bunches('ink/bg/.24', 'ink/bg/.38', 'bg')(region)],
};

/** Balloons of rose, cream and gold. */
export const roseBalloons: Scene = {
  id: 'rose-balloons', sky: 'accent/bg/.86', words: 'ink', soft: 'ink',
  draw: (region) => [...shower(region, [GOLD, 'accent', 'accent/bg/.5']), ...bunches('accent', 'accent/bg/.45', 'bg')(region)],
};

const coupe = (cx: number, top: number, s: number): Layer[] => [
  golden([['M', [cx - s * 0.4, top + s * 0.1]], ['C', [cx - s * 0.34, top + s * 0.5], [cx + s * 0.34, top + s * 0.5], [cx + s * 0.4, top + s * 0.1]], ['Z']]),
  oval(cx, top + s * 0.1, s * 0.46, s * 0.1, '#fbeec6'), oval(cx, top + s * 0.1, s * 0.4, s * 0.06, '#d8ab4e'),
  box(cx - s * 0.03, top + s * 0.38, s * 0.06, s * 0.42, '#e8cf8e'), oval(cx, top + s * 0.82, s * 0.24, s * 0.06, '#e8cf8e'),
];

/** A tower of glasses, filled from the top. */
export const tower: Scene = {
  id: 'champagne-tower', sky: 'ink', words: 'bg', soft: '#e3c27a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h) * 0.25;
    const [cx, foot] = [x + w / 2, y + h * 0.98];
    const rows = [4, 3, 2, 1];
    const top = foot - s * 0.86 * 4;
    return [
      disc(cx, foot - s * 1.9, s * 1.9, '#e3c27a', { opacity: 0.12 }), disc(cx, foot - s * 1.9, s * 1.4, '#e3c27a', { opacity: 0.12 }),
      ...rows.flatMap((count, row) => many(count, (i) => coupe(cx + (i - (count - 1) / 2) * s * 0.98, foot - s * 0.86 * (row + 1), s)).flat()),
      ...many(8, (i): Layer => starAt(...towards(cx, top + s * 0.4, s * (0.7 + (i % 3) * 0.3), 195 + i * 22), s * (i % 2 ? 0.07 : 0.13), i % 2 ? '#f4e3b0' : '#e3c27a', 4, 0.24)),
      golden(sheet(cx - s * 2.2, foot - s * 0.02, s * 4.4, s * 0.06)),
    ];
  },
};

const gem = (x: number, y: number, r: number, color: string): Layer[] => [
  poly([[x, y - r], [x + r * 0.7, y], [x, y + r], [x - r * 0.7, y]], color), poly([[x, y - r], [x + r * 0.7, y], [x, y]], `${color}/bg/.5`), poly([[x, y + r], [x - r * 0.7, y], [x, y]], `${color}/ink/.16`),
];

/** A tiara of gold over peonies. */
const crowned = ({ x, y, w, h }: Region): Layer[] => {
  const s = Math.min(w, h * 1.12);
  const [cx, foot] = [x + w / 2, y + h * 0.9];
  const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
  const tips = [[-0.4, 0.52], [-0.22, 0.62], [0, 0.78], [0.22, 0.62], [0.4, 0.52]] as const;
  const band: Seg[] = [['M', at(-0.34, 0.2)], ['L', at(-0.4, 0.52)], ['L', at(-0.285, 0.36)], ['L', at(-0.22, 0.62)], ['L', at(-0.115, 0.37)], ['L', at(0, 0.78)], ['L', at(0.115, 0.37)], ['L', at(0.22, 0.62)], ['L', at(0.285, 0.36)], ['L', at(0.4, 0.52)], ['L', at(0.34, 0.2)], ['C', at(0.16, 0.13), at(-0.16, 0.13), at(-0.34, 0.2)], ['Z']];
  return [
    ...many(9, (i): Layer => { const angle = 200 + i * 17.5; return starAt(...towards(cx, foot - s * 0.36, s * (i % 2 ? 0.54 : 0.47), angle), s * (i % 2 ? 0.02 : 0.036), i % 2 ? 'accent' : GOLD, 4, 0.26); }),
    golden(band),
    ...tips.map(([u, v]): Layer => golden(round(...at(u, v + 0.02), s * 0.03, s * 0.03))),
    ...gem(...at(0, 0.42), s * 0.085, 'accent'), ...gem(...at(-0.2, 0.385), s * 0.055, 'accent2'), ...gem(...at(0.2, 0.385), s * 0.055, 'accent2'), ...gem(...at(-0.34, 0.37), s * 0.035, 'accent'), ...gem(...at(0.34, 0.37), s * 0.035, 'accent'),
    specks(many(11, (i) => [cx + (i - 5) * s * 0.06, foot - s * (0.2 - 0.03 * (1 - Math.abs(i - 5) / 5)) - s * 0.03, s * 0.014] as const), '#fff6dc'),
    twig(...at(-0.1, 0.06), s * 0.4, 186, 24, 'extra/bg/.2', 6), twig(...at(0.1, 0.06), s * 0.4, -6, -24, 'extra/bg/.2', 6), twig(...at(-0.1, 0.02), s * 0.34, 170, 10, 'extra/ink/.2', 6, 0.4), twig(...at(0.1, 0.02), s * 0.34, 10, -10, 'extra/ink/.2', 6, 0.4),
    ...windflower(...at(-0.2, 0.06), s * 0.085, 'accent2', 8), ...windflower(...at(0.2, 0.06), s * 0.085, 'accent2', 30), ...peony(...at(0, 0.07), s * 0.13, 'accent', 0),
    ...bud(...at(-0.32, 0.08), s * 0.035, 'accent', 200), ...bud(...at(0.32, 0.08), s * 0.035, 'accent', -20),
  ];
};
export const tiara: Scene = { id: 'tiara', sky: 'bg', words: 'ink', soft: 'accentText', draw: crowned };
export const tiaraNight: Scene = { id: 'tiara-night', sky: 'ink', words: 'bg', soft: '#e3c27a', draw: crowned };

/** A mortarboard over laurel. */
export const laurels: Scene = {
  id: 'laurels', sky: 'ink', words: 'bg', soft: '#e3c27a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const branch = (side: number): Layer => golden(many(9, (i) => { const angle = 90 - side * (14 + i * 16); const p = towards(cx, cy, s * 0.43, angle); const along = angle - side * 90; return [...blade(...p, s * 0.16, s * 0.062, along - 30), ...blade(...p, s * 0.16, s * 0.062, along + 30)]; }).flat());
    return [
      branch(1), branch(-1), golden(round(cx, cy + s * 0.43, s * 0.024, s * 0.024)),
      shaped([['M', [cx - s * 0.15, cy]], ['L', [cx + s * 0.15, cy]], ['L', [cx + s * 0.15, cy + s * 0.14]], ['C', [cx + s * 0.08, cy + s * 0.2], [cx - s * 0.08, cy + s * 0.2], [cx - s * 0.15, cy + s * 0.14]], ['Z']], 'accent/ink/.3'),
      poly([[cx, cy - s * 0.16], [cx + s * 0.3, cy - s * 0.03], [cx, cy + s * 0.1], [cx - s * 0.3, cy - s * 0.03]], 'accent'),
      poly([[cx, cy - s * 0.16], [cx + s * 0.3, cy - s * 0.03], [cx, cy - s * 0.03]], 'accent/bg/.16'),
      golden(round(cx, cy - s * 0.03, s * 0.022, s * 0.014)), stroke([cx, cy - s * 0.03], [cx + s * 0.22, cy + s * 0.02], s * 0.014, '#e8c97a'), stroke([cx + s * 0.22, cy + s * 0.02], [cx + s * 0.22, cy + s * 0.14], s * 0.014, '#e8c97a'),
      golden([['M', [cx + s * 0.2, cy + s * 0.13]], ['L', [cx + s * 0.24, cy + s * 0.13]], ['L', [cx + s * 0.255, cy + s * 0.25]], ['L', [cx + s * 0.185, cy + s * 0.25]], ['Z']]),
      ...[-1, 0, 1].map((i) => starAt(cx + i * s * 0.15, cy - s * (i ? 0.28 : 0.34), s * (i ? 0.03 : 0.045), '#e8c97a', 5, 0.42)),
    ];
  },
};

const frond = (x: number, y: number, length: number, angle: number, bend: number, color: string): Layer => twig(x, y, length, angle, bend, color, 9, 0.26);
const [WATER, LIGHT, FOAM] = ['#8edbe4', '#b9edf1', '#e4fafb'];

const swimRing = (x: number, y: number, r: number, a: string, b: string): Layer[] => [
  oval(x + r * 0.08, y + r * 0.12, r, r, '#4fb4c4', { opacity: 0.4 }), disc(x, y, r, a),
  ...many(6, (i): Layer => poly([[x, y], towards(x, y, r * 0.99, i * 60 - 13), towards(x, y, r * 1.005, i * 60), towards(x, y, r * 0.99, i * 60 + 13)], b)),
  disc(x, y, r * 0.48, '#6fcbd8'), oval(x, y + r * 0.05, r * 0.42, r * 0.38, WATER), ring(x, y, r * 0.74, r * 0.05, '#ffffff', { opacity: 0.4 }),
];
const beachBall = (x: number, y: number, r: number): Layer[] => [
  oval(x + r * 0.1, y + r * 0.16, r, r, '#4fb4c4', { opacity: 0.4 }), disc(x, y, r, '#fffdf6'),
  ...[0, 120, 240].map((turn, i): Layer => shaped([['M', [x, y]], ['C', towards(x, y, r * 0.5, turn - 30), towards(x, y, r * 0.8, turn - 24), towards(x, y, r, turn)], ['C', towards(x, y, r * 1.08, turn + 20), towards(x, y, r * 1.08, turn + 40), towards(x, y, r, turn + 60)], ['C', towards(x, y, r * 0.8, turn + 36), towards(x, y, r * 0.5, turn + 30), [x, y]], ['Z']], ['accent', 'accent2', 'extra'][i]!)),
  disc(x, y, r * 0.13, '#fffdf6'), oval(x - r * 0.4, y - r * 0.5, r * 0.2, r * 0.12, '#ffffff', { opacity: 0.7, rotate: -36 }),
];

/** A pool from above, with what floats in it. */
export const pool: Scene = {
  id: 'pool-day', sky: WATER, words: '#0c3a4a', soft: '#0c3a4a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const wave = (wx: number, wy: number, size: number, color: string): Layer => traced([wx, wy, size, size * 0.22], 'M0 60C14 0 28 0 38 50C48 100 62 100 72 50C80 14 92 10 100 40', color, s * 0.012);
    return [
      ...many(22, (i) => ({ u: (i * 0.618) % 1, v: (i + 0.4) / 22, i })).filter(({ u, v }) => h < w || u < 0.02 || u > 0.8 || v < 0.27 || v > 0.78).map(({ u, v, i }) => wave(x + u * w * 0.92 - w * 0.02, y + v * h, s * (0.1 + chance(i) * 0.08), i % 3 ? LIGHT : FOAM)),
      ...swimRing(x + s * 0.16, y + s * 0.13, s * 0.22, '#fffdf6', 'accent'), ...beachBall(x + w - s * 0.16, y + h - s * 0.17, s * 0.16),
      ...swimRing(x + s * 0.2, y + h - s * 0.14, s * 0.2, 'accent2', '#fffdf6'),
      frond(x + w + s * 0.06, y - s * 0.04, s * 0.62, 158, 20, '#2f7d5b'), frond(x + w + s * 0.06, y - s * 0.06, s * 0.56, 118, -14, '#4d9a6c'), frond(x + w + s * 0.02, y - s * 0.06, s * 0.44, 140, 6, '#1f6249'),
      ...[[0.5, 0.08], [0.62, 0.84]].map(([u, v]) => disc(x + w * u!, y + h * v!, s * 0.012, FOAM)),
    ];
  },
};

/** A flamingo to float on, under the sun. */
export const floaty: Scene = {
  id: 'flamingo-float', sky: '#fdebd0', words: '#0c3a4a', soft: '#0c3a4a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, water] = [x + w * 0.52, y + h * 0.66];
    const at = (u: number, v: number): Point => [cx + u * s, water - v * s];
    return [
      disc(x + w * 0.72, water - s * 0.34, s * 0.24, '#ffc95c'), disc(x + w * 0.72, water - s * 0.34, s * 0.19, '#ffd67f'),
      frond(x - s * 0.06, y + h * 0.02, s * 0.6, 22, 30, '#2f7d5b'), frond(x - s * 0.06, y + h * 0.06, s * 0.5, 60, 10, '#4d9a6c'),
      box(x, water - s * 0.04, w, y + h - water + s * 0.04 + 0.2, WATER),
      ...many(9, (i): Layer => traced([x + ((i * 0.618) % 1) * w * 0.9, water + ((i + 0.3) / 9) * (y + h - water), s * 0.14, s * 0.03], 'M0 60C14 0 28 0 38 50C48 100 62 100 72 50C80 14 92 10 100 40', i % 2 ? LIGHT : FOAM, s * 0.012)),
      oval(...at(0, -0.13), s * 0.4, s * 0.06, '#5fc0ce'),
      shaped([['M', at(0.24, 0.06)], ['C', at(0.3, 0.2), at(0.4, 0.24), at(0.46, 0.2)], ['C', at(0.44, 0.1), at(0.4, 0), at(0.3, -0.04)], ['Z']], '#f0698f'),
      oval(...at(0, -0.02), s * 0.36, s * 0.13, '#f585a4'), oval(...at(0, 0.02), s * 0.24, s * 0.065, '#c94f77'), oval(...at(0, 0.005), s * 0.22, s * 0.05, WATER),
      oval(...at(0.12, -0.09), s * 0.2, s * 0.028, '#fbb3c6', { opacity: 0.7 }),
      shaped([['M', at(-0.34, 0)], ['C', at(-0.38, 0.2), at(-0.14, 0.24), at(-0.14, 0.38)], ['C', at(-0.14, 0.52), at(-0.36, 0.54), at(-0.38, 0.38)], ['L', at(-0.31, 0.36)], ['C', at(-0.3, 0.44), at(-0.22, 0.44), at(-0.22, 0.37)], ['C', at(-0.22, 0.26), at(-0.5, 0.22), at(-0.46, -0.02)], ['Z']], '#f0698f'),
      oval(...at(-0.31, 0.415), s * 0.085, s * 0.075, '#f585a4'),
      shaped([['M', at(-0.365, 0.45)], ['C', at(-0.46, 0.44), at(-0.48, 0.38), at(-0.45, 0.31)], ['C', at(-0.42, 0.33), at(-0.4, 0.36), at(-0.355, 0.37)], ['Z']], '#fff3e6'),
      shaped([['M', at(-0.463, 0.39)], ['C', at(-0.475, 0.36), at(-0.465, 0.33), at(-0.45, 0.31)], ['C', at(-0.43, 0.325), at(-0.425, 0.34), at(-0.41, 0.35)], ['Z']], '#2b2030'),
      disc(...at(-0.32, 0.43), s * 0.014, '#2b2030'),
    ];
  },
};

/** A castle of rose and gold on clouds. */
export const castle: Scene = {
  id: 'castle', sky: 'accent/bg/.8', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 0.88);
    const [cx, foot] = [x + w / 2, y + h * 0.93];
    const tower = (u: number, wide: number, tall: number, wall: string, roof: string): Layer[] => {
      const [tx, tw, top] = [cx + u * s, wide * s, foot - tall * s];
      return [
        box(tx - tw / 2, top, tw, tall * s, wall), box(tx + tw * 0.18, top, tw * 0.32, tall * s, 'ink', { opacity: 0.08 }), box(tx - tw * 0.6, top - s * 0.012, tw * 1.2, s * 0.045, `${wall}/ink/.1`),
        stroke([tx, top - tw * 1.5], [tx, top - tw * 1.5 - s * 0.1], s * 0.012, GOLD), poly([[tx, top - tw * 1.5 - s * 0.1], [tx + s * 0.085, top - tw * 1.5 - s * 0.075], [tx, top - tw * 1.5 - s * 0.05]], GOLD),
        poly([[tx - tw * 0.68, top], [tx, top - tw * 1.55], [tx + tw * 0.68, top]], roof), poly([[tx, top - tw * 1.55], [tx + tw * 0.68, top], [tx + tw * 0.14, top]], `${roof}/ink/.16`),
        outlined('arch', tx, top + s * 0.13, tw * 0.34, s * 0.1, 'accent2'),
      ];
    };
    const wall = 'accent/bg/.62';
    return [
      disc(cx, foot - s * 0.42, s * 0.47, 'bg'),
      ...many(14, (i): Layer => starAt(...towards(cx, foot - s * 0.42, s * (0.5 + (i % 3) * 0.06), 186 + i * 13), s * (i % 2 ? 0.018 : 0.032), GOLD, 4, 0.3)),
      ...tower(-0.13, 0.13, 0.52, 'bg/accent/.24', 'accent'), ...tower(0.14, 0.12, 0.46, 'bg/accent/.24', 'accent'), ...tower(0.01, 0.16, 0.62, wall, 'accent/ink/.12'),
      ...tower(-0.32, 0.14, 0.34, wall, 'extra'), ...tower(0.32, 0.14, 0.34, wall, 'extra'),
      box(cx - s * 0.3, foot - s * 0.24, s * 0.6, s * 0.24, 'bg/accent/.24'), ...many(7, (i) => box(cx - s * 0.3 + i * s * 0.0917, foot - s * 0.28, s * 0.05, s * 0.05, 'bg/accent/.24')),
      shaped(arch(cx - s * 0.085, foot - s * 0.2, s * 0.17, s * 0.2), 'ink/accent/.5'), shaped([...arch(cx - s * 0.11, foot - s * 0.225, s * 0.22, s * 0.225), ...hole(arch(cx - s * 0.085, foot - s * 0.2, s * 0.17, s * 0.2), cx)], GOLD, { gradient: FOIL }),
      ...[-0.2, 0.2].map((u) => outlined('arch', cx + u * s, foot - s * 0.12, s * 0.05, s * 0.08, 'accent2')),
      ...[[-0.42, 0.13], [-0.26, 0.1], [-0.1, 0.07], [0.1, 0.08], [0.26, 0.1], [0.42, 0.13], [-0.58, 0.12], [0.58, 0.12]].map(([u, r]) => disc(cx + u! * s, foot + s * 0.06, r! * s, 'bg')), box(x, foot + s * 0.02, w, y + h - foot - s * 0.02 + 0.2, 'bg'),
    ];
  },
};
