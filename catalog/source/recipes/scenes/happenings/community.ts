import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { guitar, notes } from './music-and-films.js';
import { box, disc, drawn, leaf, many, oval, outlined, poly, ring, starAt, stroke, tear, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A bottle, two glasses, grapes and cheese. */
export const winery: Scene = {
  id: 'winery', sky: 'accent2/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.98);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot - s * 0.5, s);
    const glass = (px: number, py: number, wine: string): Layer[] => [
      u.path(`M${px - 11} ${py - 30}C${px - 14} ${py - 8} ${px - 8} ${py} ${px} ${py}C${px + 8} ${py} ${px + 14} ${py - 8} ${px + 11} ${py - 30}Z`, 'bg', { opacity: 0.8 }),
      u.path(`M${px - 12.2} ${py - 18}C${px - 12.6} ${py - 6} ${px - 7} ${py - 1.6} ${px} ${py - 1.6}C${px + 7} ${py - 1.6} ${px + 12.6} ${py - 6} ${px + 12.2} ${py - 18}Z`, wine), u.oval(px, py - 18, 12.2, 1.8, `${wine}/bg/.3`),
      u.box(px, py + 10, 1.8, 22, 'bg/ink/.1'), u.oval(px, py + 20.6, 9, 1.6, 'bg/ink/.1'), u.path(`M${px - 8.6} ${py - 27}C${px - 10} ${py - 16} ${px - 8} ${py - 9} ${px - 6} ${py - 7}C${px - 7} ${py - 14} ${px - 7} ${py - 20} ${px - 6.6} ${py - 27}Z`, 'bg', { opacity: 0.8 }),
    ];
    const grapes = [[0, 0], [7, -1], [14, 0], [21, 1], [3.5, 6], [10.5, 6], [17.5, 6.4], [7, 12], [14, 12]];
    return [
      u.disc(0, -2, 45, 'accent', { opacity: 0.16 }),
      box(x, foot - s * 0.06, w, y + h - foot + s * 0.06 + 0.2, 'ink/accent/.35'), box(x, foot - s * 0.06, w, s * 0.014, 'ink'),
      u.path('M-6 -47L6 -47L6 -24C6 -16 14 -14 14 -4L14 44L-14 44L-14 -4C-14 -14 -6 -16 -6 -24Z', 'ink'), u.path('M-11 -4C-11 -11 -4 -14 -4 -22L-2 -22C-2 -13 -8 -10 -8 -3L-8 40L-11 40Z', 'ink/bg/.3'), u.box(0, -42, 13, 13, 'accent', { radius: 0.1 }), u.box(0, -34, 13, 1.6, 'accent2'),
      u.box(0, 16, 28, 28, 'bg'), u.box(0, 4.6, 28, 1.6, 'accent'), u.box(0, 27.4, 28, 1.6, 'accent'), outlined('ellipse', ...u.to(0, 13), s * 0.11, s * 0.11, 'accent'), leaf(...u.to(-4, 15), s * 0.09, s * 0.045, -28, 'bg'), u.box(0, 22.6, 16, 1.8, 'ink', { radius: 0.5 }),
      ...glass(-29, 22, 'accent'), ...glass(27, 22, 'accent/ink/.3'),
      u.path('M-46 44L-46 36L-22 30L-16 36L-16 44Z', '#f3c74f'), u.path('M-46 36L-22 30L-16 36Z', '#f9dd8b'), u.disc(-38, 40, 2, '#d9a22f'), u.disc(-27, 41, 1.6, '#d9a22f'), u.oval(-31, 34.2, 2, 0.9, '#d9a22f'),
      ...grapes.map(([dx, dy], i) => u.disc(20 + dx!, 29.6 + dy!, 4.3, i % 3 === 1 ? 'extra/ink/.55' : 'extra/ink/.38')), ...grapes.map(([dx, dy]) => u.disc(18.8 + dx!, 28.4 + dy!, 1, 'bg', { opacity: 0.6 })), u.line([32, 26], [37, 19], 1.6, 'ink'), leaf(...u.to(35, 23), s * 0.12, s * 0.08, -14, 'extra/ink/.2'),
    ];
  },
};

/** A table of cakes, a pie and cupcakes under bunting. */
export const bakeTable: Scene = {
  id: 'bake-table', sky: 'extra/bg/.66', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const cloth = foot - s * 0.22;
    const flags = Math.max(7, Math.round(w / (s * 0.13)));
    const cup = (px: number, py: number, icing: string): Layer[] => [u.path(`M${px - 6} ${py - 7}L${px + 6} ${py - 7}L${px + 4.4} ${py}L${px - 4.4} ${py}Z`, 'accent2/ink/.16'), u.oval(px, py - 8, 7.2, 3.6, icing), u.oval(px, py - 11, 5.2, 3.2, icing), u.oval(px, py - 13.6, 3, 2.4, icing), u.disc(px, py - 16.4, 1.7, 'accent')];
    return [
      ...many(flags, (i) => { const px = x + (w / flags) * i; const sag = (k: number): number => y + h * 0.04 + Math.sin((k / flags) * Math.PI) * s * 0.09; return poly([[px + w / flags * 0.06, sag(i)], [px + (w / flags) * 0.94, sag(i + 1)], [px + w / flags / 2, sag(i + 0.5) + s * 0.11]], ['accent', 'accent2', 'bg'][i % 3]!); }),
      u.oval(0, 26.4, 19, 2.6, 'bg/ink/.16'), u.box(0, 23, 5, 12, 'bg/ink/.1'), u.oval(0, 16.6, 21, 3, 'bg'),
      u.path('M-16 15L-16 -8C-16 -12 16 -12 16 -8L16 15C10 18 -10 18 -16 15Z', 'accent/bg/.5'), u.box(0, 4, 32, 3.4, 'bg'), u.oval(0, -8, 16, 3.6, 'bg'), ...many(6, (i) => u.path(`M${-16 + i * 5.4} -8C${-16 + i * 5.4} ${-1 + (i % 2) * 4} ${-11 + i * 5.4} ${-1 + (i % 2) * 4} ${-11 + i * 5.4} -8Z`, 'bg')), ...[-9, 0, 9].flatMap((px) => [u.disc(px, -12, 2.8, 'accent'), leaf(...u.to(px, -14), s * 0.04, s * 0.02, -50, 'extra/ink/.3')]),
      u.oval(-33, 27.6, 14, 2, 'ink', { opacity: 0.2 }), u.path('M-47 18L-19 18L-23 27.6L-43 27.6Z', 'accent2/ink/.22'), u.path('M-48 19C-46 6 -20 6 -18 19C-22 21 -24 17 -27 19C-30 21 -31 17 -33 19C-36 21 -37 17 -40 19C-43 21 -45 17 -48 19Z', 'accent2'), ...[-38, -33, -28].map((px) => u.line([px, 12.6], [px + 1, 15.6], 1.3, 'accent2/ink/.4')),
      ...cup(27, 27.6, 'bg'), ...cup(42, 27.6, 'accent/bg/.3'), u.oval(34.6, 12.4, 15, 1.8, 'bg'), u.box(34.6, 20, 2, 14, 'bg/ink/.1'), ...cup(28, 11.6, 'accent/bg/.3'), ...cup(41, 11.6, 'bg'),
      box(x, cloth, w, foot - cloth + 0.2, 'accent'), ...many(12, (i) => box(x + (w / 12) * i, cloth, w / 24, foot - cloth + 0.2, 'bg')), box(x, cloth - s * 0.008, w, s * 0.03, 'ink'),
      u.path('M-19 32L19 32L19 46L-19 46Z', 'bg'), u.path('M-19 32L19 32L19 34L-19 34Z', 'accent2'), outlined('heart', ...u.to(-10, 40.4), s * 0.07, s * 0.06, 'accent'), u.box(5, 38.6, 18, 2.4, 'ink', { radius: 0.5 }), u.box(2, 42.6, 12, 2, 'ink/bg/.4', { radius: 0.5 }),
    ];
  },
};

/** A great drop with a heart in it, small drops about. */
export const bloodDrop: Scene = {
  id: 'blood-drop', sky: 'accent2/bg/.74', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.96);
    const [cx, cy] = [x + w / 2, y + h / 2];
    const u = unit(cx, cy, s);
    const red = '#d21f36';
    return [
      u.disc(0, 2, 46, 'bg', { opacity: 0.65 }), u.ring(0, 2, 41, 1, 'accent2'),
      tear(...u.to(0, 0), s * 0.6, s * 0.84, red), u.path('M-20 14C-24 26 -14 37 -2 38C-12 32 -16 24 -14 12Z', '#ffffff', { opacity: 0.4 }), u.path('M4 -30C14 -14 28 0 24 20C21 32 12 38 2 41C22 42 29 30 28.6 18C28 4 12 -10 4 -30Z', '#7d0d20', { opacity: 0.45 }),
      outlined('heart', ...u.to(0, 2), s * 0.25, s * 0.225, 'bg'), u.box(0, 1, 4, 12, red, { radius: 0.2 }), u.box(0, 1, 12, 4, red, { radius: 0.2 }),
      ...[-1, 1].map((side) => u.line([side * 50, 26], [side * 25, 26], 2.4, 'ink')),
      ...([[-37, -18, 0.11], [37, -14, 0.13], [33, 34, 0.09], [-35, 36, 0.1], [-24, -36, 0.07], [26, -38, 0.08]] as const).map(([px, py, size], i) => tear(...u.to(px, py), s * size * 0.74, s * size, i % 2 ? 'accent' : red)),
    ];
  },
};

/** A box of food to give away: cans, bread, milk, apples and a heart on its front. */
export const pantry: Scene = {
  id: 'pantry', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 0.98);
    const [cx, foot] = [x + w / 2, y + h * 0.93];
    const u = unit(cx, foot - s * 0.5, s);
    const can = (px: number, py: number, color: string): Layer[] => [u.box(px, py, 16, 26, 'bg/ink/.24', { radius: 0.1 }), u.box(px, py, 16, 17, color), u.oval(px, py - 13, 8, 2, 'bg/ink/.12'), u.disc(px, py, 4.6, 'bg'), u.box(px - 6, py, 1.6, 24, 'bg', { opacity: 0.4 })];
    return [
      u.disc(0, -2, 46, 'bg', { opacity: 0.55 }), box(x, foot - s * 0.03, w, y + h - foot + s * 0.03 + 0.2, 'ink'),
      u.path('M-38 6C-44 -6 -40 -30 -33 -36L-27 -30C-30 -18 -30 -6 -28 6Z', 'accent2/ink/.32'), ...[-26, -17, -8].map((py) => u.line([-38, py], [-32, py - 3], 1.6, 'accent2/bg/.4')),
      u.path('M-27 6L-27 -24L-22 -32L-12 -32L-7 -24L-7 6Z', 'bg'), u.path('M-27 -24L-22 -32L-12 -32L-7 -24Z', 'extra/bg/.3'), u.box(-17, -33.6, 10, 3.4, 'extra'), u.box(-17, -10, 20, 10, 'extra'), u.disc(-17, -10, 3.4, 'bg'),
      leaf(...u.to(14, -22), s * 0.2, s * 0.07, -110, 'extra/ink/.3'), leaf(...u.to(14, -22), s * 0.22, s * 0.07, -84, 'extra/ink/.16'), leaf(...u.to(14, -22), s * 0.18, s * 0.07, -62, 'extra/ink/.36'), u.path('M8 6L10 -20C12 -24 17 -24 19 -20L22 6Z', 'accent2'), u.line([12, -14], [15, -14], 1.4, 'accent2/ink/.4'), u.line([14, -4], [18, -4], 1.4, 'accent2/ink/.4'),
      ...can(2, -4, 'accent'), ...can(31, -6, 'extra/ink/.2'), u.disc(22, -2, 8, 'accent'), u.line([22, -9], [24, -13], 1.4, 'ink'), u.disc(19.6, -4.6, 2, 'bg', { opacity: 0.5 }), u.disc(-4, 4, 7, 'accent/ink/.14'),
      u.path('M-44 4L44 4L39 47L-39 47Z', '#c99763'), u.path('M-44 4L44 4L43.2 11L-43.2 11Z', '#a87643'), u.path('M-42.4 18L-26 18L-24.6 47L-39 47Z', '#b58350', { opacity: 0.6 }), outlined('heart', ...u.to(2, 29), s * 0.24, s * 0.21, 'accent'), u.box(0, 8, 14, 3, '#7c5329', { radius: 0.5 }),
    ];
  },
};

/** A green with its flag, a bunker, trees, and a ball at the hole. */
export const golf: Scene = {
  id: 'golf-green', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const tree = (px: number, py: number, size: number, color: string): Layer[] => [box(px - size * 0.04, py - size * 0.2, size * 0.08, size * 0.2, 'ink'), oval(px, py - size * 0.5, size * 0.28, size * 0.36, color), oval(px - size * 0.16, py - size * 0.34, size * 0.2, size * 0.2, color), oval(px + size * 0.17, py - size * 0.36, size * 0.19, size * 0.2, color)];
    const green = '#4f9a4b';
    return [
      u.disc(-22, -22, 13, 'accent2'),
      drawn(x, foot - s * 0.56, w, s * 0.56 + 0.2, hills([0, 30], [26, 6], [60, 24], [100, 0]), '#2f6b45'),
      ...tree(x + w * 0.09, foot - s * 0.42, s * 0.3, '#1f5138'), ...tree(x + w * 0.9, foot - s * 0.46, s * 0.34, '#1f5138'), ...tree(x + w * 0.77, foot - s * 0.4, s * 0.24, '#28603f'),
      drawn(x, foot - s * 0.43, w, s * 0.43 + 0.2, hills([0, 10], [40, 22], [70, 4], [100, 20]), '#3c8247'), drawn(x, foot - s * 0.24, w, s * 0.24 + 0.2, hills([0, 34], [50, 0], [100, 40]), green),
      ...[0, 1, 2].map((i) => u.path(`M${-30 + i * 26} 50L${-14 + i * 16} 28L${-7 + i * 16} 27L${-17 + i * 26} 50Z`, '#64b05a')), u.path('M-47 22C-40 14 -30 20 -24 19C-16 18 -14 26 -24 29C-34 32 -50 30 -47 22Z', '#f2dfae'), u.path('M-47 23C-40 15 -30 21 -24 20C-18 19.4 -16 23 -19 26C-22 22 -30 25 -36 24C-42 23 -46 26 -46.6 26C-47 25 -47 24 -47 23Z', '#d8bd80'),
      u.oval(14, 33, 7, 2.2, 'ink'), u.line([14, 33], [14, -40], 1.7, 'bg'), u.path('M14.8 -40C24 -44 30 -32 42 -37L42 -18C30 -13 24 -25 14.8 -21Z', 'accent'), u.path('M14.8 -26C24 -30 30 -18 42 -23L42 -18C30 -13 24 -25 14.8 -21Z', 'ink', { opacity: 0.2 }),
      u.oval(-4, 44, 9, 2, '#1f5138', { opacity: 0.5 }), u.disc(-4, 37, 7.4, '#ffffff'), u.path('M-11 39C-9 45 -1 46 2.6 40C0 43 -6 43 -11 39Z', '#b9c4c4'), ...[[-6, 33], [-2, 34], [-7, 37], [-3, 38.4], [1, 37]].map(([px, py]) => u.disc(px!, py!, 0.9, '#c8d2d2')),
    ];
  },
};

/** Three who run toward the tape, over a street, before a town. */
export const runners: Scene = {
  id: 'runners', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h];
    const runner = (px: number, size: number, shirt: string, shorts: string, skin: string, number: boolean): Layer[] => {
      const u = unit(px, foot - s * 0.07 - size * 0.5, size);
      return [
        u.oval(2, 51, 26, 2.4, 'ink', { opacity: 0.3 }),
        u.line([-6, -16], [-20, -6], 7, skin), u.line([-20, -6], [-26, -18], 6, skin),
        u.line([-3, 10], [-14, 28], 11, skin), u.line([-14, 28], [-34, 32], 8, skin), u.path('M-38 26L-31 27L-32 40L-38 41C-41 38 -40 30 -38 26Z', 'ink'),
        u.line([4, 10], [20, 20], 11, skin), u.line([20, 20], [16, 44], 8, skin), u.path('M11 43L19 43L28 47C29 49 28 50 27 50L11 50Z', 'ink'),
        u.path('M-10 6L11 6L26 18L18 26L2 16L-12 28L-21 22Z', shorts), u.path('M-11 -21C-5 -26 9 -26 14 -20L11 8L-10 8Z', shirt),
        ...(number ? [u.box(1, -6, 14, 10, 'bg', { radius: 0.1 }), u.box(1, -6.6, 9, 3, 'ink', { radius: 0.4 }), u.box(1, -2.8, 6, 1.4, 'ink/bg/.4', { radius: 0.4 })] : []),
        u.line([11, -16], [22, -4], 7, skin), u.line([22, -4], [34, -14], 6, skin), u.disc(36, -16, 3.6, skin), u.box(6, -26, 6, 8, skin, { rotate: 14 }), u.oval(9, -36, 8, 9.4, skin), u.path('M0 -36C-1 -48 15 -49 17 -39C12 -42 7 -42 5 -39L4 -33Z', 'ink'), u.path('M1 -41C6 -44 12 -44 17.4 -41L17 -38.4C12 -41 6 -41 1.4 -38.4Z', shirt),
      ];
    };
    const town = [0.3, 0.42, 0.24, 0.5, 0.36, 0.28, 0.44, 0.32];
    return [
      disc(cx + s * 0.2, foot - s * 0.56, s * 0.2, 'accent'), ...town.map((t, i) => box(x + (w / 8) * i, foot - s * (0.22 + t), w / 8 + 0.2, s * t, i % 2 ? 'extra/bg/.3' : 'extra/bg/.1')), ...town.flatMap((t, i) => many(4, (k) => box(x + (w / 8) * (i + 0.24 + (k % 2) * 0.32), foot - s * (0.18 + t - Math.floor(k / 2) * 0.09), w * 0.02, s * 0.04, 'bg', { opacity: 0.6 }))),
      box(x, foot - s * 0.24, w, s * 0.24 + 0.2, 'ink/extra/.3'), box(x, foot - s * 0.24, w, s * 0.02, 'bg'), ...many(5, (i) => box(x + w * (0.03 + i * 0.2), foot - s * 0.035, w * 0.12, s * 0.016, 'bg')),
      ...runner(cx - s * 0.3, s * 0.46, 'extra/ink/.3', 'ink', '#c98c62', false), ...runner(cx + s * 0.29, s * 0.5, 'accent2', 'ink', '#e0ac86', false), ...runner(cx - s * 0.03, s * 0.64, 'accent', 'ink', '#8a5638', true),
    ];
  },
};

/** A ball with its seams over two crossed bats. */
export const baseball: Scene = {
  id: 'baseball', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const bat = (turn: number): Layer[] => { const u = unit(cx, cy, s, turn); return [u.path('M-6.6 -46C-6.6 -51 6.6 -51 6.6 -46L5.4 -8L2.6 26L2.6 44L-2.6 44L-2.6 26L-5.4 -8Z', '#c8894e'), u.path('M-6.6 -46C-6.6 -48 -4 -49.4 -3 -49.6L-2 -8L-1 26L-1 44L-2.6 44L-2.6 26L-5.4 -8Z', '#e3b27b'), u.box(0, 34, 6, 18, 'ink', { radius: 0.2 }), u.oval(0, 45, 5, 3.4, '#c8894e'), u.box(0, -36, 13, 2, 'ink')]; };
    const seam = (side: 1 | -1): Layer[] => many(9, (i) => { const a = (-52 + i * 13) * (Math.PI / 180); const px = cx + side * s * (0.34 - 0.245 * Math.cos(a)); const py = cy + s * 0.245 * Math.sin(a); const [dx, dy] = [side * Math.cos(a) * s * 0.022, -Math.sin(a) * s * 0.022]; return stroke([px - dx * 1.1, py - dy - s * 0.007], [px + dx * 1.1, py + dy + s * 0.012], s * 0.011, '#d21f36'); });
    return [
      ...bat(45), ...bat(-45),
      disc(cx, cy, s * 0.255, 'ink'), disc(cx, cy, s * 0.235, '#fffdf6'), poly([...many(13, (i) => towards(cx, cy, s * 0.235, -10 + i * 12)), ...many(13, (i) => towards(cx - s * 0.03, cy - s * 0.03, s * 0.225, 130 - i * 11))], 'ink', { opacity: 0.14 }),
      ...seam(1), ...seam(-1), ...[0, 90, 180, 270].map((a) => starAt(...towards(cx, cy, s * 0.37, a + 90), s * 0.045, 'accent', 5, 0.42)),
    ];
  },
};

/** A volcano that foams, a flask, test tubes and an atom. */
export const experiment: Scene = {
  id: 'experiment', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.98);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const u = unit(cx, foot - s * 0.5, s);
    const tube = (px: number, color: string, fill: number): Layer[] => [u.path(`M${px - 4} 14L${px + 4} 14L${px + 4} 40C${px + 4} 45 ${px - 4} 45 ${px - 4} 40Z`, 'bg', { opacity: 0.85 }), u.path(`M${px - 4} ${fill}L${px + 4} ${fill}L${px + 4} 40C${px + 4} 45 ${px - 4} 45 ${px - 4} 40Z`, color), u.box(px, 13, 10.4, 2.4, 'bg', { radius: 0.5 })];
    return [
      u.disc(0, 0, 46, 'bg', { opacity: 0.5 }), box(x, foot - s * 0.04, w, y + h - foot + s * 0.04 + 0.2, 'ink'), u.box(0, 46.6, 92, 2, 'accent2', { radius: 0.4 }),
      ...[0, 60, 120].map((turn) => oval(...u.to(27, -25), s * 0.165, s * 0.06, 'ink', { rotate: turn })), ...[0, 60, 120].map((turn) => oval(...u.to(27, -25), s * 0.148, s * 0.044, 'extra/bg/.75', { rotate: turn })), u.disc(27, -25, 4, 'accent'), u.disc(42.6, -25, 2, 'accent'), u.disc(19.4, -11.6, 2, 'accent'), u.disc(19.4, -38.4, 2, 'accent'),
      u.path('M-48 46C-38 34 -32 10 -28 -4L-12 -4C-8 10 -2 34 8 46Z', 'accent2/ink/.5'), u.path('M-20 -4L-12 -4C-8 10 -2 34 8 46L-10 46C-16 30 -19 12 -20 -4Z', 'ink', { opacity: 0.2 }),
      u.path('M-30 -6C-30 -10 -10 -10 -10 -6C-9 4 -10 18 -13 18C-16 18 -15 8 -17 8C-19 8 -18 27 -22 27C-26 27 -23 10 -25 10C-28 10 -27 14 -29 14C-31 14 -30 2 -30 -6Z', 'accent'),
      ...([[-20, -14, 7], [-28, -12, 5], [-12, -13, 5], [-26, -22, 6], [-14, -22, 5.6], [-20, -30, 5.4], [-31, -29, 3.2], [-9, -32, 3.4], [-24, -40, 3.2], [-14, -42, 2.2]] as const).map(([px, py, r], i) => u.disc(px, py, r, i % 3 === 1 ? 'accent/bg/.35' : i % 3 === 2 ? 'accent/bg/.6' : 'accent')),
      u.path('M4 14L4 26L-6 42C-8 46 -6 47 -3 47L19 47C22 47 24 46 22 42L12 26L12 14Z', 'bg', { opacity: 0.92 }), u.path('M-1.6 35L17.6 35L22 42C24 46 22 47 19 47L-3 47C-6 47 -8 46 -6 42Z', 'extra/ink/.2'), u.box(8, 13, 13, 3, 'bg', { radius: 0.5 }), u.disc(5, 40, 1.8, 'bg'), u.disc(11, 43, 1.2, 'bg'), u.disc(9, 28, 1.6, 'extra/ink/.2'), u.disc(7, 21, 1.1, 'extra/ink/.2'),
      u.box(36, 33, 26, 3, 'ink/accent2/.4'), u.box(36, 45, 26, 3, 'ink/accent2/.4'), u.box(24, 38, 2.4, 18, 'ink/accent2/.4'), u.box(48, 38, 2.4, 18, 'ink/accent2/.4'), ...tube(29.6, 'accent', 26), ...tube(42.4, 'accent2', 21), u.box(36, 33, 26, 2.4, 'ink/accent2/.4'),
    ];
  },
};

/** An ark on the waves with its animals, under a rainbow. */
export const ark: Scene = {
  id: 'ark', sky: 'extra/bg/.66', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const giraffe = (px: number, turn: 1 | -1): Layer[] => [u.path(`M${px - 3} 8L${px - 2 + turn} -24L${px + 3 + turn} -24L${px + 4} 8Z`, '#efb73e'), u.oval(px + turn * 4, -27, 6.4, 3.8, '#efb73e'), u.line([px, -29], [px - 1, -35], 1.4, '#8a5a2b'), u.line([px + 3, -29], [px + 3, -35], 1.4, '#8a5a2b'), u.disc(px - 1, -35, 1.3, '#8a5a2b'), u.disc(px + 3, -35, 1.3, '#8a5a2b'), u.disc(px + turn * 4, -28, 1, 'ink'), ...[[0, -18], [2, -11], [0, -4], [2, 2]].map(([dx, dy]) => u.disc(px + dx! + 0.4, dy!, 1.6, '#b9742c'))];
    return [
      ...['#e4303f', '#f58220', '#fcc72b', '#2fa04f', '#2b6fd6'].map((color, i) => u.disc(0, 20, 47 - i * 5, color)), u.disc(0, 20, 22, 'extra/bg/.66'),
      ...giraffe(-17, -1), ...giraffe(-8, 1),
      u.oval(24, 0, 9, 9, '#9aa3b2'), u.oval(14.6, 1, 5, 7, '#868fa0'), u.oval(33.4, 1, 5, 7, '#868fa0'), u.path('M21 2L27 2C27 8 27 11 31 11L31 13.6C24 14 21 9 21 2Z', '#9aa3b2'), u.disc(20.6, -1.6, 1.1, 'ink'), u.disc(27.4, -1.6, 1.1, 'ink'),
      u.disc(-31, 5, 8, '#c4762a'), u.disc(-31, 6, 5.6, '#efb73e'), u.disc(-33, 5, 0.9, 'ink'), u.disc(-29, 5, 0.9, 'ink'), u.oval(-31, 7.6, 1.4, 1, 'ink'),
      u.box(4, 3, 16, 14, 'bg'), u.poly([[-6, -4], [14, -4], [4, -13]], 'accent'), outlined('arch', ...u.to(4, 4), s * 0.06, s * 0.09, 'ink'),
      u.path('M-48 8C-34 11 34 11 48 8C46 24 36 36 26 38L-26 38C-36 36 -46 24 -48 8Z', '#a5683a'), u.path('M-48 8C-34 11 34 11 48 8L47.4 13C34 16 -34 16 -47.4 13Z', '#7c4a25'), ...[20, 27].map((py) => u.path(`M${-44 + (py - 20) * 0.5} ${py}C-30 ${py + 2} 30 ${py + 2} ${44 - (py - 20) * 0.5} ${py}L${43.4 - (py - 20) * 0.5} ${py + 1.4}C30 ${py + 3.4} -30 ${py + 3.4} ${-43.4 + (py - 20) * 0.5} ${py + 1.4}Z`, '#7c4a25')), ...[-24, 0, 24].map((px) => u.disc(px, 24, 3.6, 'ink')), ...[-24, 0, 24].map((px) => u.disc(px, 24, 2.2, '#f9dd8b')),
      drawn(x, foot - s * 0.17, w, s * 0.17 + 0.2, 'M0 14C8 0 14 0 20 12C26 24 34 24 40 12C46 0 54 0 60 12C66 24 74 24 80 12C86 0 94 0 100 14V100H0Z', '#3f86c9'), drawn(x, foot - s * 0.1, w, s * 0.1 + 0.2, 'M0 24C8 40 14 40 20 24C26 8 34 8 40 24C46 40 54 40 60 24C66 8 74 8 80 24C86 40 94 40 100 24V100H0Z', '#2a66a6'),
      u.path('M37 -36C33 -40 30 -37 31 -33C34 -30 40 -30 44 -34L48 -36L43 -37C42 -40 38 -42 36 -44C35 -41 35 -39 37 -36Z', '#ffffff'), u.line([46, -36], [49, -32], 1.2, '#2f8d4e'), u.disc(43, -36, 0.7, 'ink'),
    ];
  },
};

/** An open Bible in light, wheat and lilies beside it. */
export const scripture: Scene = {
  id: 'scripture', sky: 'bg/accent2/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const u = unit(cx, foot - s * 0.5, s);
    const wheat = (px: number, py: number, turn: number): Layer[] => { const v = unit(...u.to(px, py), s * 0.6, turn); return [v.line([0, 50], [0, -30], 1.6, 'accent2/ink/.3'), ...many(5, (i) => [leaf(...v.to(0, -12 - i * 8), s * 0.075, s * 0.032, turn - 52, 'accent2/ink/.16'), leaf(...v.to(0, -12 - i * 8), s * 0.075, s * 0.032, turn - 128, 'accent2/ink/.3')]).flat(), leaf(...v.to(0, -46), s * 0.075, s * 0.034, turn - 90, 'accent2/ink/.16')]; };
    const lines = (side: 1 | -1): Layer[] => many(6, (i) => u.line([side * 8, 12.6 + i * 4], [side * (i === 5 ? 22 : 36), 9 + i * 4 + (i === 5 ? 1.6 : 0)], 1.1, 'ink/bg/.5'));
    return [
      u.disc(0, -4, 40, 'accent2', { opacity: 0.5 }), u.disc(0, -4, 30, 'bg', { opacity: 0.7 }), ...many(13, (i) => poly([u.to(...towards(0, 8, 14, 192 + i * 13)), u.to(...towards(0, 8, 45, 189.6 + i * 13)), u.to(...towards(0, 8, 45, 194.4 + i * 13))], 'accent2', { opacity: 0.7 })),
      u.box(0, -14, 5.4, 40, 'accent'), u.box(0, -20, 24, 5.4, 'accent'),
      ...wheat(-36, -4, -16), ...wheat(-28, -10, -6), ...wheat(36, -4, 16), ...wheat(28, -10, 6),
      u.path('M-48 10L-44 42C-30 38 -10 40 0 46C10 40 30 38 44 42L48 10Z', 'accent/ink/.4'), u.path('M-45 6C-32 2 -10 4 0 11C10 4 32 2 45 6L42 38C30 34 10 36 0 42C-10 36 -30 34 -42 38Z', 'bg/ink/.16'), u.path('M-44 3C-32 -1 -10 1 0 8C10 1 32 -1 44 3L41 35C30 31 10 33 0 39C-10 33 -30 31 -41 35Z', 'bg'), u.path('M0 8C3 5.6 6 4 9 3.4L8 34.4C5 35.4 2.6 37 0 39C-2.6 37 -5 35.4 -8 34.4L-9 3.4C-6 4 -3 5.6 0 8Z', 'ink', { opacity: 0.1 }), ...lines(-1), ...lines(1), u.path('M10 4L15 3L16 40L13 36L11 41Z', 'accent'),
      box(x, foot - s * 0.05, w, y + h - foot + s * 0.05 + 0.2, 'accent2/ink/.62'),
    ];
  },
};

/** A hall with columns and a clock, trees, and a path that leads to it. */
export const campus: Scene = {
  id: 'campus', sky: 'extra/bg/.64', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const tree = (px: number, py: number, r: number, color: string): Layer[] => [u.line([px, py], [px, py - r], 2.4, 'ink'), u.disc(px, py - r * 1.6, r, color), u.disc(px - r * 0.6, py - r * 1.1, r * 0.7, color), u.disc(px + r * 0.6, py - r * 1.1, r * 0.7, color)];
    return [
      ...[[-34, -34, 9], [-26, -36, 6], [34, -28, 8], [41, -30, 6]].map(([px, py, r]) => u.oval(px!, py!, r!, r! * 0.44, 'bg')),
      u.box(0, 6, 92, 42, 'accent'), u.box(0, -14, 96, 4, 'bg'), ...[-38, -28, 28, 38].flatMap((px) => [outlined('arch', ...u.to(px, -3), s * 0.055, s * 0.1, 'bg'), outlined('arch', ...u.to(px, -2.6), s * 0.037, s * 0.08, 'ink'), u.box(px, 15, 5.5, 10, 'bg'), u.box(px, 15, 3.7, 8, 'ink')]),
      u.box(0, -26, 14, 24, 'accent'), u.box(0, -37, 17, 3, 'bg'), u.poly([[-7, -38], [7, -38], [0, -47]], 'ink'), u.disc(0, -29, 5.2, 'bg'), u.line([0, -29], [0, -32.4], 1, 'ink'), u.line([0, -29], [2.4, -28], 1, 'ink'), u.line([0, -46], [0, -50], 1, 'ink'),
      u.poly([[-23, -8], [23, -8], [0, -20]], 'bg'), u.poly([[-16, -9.6], [16, -9.6], [0, -17.4]], 'accent2'), u.box(0, 10, 42, 34, 'ink/accent/.5'), u.box(0, -6, 44, 3.4, 'bg/ink/.12'), ...[-18, -9.4, 9.4, 18].map((px) => u.box(px, 10, 4.4, 30, 'bg')), outlined('arch', ...u.to(0, 13), s * 0.1, s * 0.26, 'accent2'), u.box(0, 14, 0.9, 24, 'ink'),
      ...[0, 1, 2].map((i) => u.box(0, 26 + i * 2.4, 46 + i * 5, 2.5, i % 2 ? 'bg/ink/.16' : 'bg')),
      drawn(x, foot - s * 0.2, w, s * 0.2 + 0.2, hills([0, 8], [50, 0], [100, 8]), '#4f8f52'), u.path('M-14 31L14 31L34 50L-34 50Z', 'accent2/bg/.5'), u.path('M-14 31L-10 31L-24 50L-34 50Z', 'accent2/ink/.1'), ...tree(-40, 34, 9, '#2f6b45'), ...tree(41, 35, 10, '#2f6b45'), ...tree(31, 32, 5.6, '#3c8247'), ...tree(-30, 32, 5, '#3c8247'),
      u.disc(-6, 36, 2.2, '#8a5638'), u.path('M-9 46L-8.6 39L-3.4 39L-3 46Z', 'accent'), u.disc(3, 37, 2.2, '#e0ac86'), u.path('M0 47L0.4 40L5.6 40L6 47Z', 'ink'),
    ];
  },
};

/** A red case with a cross, strips of plaster, a roll and scissors. */
export const firstAid: Scene = {
  id: 'first-aid', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.96);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const u = unit(cx, cy, s);
    const red = '#d8263c';
    const plaster = (px: number, py: number, turn: number): Layer[] => { const v = unit(...u.to(px, py), s * 0.3, turn); return [v.box(0, 0, 96, 30, '#f0c39a', { radius: 0.5 }), v.box(0, 0, 34, 30, '#e3a978'), ...[-8, 0, 8].flatMap((dx) => [-7, 7].map((dy) => v.disc(dx, dy, 2, '#c98552'))), ...[-32, 32].flatMap((dx) => [-5, 5].map((dy) => v.disc(dx, dy, 2, '#d99a6a')))]; };
    return [
      u.disc(0, 0, 47, 'bg', { opacity: 0.6 }),
      ...plaster(-32, -30, -34), ...plaster(33, -32, 28), u.box(0, -27, 30, 14, 'ink', { radius: 0.3 }), u.box(0, -25, 22, 11, 'extra/bg/.78', { radius: 0.26 }),
      u.box(0, 6, 80, 54, '#a3162b', { radius: 0.1 }), u.box(0, 3, 80, 52, red, { radius: 0.1 }), u.box(0, -9, 80, 2.4, '#a3162b'), ...[-26, 26].flatMap((px) => [u.box(px, -9, 9, 8, '#f3e9e2', { radius: 0.2 }), u.box(px, -7.6, 4, 3, '#9aa3ab', { radius: 0.3 })]),
      u.disc(0, 7, 19, '#ffffff'), u.box(0, 7, 9, 26, red, { radius: 0.1 }), u.box(0, 7, 26, 9, red, { radius: 0.1 }), u.box(-34, 3, 3, 38, '#ffffff', { opacity: 0.3, radius: 0.5 }),
      u.oval(-32, 39, 12, 5, '#e5ded4'), u.box(-32, 34, 24, 10, '#f7f2ea'), u.oval(-32, 29, 12, 5, '#ffffff'), u.oval(-32, 29, 5, 2.2, '#cfc6b8'), u.path('M-20 38L-20 42C-12 46 -6 40 2 44L2 39C-6 36 -12 42 -20 38Z', '#f7f2ea'), u.box(25, 38, 24, 9, '#bfe3ea', { radius: 0.5 }), u.box(38, 38, 6, 5, 'ink', { radius: 0.2 }), u.box(25, 38, 12, 9, '#ffffff'), u.box(25, 38, 2, 6, red), u.box(25, 38, 6, 2, red),
    ];
  },
};

/** A bandit of the Wild West: hat, kerchief over the nose, a star-shaped hole in the hat. */
export const outlaw: Scene = {
  id: 'outlaw', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    return [
      u.disc(0, -4, 44, 'accent', { opacity: 0.22 }),
      u.path('M-46 50C-44 28 -26 22 -12 20L12 20C26 22 44 28 46 50Z', 'ink/accent/.3'), u.path('M-14 20L-2 50L-20 50L-26 26Z', 'ink'), u.path('M14 20L2 50L20 50L26 26Z', 'ink'), u.box(0, 18, 16, 16, '#c98c62'),
      u.path('M-18 -16L18 -16C19 6 14 24 0 26C-14 24 -19 6 -18 -16Z', '#d9a077'), u.oval(-19, -4, 3, 5, '#c98c62'), u.oval(19, -4, 3, 5, '#c98c62'),
      u.path('M-19 0C-8 -4 8 -4 19 0C19 14 12 30 0 36C-12 30 -19 14 -19 0Z', 'accent'), u.path('M-19 0C-8 -4 8 -4 19 0L18 6C8 2 -8 2 -18 6Z', 'accent/ink/.3'), ...[[-8, 12], [0, 9], [8, 12], [-4, 20], [4, 20], [0, 28]].map(([px, py]) => u.disc(px!, py!, 1.6, 'bg')), u.path('M18 2L30 0L27 8Z', 'accent'), u.path('M18 3L29 12L22 15Z', 'accent/ink/.3'),
      u.box(-8, -12, 10, 2.6, 'ink', { rotate: 12 }), u.box(8, -12, 10, 2.6, 'ink', { rotate: -12 }), u.oval(-8, -7, 2.2, 2.4, 'ink'), u.oval(8, -7, 2.2, 2.4, 'ink'),
      u.path('M-48 -20C-34 -26 34 -26 48 -20C44 -12 24 -10 0 -10C-24 -10 -44 -12 -48 -20Z', 'ink'), u.path('M-24 -20C-22 -40 -18 -48 -10 -47C-5 -46 -3 -43 0 -43C3 -43 5 -46 10 -47C18 -48 22 -40 24 -20C10 -17 -10 -17 -24 -20Z', 'ink/accent/.3'), u.path('M-24.4 -20C-24 -24 -23.6 -26 -23 -29C-10 -26 10 -26 23 -29C23.6 -26 24 -24 24.4 -20C10 -17 -10 -17 -24.4 -20Z', 'accent2'), starAt(...u.to(0, -33), s * 0.045, 'accent2', 5, 0.42),
    ];
  },
};

/** A raccoon with a hat and a cookie: the thief is known. */
export const bandit: Scene = {
  id: 'bandit', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const grey = '#8d8a86';
    return [
      u.disc(0, -2, 44, 'bg', { opacity: 0.5 }), u.path('M-30 50C-32 28 -18 18 0 18C18 18 32 28 30 50Z', grey), u.path('M-14 50C-15 34 -8 26 0 26C8 26 15 34 14 50Z', '#d9d4cb'),
      ...u.pair('M-32 -8C-38 -24 -30 -30 -20 -22L-14 -14Z', grey), ...u.pair('M-30 -12C-33 -20 -29 -24 -23 -19Z', '#4a4542'),
      u.path('M0 -26C20 -26 30 -14 33 2C34 12 26 14 20 20C12 27 6 29 0 29C-6 29 -12 27 -20 20C-26 14 -34 12 -33 2C-30 -14 -20 -26 0 -26Z', grey), ...u.pair('M-5 -8C-14 -14 -28 -8 -32 4C-28 12 -18 14 -10 10C-5 8 -3 0 -5 -8Z', '#34302e'), ...u.pair('M-8 -12C-16 -18 -26 -14 -30 -5C-22 -12 -14 -13 -6 -9Z', '#f2ede4'), u.path('M-10 12C-6 6 6 6 10 12C12 20 6 26 0 27C-6 26 -12 20 -10 12Z', '#f2ede4'),
      ...[-1, 1].flatMap((k) => [u.disc(k * 14, 1, 5, '#ffffff'), u.disc(k * 13, 1.6, 3, '#1a1715'), u.disc(k * 13 - 1, 0.4, 1, '#ffffff')]), u.oval(0, 12, 4.6, 3.2, '#1a1715'), u.line([0, 14], [0, 19], 1.3, '#1a1715'), u.line([0, 19], [-4, 21], 1.3, '#1a1715'), u.line([0, 19], [4, 21], 1.3, '#1a1715'),
      u.path('M-40 -24C-28 -29 28 -29 40 -24C36 -17 20 -16 0 -16C-20 -16 -36 -17 -40 -24Z', 'ink'), u.path('M-20 -24C-18 -42 -15 -49 -8 -48C-4 -47 -2 -45 0 -45C2 -45 4 -47 8 -48C15 -49 18 -42 20 -24C8 -21 -8 -21 -20 -24Z', 'accent'), u.path('M-20.4 -24L-19.4 -31C-8 -28 8 -28 19.4 -31L20.4 -24C8 -21 -8 -21 -20.4 -24Z', 'ink'),
      u.disc(20, 36, 13, '#c98b4c'), u.disc(20, 36, 11, '#dba465'), ...[[15, 31], [24, 32], [19, 37], [26, 40], [15, 42]].map(([px, py]) => u.disc(px!, py!, 1.8, '#4b2a17')), u.disc(32, 27, 4.6, 'bg/accent2/.5'), u.disc(28, 24, 3.4, 'bg/accent2/.5'), u.oval(9, 40, 4, 6, '#4a4542', { rotate: -20 }), u.oval(31, 42, 4, 6, '#4a4542', { rotate: 20 }),
    ];
  },
};

/** A guitar over the keys of a piano, notes above. */
export const musicRoom: Scene = {
  id: 'music-room', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const keys = Math.max(8, Math.round(w / (s * 0.1)));
    const kw = w / keys;
    const top = foot - s * 0.27;
    return [
      u.disc(0, -12, 37, 'bg', { opacity: 0.45 }), u.disc(0, -12, 30, 'bg', { opacity: 0.6 }),
      ...guitar(...u.to(1, -13), s * 0.74, 24, 'accent'),
      ...notes(...u.to(-33, -24), s * 0.2, 'ink', -8), ...notes(...u.to(-24, -2), s * 0.12, 'ink', 10), ...notes(...u.to(36, 2), s * 0.17, 'ink', 12), ...notes(...u.to(-40, 8), s * 0.1, 'accent', 4), starAt(...u.to(-13, -39), s * 0.03, 'ink', 4, 0.34), starAt(...u.to(40, -18), s * 0.03, 'ink', 4, 0.34),
      box(x, top - s * 0.035, w, s * 0.05, 'ink'), box(x, top, w, foot - top + 0.2, 'ink'), ...many(keys, (i) => box(x + kw * i + kw * 0.03, top, kw * 0.94, foot - top + 0.2, 'bg')), ...many(keys - 1, (i) => i).filter((i) => ![2, 6].includes(i % 7)).map((i) => box(x + kw * (i + 0.7), top, kw * 0.6, (foot - top) * 0.6, 'ink', { radius: 0.1 })), box(x, top, w, s * 0.012, 'accent'),
    ];
  },
};

/** A head in profile, and a garden that grows out of it. */
export const headGarden: Scene = {
  id: 'head-garden', sky: 'extra/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const flower = (px: number, py: number, r: number, color: string, eye: string): Layer[] => [...many(6, (i) => leaf(...u.to(px, py), s * r, s * r * 0.66, i * 60 + 15, color)), u.disc(px, py, r * 30, eye)];
    const stems: [number, number, number, number][] = [[-4, -2, -14, -30], [4, -2, 4, -38], [-10, 2, -32, -20], [10, 0, 24, -30], [14, 4, 38, -12]];
    return [
      u.disc(2, -6, 42, 'bg', { opacity: 0.55 }),
      ...stems.map(([a, b, c, d]) => u.line([a, b], [c, d], 1.7, 'extra/ink/.5')), leaf(...u.to(-20, -12), s * 0.12, s * 0.06, -160, 'extra/ink/.4'), leaf(...u.to(15, -16), s * 0.13, s * 0.06, -20, 'extra/ink/.4'), leaf(...u.to(3, -22), s * 0.1, s * 0.05, -40, 'extra/ink/.3'), leaf(...u.to(28, -3), s * 0.12, s * 0.06, 20, 'extra/ink/.4'), leaf(...u.to(-9, -18), s * 0.1, s * 0.05, -130, 'extra/ink/.3'),
      ...flower(-14, -31, 0.11, 'accent', 'accent2'), ...flower(4, -39, 0.1, 'accent2', 'accent'), ...flower(-33, -20, 0.09, 'accent2', 'ink'), ...flower(24, -31, 0.12, 'accent', 'accent2'), ...flower(39, -12, 0.085, 'bg', 'accent'),
      u.path('M-24 50L-22 34C-30 26 -32 10 -26 0C-20 -12 -4 -14 8 -12C22 -9 28 2 27 12L33 22C34 24 33 25 30 26L31 31L28 33L29 36C29 41 24 42 16 41L14 50Z', 'ink'),
      ...flower(-8, 4, 0.1, 'accent', 'accent2'), ...flower(10, 2, 0.075, 'bg', 'accent2'), leaf(...u.to(-18, 8), s * 0.1, s * 0.05, -170, 'extra'), leaf(...u.to(0, 10), s * 0.1, s * 0.05, 40, 'extra'), leaf(...u.to(18, 6), s * 0.07, s * 0.036, 10, 'extra'), outlined('heart', ...u.to(-4, 22), s * 0.09, s * 0.08, 'accent2'),
      box(x, foot - s * 0.02, w, s * 0.02 + 0.2, 'ink'), ring(...u.to(-41, 6), s * 0.012, s * 0.01, 'accent'), ring(...u.to(44, 12), s * 0.014, s * 0.01, 'accent'),
    ];
  },
};
