import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, oval, poly, stroke, type Scene } from '../kit.js';
import { grounded, within, type Unit } from '../pastimes/games-and-sports.js';
import { piece } from '../tableaux/tableau.js';

/** A shovel, blade down, in a unit of its own. */
const shovel = (t: Unit): Layer[] => [t.box(0, -18, 6, 62, '#a5672f'), t.box(0, -50, 24, 7, 'ink', { radius: 0.5 }), t.path('M-20 12L20 12L22 40C22 50 -22 50 -22 40Z', 'accent'), t.box(0, 14, 36, 5, 'ink', { opacity: 0.3 }), ...[-9, 9].map((x) => t.box(x, 31, 2, 26, 'ink', { opacity: 0.25 }))];

/** A house in deep snow, a path dug to its door and the shovel that did it. */
export const snowPath: Scene = {
  id: 'snow-path', sky: 'extra/bg/.3', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    const [far, near] = [u.to(0, 12)[1], u.to(0, 30)[1]];
    return [
      drawn(x, far, w, foot - far, hills([0, 30], [26, 4], [70, 26], [100, 0]), 'bg/extra/.24'), ...[-62, -46, 44, 60].flatMap((at, i) => { const [px, py] = u.to(at, 24 - (i % 2) * 3); const k = u.k * (i % 2 ? 26 : 34); return px < x + 2 || px > x + w - 2 ? [] : [poly([[px, py - k], [px + k * 0.3, py - k * 0.36], [px - k * 0.3, py - k * 0.36]], 'ink/extra/.4'), poly([[px, py - k * 0.62], [px + k * 0.4, py], [px - k * 0.4, py]], 'ink/extra/.4'), poly([[px, py - k], [px + k * 0.16, py - k * 0.66], [px - k * 0.16, py - k * 0.66]], 'bg')]; }),
      u.box(17, -26, 8, 18, 'ink/accent/.4'), u.box(17, -36, 12, 5, 'bg', { radius: 0.4 }), u.box(0, 9, 54, 42, 'accent'), u.poly([[-36, -10], [0, -38], [36, -10]], 'ink'), u.path('M-38 -10C-34 -18 -30 -14 -26 -20C-20 -22 -18 -28 -12 -31C-8 -38 -3 -41 0 -42C4 -40 8 -38 12 -31C18 -28 20 -22 26 -20C30 -14 34 -18 38 -10C30 -13 26 -6 20 -13C12 -10 6 -18 0 -17C-6 -18 -12 -10 -20 -13C-26 -6 -30 -13 -38 -10Z', 'bg'),
      u.box(0, 16, 14, 28, 'ink'), u.disc(4, 17, 1.4, 'accent2'), ...[-19, 19].flatMap((a) => [u.box(a, 6, 13, 14, 'accent2'), u.box(a, 6, 1.2, 14, 'ink'), u.box(a, 6, 13, 1.2, 'ink'), u.box(a, 14, 16, 3.4, 'bg', { radius: 0.5 })]),
      drawn(x, near - u.k * 6, w, foot - near + u.k * 6, hills([0, 20], [24, 0], [50, 14], [76, 0], [100, 24]), 'bg'), u.poly([[-7, 29], [7, 29], [20, 51], [-20, 51]], 'ink/extra/.24'), u.path('M-7 29C-12 34 -14 44 -24 51L-40 51C-34 38 -22 24 -7 29Z', 'bg'), u.path('M7 29C12 34 14 44 24 51L40 51C34 38 22 24 7 29Z', 'bg'),
      ...shovel(within(u, 31, 28, 40, 14)), u.oval(36, 48, 12, 6, 'bg'), ...many(34, (i) => disc(x + 1 + chance(i + 3) * (w - 2), y + 1 + chance(i + 47) * h * 0.84, 0.5 + chance(i + 5) * 0.9, 'bg', { opacity: 0.9 })),
    ];
  },
};

/** A board fence with a gate, sunflowers that look over it. */
export const boardFence: Scene = {
  id: 'board-fence', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    const [top, base] = [u.to(0, -14)[1], u.to(0, 42)[1]];
    const step = u.k * 9.4;
    const count = Math.ceil(w / step) + 1;
    const from = x + w / 2 - (count / 2) * step;
    const board = (i: number): Layer => { const left = Math.max(x, from + i * step + step * 0.07); const right = Math.min(x + w, from + (i + 1) * step - step * 0.07); return poly([[left, top + step * 0.4], [(left + right) / 2, top - step * 0.1], [right, top + step * 0.4], [right, base], [left, base]], i % 2 ? 'bg' : 'bg/ink/.06'); };
    const flower = (px: number, py: number, r: number): Layer[] => [u.line([px, py], [px + 1, 30], 1.8, 'extra/ink/.4'), ...many(14, (i) => leaf(...u.to(px, py), r * u.k * 1.5, r * u.k * 0.5, i * (360 / 14), i % 2 ? '#ffc62e' : '#f2a81d')), u.disc(px, py, r * 0.72, '#5a3216'), u.disc(px, py, r * 0.44, '#7a4a22')];
    return [
      u.disc(30, -34, 10, 'bg', { opacity: 0.7 }), ...flower(-30, -26, 8), ...flower(-13, -19, 6.4), ...flower(34, -23, 7.4),
      ...[-2, 26].map((at) => box(x, u.to(0, at)[1], w, u.k * 5, 'ink/bg/.6')), ...many(count, (i) => { const left = from + i * step; return left + step <= x + 0.4 || left >= x + w - 0.4 ? [] : [board(i)]; }).flat(),
      box(x, base, w, foot - base, 'extra/ink/.3'), ...many(Math.ceil(w / 3), (i) => leaf(x + i * 3 + 0.6, base + u.k * 2, 4 + chance(i) * 3, 1.4, -90 + (chance(i + 9) - 0.5) * 40, 'extra/ink/.3')),
      u.box(0, 14, 34, 62, 'accent', { radius: 0.03 }), u.line([-13, 40], [13, -12], 4, 'accent/ink/.3'), ...[-10, 38].map((at) => u.box(0, at, 34, 5, 'accent/ink/.3')), ...[-14.6, 14.6].map((at) => u.box(at, 14, 5, 62, 'accent/ink/.2')), u.box(11, 12, 8, 3, 'ink', { radius: 0.5 }), ...[-19, 19].map((at) => u.box(at, 13, 5, 68, 'ink')), ...[-19, 19].map((at) => u.disc(at, -24, 4, 'ink')),
    ];
  },
};

/** Boards in a herringbone half laid, the next ones and a mallet beside. */
export const floorBoards: Scene = {
  id: 'floor-boards', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    const top = u.to(0, 4)[1];
    const rows = 7;
    const at = (t: number): number => top + (foot - top) * t ** 1.5;
    const woods = ['#b9783f', '#a86a35', '#c98a4e', '#94582a', '#d29a5e'];
    const plank = (row: number, i: number, count: number): Layer[] => {
      const [y0, y1] = [at(row / rows), at((row + 1) / rows)];
      const edge = (f: number, t: number): number => Math.min(x + w, Math.max(x, x + w / 2 + (f - 0.5) * w * (1.1 + t * 0.9)));
      const [a, b] = [i / count, (i + 1) / count].map((f) => f + (row % 2 ? 0.5 / count : 0)) as [number, number];
      const points = [[edge(a, row / rows), y0], [edge(b, row / rows), y0], [edge(b, (row + 1) / rows), y1 - 0.25], [edge(a, (row + 1) / rows), y1 - 0.25]] as [number, number][];
      return points[1]![0] - points[0]![0] < 1 || points[2]![0] - points[3]![0] < 1 ? [] : [poly(points, woods[(row * 3 + i * 2) % 5]!)];
    };
    return [
      box(x, u.to(0, -50)[1], 0.1, 0.1, 'bg'), u.box(-14, -20, 34, 42, 'bg'), u.box(-14, -20, 30, 38, 'extra/bg/.4'), u.box(-14, -20, 1.6, 38, 'bg'), u.box(-14, -22, 30, 1.6, 'bg'), ...piece(u, 'potted-plant', 34, 10, 34), box(x, u.to(0, 1)[1], w, u.k * 3.6, 'bg'),
      box(x, top, w, foot - top, '#6f421f'), ...many(rows, (row) => many(7, (i) => plank(row, i - (row % 2 && i === 6 ? 0 : 0), 6)).flat()).flat(),
      u.path('M-54 51L-22 20L8 51Z', '#e6d3b4'), u.line([-46, 48], [-30, 33], 0.7, '#b79d72'), u.line([-34, 50], [-24, 40], 0.7, '#b79d72'), ...[0, 1, 2].map((i) => u.box(26 + i * 2, 40 - i * 4.4, 40, 4, woods[i * 2]!, { rotate: -3 + i * 4 })), u.box(-14, 44, 3.4, 24, '#8a4f20', { rotate: 62 }), u.box(-3.5, 38.6, 9, 14, 'accent', { rotate: 62, radius: 0.14 }), ...piece(u, 'straight-ruler', 6, 34, 18, 20),
    ];
  },
};

/** A park by a pond, a full sack, a grabber and those who came. */
export const parkCleanup: Scene = {
  id: 'park-cleanup', sky: 'extra/bg/.42', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const foot = y + h + 0.2;
    const [far, near] = [u.to(0, 4)[1], u.to(0, 22)[1]];
    return [
      u.disc(28, -26, 12, 'accent2'), drawn(x, far, w, foot - far, hills([0, 20], [30, 0], [66, 22], [100, 4]), '#7fb069'), ...piece(u, 'deciduous-tree', -36, 18, 42), ...piece(u, 'evergreen-tree', 40, 18, 34), ...piece(u, 'deciduous-tree', 20, 14, 26), drawn(x, near, w, foot - near, hills([0, 12], [40, 0], [100, 14]), '#4f8a4b'),
      u.path('M-20 44C-26 22 -16 8 -5 5L7 5C18 8 28 22 22 44C20 50 -18 50 -20 44Z', 'ink'), u.path('M-9 -4C-4 -1 6 -1 11 -4L8 6L-6 6Z', 'ink'), u.box(1, 5, 16, 3, 'accent', { radius: 0.5 }), u.path('M-12 14C-15 22 -15 34 -12 42L-9 42C-11 32 -11 22 -9 14Z', 'bg', { opacity: 0.24 }), ...piece(u, 'recycling-symbol', 1, 38, 20),
      u.line([44, 46], [29, 2], 1.8, 'ink'), u.line([29, 2], [26, -3], 3, 'accent'), u.line([44, 46], [40, 50], 1.4, 'ink'), u.line([44, 46], [48, 50], 1.4, 'ink'), ...piece(u, 'gloves', -36, 48, 20), ...piece(u, 'cup-with-straw', 34, 49, 13, 70), ...piece(u, 'newspaper', -6, 52, 13, 24), ...piece(u, 'butterfly', -14, -18, 12, 16), ...many(9, (i) => stroke([x + 2 + chance(i + 2) * (w - 4), near + u.k * 12 + chance(i + 20) * u.k * 14], [x + 2.6 + chance(i + 2) * (w - 4), near + u.k * 9 + chance(i + 20) * u.k * 14], 0.4, '#2f6a35')), oval(x + w / 2, foot - 0.4, w / 2, 0.2, '#4f8a4b'),
    ];
  },
};
