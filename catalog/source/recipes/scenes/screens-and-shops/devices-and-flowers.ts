import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from '../kit.js';

const card = (x: number, y: number, w: number, h: number, color: string, corner: number, rotate = 0): Layer => box(x, y, w, h, color, { radius: Math.round((corner / Math.min(w, h)) * 100) / 100, rotate });

/** A phone stands up between bubbles of its app; a rocket has left its screen. */
export const phone: Scene = {
  id: 'phone', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.98];
    const [px, py, pw, ph] = [cx - s * 0.21, foot - s * 0.74, s * 0.42, s * 0.84];
    const bubble = (bx: number, by: number, bw: number, color: string, line: string): Layer[] => [card(bx, by, bw, s * 0.16, color, s * 0.04), disc(bx + s * 0.07, by + s * 0.08, s * 0.04, line), box(bx + s * 0.13, by + s * 0.05, bw - s * 0.18, s * 0.022, line, { radius: 0.5 }), box(bx + s * 0.13, by + s * 0.09, (bw - s * 0.18) * 0.6, s * 0.022, line, { radius: 0.5 })];
    return [
      disc(cx, foot - s * 0.36, s * 0.45, 'accent2'), ring(cx, foot - s * 0.36, s * 0.4, s * 0.009, 'accent2/bg/.4'),
      card(px - s * 0.015, py - s * 0.015, pw + s * 0.03, ph, 'ink', s * 0.07), card(px, py, pw, ph, 'bg', s * 0.056), box(cx - s * 0.06, py + s * 0.02, s * 0.12, s * 0.026, 'ink', { radius: 0.5 }),
      card(px + s * 0.03, py + s * 0.08, pw - s * 0.06, s * 0.3, 'accent', s * 0.035), oval(cx - s * 0.02, py + s * 0.34, s * 0.09, s * 0.035, 'bg'), oval(cx + s * 0.07, py + s * 0.35, s * 0.07, s * 0.03, 'bg'), oval(cx - s * 0.09, py + s * 0.355, s * 0.05, s * 0.024, 'bg'),
      ...many(2, (i) => [card(px + s * 0.03, py + s * (0.42 + i * 0.12), pw - s * 0.06, s * 0.1, 'extra/bg/.6', s * 0.025), card(px + s * 0.05, py + s * (0.44 + i * 0.12), s * 0.06, s * 0.06, i ? 'accent' : 'accent2', s * 0.015), box(px + s * 0.135, py + s * (0.452 + i * 0.12), s * 0.16, s * 0.018, 'ink', { radius: 0.5 }), box(px + s * 0.135, py + s * (0.482 + i * 0.12), s * 0.1, s * 0.014, 'ink/bg/.5', { radius: 0.5 })]).flat(),
      poly([[cx - s * 0.035, py + s * 0.2], [cx + s * 0.035, py + s * 0.2], [cx + s * 0.06, py + s * 0.34], [cx - s * 0.06, py + s * 0.34]], 'accent2'), tear(cx, py + s * 0.27, s * 0.05, s * 0.1, 'bg', { rotate: 180 }),
      leaf(cx - s * 0.02, py + s * 0.18, s * 0.13, s * 0.07, 130, 'ink'), leaf(cx + s * 0.02, py + s * 0.18, s * 0.13, s * 0.07, 50, 'ink'),
      drawn(cx - s * 0.08, py - s * 0.16, s * 0.16, s * 0.38, 'M50 0C82 18 100 46 90 78L78 100H22L10 78C0 46 18 18 50 0Z', 'bg'), drawn(cx - s * 0.052, py - s * 0.16, s * 0.104, s * 0.1, 'M50 0C72 20 88 50 98 100C70 84 30 84 2 100C12 50 28 20 50 0Z', 'ink'), disc(cx, py + s * 0.02, s * 0.04, 'ink'), disc(cx, py + s * 0.02, s * 0.026, 'accent2'),
      ...bubble(cx - s * 0.47, foot - s * 0.6, s * 0.3, 'ink', 'bg'), ...bubble(cx + s * 0.14, foot - s * 0.36, s * 0.34, 'accent', 'bg'),
      ...([[-0.36, 0.78, 0.035], [0.33, 0.7, 0.045], [0.42, 0.52, 0.022], [-0.4, 0.28, 0.03]] as const).map(([dx, dy, r]) => starAt(cx + dx * s, foot - dy * s, r * s, 'bg', 4, 0.34)),
    ];
  },
};

/** An editor full of lines between two large braces, on a desk with a mug and a duck. */
export const terminal: Scene = {
  id: 'terminal', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [ex, ey, ew, eh] = [cx - s * 0.34, foot - s * 0.62, s * 0.68, s * 0.48];
    const BRACE = 'M100 2C62 0 56 12 56 30V36C56 44 50 49 34 50C50 51 56 56 56 64V70C56 88 62 100 100 98';
    const EDRB = 'M0 2C38 0 44 12 44 30V36C44 44 50 49 66 50C50 51 44 56 44 64V70C44 88 38 100 0 98';
    const colors = ['accent', 'bg', 'accent2', 'extra'];
    const rows = [[0, 2, 1], [1, 3, 1, 0], [2, 1, 2], [2, 0, 3, 1], [1, 2, 0], [0, 3]];
    return [
      ...many(20, (i) => box(x + ((i * 0.618) % 1) * w, y + h * (0.04 + ((i * 0.37) % 1) * 0.6), s * 0.012, s * 0.012, i % 2 ? 'accent2' : 'ink/bg/.4', { radius: 0.2 })),
      traced([cx - s * 0.48, ey + s * 0.04, s * 0.11, s * 0.42], BRACE, 'accent', s * 0.03), traced([cx + s * 0.37, ey + s * 0.04, s * 0.11, s * 0.42], EDRB, 'accent', s * 0.03),
      card(ex, ey, ew, eh, 'ink/extra/.3', s * 0.03), card(ex + s * 0.012, ey + s * 0.066, ew - s * 0.024, eh - s * 0.08, 'ink', s * 0.02), ...[0, 1, 2].map((i) => disc(ex + s * (0.04 + i * 0.04), ey + s * 0.033, s * 0.012, ['accent', 'accent2', 'bg'][i]!)),
      ...rows.flatMap((row, i) => {
        let left = ex + s * (0.1 + row[0]! * 0.045);
        return [box(ex + s * 0.045, ey + s * (0.1 + i * 0.056), s * 0.02, s * 0.022, 'ink/bg/.4', { radius: 0.5 }), ...row.slice(1).map((color, k) => { const wide = s * [0.13, 0.08, 0.11][(k + i) % 3]!; const bar = box(left, ey + s * (0.1 + i * 0.056), wide, s * 0.024, colors[color]!, { radius: 0.5 }); left += wide + s * 0.02; return bar; })];
      }), box(ex + s * 0.32, ey + s * 0.375, s * 0.012, s * 0.034, 'bg'),
      poly([[cx - s * 0.07, ey + eh], [cx + s * 0.07, ey + eh], [cx + s * 0.1, foot], [cx - s * 0.1, foot]], 'ink/extra/.3'),
      card(cx + s * 0.3, foot - s * 0.13, s * 0.11, s * 0.13, 'accent', s * 0.016), ring(cx + s * 0.42, foot - s * 0.07, s * 0.03, s * 0.014, 'accent'),
      drawn(cx - s * 0.44, foot - s * 0.11, s * 0.18, s * 0.11, 'M2 30C14 40 30 36 44 30C60 20 96 20 98 50C100 84 80 100 50 100C14 100 0 76 2 30Z', 'accent2'), disc(cx - s * 0.31, foot - s * 0.12, s * 0.052, 'accent2'), poly([[cx - s * 0.268, foot - s * 0.13], [cx - s * 0.22, foot - s * 0.112], [cx - s * 0.27, foot - s * 0.1]], 'accent'), disc(cx - s * 0.295, foot - s * 0.135, s * 0.009, 'ink'),
      box(x, foot, w, y + h - foot + 0.2, 'accent'),
    ];
  },
};

/** A laptop on which one speaks and three listen, and hands that wave. */
export const webcast: Scene = {
  id: 'webcast', sky: 'extra/bg/.56', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.2);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const [lx, ly, lw, lh] = [cx - s * 0.36, foot - s * 0.56, s * 0.72, s * 0.5];
    const who = (px: number, py: number, size: number, hair: string, coat: string): Layer[] => [drawn(px - size * 0.5, py - size * 0.34, size, size * 0.34, 'M0 100C0 40 24 4 50 4C76 4 100 40 100 100Z', coat), box(px - size * 0.09, py - size * 0.46, size * 0.18, size * 0.2, 'bg/accent2/.6', { radius: 0.4 }), oval(px, py - size * 0.56, size * 0.2, size * 0.23, hair), oval(px, py - size * 0.53, size * 0.165, size * 0.2, 'bg/accent2/.7'), drawn(px - size * 0.2, py - size * 0.8, size * 0.4, size * 0.26, 'M0 100C-6 30 30 0 56 4C92 6 104 40 100 100C90 70 70 50 40 54C20 58 8 76 0 100Z', hair)];
    const pane = (px: number, py: number, pw: number, ph: number, color: string): Layer => card(px, py, pw, ph, color, s * 0.016);
    const [mx, my, mw, mh] = [lx + s * 0.025, ly + s * 0.025, s * 0.47, lh - s * 0.09];
    return [
      disc(cx, foot - s * 0.34, s * 0.44, 'extra/bg/.3'), leaf(cx + s * 0.34, foot, s * 0.34, s * 0.13, -62, 'extra'), leaf(cx + s * 0.36, foot, s * 0.28, s * 0.12, -36, 'extra/ink/.3'), leaf(cx - s * 0.35, foot, s * 0.34, s * 0.13, -118, 'extra/ink/.3'), leaf(cx - s * 0.37, foot, s * 0.26, s * 0.11, -146, 'extra'),
      card(lx, ly, lw, lh, 'ink', s * 0.03), pane(mx, my, mw, mh, 'accent'), ...who(mx + mw * 0.5, my + mh, mw * 0.62, 'ink', 'bg'),
      ...[['accent2', 'ink', 'accent'], ['bg', 'accent', 'ink'], ['extra', 'ink', 'accent2']].flatMap(([field, hair, coat], i) => { const py = my + i * (mh / 3); return [pane(mx + mw + s * 0.02, py, s * 0.18, mh / 3 - s * 0.014, field!), ...who(mx + mw + s * 0.11, py + mh / 3 - s * 0.014, s * 0.115, hair!, coat!)]; }),
      card(mx + s * 0.02, my + s * 0.02, s * 0.13, s * 0.05, 'ink', s * 0.025), disc(mx + s * 0.046, my + s * 0.045, s * 0.012, 'accent'), box(mx + s * 0.07, my + s * 0.037, s * 0.06, s * 0.016, 'bg', { radius: 0.5 }),
      ...many(4, (i) => disc(lx + lw / 2 + (i - 1.5) * s * 0.06, ly + lh - s * 0.034, s * 0.018, i === 3 ? 'accent' : 'ink/bg/.4')),
      poly([[cx - s * 0.46, foot - s * 0.012], [cx - s * 0.36, foot - s * 0.06], [cx + s * 0.36, foot - s * 0.06], [cx + s * 0.46, foot - s * 0.012]], 'bg/ink/.16'), card(cx - s * 0.46, foot - s * 0.02, s * 0.92, s * 0.03, 'bg/ink/.36', s * 0.014),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      card(cx - s * 0.5, ly + s * 0.02, s * 0.2, s * 0.13, 'accent2', s * 0.03), poly([[cx - s * 0.36, ly + s * 0.14], [cx - s * 0.32, ly + s * 0.14], [cx - s * 0.31, ly + s * 0.19]], 'accent2'), ...[0, 1, 2].map((i) => disc(cx - s * (0.45 - i * 0.05), ly + s * 0.085, s * 0.014, 'ink')), outlined('heart', cx + s * 0.41, ly - s * 0.02, s * 0.1, s * 0.09, 'accent'), outlined('heart', cx + s * 0.34, ly - s * 0.09, s * 0.05, s * 0.045, 'accent2'),
    ];
  },
};

/** An empty chair in the light of a lamp, with a plant that has been waiting. */
export const vacancy: Scene = {
  id: 'vacancy', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    return [
      poly([[cx - s * 0.07, y - 1], [cx + s * 0.07, y - 1], [cx + s * 0.4, foot], [cx - s * 0.4, foot]], 'accent/bg/.26'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), oval(cx, foot + s * 0.01, s * 0.4, s * 0.055, 'accent2'),
      ...many(5, (i) => stroke([cx, foot - s * 0.09], [cx + (i - 2) * s * 0.1, foot - s * (i === 2 ? 0 : 0.012)], s * 0.024, 'ink')), ...many(5, (i) => disc(cx + (i - 2) * s * 0.1, foot, s * 0.02, 'ink')),
      box(cx - s * 0.018, foot - s * 0.22, s * 0.036, s * 0.14, 'ink/bg/.4'), card(cx - s * 0.17, foot - s * 0.27, s * 0.34, s * 0.075, 'ink', s * 0.036),
      drawn(cx - s * 0.15, foot - s * 0.66, s * 0.3, s * 0.38, 'M14 0H86C96 0 102 8 100 20L90 84C88 94 80 100 70 100H30C20 100 12 94 10 84L0 20C-2 8 4 0 14 0Z', 'ink'), drawn(cx - s * 0.115, foot - s * 0.63, s * 0.23, s * 0.31, 'M14 0H86C96 0 102 8 100 20L90 84C88 94 80 100 70 100H30C20 100 12 94 10 84L0 20C-2 8 4 0 14 0Z', 'ink/bg/.16'),
      ...[-1, 1].map((side) => traced([cx + (side > 0 ? s * 0.12 : -s * 0.22), foot - s * 0.4, s * 0.1, s * 0.16], side > 0 ? 'M0 100C90 100 100 80 100 0' : 'M100 100C10 100 0 80 0 0', 'ink', s * 0.022)), ...[-1, 1].map((side) => card(cx + side * s * 0.21 - s * 0.055, foot - s * 0.42, s * 0.11, s * 0.034, 'ink', s * 0.016)),
      card(cx - s * 0.1, foot - s * 0.55, s * 0.2, s * 0.14, 'accent2', s * 0.014, -5), box(cx - s * 0.065, foot - s * 0.515, s * 0.13, s * 0.022, 'ink', { radius: 0.5, rotate: -5 }), box(cx - s * 0.05, foot - s * 0.47, s * 0.1, s * 0.022, 'ink', { radius: 0.5, rotate: -5 }), disc(cx, foot - s * 0.56, s * 0.016, 'bg'),
      ...[-118, -98, -80, -60].map((turn, i) => leaf(cx + s * 0.39, foot - s * 0.13, s * [0.2, 0.27, 0.25, 0.2][i]!, s * 0.09, turn, i % 2 ? 'accent2' : 'bg')), poly([[cx + s * 0.32, foot - s * 0.14], [cx + s * 0.46, foot - s * 0.14], [cx + s * 0.44, foot + s * 0.01], [cx + s * 0.34, foot + s * 0.01]], 'ink/bg/.3'),
      card(cx - s * 0.47, foot - s * 0.2, s * 0.17, s * 0.22, 'bg', s * 0.012), box(cx - s * 0.47, foot - s * 0.2, s * 0.17, s * 0.03, 'accent2'), ...[0, 1].map((i) => box(cx - s * 0.42, foot - s * (0.13 - i * 0.07), s * 0.07, s * 0.014, 'ink', { radius: 0.5 })), card(cx - s * 0.44, foot - s * 0.24, s * 0.11, s * 0.04, 'ink/bg/.3', s * 0.008),
    ];
  },
};

/** A ship of many decks on a calm sea, the sun behind her. */
export const cruiser: Scene = {
  id: 'cruiser', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 1.3);
    const [cx, sea] = [x + w / 2, y + h * 0.78];
    const deck = (from: number, to: number, up: number, color: string): Layer => poly([[cx + from * s, sea - up * s], [cx + to * s, sea - up * s], [cx + (to - 0.02) * s, sea - (up + 0.062) * s], [cx + (from + 0.004) * s, sea - (up + 0.062) * s]], color);
    const portholes = (from: number, to: number, up: number): Layer[] => many(Math.round((to - from) / 0.05), (i) => box(cx + (from + 0.018 + i * 0.05) * s, sea - (up + 0.045) * s, s * 0.03, s * 0.026, 'ink', { radius: 0.3 }));
    return [
      disc(cx + s * 0.1, sea - s * 0.16, s * 0.38, 'accent2'), disc(cx + s * 0.1, sea - s * 0.16, s * 0.31, 'accent2/bg/.3'),
      ...[[-0.5, 0.44, 0.2], [0.3, 0.5, 0.18], [-0.24, 0.55, 0.12]].flatMap(([dx, dy, size]) => [box(cx + dx! * s, sea - dy! * s, size! * s, s * 0.04, 'bg', { radius: 0.5 }), disc(cx + (dx! + size! * 0.45) * s, sea - dy! * s, s * 0.04, 'bg')]),
      drawn(x, sea - h * 0.1, w * 0.34, h * 0.1 + 0.2, hills([0, 30], [50, 0], [100, 100]), 'extra'),
      ...[0.03, 0.15].flatMap((dx): Layer[] => [poly([[cx + (dx - 0.05) * s, sea - s * 0.36], [cx + (dx + 0.04) * s, sea - s * 0.36], [cx + (dx + 0.03) * s, sea - s * 0.5], [cx + (dx - 0.06) * s, sea - s * 0.48]], 'accent'), poly([[cx + (dx - 0.053) * s, sea - s * 0.41], [cx + (dx + 0.037) * s, sea - s * 0.41], [cx + (dx + 0.034) * s, sea - s * 0.44], [cx + (dx - 0.056) * s, sea - s * 0.44]], 'bg')]),
      stroke([cx - s * 0.2, sea - s * 0.3], [cx - s * 0.2, sea - s * 0.5], s * 0.01, 'ink'), stroke([cx - s * 0.2, sea - s * 0.49], [cx - s * 0.46, sea - s * 0.16], s * 0.008, 'ink'), ...many(6, (i) => poly([[cx - s * (0.22 + i * 0.036), sea - s * (0.465 - i * 0.046)], [cx - s * (0.24 + i * 0.036), sea - s * (0.44 - i * 0.046)], [cx - s * (0.215 + i * 0.036), sea - s * (0.43 - i * 0.046)]], i % 2 ? 'accent' : 'bg')),
      deck(-0.24, 0.27, 0.302, 'bg/ink/.12'), ...portholes(-0.2, 0.25, 0.302), deck(-0.29, 0.32, 0.24, 'bg'), ...portholes(-0.26, 0.3, 0.24), deck(-0.34, 0.36, 0.178, 'bg/ink/.12'), ...portholes(-0.31, 0.34, 0.178),
      drawn(cx - s * 0.48, sea - s * 0.19, s * 0.94, s * 0.22, 'M0 0C20 10 80 14 100 4L94 100H16C8 70 4 30 0 0Z', 'ink'), drawn(cx - s * 0.47, sea - s * 0.172, s * 0.92, s * 0.05, 'M0 0C20 40 80 56 100 16L99 50C80 100 20 84 1 40Z', 'accent'), ...many(11, (i) => disc(cx - s * (0.33 - i * 0.066), sea - s * 0.07, s * 0.013, 'accent2')),
      box(x, sea, w, y + h - sea + 0.2, 'extra/ink/.3'), ...many(4, (row) => drawn(x - 2, sea + (y + h - sea) * row * 0.26 - s * 0.016, w + 4, s * 0.05, `M0 60${many(8, (i) => `C${i * 12.5 + 4} 0 ${i * 12.5 + 8} 0 ${i * 12.5 + 12.5} 60`).join('')}V100H0Z`, row % 2 ? 'extra' : 'extra/ink/.44')),
    ];
  },
};

/** Flowers of washes of color, petal over petal, so that each shows the one under it. */
export const washes: Scene = {
  id: 'washes', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.3);
    const [cx, foot] = [x + w / 2, y + h];
    const PETAL = 'M50 100C20 84 -6 50 8 22C18 2 40 10 50 0C62 8 86 0 94 24C104 52 78 86 50 100Z';
    const petal = (px: number, py: number, length: number, width: number, turn: number, color: string, opacity: number): Layer => {
      const [mx, my] = towards(px, py, length / 2, turn - 90);
      return drawn(mx - width / 2, my - length / 2, width, length, PETAL, color, { rotate: turn, opacity });
    };
    const bloom = (px: number, py: number, r: number, color: string, deep: string): Layer[] => [
      ...many(6, (i) => petal(px, py, r, r * 0.9, i * 60 + 8, color, 0.5)), ...many(6, (i) => petal(px, py, r * 0.78, r * 0.6, i * 60 + 38, deep, 0.42)), ...many(5, (i) => petal(px, py, r * 0.44, r * 0.36, i * 72, deep, 0.5)),
      ...many(9, (i) => { const [dx, dy] = towards(px, py, r * 0.17, i * 40); return disc(dx, dy, r * 0.034, 'ink', { opacity: 0.6 }); }), disc(px, py, r * 0.1, 'accent2'),
    ];
    const spray = (px: number, py: number, length: number, turn: number, color: string): Layer[] => many(6, (i) => { const [qx, qy] = towards(px, py, (length * (i + 1)) / 6, turn); return [leaf(qx, qy, length * 0.34 * (1 - i * 0.1), length * 0.15, turn + 46, color, { opacity: 0.62 }), leaf(qx, qy, length * 0.34 * (1 - i * 0.1), length * 0.15, turn - 46, color, { opacity: 0.5 })]; }).flat();
    return [
      oval(cx, foot, s * 0.62, s * 0.4, 'accent2', { opacity: 0.16 }), oval(cx - s * 0.2, foot - s * 0.1, s * 0.4, s * 0.3, 'accent', { opacity: 0.1 }),
      ...spray(cx - s * 0.2, foot - s * 0.14, s * 0.42, -118, 'extra'), ...spray(cx + s * 0.2, foot - s * 0.14, s * 0.44, -64, 'extra'), ...spray(cx - s * 0.3, foot - s * 0.1, s * 0.34, -164, 'extra/ink/.24'), ...spray(cx + s * 0.3, foot - s * 0.1, s * 0.34, -16, 'extra/ink/.24'), ...spray(cx, foot - s * 0.3, s * 0.32, -94, 'extra/ink/.24'),
      ...bloom(cx - s * 0.31, foot - s * 0.15, s * 0.2, 'accent2', 'accent'), ...bloom(cx + s * 0.32, foot - s * 0.13, s * 0.19, 'accent2', 'accent'), ...bloom(cx + s * 0.01, foot - s * 0.24, s * 0.27, 'accent', 'accent'),
      ...bloom(cx - s * 0.13, foot - s * 0.02, s * 0.15, 'accent2', 'accent2'), ...bloom(cx + s * 0.16, foot, s * 0.15, 'accent', 'accent2'),
      ...many(12, (i) => { const [dx, dy] = towards(cx, foot - s * 0.2, s * (0.38 + (i % 3) * 0.07), -168 + i * 14); return disc(dx, dy, s * (0.006 + (i % 3) * 0.004), 'accent', { opacity: 0.5 }); }),
    ];
  },
};
