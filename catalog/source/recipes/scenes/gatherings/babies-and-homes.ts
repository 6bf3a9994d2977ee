import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, type Point } from '../../social-media/drawing.js';
import { box, disc, many, outlined, oval, poly, starAt, stroke, towards, traced, type Region, type Scene } from '../kit.js';
import { arch, blade, bud, golden, hole, peony, round, shaped, sheet, twig, windflower, type Seg } from './gold-foil.js';
import { cloud } from '../kids.js';

const toy = (x: number, y: number, r: number, color: string, knot: Point): Layer[] => [
  stroke([x, y + r * 1.2], knot, r * 0.07, 'ink', { opacity: 0.5 }),
  poly([[x - r * 0.14, y + r * 1.36], [x + r * 0.14, y + r * 1.36], [x, y + r * 1.1]], `${color}/ink/.16`),
  oval(x, y, r, r * 1.2, color), oval(x - r * 0.38, y - r * 0.5, r * 0.14, r * 0.26, '#ffffff', { opacity: 0.6, rotate: 28 }),
];

/** A small elephant with balloons in its trunk. */
const calf = (skin: string, ear: string, balls: readonly [string, string, string]) => ({ x, y, w, h }: Region): Layer[] => {
  const s = Math.min(w * 1.05, h * 0.94);
  const [cx, foot] = [x + w / 2, y + h * 0.95];
  const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
  const tip = at(-0.33, 0.4);
  const [dark, pale] = [`${skin}/ink/.14`, `${skin}/bg/.3`];
  return [
    disc(...at(0.04, 0.42), s * 0.42, 'bg', { opacity: 0.65 }),
    ...cloud(x + w * 0.14, y + h * 0.3, s * 0.22, 'bg'), ...cloud(x + w * 0.88, y + h * 0.2, s * 0.2, 'bg'),
    ...toy(...at(-0.36, 0.76), s * 0.085, balls[1], tip), ...toy(...at(-0.2, 0.84), s * 0.1, balls[0], tip), ...toy(...at(-0.05, 0.78), s * 0.075, balls[2], tip),
    oval(cx + s * 0.04, foot, s * 0.4, s * 0.035, 'ink', { opacity: 0.12 }),
    traced([cx + s * 0.38, foot - s * 0.32, s * 0.09, s * 0.14], 'M0 0C60 0 90 40 70 100', dark, s * 0.022),
    box(cx + s * 0.02, foot - s * 0.18, s * 0.12, s * 0.18, dark, { radius: 0.3 }), box(cx + s * 0.24, foot - s * 0.18, s * 0.12, s * 0.18, dark, { radius: 0.3 }),
    oval(...at(0.15, 0.27), s * 0.26, s * 0.2, skin),
    box(cx - s * 0.06, foot - s * 0.2, s * 0.13, s * 0.2, skin, { radius: 0.3 }), box(cx + s * 0.28, foot - s * 0.2, s * 0.13, s * 0.2, skin, { radius: 0.3 }),
    ...[-0.03, 0.005, 0.04, 0.31, 0.345, 0.38].map((u) => oval(...at(u, 0.012), s * 0.014, s * 0.014, pale)),
    shaped([['M', at(-0.24, 0.46)], ['C', at(-0.28, 0.3), at(-0.26, 0.2), at(-0.36, 0.2)], ['C', at(-0.43, 0.2), at(-0.42, 0.32), at(-0.36, 0.41)], ['L', at(-0.3, 0.4)], ['C', at(-0.36, 0.31), at(-0.36, 0.28), at(-0.34, 0.28)], ['C', at(-0.31, 0.28), at(-0.33, 0.1), at(-0.06, 0.32)], ['Z']] as Seg[], skin),
    disc(...at(-0.12, 0.44), s * 0.175, skin),
    oval(...at(0.03, 0.43), s * 0.13, s * 0.165, dark), oval(...at(0.035, 0.425), s * 0.1, s * 0.13, ear),
    oval(...at(-0.21, 0.49), s * 0.018, s * 0.024, 'ink'), disc(...at(-0.214, 0.497), s * 0.006, '#ffffff'), oval(...at(-0.17, 0.4), s * 0.03, s * 0.02, ear),
    ...[-0.14, -0.11, -0.08].map((u, i): Layer => stroke(at(u, 0.6), at(u - 0.02 + i * 0.02, 0.655), s * 0.012, dark)),
    ...many(9, (i): Layer => starAt(x + chance(i + 4) * w, y + chance(i + 31) * h * 0.5, s * (0.012 + chance(i) * 0.014), balls[2], 4, 0.34)),
  ];
};
export const elephant: Scene = { id: 'elephant', sky: '#dcecf8', words: '#17324d', soft: '#17324d', draw: calf('#9dbbd6', '#c9def0', ['#5c9bd1', '#f7f3e6', '#8cc0e8']) };
export const rosyElephant: Scene = { id: 'rosy-elephant', sky: '#fbe3e6', words: '#4a1f33', soft: '#4a1f33', draw: calf('#b9b4c4', '#f3b9c6', ['#ee8ba3', '#fff6ec', '#f0b866']) };

const bear = (cx: number, cy: number, r: number): Layer[] => [
  disc(cx - r * 0.72, cy - r * 0.68, r * 0.36, '#b07f52'), disc(cx + r * 0.72, cy - r * 0.68, r * 0.36, '#b07f52'), disc(cx - r * 0.72, cy - r * 0.66, r * 0.2, '#e9c8a0'), disc(cx + r * 0.72, cy - r * 0.66, r * 0.2, '#e9c8a0'),
  oval(cx, cy, r * 1.02, r * 0.92, '#bd8b5c'), oval(cx, cy + r * 0.3, r * 0.48, r * 0.38, '#eed3b0'), oval(cx, cy + r * 0.14, r * 0.17, r * 0.12, '#3a2418'),
  disc(cx - r * 0.4, cy - r * 0.12, r * 0.1, '#3a2418'), disc(cx + r * 0.4, cy - r * 0.12, r * 0.1, '#3a2418'), oval(cx - r * 0.64, cy + r * 0.2, r * 0.16, r * 0.1, '#e8a58c'), oval(cx + r * 0.64, cy + r * 0.2, r * 0.16, r * 0.1, '#e8a58c'),
  traced([cx - r * 0.2, cy + r * 0.26, r * 0.4, r * 0.2], 'M0 0C10 100 50 100 50 0C50 100 90 100 100 0', '#3a2418', r * 0.06),
];

/** A bear goes up in a striped balloon between clouds. */
const ascent = (stripes: readonly [string, string, string]) => ({ x, y, w, h }: Region): Layer[] => {
  const s = Math.min(w * 1.1, h * 0.95);
  const [cx, top] = [x + w / 2, y + h * 0.05];
  const at = (u: number, v: number): Point => [cx + u * s, top + v * s];
  const gore = (half: number, color: string): Layer => shaped([['M', at(0, 0.02)], ['C', at(-half * 1.34, 0.02), at(-half * 1.28, 0.38), at(-half * 0.36, 0.58)], ['L', at(half * 0.36, 0.58)], ['C', at(half * 1.28, 0.38), at(half * 1.34, 0.02), at(0, 0.02)], ['Z']], color);
  return [
    ...cloud(x + w * 0.14, y + h * 0.36, s * 0.3, 'bg'), ...cloud(x + w * 0.9, y + h * 0.26, s * 0.26, 'bg'),
    ...[-0.11, -0.04, 0.04, 0.11].map((u): Layer => stroke(at(u, 0.56), at(u * 0.94, 0.78), s * 0.009, '#8a6a4a')),
    gore(0.33, stripes[0]), gore(0.235, stripes[1]), gore(0.14, stripes[2]), gore(0.05, stripes[1]),
    oval(...at(-0.17, 0.16), s * 0.03, s * 0.08, '#ffffff', { opacity: 0.4, rotate: 24 }),
    box(...at(-0.122, 0.57), s * 0.244, s * 0.03, '#d9b45f', { radius: 0.4 }),
    ...many(7, (i): Layer => poly([at(-0.3 + i * 0.086, 0.36 + 0.05 * (1 - ((i - 3) / 3) ** 2)), at(-0.214 + i * 0.086, 0.36 + 0.05 * (1 - ((i - 2) / 3) ** 2)), at(-0.257 + i * 0.086, 0.44 + 0.045 * (1 - ((i - 2.5) / 3) ** 2))], i % 2 ? '#fff6e0' : '#d9b45f')),
    ...bear(...at(0, 0.735), s * 0.095),
    shaped([['M', at(-0.13, 0.79)], ['L', at(0.13, 0.79)], ['L', at(0.105, 0.95)], ['C', at(0.08, 0.97), at(-0.08, 0.97), at(-0.105, 0.95)], ['Z']], '#c08f56'), ...[0.83, 0.87, 0.91].map((v): Layer => stroke(at(-0.118 + (v - 0.83) * 0.14, v), at(0.118 - (v - 0.83) * 0.14, v), s * 0.01, '#a37441')), box(...at(-0.14, 0.775), s * 0.28, s * 0.03, '#a37441', { radius: 0.4 }),
    oval(...at(-0.07, 0.785), s * 0.028, s * 0.022, '#bd8b5c'), oval(...at(0.07, 0.785), s * 0.028, s * 0.022, '#bd8b5c'),
    ...cloud(x + w * 0.26, y + h * 0.99, s * 0.36, 'bg'), ...cloud(x + w * 0.82, y + h * 1.0, s * 0.32, 'bg'),
    ...many(8, (i): Layer => starAt(x + ((i * 0.618 + 0.08) % 1) * w, y + (0.06 + chance(i + 31) * 0.6) * h, s * (0.014 + chance(i) * 0.012), '#d9b45f', 4, 0.34)),
  ];
};
export const ascentBlue: Scene = { id: 'bear-balloon', sky: '#cfe4f5', words: '#17324d', soft: '#17324d', draw: ascent(['#5c9bd1', '#fdf8ec', '#8cc0e8']) };
export const ascentBoth: Scene = { id: 'pink-blue-balloon', sky: '#f3ecf6', words: '#3b2a4f', soft: '#3b2a4f', draw: ascent(['#f28bab', '#6fb6ea', '#fdf8ec']) };

const plume = (x: number, y: number, length: number, angle: number, color: string): Layer[] => [
  stroke([x, y], towards(x, y, length * 0.6, angle), length * 0.014, '#b08d62'),
  shaped(many(22, (i) => { const p = towards(x, y, length * (0.4 + i * 0.026), angle); const size = length * (0.29 - 0.12 * (i / 22)) * (i < 4 ? 0.6 + i * 0.1 : 1); return [...blade(...p, size, size * 0.3, angle - 30 + (i % 3) * 5), ...blade(...p, size, size * 0.3, angle + 30 - (i % 3) * 5)]; }).flat().concat(blade(...towards(x, y, length * 0.88, angle), length * 0.26, length * 0.1, angle)), color),
  shaped(many(16, (i) => { const p = towards(x, y, length * (0.46 + i * 0.034), angle); const size = length * 0.13; return [...blade(...p, size, size * 0.22, angle - 20), ...blade(...p, size, size * 0.22, angle + 20)]; }).flat(), '#f3e4c8', { opacity: 0.8 }),
];
const [SAND, CLAY, RUST, OCHER, OLIVE] = ['#e3cba8', '#d9a184', '#b8653f', '#d9a24f', '#8d9470'];

const bow = (cx: number, foot: number, s: number): Layer[] =>
  [[0.4, RUST], [0.325, CLAY], [0.25, OCHER], [0.175, SAND]].map(([r, color]): Layer => {
    const [outer, inner] = [(r as number) * s, ((r as number) - 0.052) * s];
    return shaped([...arch(cx - outer, foot - outer * 1.12, outer * 2, outer * 1.12), ...hole(arch(cx - inner, foot - outer * 1.12 + outer - inner, inner * 2, outer * 1.12 - outer + inner), cx)], color as string);
  });

/** A rainbow of clay and ocher between plumes of pampas grass. */
export const bohoRainbow: Scene = {
  id: 'boho-rainbow', sky: '#f6ead9', words: '#4a2c1c', soft: '#8a4526',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    return [
      disc(cx + s * 0.06, foot - s * 0.54, s * 0.17, '#f0d3a0'),
      ...plume(cx - s * 0.22, foot, s * 0.92, -97, '#d3b184'), ...plume(cx - s * 0.3, foot, s * 0.7, -110, '#c49c6c'), ...plume(cx + s * 0.3, foot, s * 0.8, -84, '#d3b184'), ...plume(cx + s * 0.34, foot, s * 0.6, -68, '#c49c6c'),
      ...bow(cx, foot, s),
      twig(cx + s * 0.3, foot + s * 0.02, s * 0.34, -52, -20, OLIVE, 6, 0.42), twig(cx - s * 0.26, foot + s * 0.02, s * 0.36, 210, 34, OLIVE, 6, 0.42),
      ...windflower(cx + s * 0.36, foot - s * 0.05, s * 0.085, OCHER, 0), ...peony(cx + s * 0.25, foot - s * 0.01, s * 0.1, CLAY, 20), ...peony(cx - s * 0.36, foot - s * 0.03, s * 0.1, RUST, 0), ...windflower(cx - s * 0.24, foot, s * 0.07, CLAY, 10),
    ];
  },
};

/** Pampas and dried flowers rise in two corners of the foot, a sun of sand behind the words. */
export const pampas: Scene = {
  id: 'pampas', sky: '#faf3e8', words: '#4a2c1c', soft: '#8a4526',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const r = s * 0.46;
    const side = (left: boolean, foot: number, down: number): Layer[] => {
      const at = (u: number, v: number): Point => [left ? x + u * s : x + w - u * s, foot - down * v * s];
      const turn = (angle: number): number => { const flipped = left ? angle : 180 - angle; return down > 0 ? flipped : -flipped; };
      return [
        ...plume(...at(0.02, -0.04), s * 0.6, turn(-82), '#d3b184'), ...plume(...at(0.06, -0.04), s * 0.46, turn(-54), '#c49c6c'), ...plume(...at(0.1, -0.02), s * 0.36, turn(-16), '#d9bd92'),
        twig(...at(0.1, 0.02), s * 0.36, turn(-38), left === down > 0 ? 16 : -16, OLIVE, 6, 0.4), twig(...at(0.04, 0.06), s * 0.36, turn(-70), 0, RUST, 6, 0.34),
        ...windflower(...at(0.28, 0.06), s * 0.09, OCHER, 10), ...windflower(...at(0.06, 0.25), s * 0.08, CLAY, 30), ...peony(...at(0.11, 0.1), s * 0.15, RUST, 0), ...bud(...at(0.24, 0.17), s * 0.035, CLAY, turn(-40)),
      ];
    };
    return [
      shaped(round(x + w / 2, y + h * 0.5, r * 0.98, h > w ? r * 1.25 : r * 0.98), '#f1dfc4'),
      ...side(true, y + h, 1), ...side(false, y, -1),
    ];
  },
};

const palm = (x: number, foot: number, s: number, lean: number): Layer[] => {
  const [tx, ty] = [x + lean * s, foot - s];
  return [
    shaped([['M', [x - s * 0.045, foot]], ['C', [x - s * 0.02, foot - s * 0.4], [tx - s * 0.06, foot - s * 0.7], [tx - s * 0.022, ty]], ['L', [tx + s * 0.022, ty]], ['C', [tx + s * 0.01, foot - s * 0.7], [x + s * 0.06, foot - s * 0.4], [x + s * 0.045, foot]], ['Z']], '#8a5a3c'),
    ...([[200, -26], [170, -40], [-8, 40], [20, 26], [-60, 46], [-118, -46]] as const).map(([angle, bend], i): Layer => twig(tx, ty, s * 0.56, angle, bend, i % 2 ? '#2f7d5b' : '#1f6249', 9, 0.28)),
    disc(tx - s * 0.03, ty + s * 0.03, s * 0.04, '#5a3a26'), disc(tx + s * 0.035, ty + s * 0.04, s * 0.04, '#6b452d'),
  ];
};

/** A hammock between two palms before the evening sun. */
export const hammock: Scene = {
  id: 'hammock', sky: 'accent2/bg/.42', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const sea = foot - s * 0.24;
    const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
    return [
      disc(cx, sea - s * 0.02, s * 0.34, 'accent'), disc(cx, sea - s * 0.02, s * 0.27, 'accent/accent2/.4'),
      box(x, sea, w, y + h - sea + 0.2, 'extra/ink/.2'), ...many(6, (i): Layer => stroke([cx + (chance(i + 2) - 0.5) * s * 0.4 - s * 0.1, sea + s * (0.02 + i * 0.03)], [cx + (chance(i + 2) - 0.5) * s * 0.4 + s * 0.1, sea + s * (0.02 + i * 0.03)], s * 0.012, 'accent2')),
      shaped([['M', [x, foot - s * 0.04]], ['C', [x + w * 0.3, foot - s * 0.12], [x + w * 0.7, foot - s * 0.12], [x + w, foot - s * 0.04]], ['L', [x + w, y + h + 0.2]], ['L', [x, y + h + 0.2]], ['Z']], 'bg/accent2/.4'),
      ...palm(cx - s * 0.38, foot, s * 0.72, 0.04), ...palm(cx + s * 0.4, foot + s * 0.01, s * 0.66, -0.05),
      stroke(at(-0.36, 0.38), at(-0.22, 0.27), s * 0.012, 'ink'), stroke(at(0.37, 0.38), at(0.24, 0.27), s * 0.012, 'ink'),
      oval(...at(0.01, 0.215), s * 0.15, s * 0.05, 'accent'), disc(...at(-0.15, 0.27), s * 0.042, '#c98a62'), oval(...at(-0.165, 0.298), s * 0.075, s * 0.022, 'bg', { rotate: -24 }), oval(...at(-0.172, 0.315), s * 0.042, s * 0.034, 'bg', { rotate: -24 }), stroke(at(0.15, 0.25), at(0.22, 0.3), s * 0.03, '#c98a62'),
      shaped([['M', at(-0.24, 0.28)], ['C', at(-0.14, 0.09), at(0.16, 0.09), at(0.26, 0.28)], ['C', at(0.16, 0.17), at(-0.14, 0.17), at(-0.24, 0.28)], ['Z']], 'bg'),
      shaped([['M', at(-0.18, 0.235)], ['C', at(-0.1, 0.125), at(0.12, 0.125), at(0.2, 0.235)], ['C', at(0.12, 0.155), at(-0.1, 0.155), at(-0.18, 0.235)], ['Z']], 'accent2/ink/.1'),
      stroke(at(0.1, 0.06), at(0.16, 0.06), s * 0.09, 'accent'), box(...at(0.115, 0.1), s * 0.03, s * 0.01, 'bg'),
    ];
  },
};

/** A front door in leaf, lit and open to guests. */
export const porch: Scene = {
  id: 'porch', sky: 'accent2/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
    const pot = (u: number, tall: number): Layer[] => [
      ...[-60, -90, -120, -36, -144].map((angle, i): Layer => twig(...at(u, 0.13), s * tall * (i > 2 ? 0.7 : 1), angle, 0, i % 2 ? 'extra/ink/.2' : 'extra/ink/.4', 5, 0.5)),
      poly([at(u - 0.075, 0.15), at(u + 0.075, 0.15), at(u + 0.055, 0), at(u - 0.055, 0)], 'accent/ink/.12'), box(...at(u - 0.085, 0.17), s * 0.17, s * 0.04, 'accent'),
    ];
    const lamp = (u: number): Layer[] => [disc(...at(u, 0.58), s * 0.09, '#ffdf95', { opacity: 0.35 }), box(...at(u - 0.025, 0.62), s * 0.05, s * 0.09, '#ffe6a8'), poly([at(u - 0.04, 0.62), at(u, 0.67), at(u + 0.04, 0.62)], 'ink'), box(...at(u - 0.03, 0.53), s * 0.06, s * 0.018, 'ink')];
    return [
      box(cx - s * 0.36, foot - s * 0.86, s * 0.72, s * 0.86, 'bg/accent2/.3'), ...many(10, (i) => box(cx - s * 0.36, foot - s * (0.08 + i * 0.08), s * 0.72, s * 0.008, 'accent2/ink/.12', { opacity: 0.6 })),
      poly([at(-0.44, 0.86), at(0, 1.02), at(0.44, 0.86), at(0.44, 0.83), at(-0.44, 0.83)], 'ink/accent/.2'),
      shaped(arch(cx - s * 0.2, foot - s * 0.78, s * 0.4, s * 0.78), 'bg'), shaped(arch(cx - s * 0.165, foot - s * 0.745, s * 0.33, s * 0.745), 'ink'),
      shaped(arch(cx - s * 0.15, foot - s * 0.73, s * 0.3, s * 0.16), '#ffe6a8'), ...[-45, -90, -135].map((angle): Layer => stroke(at(0, 0.57), towards(...at(0, 0.57), s * 0.15, angle), s * 0.01, 'ink')),
      box(cx - s * 0.15, foot - s * 0.56, s * 0.3, s * 0.56, 'accent'), ...[[-0.115, 0.23], [0.02, 0.23]].map(([u, v]) => box(...at(u!, v!), s * 0.095, s * 0.17, 'accent/ink/.18', { radius: 0.08 })),
      disc(...at(0.11, 0.28), s * 0.016, '#e8c97a'),
      ...many(14, (i): Layer => twig(...towards(...at(0, 0.42), s * 0.075, i * 25.7), s * 0.07, i * 25.7 + 70, 20, i % 2 ? 'extra/ink/.3' : 'extra/bg/.1', 3, 0.6)), ...many(5, (i): Layer => disc(...towards(...at(0, 0.42), s * 0.08, 50 + i * 20), s * 0.014, 'accent2')),
      ...lamp(-0.28), ...lamp(0.28), ...pot(-0.29, 0.26), ...pot(0.3, 0.3),
      box(cx - s * 0.26, foot, s * 0.52, s * 0.045, 'bg/ink/.3'), box(x, foot + s * 0.04, w, y + h - foot - s * 0.04 + 0.2, 'ink/accent2/.34'), oval(cx, foot + s * 0.075, s * 0.17, s * 0.022, 'accent2'),
      outlined('heart', ...at(0, -0.073), s * 0.045, s * 0.026, 'accent'),
    ];
  },
};

/** A shell pours water under a dove in its light. */
export const shell: Scene = {
  id: 'shell-dove', sky: '#e6f0f4', words: '#1d3a4a', soft: '#7a5714',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.95];
    const at = (u: number, v: number): Point => [cx + u * s, foot - v * s];
    return [
      disc(...at(0, 0.6), s * 0.36, 'bg'),
      ...many(20, (i): Layer => golden(blade(...towards(...at(0, 0.64), s * 0.29, i * 18), s * (i % 2 ? 0.07 : 0.13), s * 0.016, i * 18))),
      shaped([['M', at(-0.28, 0.64)], ['C', at(-0.22, 0.56), at(-0.1, 0.52), at(-0.02, 0.53)], ['C', at(0.06, 0.53), at(0.12, 0.57), at(0.16, 0.64)], ['C', at(0.19, 0.69), at(0.24, 0.69), at(0.29, 0.655)], ['C', at(0.26, 0.73), at(0.19, 0.755), at(0.14, 0.72)], ['C', at(0.1, 0.69), at(0.06, 0.67), at(0.02, 0.665)], ['C', at(-0.08, 0.66), at(-0.18, 0.67), at(-0.28, 0.64)], ['Z']], '#b9cbd6'),
      shaped([['M', at(0.06, 0.64)], ['C', at(0.06, 0.76), at(0, 0.88), at(-0.16, 0.93)], ['C', at(-0.14, 0.86), at(-0.2, 0.84), at(-0.17, 0.79)], ['C', at(-0.18, 0.74), at(-0.12, 0.66), at(-0.06, 0.61)], ['Z']], '#ffffff'), shaped([['M', at(0.1, 0.62)], ['C', at(0.14, 0.74), at(0.16, 0.84), at(0.06, 0.95)], ['C', at(0.04, 0.88), at(-0.02, 0.86), at(-0.01, 0.8)], ['C', at(-0.04, 0.74), at(-0.02, 0.66), at(0.0, 0.6)], ['Z']], '#e2ebf0'),
      shaped([['M', at(-0.28, 0.65)], ['C', at(-0.22, 0.58), at(-0.1, 0.545), at(-0.02, 0.55)], ['C', at(0.06, 0.55), at(0.12, 0.585), at(0.16, 0.655)], ['C', at(0.19, 0.69), at(0.24, 0.69), at(0.29, 0.66)], ['C', at(0.26, 0.73), at(0.19, 0.75), at(0.14, 0.72)], ['C', at(0.1, 0.69), at(0.06, 0.67), at(0.02, 0.665)], ['C', at(-0.08, 0.66), at(-0.18, 0.67), at(-0.28, 0.65)], ['Z']], '#ffffff'),
      poly([at(0.285, 0.665), at(0.33, 0.645), at(0.28, 0.64)], '#d99a4a'), disc(...at(0.225, 0.7), s * 0.011, '#24384a'),
      ...[[-0.09, 0.13], [0, 0.2], [0.09, 0.13]].map(([u, v], i): Layer => shaped([['M', at(u!, v! + (i === 1 ? 0 : 0.03))], ['C', at(u! + 0.02, v! - 0.04), at(u! + 0.04, v! - 0.06), at(u! + 0.04, v! - 0.085)], ['C', at(u! + 0.04, v! - 0.13), at(u! - 0.04, v! - 0.13), at(u! - 0.04, v! - 0.085)], ['C', at(u! - 0.04, v! - 0.06), at(u! - 0.02, v! - 0.04), at(u!, v! + (i === 1 ? 0 : 0.03))], ['Z']], '#7fb7d4')),
      ...many(7, (i): Layer => { const angle = 210 + i * 20; return shaped([['M', at(0, 0.23)], ['L', towards(...at(0, 0.23), s * 0.24, angle - 11)], ['C', towards(...at(0, 0.23), s * 0.275, angle - 7), towards(...at(0, 0.23), s * 0.275, angle + 7), towards(...at(0, 0.23), s * 0.24, angle + 11)], ['Z']], i % 2 ? '#f7e8cc' : '#edd5a8'); }),
      golden(round(...at(0, 0.235), s * 0.045, s * 0.035)), golden(sheet(cx - s * 0.12, foot - s * 0.255, s * 0.24, s * 0.014)),
      twig(...at(-0.05, 0.02), s * 0.4, 196, 40, '#8fae95', 6, 0.5), twig(...at(0.05, 0.02), s * 0.4, -16, -40, '#8fae95', 6, 0.5),
    ];
  },
};
