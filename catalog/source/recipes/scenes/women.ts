import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, type Scene } from './kit.js';

/** A ring with a stone as large as the room, roses at its foot, a veil's lace along the ground. */
export const solitaire: Scene = {
  id: 'solitaire', sky: 'accent2/bg/.52', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 0.9);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const r = s * 0.27;
    const cy = foot - r * 1.12;
    const [gw, gy] = [s * 0.2, cy - r - s * 0.2];
    const rose = (rx: number, ry: number, size: number, color: string): Layer[] => [disc(rx, ry, size, color), ...many(6, (i) => leaf(...towards(rx, ry, size * 0.5, i * 60), size * 0.72, size * 0.66, i * 60, `${color}/bg/.${i % 2 ? '18' : '3'}`)), disc(rx, ry, size * 0.5, `${color}/ink/.12`), ring(rx + size * 0.05, ry, size * 0.24, size * 0.1, `${color}/bg/.45`)];
    const scallops = Math.max(7, Math.round(w / (s * 0.13)));
    const step = w / scallops;
    return [
      disc(cx, cy, s * 0.43, 'accent2/bg/.78'),
      ...many(9, (i) => stroke(towards(cx, gy + gw * 0.3, gw * 0.9, -170 + i * 20), towards(cx, gy + gw * 0.3, gw * (i % 2 ? 1.1 : 1.25), -170 + i * 20), s * 0.011, 'accent')),
      ring(cx, cy, r, s * 0.05, 'accent'), ring(cx, cy, r * 0.985, s * 0.014, 'accent/bg/.5'),
      poly([[cx - gw * 0.36, cy - r * 0.98], [cx + gw * 0.36, cy - r * 0.98], [cx + gw * 0.2, cy - r * 0.78], [cx - gw * 0.2, cy - r * 0.78]], 'accent/ink/.2'),
      poly([[cx - gw * 0.62, gy], [cx + gw * 0.62, gy], [cx + gw, gy + gw * 0.4], [cx, gy + gw * 1.26], [cx - gw, gy + gw * 0.4]], 'bg'),
      poly([[cx - gw, gy + gw * 0.4], [cx - gw * 0.4, gy + gw * 0.4], [cx, gy + gw * 1.26]], 'extra/bg/.55'), poly([[cx + gw * 0.4, gy + gw * 0.4], [cx + gw, gy + gw * 0.4], [cx, gy + gw * 1.26]], 'extra/bg/.2'), poly([[cx - gw * 0.62, gy], [cx - gw * 0.4, gy + gw * 0.4], [cx, gy]], 'extra/bg/.4'), poly([[cx + gw * 0.62, gy], [cx + gw * 0.4, gy + gw * 0.4], [cx, gy]], 'extra/bg/.7'),
      ...[-162, -146, -34, -18].map((a, i) => leaf(cx + (i < 2 ? -1 : 1) * s * 0.14, foot - s * 0.04, s * 0.26, s * 0.09, a, i % 2 ? 'extra/ink/.34' : 'extra/ink/.16')),
      ...rose(cx - s * 0.15, foot - s * 0.07, s * 0.08, 'accent'), ...rose(cx + s * 0.16, foot - s * 0.06, s * 0.075, 'accent'), ...rose(cx + s * 0.01, foot - s * 0.08, s * 0.1, 'accent/accent2/.45'),
      box(x, foot, w, y + h - foot + 0.2, 'bg'), ...many(scallops, (i) => disc(x + step * (i + 0.5), foot, step * 0.52, 'bg')), ...many(scallops, (i) => ring(x + step * (i + 0.5), foot + step * 0.04, step * 0.26, step * 0.05, 'accent2/bg/.3')),
      ...([[-0.38, -0.62, 0.05], [0.4, -0.56, 0.04], [-0.42, -0.32, 0.03], [0.38, -0.24, 0.05]] as const).map(([dx, dy, size]) => starAt(cx + dx * s, foot + dy * s, s * size, 'bg')),
    ];
  },
};

const SKIN = ['#8d5a3b', '#f0c7a2', '#c68a5c', '#5b3a29', '#e3b08a'];

/** A woman from the shoulders up; hair, a scarf or a bun by the kind. */
function bust(cx: number, foot: number, s: number, kind: number): Layer[] {
  const head = foot - s * 0.52;
  const skin = SKIN[kind]!;
  const hair = ['ink', 'accent2', 'accent', 'ink', 'ink/accent/.4'][kind]!;
  const dress = ['accent', 'ink', 'extra', 'accent2', 'bg'][kind]!;
  const back = [
    [box(cx - s * 0.23, head - s * 0.16, s * 0.46, s * 0.5, hair, { radius: 0.4 })],
    [...many(7, (i) => disc(...towards(cx, head - s * 0.06, s * 0.16, -200 + i * 36), s * 0.12, 'ink'))],
    [drawn(cx - s * 0.25, head - s * 0.27, s * 0.5, s * 0.66, 'M50 0C86 0 92 26 92 44C92 66 100 84 100 100H0C0 84 8 66 8 44C8 26 14 0 50 0Z', hair)],
    [disc(cx + s * 0.02, head - s * 0.29, s * 0.09, hair), oval(cx, head - s * 0.05, s * 0.19, s * 0.21, hair)],
    [box(cx - s * 0.22, head - s * 0.24, s * 0.44, s * 0.4, hair, { radius: 0.46 })],
  ][kind]!;
  const front = [
    [drawn(cx - s * 0.165, head - s * 0.21, s * 0.33, s * 0.2, 'M0 100C-4 10 30 0 50 0C80 0 104 20 100 100C90 60 70 40 40 34C30 60 10 70 0 100Z', hair)],
    [outlined('half', cx, head - s * 0.16, s * 0.28, s * 0.1, 'ink'), disc(cx + s * 0.2, head - s * 0.16, s * 0.06, 'accent'), disc(cx + s * 0.2, head - s * 0.16, s * 0.022, 'accent2')],
    [drawn(cx - s * 0.2, head - s * 0.25, s * 0.4, s * 0.56, 'M50 0C96 0 100 40 96 60C92 84 70 100 50 100C30 100 8 84 4 60C0 40 4 0 50 0ZM50 16C22 16 18 38 20 52C22 68 36 78 50 78C64 78 78 68 80 52C82 38 78 16 50 16Z', `${hair}/ink/.14`)],
    [outlined('half', cx, head - s * 0.145, s * 0.34, s * 0.13, hair)],
    [drawn(cx - s * 0.165, head - s * 0.22, s * 0.33, s * 0.16, 'M0 100C0 20 30 0 50 0C70 0 100 20 100 100C84 66 64 70 50 70C36 70 16 66 0 100Z', hair)],
  ][kind]!;
  return [
    ...back,
    outlined('half', cx, foot - s * 0.11, s * 0.66, s * 0.36, dress),
    box(cx - s * 0.065, head + s * 0.08, s * 0.13, s * 0.22, `${skin}/#000000/.1`, { radius: 0.4 }),
    oval(cx, foot - s * 0.27, s * 0.09, s * 0.05, `${skin}/#000000/.1`),
    oval(cx, head, s * 0.15, s * 0.19, skin),
    ...front,
    ...(kind === 2 ? [] : [-1, 1].map((side) => disc(cx + side * s * 0.155, head + s * 0.08, s * 0.02, kind === 1 ? 'bg' : 'accent2'))),
    ...[-1, 1].map((side) => disc(cx + side * s * 0.085, head + s * 0.06, s * 0.028, '#e4576b', { opacity: 0.4 })),
    ...[-1, 1].map((side) => outlined('half', cx + side * s * 0.065, head + s * 0.005, s * 0.05, s * 0.014, '#2a1a16', { rotate: 180 })),
    outlined('half', cx, head + s * 0.105, s * 0.07, s * 0.03, '#b8344c', { rotate: 180 }),
  ];
}

/** Women side by side, no two alike. */
export const women: Scene = {
  id: 'women', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.min(5, Math.round((w / h) * 2.6)));
    const s = Math.min(h * 1.14, (w / count) * (count === 3 ? 2.3 : 1.86));
    const step = (w - s * 0.5) / (count - 1);
    const order = many(count, (i) => i).sort((a, b) => (a % 2) - (b % 2));
    return [
      disc(x + w / 2, y + h, Math.min(w * 0.5, h * 0.86), 'accent2/bg/.2'),
      ...order.flatMap((i) => bust(x + s * 0.25 + step * i, y + h + s * (i % 2 ? 0.06 : -0.02), s, i)),
      box(x, y + h - 0.1, w, 0.3, 'ink'),
    ];
  },
};

/** A fan of painted nails behind two bottles of polish. */
export const polish: Scene = {
  id: 'polish', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.95, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const NAIL = 'M50 0C86 12 100 44 100 78C100 94 80 100 50 100C20 100 0 94 0 78C0 44 14 12 50 0Z';
    const bottle = (bx: number, size: number, color: string): Layer[] => [
      poly([[bx - size * 0.13, foot - size * 0.5], [bx + size * 0.13, foot - size * 0.5], [bx + size * 0.09, foot - size * 1.1], [bx - size * 0.09, foot - size * 1.1]], 'ink'), box(bx - size * 0.05, foot - size * 1.06, size * 0.025, size * 0.5, 'ink/bg/.36', { radius: 0.5 }),
      box(bx - size * 0.29, foot - size * 0.52, size * 0.58, size * 0.52, color, { radius: 0.2 }), box(bx - size * 0.15, foot - size * 0.56, size * 0.3, size * 0.08, `${color}/ink/.24`),
      box(bx - size * 0.22, foot - size * 0.44, size * 0.07, size * 0.34, `${color}/bg/.5`, { radius: 0.5 }),
    ];
    return [
      ...many(9, (i): Layer[] => {
        const angle = -162 + i * 18;
        const [px, py] = towards(cx, foot - s * 0.06, s * 0.44, angle);
        const color = ['accent', 'extra', 'bg', 'ink', 'accent/bg/.4'][i % 5]!;
        return [drawn(px - s * 0.065, py - s * 0.19, s * 0.13, s * 0.38, NAIL, color, { rotate: angle + 90 }), drawn(...(([nx, ny]) => [nx - s * 0.014, ny - s * 0.07, s * 0.02, s * 0.14] as const)(towards(cx, foot - s * 0.06, s * 0.46, angle - 3)), NAIL, color === 'bg' ? 'accent2' : 'bg', { rotate: angle + 90, opacity: 0.6 })];
      }).flat(),
      outlined('half', cx, foot - s * 0.14, s * 0.58, s * 0.29, 'accent2/bg/.4'),
      ...bottle(cx - s * 0.14, s * 0.4, 'accent'), ...bottle(cx + s * 0.17, s * 0.33, 'extra'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** Closed eyes with long lashes under a brow. */
export const lashes: Scene = {
  id: 'lashes', sky: 'accent/bg/.66', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const pair = w > h * 1.25;
    const s = Math.min(pair ? w * 0.5 : w * 0.94, h * 1.06);
    const eye = (cx: number, side: 1 | -1): Layer[] => {
      const cy = y + h * 0.44;
      const LID = 'M0 8C14 62 36 84 58 82C78 80 92 56 100 14C84 46 70 60 54 60C34 60 16 44 0 8Z';
      const flip = (d: string): string => side === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => `${100 - Number(px)} ${py}`);
      const lash = many(11, (i): Layer => {
        const t = i / 10;
        const [px, py] = [cx + (t - 0.5) * s * 0.74 * side, cy + s * (0.235 - Math.abs(t - 0.54) ** 2 * 0.86)];
        const angle = 90 - (t - 0.44) * 96 * side;
        return leaf(px, py - s * 0.03, s * (0.15 + t * 0.14), s * 0.034, angle, 'ink');
      });
      return [
        drawn(cx - s * 0.42, cy - s * 0.12, s * 0.84, s * 0.4, flip('M0 34C16 0 84 0 100 36C92 76 78 96 58 98C36 100 14 78 0 34Z'), 'accent'), drawn(cx - s * 0.36, cy - s * 0.05, s * 0.72, s * 0.31, flip('M0 30C20 4 80 4 100 32C92 76 78 96 58 98C36 100 14 78 0 30Z'), 'accent/bg/.3'),
        ...lash,
        drawn(cx - s * 0.42, cy, s * 0.84, s * 0.3, flip(LID), 'ink'),
        drawn(cx - s * 0.44, cy - s * 0.36, s * 0.88, s * 0.2, flip('M0 92C14 30 50 0 70 14C84 22 94 40 100 64C82 46 70 44 54 48C34 54 12 72 0 92Z'), 'ink/accent/.24'),
      ];
    };
    const cx = x + w / 2;
    return [
      disc(cx, y + h * 0.5, Math.min(w, h) * 0.47, 'accent/bg/.8'),
      ...(pair ? [...eye(cx - s * 0.5, -1), ...eye(cx + s * 0.5, 1)] : eye(cx, 1)),
      ...([[0.12, 0.12, 0.05], [0.88, 0.84, 0.06], [0.1, 0.88, 0.035], [0.9, 0.1, 0.035]] as const).map(([fx, fy, size]) => starAt(x + w * fx, y + h * fy, Math.min(w, h) * size, 'accent2')),
    ];
  },
};
