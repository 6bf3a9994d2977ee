import type { Layer } from '../../../../build/templates/recipe.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { box, disc, many, oval, poly, ring, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import type { Body } from '../papers/heads.js';

const HUE = ['accent', 'accent2', 'extra'] as const;
type Cell = readonly [x: number, y: number, w: number, h: number];

/** Cells of a table with gaps between them. */
const cells = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }, across: number, down: number, gap = 3): Cell[] => {
  const [cw, ch] = [(w - (across - 1) * gap) / across, (h - (down - 1) * gap) / down];
  return many(across * down, (i): Cell => [x + (i % across) * (cw + gap), y + Math.floor(i / across) * (ch + gap), cw, ch]);
};

/** Sums to write out, one number under the other. */
export const sums = (across: number, down: number): Body => (at) =>
  cells(at, across, down, 4).flatMap(([x, y, w, h], i): Layer[] => {
    const hue = HUE[(i + Math.floor(i / across)) % 3]!;
    const on = `${hue}/bg/.84`;
    return [card(x, y, w, h, on, 2.4), disc(x + 4.6, y + 4.6, 2.8, hue), say(`n${i + 1}`, 'sub', [x + 1.8, y + 1.8, 5.6, 5.6], [2.3, 1.95], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`sum${i + 1}`, 'heading', [x + 3, y + 4, w - 8, h * 0.5], [h * 0.2, 3], 'ink', { on, lines: 2, align: 'right', leading: 1.14, v: 'middle' }), box(x + w * 0.22, y + h * 0.64, w * 0.66, 0.6, 'ink'), card(x + w * 0.34, y + h * 0.7, w * 0.54, h * 0.22, 'bg', 1)];
  });

/** Short sums in rows, a box for each answer. */
export const facts = (across: number, down: number): Body => (at) =>
  cells(at, across, down, 3).flatMap(([x, y, w, h], i): Layer[] => {
    const hue = HUE[Math.floor(i / across) % 3]!;
    const tall = Math.min(h, 9);
    const top = y + (h - tall) / 2;
    return [card(x, top, w, tall, `${hue}/bg/.82`, 2), say(`fact${i + 1}`, 'heading', [x + 2, top, w * 0.62, tall], [4, 2.4], 'ink', { on: `${hue}/bg/.82`, v: 'middle' }), card(x + w - w * 0.32 - 1.4, top + 1.2, w * 0.32, tall - 2.4, 'bg', 1, hue)];
  });

/** A slice of a round, as points of a polygon. */
const slice = (cx: number, cy: number, r: number, from: number, to: number): [number, number][] => [[cx, cy], ...many(13, (k): [number, number] => towards(cx, cy, r, from + ((to - from) * k) / 12) as [number, number])];

/** Rounds cut into parts, some of them colored: over and under a line goes the answer. */
export const pies = (parts: readonly (readonly [all: number, colored: number])[], across: number, form: 'round' | 'bar' = 'round'): Body => (at, on) =>
  cells(at, across, Math.ceil(parts.length / across), 4).slice(0, parts.length).flatMap(([x, y, w, h], i): Layer[] => {
    const [all, colored] = parts[i]!;
    const hue = HUE[i % 3]!;
    const answer = (ax: number, ay: number): Layer[] => [card(ax, ay, 8, 7, 'bg', 1, 'ink/bg/.4'), rule(ax - 0.6, ay + 8.4, 9.2, 'ink', 0.6), card(ax, ay + 10.2, 8, 7, 'bg', 1, 'ink/bg/.4')];
    if (form === 'bar') {
      const step = (w - 26) / all;
      return [card(x, y, w, h, 'surface', 2.4), ...many(all, (k) => card(x + 5 + k * step + 0.3, y + h * 0.24, step - 0.6, h * 0.52, k < colored ? hue : 'bg', 0.8, 'ink')), ...answer(x + w - 14, y + h / 2 - 8.6)];
    }
    const r = Math.min(w * 0.28, h * 0.42);
    const [cx, cy] = [x + r + 3, y + h / 2];
    return [card(x, y, w, h, `${hue}/bg/.84`, 2.4), disc(cx, cy, r, on), ...many(all, (k) => (k < colored ? [poly(slice(cx, cy, r, -90 + (k * 360) / all, -90 + ((k + 1) * 360) / all), hue)] : [])).flat(), ring(cx, cy, r, 0.7, 'ink'), ...many(all, (k) => { const [px, py] = towards(cx, cy, r, -90 + (k * 360) / all); const turn = -90 + (k * 360) / all; return box((cx + px) / 2 - r / 2, (cy + py) / 2 - 0.3, r, 0.6, 'ink', { rotate: turn }); }), ...answer(x + w - 12.4, y + h / 2 - 8.6)];
  });

/** The shapes there are, by number: drawn about a middle. */
const shape = (kind: number, cx: number, cy: number, r: number, color: string, line: string): Layer => {
  const edge = { stroke: { color: line, width: 0.8 } };
  if (kind === 0) return { k: 'shape', outline: 'ellipse', at: [cx - r, cy - r, 2 * r, 2 * r], color, ...edge };
  if (kind === 1) return { k: 'shape', outline: 'rectangle', at: [cx - r * 0.9, cy - r * 0.9, r * 1.8, r * 1.8], color, ...edge };
  if (kind === 2) return poly([[cx, cy - r], [cx + r * 1.05, cy + r * 0.86], [cx - r * 1.05, cy + r * 0.86]], color, edge);
  if (kind === 3) return { k: 'shape', outline: 'rectangle', at: [cx - r * 1.25, cy - r * 0.72, r * 2.5, r * 1.44], color, ...edge };
  if (kind === 4) return { k: 'shape', outline: 'ellipse', at: [cx - r * 1.2, cy - r * 0.78, r * 2.4, r * 1.56], color, ...edge };
  if (kind === 5) return { k: 'shape', outline: 'heart', at: [cx - r, cy - r * 0.94, 2 * r, r * 1.9], color, ...edge };
  if (kind === 8) return poly(many(10, (i) => towards(cx, cy, i % 2 ? r * 0.46 : r * 1.05, -90 + i * 36)), color, edge);
  if (kind === 7) return poly([[cx, cy - r], [cx + r * 0.8, cy], [cx, cy + r], [cx - r * 0.8, cy]], color, edge);
  return poly(many(kind === 6 ? 6 : 5, (i) => towards(cx, cy, r, -90 + (i * 360) / (kind === 6 ? 6 : 5))), color, edge);
};

/** Nine shapes and a line to name each. */
export const shapesToName = (filled: boolean): Body => (at) =>
  cells(at, 3, 3, 4).flatMap(([x, y, w, h], i): Layer[] => {
    const hue = HUE[(i + Math.floor(i / 3)) % 3]!;
    return [card(x, y, w, h, 'surface', 2.4), shape(i, x + w / 2, y + h * 0.38, Math.min(w, h) * 0.28, filled ? hue : 'bg', 'ink'), ...(filled ? [rule(x + 4, y + h - 4.6, w - 8, 'ink', 0.4)] : [say(`name${i + 1}`, 'sub', [x + 2, y + h - 8.4, w - 4, 6], [3, 2], 'ink', { on: 'surface', align: 'center', v: 'middle', weight: 700 })])];
  });

/** A story, and questions on it with lines to answer on. */
export const passage = (questions: number, tall = 0.44, from = 3): Body => ({ x, y, w, h }, on) => {
  const [story, gap] = [h * tall, 4];
  const row = (h - story - gap) / questions;
  return [
    card(x, y, w, story, 'surface', 2.4), box(x, y + 3, 1.4, story - 6, 'accent'), say('story', 'body', [x + 5, y + 3.6, w - 10, story - 7], [2.9, 2.2], 'ink', { on: 'surface', lines: 12, leading: 1.5 }),
    ...many(questions, (i): Layer[] => {
      const top = y + story + gap + i * row;
      const hue = HUE[i % 3]!;
      return [disc(x + 3.6, top + 3.4, 3.4, hue), say(`n${i + 1}`, 'heading', [x + 0.6, top + 0.4, 6, 6], [3.2, 2.2], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`ask${from + i}`, 'sub', [x + 10, top + 0.6, w - 10, 5.6], [2.9, 2.1], 'ink', { on, v: 'middle', weight: 600 }), ...many(Math.max(1, Math.floor((row - 8) / 6)), (k) => rule(x + 10, top + 12 + k * 6, w - 10, 'ink/bg/.5'))];
    }).flat(),
  ];
};

type Word = readonly [column: number, row: number, down: 0 | 1, length: number];

/** Words that cross, by where they begin; clues below. */
export const crossword = (words: readonly Word[], columns: number, rows: number, clues: number): Body => ({ x, y, w, h }, on) => {
  const tall = h * 0.64;
  const side = Math.min(w / columns, tall / rows);
  const [left, top] = [x + (w - side * columns) / 2, y + (tall - side * rows) / 2];
  const taken = new Map<string, readonly [number, number]>();
  for (const [column, row, down, length] of words) for (let i = 0; i < length; i++) taken.set(`${down ? column : column + i},${down ? row + i : row}`, [down ? column : column + i, down ? row + i : row]);
  const starts = new Map<string, number>();
  for (const [column, row] of [...words].sort((a, b) => a[1] - b[1] || a[0] - b[0])) if (!starts.has(`${column},${row}`)) starts.set(`${column},${row}`, starts.size + 1);
  return [
    ...[...taken.values()].map(([column, row]): Layer => ({ k: 'shape', outline: 'rectangle', at: [left + column * side, top + row * side, side, side], color: 'bg', stroke: { color: 'ink', width: 0.5 } })),
    ...[...starts].map(([place, number]): Layer => { const [column, row] = place.split(',').map(Number) as [number, number]; return say(`no${number}`, 'sub', [left + column * side + 0.8, top + row * side + 0.7, 4, 2.4], [2.1, 1.95], 'ink', { on: 'bg' }); }),
    ...['head1', 'head2'].flatMap((head, k): Layer[] => { const cx = x + k * (w / 2 + 1.5); const cw = w / 2 - 1.5; const hue = HUE[k]!; return [card(cx, y + tall + 4, cw, 6, hue, 1.6), say(head, 'sub', [cx + 2, y + tall + 4, cw - 4, 6], [2.9, 2], wordsOn(hue), { on: hue, v: 'middle', weight: 700 }), say(`clues${k + 1}`, 'body', [cx + 1, y + tall + 12.4, cw - 2, h - tall - 13], [2.6, 2], 'ink', { on, lines: clues, leading: 1.5 })]; }),
  ];
};

/** Pictures and as many boxes as each word has letters, the first given. */
export const letterBoxes = (lengths: readonly number[], across = 2): Body => (at) =>
  cells(at, across, Math.ceil(lengths.length / across), 3).slice(0, lengths.length).flatMap(([x, y, w, h], i): Layer[] => {
    const hue = HUE[(i + Math.floor(i / across)) % 3]!;
    const size = Math.min(h - 4, 11.5);
    const n = lengths[i]!;
    const side = Math.min(6.4, (w - size - 6.4) / n - 0.5);
    return [card(x, y, w, h, `${hue}/bg/.82`, 2.4), icon(`picture${i + 1}`, x + 2.4, y + (h - size) / 2, size), ...many(n, (k): Layer => card(x + size + 4.4 + k * (side + 0.5), y + h / 2 - side / 2, side, side, 'bg', 0.8, hue)), say(`first${i + 1}`, 'heading', [x + size + 4.4, y + h / 2 - side / 2, side, side], [side * 0.74, 2], 'ink', { on: 'bg', align: 'center', v: 'middle' })];
  });

/** Notes on a staff, a box under each for its name. */
export const staff = (rows: readonly (readonly number[])[]): Body => ({ x, y, w, h }, on) => {
  const tall = h / rows.length;
  return rows.flatMap((notes, r): Layer[] => {
    const [top, gap] = [y + r * tall + 4, Math.min(3.2, (tall - 18) / 4.4)];
    const step = (w - 20) / notes.length;
    return [
      ...many(5, (k) => box(x, top + k * gap, w, 0.3, 'ink')), icon('clef', x + 1, top - gap * 0.6, gap * 5.4), box(x + w - 0.6, top, 0.6, gap * 4, 'ink'),
      ...notes.flatMap((place, i): Layer[] => {
        const [cx, cy] = [x + 20 + (i + 0.4) * step, top + gap * 4 - (place * gap) / 2];
        const up = place < 4;
        return [...(place < -1 ? [box(cx - 3.4, top + gap * 5, 6.8, 0.3, 'ink')] : []), oval(cx, cy, gap * 0.64, gap * 0.46, HUE[i % 3] === 'extra' ? 'ink' : 'ink', { rotate: -18 }), box(up ? cx + gap * 0.5 : cx - gap * 0.6, up ? cy - gap * 3 : cy, 0.5, gap * 3, 'ink'), card(cx - 3.6, top + gap * 4 + 6, 7.2, 7.2, `${HUE[i % 3]!}/bg/.7`, 1.2, HUE[i % 3]!)];
      }), box(x, y + r * tall + tall - 0.6, 0.1, 0.1, on),
    ];
  });
};

/** A map in squares with things on it, and what is asked of it. */
export const gridMap = (side: number, places: readonly (readonly [column: number, row: number])[], questions: number, from = 3): Body => ({ x, y, w, h }, on) => {
  const size = Math.min(w - 8, h * 0.62) / side;
  const [left, top] = [x + (w - size * side) / 2 + 2, y + 5];
  const foot = top + size * side + 4;
  const row = (y + h - foot) / questions;
  return [
    card(left, top, size * side, size * side, 'accent2/bg/.6', 1.4), poly([[left + size * 0.4, top + size * 1.2], [left + size * 2.2, top + size * 0.3], [left + size * 4.6, top + size * 0.6], [left + size * (side - 0.4), top + size * 2], [left + size * (side - 0.8), top + size * (side - 1.2)], [left + size * (side - 2.4), top + size * (side - 0.3)], [left + size * 1.4, top + size * (side - 0.6)], [left + size * 0.3, top + size * (side - 2.4)]], 'extra/bg/.45'),
    ...many(side + 1, (i) => [box(left + i * size - 0.15, top, 0.3, size * side, 'ink/bg/.4'), box(left, top + i * size - 0.15, size * side, 0.3, 'ink/bg/.4')]).flat(),
    ...many(side, (i): Layer[] => [say(`col${i + 1}`, 'sub', [left + i * size, top - 4.6, size, 4], [2.8, 2], 'ink', { on, align: 'center', v: 'middle', weight: 700 }), say(`row${i + 1}`, 'sub', [left - 5, top + i * size, 4.4, size], [2.8, 2], 'ink', { on, align: 'center', v: 'middle', weight: 700 })]).flat(),
    ...places.map(([column, r], i) => icon(`place${i + 1}`, left + column * size + size * 0.14, top + r * size + size * 0.14, size * 0.72)),
    ...many(questions, (i): Layer[] => [say(`ask${from + i}`, 'sub', [x, foot + i * row, w * 0.56, row - 1], [2.8, 2.1], 'ink', { on, v: 'middle' }), rule(x + w * 0.58, foot + i * row + row - 2.4, w * 0.42, 'ink/bg/.5')]).flat(),
  ];
};

/** Years on a line, a field at each: what happened is written in by who knows. */
export const years = (count: number): Body => ({ x, y, w, h }) => {
  const row = h / count;
  return [
    box(x + 8.6, y + row * 0.3, 1, h - row * 0.6, 'ink'),
    ...many(count, (i): Layer[] => {
      const cy = y + (i + 0.5) * row;
      const hue = HUE[i % 3]!;
      return [disc(x + 9, cy, 5.4, hue), icon(`sign${i + 1}`, x + 5.2, cy - 3.8, 7.6), card(x + 19, cy - row * 0.42, w - 19, row * 0.84, `${hue}/bg/.84`, 2), say(`year${i + 1}`, 'heading', [x + 22, cy - row * 0.36, 20, row * 0.3], [5, 3], 'ink', { on: `${hue}/bg/.84`, v: 'middle' }), say(`clue${i + 1}`, 'sub', [x + 43, cy - row * 0.36, w - 46, row * 0.3], [2.7, 2], 'ink', { on: `${hue}/bg/.84`, v: 'middle', align: 'right' }), ...many(2, (k) => rule(x + 22, cy + row * (0.1 + k * 0.2), w - 25, 'ink/bg/.5'))];
    }).flat(),
  ];
};

/** Words at the left and at the right, a dot at each, to draw a line between. */
export const pairs = (count: number): Body => ({ x, y, w, h }) => {
  const row = h / count;
  return many(count, (i): Layer[] => {
    const [top, tall] = [y + i * row, row - 3];
    const hue = HUE[i % 3]!;
    return [card(x, top, w * 0.38, tall, hue, 2.4), say(`left${i + 1}`, 'heading', [x + 3, top, w * 0.38 - 6, tall], [4.4, 2.4], wordsOn(hue), { on: hue, v: 'middle' }), disc(x + w * 0.38 + 4, top + tall / 2, 1.5, 'ink'), disc(x + w * 0.62 - 4, top + tall / 2, 1.5, 'ink'), card(x + w * 0.62, top, w * 0.38, tall, 'surface', 2.4, 'ink/bg/.5'), say(`right${i + 1}`, 'heading', [x + w * 0.62 + 3, top, w * 0.38 - 6, tall], [4.2, 2.3], 'ink', { on: 'surface', align: 'right', v: 'middle' })];
  }).flat();
};

/** A letter as large as a hand, a picture that begins with it, rows to trace. */
export const traceLetter: Body = ({ x, y, w, h }, on) => {
  const big = h * 0.4;
  const row = (h - big - 6) / 4;
  return [
    card(x, y, w * 0.56, big, 'accent2/bg/.6', 4), say('letter', 'heading', [x + 4, y + 3, w * 0.56 - 8, big - 6], [big * 0.66, 14], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }),
    card(x + w * 0.6, y, w * 0.4, big, 'extra/bg/.6', 4), icon('thing', x + w * 0.8 - big * 0.26, y + big * 0.12, big * 0.52), say('word', 'heading', [x + w * 0.62, y + big * 0.7, w * 0.36, big * 0.24], [6.4, 3.4], 'ink', { on: 'extra/bg/.6', align: 'center', v: 'middle' }),
    ...many(4, (r): Layer[] => {
      const [top, tall] = [y + big + 6 + r * row + row * 0.1, row * 0.72];
      return [box(x, top, w, 0.3, 'extra/ink/.2'), ...many(Math.floor(w / 3), (i) => box(x + i * 3, top + tall / 2, 1.6, 0.26, 'accent')), box(x, top + tall, w, 0.4, 'ink'), say(`row${r + 1}`, 'heading', [x + 1, top + tall * 0.06, w - 2, tall * 0.88], [tall * 0.74, 3], r === 0 ? 'ink' : 'muted', { on, v: 'middle' })];
    }).flat(),
  ];
};

/** A frame to draw in, and lines for the story. */
export const prompt = (lines: number): Body => ({ x, y, w, h }, on) => {
  const [frame, gap] = [h * 0.36, 6];
  const row = (h - frame - gap - 8) / lines;
  return [
    { k: 'shape', outline: 'rectangle', at: [x, y, w, frame], color: 'surface', radius: 0.06, stroke: { color: 'accent', width: 0.9 } }, say('frame', 'sub', [x + 4, y + 3, w - 8, 4], [2.6, 2], 'muted', { on: 'surface' }), icon('corner', x + w - 19, y + frame - 19, 15),
    say('start', 'heading', [x, y + frame + gap, w, 6], [4.2, 2.6], 'ink', { on, v: 'middle' }), ...many(lines, (i) => rule(x, y + frame + gap + 8 + (i + 1) * row - 0.6, w, 'ink/bg/.55')),
  ];
};

/** Things in two heaps, to be counted together. */
export const heaps = (counts: readonly (readonly [number, number])[]): Body => ({ x, y, w, h }) => {
  const row = h / counts.length;
  return counts.flatMap(([first, second], r): Layer[] => {
    const [top, tall] = [y + r * row, row - 3.4];
    const hue = HUE[r % 3]!;
    const size = Math.min(tall * 0.42, 7);
    const heap = (from: number, count: number): Layer[] => many(count, (i) => icon(`thing${r + 1}`, x + from + (i % 3) * (size + 0.8), top + tall / 2 - (count > 3 ? size + 0.4 : size / 2) + Math.floor(i / 3) * (size + 0.8), size));
    return [card(x, top, w, tall, `${hue}/bg/.84`, 2.4), ...heap(4, first), say('plus', 'heading', [x + w * 0.36, top, 6, tall], [6, 3], 'ink', { on: `${hue}/bg/.84`, align: 'center', v: 'middle' }), ...heap(w * 0.45, second), say('equals', 'heading', [x + w * 0.78, top, 6, tall], [6, 3], 'ink', { on: `${hue}/bg/.84`, align: 'center', v: 'middle' }), card(x + w - 13, top + tall / 2 - 5, 10, 10, 'bg', 1.6, hue)];
  });
};

/** Things in a row and three numbers to choose from. */
export const choose = (counts: readonly number[]): Body => ({ x, y, w, h }) => {
  const row = h / counts.length;
  return counts.flatMap((count, r): Layer[] => {
    const [top, tall] = [y + r * row, row - 3.4];
    const hue = HUE[r % 3]!;
    const size = Math.min(tall * 0.7, (w * 0.62) / 7 - 0.6);
    return [card(x, top, w, tall, 'surface', 2.4), box(x, top + 2, 1.4, tall - 4, hue), ...many(count, (i) => icon(`thing${r + 1}`, x + 4 + i * (size + 0.8), top + (tall - size) / 2, size)), ...many(3, (i): Layer[] => { const cx = x + w - 26 + i * 10.4; return [disc(cx, top + tall / 2, 4.4, 'bg'), ring(cx, top + tall / 2, 4.4, 0.6, hue), say(`pick${r * 3 + i + 1}`, 'heading', [cx - 3.4, top + tall / 2 - 3.4, 6.8, 6.8], [4, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' })]; }).flat()];
  });
};

/** The letters from A to Z, each with a thing that begins with it: on rounds, or on flags. */
export const abcWall = (form: 'round' | 'flag', across: number): Body => (at, on) =>
  cells(at, across, Math.ceil(26 / across), 2).slice(0, 26).flatMap(([left, y, w, h], i): Layer[] => {
    const x = left + (i >= 26 - (26 % across) ? ((across - (26 % across)) * (w + 2)) / 2 : 0);
    const hue = HUE[(i + Math.floor(i / across)) % 3]!;
    const size = Math.min(w * 0.46, h * 0.5);
    if (form === 'flag') return [poly([[x, y], [x + w, y], [x + w, y + h * 0.74], [x + w / 2, y + h * 0.94], [x, y + h * 0.74]], hue), say(`letter${i + 1}`, 'heading', [x + 1, y + 1, w - 2, h * 0.34], [h * 0.3, 4], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), icon(`thing${i + 1}`, x + (w - size) / 2, y + h * 0.36, size)];
    const r = Math.min(w * 0.47, (h - 4) / 2);
    const cy = y + (h - 4) / 2;
    return [disc(x + w / 2, cy, r, hue), disc(x + w / 2, cy, r * 0.88, `${hue}/bg/.8`), say(`letter${i + 1}`, 'heading', [x + w / 2 - r * 0.86, cy - r * 0.6, r * 0.86, r * 1.2], [r * 0.7, 3], 'ink', { on: `${hue}/bg/.8`, align: 'center', v: 'middle' }), icon(`thing${i + 1}`, x + w / 2 + r * 0.04, cy - r * 0.34, r * 0.7), say(`word${i + 1}`, 'sub', [x, y + h - 3.3, w, 3.2], [2.5, 1.95], 'ink', { on, align: 'center', v: 'middle' })];
  });

/** Numbers to ten with as many things, a row to each. */
export const numberWall: Body = ({ x, y, w, h }) => {
  const row = h / 10;
  return many(10, (i): Layer[] => {
    const hue = HUE[i % 3]!;
    const top = y + i * row;
    const size = Math.min(row * 0.62, (w * 0.58) / 10 - 0.4);
    return [card(x, top, w, row - 1.6, `${hue}/bg/.82`, 2.4), card(x, top, row * 1.2, row - 1.6, hue, 2.4), say(`n${i + 1}`, 'heading', [x + 1, top, row * 1.2 - 2, row - 1.6], [row * 0.56, 4], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`name${i + 1}`, 'sub', [x + row * 1.2 + 3, top, w * 0.2, row - 1.6], [4, 2.6], 'ink', { on: `${hue}/bg/.82`, v: 'middle', weight: 700 }), ...many(i + 1, (k) => icon(`thing${i + 1}`, x + w * 0.39 + k * (size + 0.5), top + (row - 1.6 - size) / 2, size))];
  }).flat();
};
