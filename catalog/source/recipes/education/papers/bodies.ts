import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, rule, say, tick } from '../../sheet.js';
import { field, grid, lines, wordsOn } from '../../personal/pages/parts.js';
import type { Body } from './heads.js';

const HUE = ['accent', 'accent2', 'extra'] as const;
const PALE = HUE.map((hue) => `${hue}/bg/.68`);

/** A line of fields to write in, its share of the width each. */
export const asks = (shares: readonly number[], labels: readonly number[], from = 1, y = 3): Body => (at) => {
  const room = at.w - (shares.length - 1) * 4;
  return shares.flatMap((share, i): Layer[] => field(`ask${from + i}`, [at.x + shares.slice(0, i).reduce((sum, each) => sum + each * room, 0) + i * 4, at.y + y, room * share], labels[i]!));
};

/** The same below one another, each over the whole width. */
export const form = (count: number, label: number, { from = 1, y = 3, gap = 7 }: { from?: number; y?: number; gap?: number } = {}): Body => (at) =>
  many(count, (i) => field(`ask${from + i}`, [at.x, at.y + y + i * gap, at.w], label)).flat();

/** Less of the room: from y on, so high. */
export const within = (y: number, h: number, body: Body): Body => (at, on) => body({ ...at, y: at.y + y, h: h > 0 ? h : at.h - y + h }, on);
/** A part of the width. */
export const column = (from: number, to: number, body: Body): Body => (at, on) => body({ ...at, x: at.x + at.w * from, w: at.w * (to - from) }, on);

/** What to do by day of the week, and something to tick, color or stick in each field. */
export const week = (rows: number, mark: 'star' | 'disc' | 'tick' | 'heart', label = 0.34): Body => ({ x, y, w, h }) => {
  const [first, row] = [w * label, Math.min(12.5, (h - 6.6) / rows)];
  const cell = (w - first) / 7;
  return [
    ...many(7, (i): Layer[] => [card(x + first + i * cell + 0.4, y, cell - 0.8, 5.6, HUE[i % 3]!, 1.4), say(`day${i + 1}`, 'sub', [x + first + i * cell + 0.8, y, cell - 1.6, 5.6], [2.7, 1.95], wordsOn(HUE[i % 3]!), { on: HUE[i % 3]!, align: 'center', v: 'middle', weight: 700 })]).flat(),
    ...many(rows, (r): Layer[] => {
      const [top, on] = [y + 6.6 + r * row, r % 2 ? 'bg' : 'surface'];
      const size = Math.min(cell * 0.3, row * 0.34);
      return [
        ...(r % 2 ? [] : [card(x, top, w, row, 'surface', 1.4)]), say(`chore${r + 1}`, 'sub', [x + 2, top, first - 3, row], [3, 2], 'ink', { on, v: 'middle' }),
        ...many(7, (i): Layer => {
          const [cx, cy] = [x + first + (i + 0.5) * cell, top + row / 2];
          if (mark === 'star') return starAt(cx, cy, size * 1.2, `${HUE[i % 3]}/bg/.5`, 5, 0.5);
          if (mark === 'disc') return ring(cx, cy, size, 0.5, 'ink/bg/.3');
          if (mark === 'heart') return { k: 'shape', outline: 'heart', at: [cx - size, cy - size, size * 2, size * 2], stroke: { color: 'accent', width: 0.5 } };
          return tick(cx - size * 0.9, cy - size * 0.9, size * 1.8, 'accentText');
        }),
      ];
    }).flat(),
  ];
};

/** A table: its heads on color, lines below; the first column told where there are words for it. */
export const columns = (shares: readonly number[], rows: number, { first = false, color = 'accent', stripes = true }: { first?: boolean; color?: string; stripes?: boolean } = {}): Body => ({ x, y, w, h }) => {
  const row = (h - 6.6) / rows;
  const widths = shares.map((share) => share * w);
  const left = (i: number): number => x + widths.slice(0, i).reduce((sum, each) => sum + each, 0);
  return [
    box(x, y, w, 6.6, color),
    ...shares.map((_, i) => say(`col${i + 1}`, 'sub', [left(i) + 1.6, y, widths[i]! - 2.4, 6.6], [2.7, 1.95], wordsOn(color), { on: color, v: 'middle', weight: 700, align: i ? 'center' : 'left' })),
    ...(stripes ? many(Math.ceil(rows / 2), (i) => box(x, y + 6.6 + i * 2 * row, w, row, 'surface')) : []),
    ...grid(x, y + 6.6, widths, rows, row, 'ink/bg/.62'),
    ...(first ? many(rows, (i) => say(`item${i + 1}`, 'sub', [x + 1.6, y + 6.6 + i * row, widths[0]! - 2.4, row], [2.6, 1.95], 'ink', { on: stripes && i % 2 === 0 ? 'surface' : 'bg', v: 'middle' })) : []),
  ];
};

/** Blocks under heads, so many across, each with lines, boxes to tick or nothing. */
export const blocks = (across: number, heads: number, fill: 'lines' | 'ticks' | 'none' | 'dots' = 'lines', { from = 1, gap = 3, line = 6 }: { from?: number; gap?: number; line?: number } = {}): Body => ({ x, y, w, h }) => {
  const down = Math.ceil(heads / across);
  const [bw, bh] = [(w - (across - 1) * gap) / across, (h - (down - 1) * gap) / down];
  return many(heads, (i): Layer[] => {
    const [bx, by] = [x + (i % across) * (bw + gap), y + Math.floor(i / across) * (bh + gap)];
    const hue = HUE[(i + Math.floor(i / across)) % 3]!;
    const count = Math.floor((bh - 8.4) / line);
    const pitch = (bh - 8.4) / Math.max(count, 1);
    return [
      card(bx, by, bw, bh, `${hue}/bg/.84`, 2), card(bx, by, bw, 6.6, hue, 2), box(bx, by + 3.4, bw, 3.2, hue),
      say(`head${from + i}`, 'sub', [bx + 2.4, by, bw - 4.8, 6.6], [2.9, 2], wordsOn(hue), { on: hue, v: 'middle', weight: 700 }),
      ...(fill === 'lines' ? lines(bx + 2.4, by + 6.6 + pitch, bw - 4.8, count, pitch, 'ink/bg/.5') : []),
      ...(fill === 'ticks' ? many(count, (k): Layer[] => [tick(bx + 2.6, by + 6.6 + (k + 1) * pitch - 2.8, 2.6, 'ink'), rule(bx + 6.6, by + 6.6 + (k + 1) * pitch, bw - 9.2, 'ink/bg/.5')]).flat() : []),
      ...(fill === 'dots' ? many(count * Math.floor((bw - 5) / 5), (k) => disc(bx + 3.4 + (k % Math.floor((bw - 5) / 5)) * 5, by + 6.6 + (Math.floor(k / Math.floor((bw - 5) / 5)) + 0.7) * pitch, 0.24, 'ink/bg/.4')) : []),
    ];
  }).flat();
};

/** Paragraphs under heads of their own, one column. */
export const told = (count: number, { from = 1, across = 1, body = 4, lead = 2.5 }: { from?: number; across?: number; body?: number; lead?: number } = {}): Body => ({ x, y, w, h }, on) => {
  const down = Math.ceil(count / across);
  const [bw, bh] = [(w - (across - 1) * 6) / across, h / down];
  return many(count, (i): Layer[] => {
    const [bx, by] = [x + (i % across) * (bw + 6), y + Math.floor(i / across) * bh];
    return [
      box(bx, by + 0.6, 1.2, 4, HUE[i % 3]!), say(`head${from + i}`, 'heading', [bx + 3, by, bw - 3, 5.2], [4, 2.4], 'ink', { on, v: 'middle' }),
      say(`body${from + i}`, 'body', [bx + 3, by + 6.6, bw - 3, bh - 9], [lead, 2], 'ink', { on, lines: body, leading: 1.42 }),
    ];
  }).flat();
};

/** A winding way of numbered stones to a prize. */
export const trail = (count: number, across: number): Body => ({ x, y, w, h }) => {
  const down = Math.ceil(count / across);
  const [sx, sy] = [w / across, h / down];
  const r = Math.min(sx, sy) * 0.4;
  const at = (i: number): [number, number] => {
    const row = Math.floor(i / across);
    const place = row % 2 ? across - 1 - (i % across) : i % across;
    return [x + (place + 0.5) * sx, y + (row + 0.5) * sy];
  };
  return [
    ...many(count - 1, (i) => { const [[ax, ay], [bx, by]] = [at(i), at(i + 1)]; return ay === by ? box(Math.min(ax, bx), ay - 1, Math.abs(ax - bx), 2, 'accent2/bg/.5') : box(ax - 1, ay, 2, by - ay, 'accent2/bg/.5'); }),
    ...many(count, (i): Layer[] => {
      const [cx, cy] = at(i);
      if (i === count - 1) return [disc(cx, cy, r * 1.12, 'accent2'), icon('goal', cx - r * 0.8, cy - r * 0.8, r * 1.6)];
      const hue = HUE[i % 3]!;
      return [disc(cx, cy, r, hue), disc(cx, cy, r * 0.78, 'bg'), say(`n${i + 1}`, 'heading', [cx - r * 0.6, cy - r * 0.6, r * 1.2, r * 1.2], [r * 0.9, 2], 'ink', { on: 'bg', align: 'center', v: 'middle' })];
    }).flat(),
  ];
};

/** Stars to color in, so many across. */
export const stars = (count: number, across: number): Body => ({ x, y, w, h }) => {
  const [sx, sy] = [w / across, h / Math.ceil(count / across)];
  const r = Math.min(sx, sy) * 0.46;
  return many(count, (i): Layer[] => {
    const [cx, cy] = [x + ((i % across) + 0.5) * sx, y + (Math.floor(i / across) + 0.5) * sy];
    return [starAt(cx, cy, r, HUE[(i + Math.floor(i / across)) % 3]!, 5, 0.52), starAt(cx, cy, r * 0.78, 'bg', 5, 0.52), say(`n${i + 1}`, 'sub', [cx - r * 0.36, cy - r * 0.3, r * 0.72, r * 0.68], [r * 0.36, 1.95], 'muted', { on: 'bg', align: 'center', v: 'middle' })];
  }).flat();
};

/** Lines to write on, over the whole room. */
export const ruled = (gap: number, color = 'accent2/ink/.2', margin = false): Body => ({ x, y, w, h }) => [
  ...lines(x, y + gap, w, Math.floor(h / gap), gap, color),
  ...(margin ? [box(x + w * 0.14, y, 0.35, h, 'accent')] : []),
];

/** Squared paper. */
export const squared = (side: number): Body => ({ x, y, w, h }) => {
  const [across, down] = [Math.floor(w / side), Math.floor(h / side)];
  const left = x + (w - across * side) / 2;
  return [...many(across + 1, (i) => box(left + i * side - 0.1, y, i % 5 ? 0.15 : 0.34, down * side, 'accent2/ink/.24')), ...many(down + 1, (i) => box(left, y + i * side - 0.1, across * side, i % 5 ? 0.15 : 0.34, 'accent2/ink/.24'))];
};

/** Cues on the left, notes on the right, and the sum of it at the foot. */
export const cornell = (foot = 0.2, cue = 0.3, fill: 'lines' | 'dots' = 'lines'): Body => ({ x, y, w, h }, on) => {
  const [tall, left] = [h * (1 - foot) - 3, w * cue];
  const space = (sx: number, sy: number, sw: number, sh: number): Layer[] =>
    fill === 'lines' ? lines(sx, sy + 6, sw, Math.floor(sh / 6), 6, 'ink/bg/.68') : many(Math.floor(sw / 5) * Math.floor(sh / 5), (i) => disc(sx + 2.4 + (i % Math.floor(sw / 5)) * 5, sy + 3 + Math.floor(i / Math.floor(sw / 5)) * 5, 0.28, 'ink/bg/.4'));
  const head = (t: string, hx: number, hy: number, hw: number, color: string): Layer[] => [card(hx, hy, hw, 6, color, 1.4), say(t, 'sub', [hx + 2, hy, hw - 4, 6], [2.8, 2], wordsOn(color), { on: color, v: 'middle', weight: 700 })];
  return [
    ...head('head1', x, y, left - 2, 'accent'), ...head('head2', x + left + 2, y, w - left - 2, 'accent2'), box(x + left - 0.2, y, 0.5, tall, 'accent'),
    ...space(x + left + 2, y + 7, w - left - 2, tall - 9), say('hint1', 'body', [x + 0.6, y + 8, left - 4, 9], [2.2, 1.95], 'muted', { on, lines: 3, leading: 1.35 }),
    card(x, y + tall + 3, w, h * foot, 'surface', 2), say('head3', 'sub', [x + 3, y + tall + 4.6, w - 6, 5], [2.8, 2], 'accentText', { on: 'surface', v: 'middle', weight: 700 }), ...lines(x + 3, y + tall + 15, w - 6, Math.floor((h * foot - 13) / 6) + 1, 6, 'ink/bg/.6'),
  ];
};

/** Two rounds that share a middle, or three. */
export const venn = (rounds: 2 | 3): Body => ({ x, y, w, h }) => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (rounds === 2) {
    const r = Math.min(w * 0.31, h * 0.48);
    return [
      disc(cx - r * 0.6, cy, r, 'accent', { opacity: 0.22 }), disc(cx + r * 0.6, cy, r, 'extra', { opacity: 0.3 }), ring(cx - r * 0.6, cy, r, 0.8, 'accent'), ring(cx + r * 0.6, cy, r, 0.8, 'ink'),
      ...(['head1', 'head2', 'head3'] as const).flatMap((t, i): Layer[] => { const [bx, bw] = [cx + [-1.12, 0, 1.12][i]! * r - r * [0.32, 0.3, 0.32][i]!, r * [0.64, 0.6, 0.64][i]!]; return [card(bx, cy - r * 0.52, bw, 6.4, 'bg', 3), say(t, 'sub', [bx + 1, cy - r * 0.52, bw - 2, 6.4], [2.9, 2], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), ...lines(bx, cy - r * 0.52 + 6.4 + r * 0.24, bw, 4, r * 0.24, 'ink')]; }),
    ];
  }
  const r = Math.min(w * 0.33, h * 0.3);
  const middles = [-90, 30, 150].map((turn) => towards(cx, cy + r * 0.08, r * 0.62, turn));
  return [
    ...middles.map(([mx, my], i) => disc(mx, my, r, HUE[i]!, { opacity: 0.3 })), ...middles.map(([mx, my], i) => ring(mx, my, r, 0.7, ['accent', 'ink', 'ink'][i]!)),
    ...[-90, 30, 150].map((turn) => towards(cx, cy + r * 0.08, r * 1.12, turn)).flatMap(([px, py], i): Layer[] => [card(px - r * 0.42, py - 3.2, r * 0.84, 6.4, 'bg', 3), say(`head${i + 1}`, 'sub', [px - r * 0.42 + 1, py - 3.2, r * 0.84 - 2, 6.4], [2.8, 2], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 })]),
  ];
};

/** A thing in the middle and what belongs to it around it. */
export const web = (count: number): Body => ({ x, y, w, h }) => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const r = Math.min(w, h) * 0.17;
  const [rx, ry] = [w / 2 - r * 1.15, h / 2 - r * 1.0];
  const spots = many(count, (i) => { const turn = ((-90 + (i * 360) / count) * Math.PI) / 180; return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)] as const; });
  return [
    ...spots.map(([px, py]) => poly([[cx - 0.5, cy - 0.5], [cx + 0.5, cy + 0.5], [px + 0.5, py + 0.5], [px - 0.5, py - 0.5]], 'ink')), ...spots.map(([px, py]) => poly([[cx + 0.5, cy - 0.5], [cx - 0.5, cy + 0.5], [px - 0.5, py + 0.5], [px + 0.5, py - 0.5]], 'ink')),
    disc(cx, cy, r * 1.1, 'accent'), say('middle', 'heading', [cx - r * 0.9, cy - r * 0.5, r * 1.8, r], [4.6, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2 }),
    ...spots.flatMap(([px, py], i): Layer[] => [disc(px, py, r, 'bg'), disc(px, py, r, PALE[i % 3]!), say(`head${i + 1}`, 'sub', [px - r * 0.7, py - r * 0.72, r * 1.4, 4.4], [2.7, 1.95], 'ink', { on: PALE[i % 3]!, align: 'center', v: 'middle', weight: 700 }), ...lines(px - r * 0.64, py + r * 0.05, r * 1.28, 2, r * 0.36, 'ink/bg/.4')]),
  ];
};

/** Boxes one under the other, an arrow from each to the next. */
export const steps = (count: number, across = 1): Body => ({ x, y, w, h }) => {
  const down = Math.ceil(count / across);
  const [gx, gy] = [across > 1 ? 9 : 0, 8];
  const [bw, bh] = [(w - (across - 1) * gx) / across, (h - (down - 1) * gy) / down];
  return many(count, (i): Layer[] => {
    const [bx, by] = [x + (i % across) * (bw + gx), y + Math.floor(i / across) * (bh + gy)];
    const hue = HUE[i % 3]!;
    const count2 = Math.floor((bh - 9) / 6.5);
    return [
      card(bx, by, bw, bh, `${hue}/bg/.84`, 2.4, hue), say(`head${i + 1}`, 'sub', [bx + 3, by + 1.6, bw - 6, 5], [3, 2], 'ink', { on: `${hue}/bg/.84`, v: 'middle', weight: 700 }), ...lines(bx + 3, by + 14, bw - 6, count2, 6.5, 'ink/bg/.5'),
      ...(across === 1 && i < count - 1 ? [poly([[bx + bw / 2 - 4, by + bh + 1.8], [bx + bw / 2 + 4, by + bh + 1.8], [bx + bw / 2, by + bh + 6.4]], 'ink')] : []),
      ...(across > 1 && i % across < across - 1 ? [poly([[bx + bw + 2, by + bh / 2 - 4], [bx + bw + 2, by + bh / 2 + 4], [bx + bw + 7, by + bh / 2]], 'ink')] : []),
    ];
  }).flat();
};
