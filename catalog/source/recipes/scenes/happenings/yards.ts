import { box, disc, drawn, many, oval, outlined, poly, starAt, stroke, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A ball that wears a cap with a star, over home plate. */
export const capBall: Scene = {
  id: 'cap-ball', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const u = unit(x + w / 2, y + h * 0.5, s);
    const [bx, by] = u.to(0, 12);
    const seam = (side: 1 | -1) => many(8, (i) => { const a = (-38 + i * 13) * (Math.PI / 180); const px = bx + side * s * (0.42 - 0.3 * Math.cos(a)); const py = by + s * 0.3 * Math.sin(a); const [dx, dy] = [side * Math.cos(a) * s * 0.026, -Math.sin(a) * s * 0.026]; return stroke([px - dx * 1.1, py - dy - s * 0.007], [px + dx * 1.1, py + dy + s * 0.014], s * 0.013, '#d21f36'); });
    return [
      u.poly([[-40, -26], [40, -26], [40, 12], [0, 48], [-40, 12]], 'accent'), u.poly([[-36.6, -22.6], [36.6, -22.6], [36.6, 10.4], [0, 43.4], [-36.6, 10.4]], 'bg'),
      disc(bx, by, s * 0.305, 'ink'), disc(bx, by, s * 0.285, '#fffdf6'), poly([...many(13, (i) => towards(bx, by, s * 0.285, -10 + i * 12)), ...many(13, (i) => towards(bx - s * 0.035, by - s * 0.035, s * 0.275, 130 - i * 11))], 'ink', { opacity: 0.14 }), ...seam(1), ...seam(-1),
      u.path('M-31 -2C-32 -26 -18 -40 0 -40C18 -40 32 -26 31 -2C16 -9 -16 -9 -31 -2Z', 'ink'), u.path('M-28 -4C-28 -24 -16 -37 0 -37C16 -37 28 -24 28 -4C14 -9.6 -14 -9.6 -28 -4Z', 'accent'), u.path('M-9 -7.6C-10 -22 -6 -32 0 -37C6 -32 10 -22 9 -7.6C4 -8.2 -4 -8.2 -9 -7.6Z', 'ink', { opacity: 0.18 }), u.disc(0, -38.6, 3, 'ink'),
      u.path('M-31 -2C-16 -10 16 -10 31 -2C44 -1 48 3 47 7C34 1 -10 -1 -28 5C-31 4 -32 1 -31 -2Z', 'ink'), starAt(...u.to(0, -20), s * 0.09, 'bg', 5, 0.42),
    ];
  },
};

/** A table on the lawn: a lamp, a bear, a record player, books, all with their tags, before a garage. */
export const yardTable: Scene = {
  id: 'yard-table', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const tag = (px: number, py: number, turn: number) => { const v = unit(...u.to(px, py), s * 0.09, turn); return [v.path('M-30 -40L30 -40L30 34L0 60L-30 34Z', 'bg'), v.disc(0, 36, 8, 'ink'), v.box(0, -14, 36, 12, 'accent', { radius: 0.3 })]; };
    return [
      disc(cx + s * 0.34, foot - s * 0.82, s * 0.1, 'accent2'),
      u.poly([[-47, -18], [0, -44], [47, -18]], 'ink'), u.box(0, 4, 84, 46, 'accent/bg/.3'), u.box(0, 8, 66, 38, 'bg/ink/.1'), ...many(4, (i) => u.box(0, -5 + i * 9.4, 66, 1.2, 'bg/ink/.28')), u.box(0, -25, 26, 9, 'accent', { radius: 0.2 }), ...many(3, (i) => u.box(-7 + i * 7, -25, 4.4, 2.4, 'bg', { radius: 0.3 })),
      box(x, foot - s * 0.24, w, s * 0.24 + 0.2, '#5f9a52'), drawn(x, foot - s * 0.24, w, s * 0.05, 'M0 0C20 90 30 20 50 60C70 100 84 10 100 40V0Z', '#78b163'),
      u.line([-38, 27], [-42, 47], 3, 'ink'), u.line([38, 27], [42, 47], 3, 'ink'), u.line([-20, 27], [-22, 44], 2.4, 'ink'), u.line([20, 27], [22, 44], 2.4, 'ink'), u.box(0, 25, 92, 5, '#b9824f', { radius: 0.2 }), u.box(0, 27, 92, 1.6, '#8a5a33'),
      u.box(-33, 21.4, 14, 3, 'ink', { radius: 0.4 }), u.line([-33, 20], [-33, 2], 2.4, 'ink'), u.oval(-33, 13, 5, 7, 'extra/ink/.35'), u.path('M-39 -14L-27 -14L-21 3L-45 3Z', 'accent2'), u.path('M-39 -14L-35 -14L-37 3L-45 3Z', 'bg', { opacity: 0.4 }),
      u.oval(-10, 15, 8.6, 8.6, '#a9683a'), u.oval(-10, 16.6, 5, 5.6, '#d9a877'), u.disc(-16, -4, 3.6, '#a9683a'), u.disc(-4, -4, 3.6, '#a9683a'), u.disc(-10, 2, 8, '#a9683a'), u.oval(-10, 5, 4, 3, '#d9a877'), u.disc(-13, 0.6, 1.1, 'ink'), u.disc(-7, 0.6, 1.1, 'ink'), u.oval(-10, 4, 1.5, 1.1, 'ink'), u.oval(-17, 20, 4, 3, '#a9683a'), u.oval(-3, 20, 4, 3, '#a9683a'), u.path('M-15 9L-10 10.6L-5 9L-5 13L-10 11.4L-15 13Z', 'accent'),
      u.box(14, 18.6, 24, 8.6, 'accent', { radius: 0.14 }), u.oval(12, 14, 9, 2.4, 'ink'), u.oval(12, 13.8, 3, 0.9, 'accent2'), u.line([23, 13], [17, 14], 1.2, 'bg'), u.disc(20, 19.4, 1.6, 'bg'),
      u.box(37, 20.4, 16, 4.4, 'accent2'), u.box(36, 16, 14, 4.4, 'extra/ink/.4'), u.box(37.6, 11.6, 15, 4.4, 'ink'), u.box(36, 4, 8, 10, 'bg', { radius: 0.1 }), u.box(36, 4, 8, 2, 'accent'), oval(...u.to(36, -1), s * 0.04, s * 0.01, 'bg/ink/.2'), u.oval(41, 4, 2.6, 3.4, 'bg'), u.oval(41, 4, 1.4, 2, 'extra/bg/.3'),
      ...tag(-33, 14, 8), ...tag(20, 31, -10), ...tag(37, 31, 8), ...tag(-6, 31, 6),
      u.box(-31, 40, 18, 14, '#c99763'), u.box(-31, 34.6, 20, 3.4, '#a87643'), outlined('heart', ...u.to(-31, 41), s * 0.05, s * 0.045, 'accent'), u.disc(14, 43, 5, 'accent'), u.path('M9.4 41.4C12 44 16 44 18.6 41.4L18.9 44C16 46.6 12 46.6 9.1 44Z', 'bg'), u.disc(31, 42.6, 5.6, 'ink'), u.disc(31, 42.6, 3.6, 'bg/ink/.2'),
    ];
  },
};
