import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { asks, blocks, column, columns, within } from './bodies.js';
import { awning, binder, bunting, corner, dark, dotted, frame, gingham, paper, plain, starry, wave, type Body, type Head } from './heads.js';

/** The weekday of the first of each month of 2027, Sunday being 0, and how many days it has. */
export const FIRSTS = [5, 1, 1, 4, 6, 2, 4, 0, 3, 5, 1, 3];
export const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const HUE = ['accent', 'accent2', 'extra'] as const;

/** A month's days in weeks, with room to write. */
const days = (month: number): Body => ({ x, y, w, h }) => {
  const [first, length] = [FIRSTS[month]!, LENGTHS[month]!];
  const weeks = Math.ceil((first + length) / 7);
  const [cw, ch] = [w / 7, (h - 7) / weeks];
  return [
    box(x, y, w, 6, 'accent'), ...many(7, (i) => say(`day${i + 1}`, 'sub', [x + i * cw + 0.6, y, cw - 1.2, 6], [2.7, 1.95], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 })),
    ...many(weeks * 7, (i): Layer[] => { const n = i - first + 1; const on = i % 7 === 0 || i % 7 === 6 ? 'surface' : 'bg'; const [cx, cy] = [x + (i % 7) * cw, y + 7 + Math.floor(i / 7) * ch]; return n < 1 || n > length ? [box(cx + 0.3, cy + 0.3, cw - 0.6, ch - 0.6, 'ink/bg/.95')] : [box(cx + 0.3, cy + 0.3, cw - 0.6, ch - 0.6, on, { stroke: { color: 'ink/bg/.7', width: 0.25 } }), say(`n${n}`, 'heading', [cx + 1.2, cy + 1.2, cw - 2.4, 4], [3.2, 2.1], 'ink', { on })]; }).flat(),
  ];
};
const WIDE: readonly Head[] = [starry, gingham, wave, dotted, bunting, corner, awning, dark, binder, plain, wave, starry];
const TALL: readonly Head[] = [dark, dotted, plain, wave, corner, awning, starry, gingham, bunting, frame, dark, frame];

/** A jar with coins to color in. */
const jar: Body = ({ x, y, w, h }) => {
  const [jw, cx] = [Math.min(w * 0.8, h * 0.8), x + w / 2];
  const [left, top, tall] = [cx - jw / 2, y + 8, h - 8];
  return [
    drawn(left, top, jw, tall, 'M16 0H84V7C96 10 100 16 100 24V90C100 97 96 100 90 100H10C4 100 0 97 0 90V24C0 16 4 10 16 7Z', 'accent2/bg/.7'), card(left + jw * 0.12, y + 2, jw * 0.76, 8, 'accent', 2), card(left + jw * 0.18, top + 14, jw * 0.64, 12, 'bg', 2), say('goal', 'sub', [left + jw * 0.22, top + 14, jw * 0.56, 12], [4, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    ...many(30, (i): Layer[] => { const [px, py] = [left + jw * 0.1 + ((i % 6) + 0.5) * (jw * 0.8) / 6, top + 34 + Math.floor(i / 6) * ((tall - 38) / 5) + (tall - 38) / 10]; const r = Math.min((jw * 0.8) / 12, (tall - 38) / 10) * 0.88; return [disc(px, py, r, 'bg'), ring(px, py, r, 0.6, HUE[i % 3]!), say(`n${i + 1}`, 'sub', [px - r * 0.8, py - r * 0.6, r * 1.6, r * 1.2], [3, 1.95], 'ink', { on: 'bg', align: 'center', v: 'middle' })]; }).flat(),
  ];
};
/** A house of bricks, one to color for each part of the sum. */
const bricks: Body = ({ x, y, w, h }) => {
  const [bw, bh] = [w / 5, (h - 32) / 8];
  return [
    drawn(x, y, w, 30, 'M50 0L100 100H0Z', 'accent'), disc(x + w / 2, y + 19, 7.4, 'bg'), icon('goal', x + w / 2 - 5, y + 14, 10),
    ...many(40, (i): Layer[] => { const [cx, cy] = [x + (i % 5) * bw, y + 32 + Math.floor(i / 5) * bh]; return [card(cx + 0.6, cy + 0.6, bw - 1.2, bh - 1.2, `${HUE[(i + Math.floor(i / 5)) % 3]}/bg/.62`, 1), say(`n${i + 1}`, 'sub', [cx + 1.4, cy + 0.6, bw - 2.8, bh - 1.2], [2.8, 1.95], 'ink', { on: `${HUE[(i + Math.floor(i / 5)) % 3]}/bg/.62`, align: 'center', v: 'middle' })]; }).flat(),
  ];
};
/** A tall glass of steps from nothing to all of it. */
const thermometer: Body = ({ x, y, w, h }) => {
  const cx = x + w * 0.3;
  const tall = h - 26;
  return [
    disc(cx, y + h - 13, 13, 'accent'), card(cx - 7.4, y, 14.8, h - 14, 'accent/bg/.78', 7), box(cx - 4, y + tall * 0.74, 8, tall * 0.34, 'accent'), ...many(11, (i): Layer[] => { const py = y + 5 + (i / 10) * (tall - 10); return [rule(cx + 9, py, 7, 'ink', 0.4), say(`n${i + 1}`, 'sub', [cx + 18, py - 2.4, 13, 5], [3.2, 2.2], 'ink', { v: 'middle', weight: 700 }), rule(cx + 32, py + 2, x + w - cx - 32)]; }).flat(), icon('goal', cx - 5, y + h - 18, 10),
  ];
};
/** How one felt, in five faces and a round for each day. */
const faces: Body = ({ x, y, w, h }) => {
  const fw = w / 5;
  const [cw, ch] = [w / 7, (h - 26) / 5];
  return [
    ...many(5, (i): Layer[] => [disc(x + (i + 0.5) * fw, y + 7, 7, `${['accent2', 'extra', 'accent', 'accent2', 'extra'][i]}/bg/.6`), icon(`face${i + 1}`, x + (i + 0.5) * fw - 5, y + 2, 10), say(`mood${i + 1}`, 'sub', [x + i * fw + 0.6, y + 15, fw - 1.2, 4], [2.6, 1.95], 'ink', { align: 'center', v: 'middle' })]).flat(),
    ...many(31, (i): Layer[] => { const [cx, cy] = [x + ((i % 7) + 0.5) * cw, y + 26 + (Math.floor(i / 7) + 0.5) * ch]; const r = Math.min(cw, ch) * 0.42; return [disc(cx, cy, r, 'surface'), ring(cx, cy, r, 0.5, 'accent'), say(`n${i + 1}`, 'sub', [cx - r * 0.7, cy - r * 0.6, r * 1.4, r * 1.2], [3.4, 1.95], 'muted', { on: 'surface', align: 'center', v: 'middle' })]; }).flat(),
  ];
};
/** A year in squares: a column to each month, a row to each day. */
const pixels: Body = ({ x, y, w, h }) => {
  const [cw, ch] = [(w - 8) / 12, (h - 18) / 32];
  return [
    ...many(12, (i) => say(`m${i + 1}`, 'sub', [x + 8 + i * cw, y, cw, ch], [2.5, 1.95], 'accentText', { align: 'center', v: 'middle', weight: 700 })), ...many(31, (i) => i % 5 === 0 || i === 30 ? say(`n${i + 1}`, 'sub', [x, y + (i + 1) * ch, 6, ch], [2.2, 1.95], 'muted', { v: 'middle', align: 'right' }) : null).filter((each) => each !== null),
    ...many(12, (i) => many(LENGTHS[i]!, (k) => box(x + 8.3 + i * cw, y + (k + 1) * ch + 0.3, cw - 0.6, ch - 0.6, (i + k) % 2 ? 'surface' : 'extra/bg/.7'))).flat(),
    ...many(5, (i): Layer[] => [card(x + i * (w / 5), y + h - 9, 5, 5, ['accent', 'accent2', 'extra', 'ink', 'accent/bg/.6'][i]!, 1), say(`mood${i + 1}`, 'sub', [x + i * (w / 5) + 6.4, y + h - 9, w / 5 - 8, 5], [2.5, 1.95], 'ink', { v: 'middle' })]).flat(),
  ];
};
/** Petals about a middle, one for each day of a month. */
const petals: Body = ({ x, y, w, h }) => {
  const [cx, cy, r] = [x + w / 2, y + h * 0.44, Math.min(w, h * 0.86) * 0.36];
  return [
    ...many(31, (i): Layer[] => { const turn = -90 + (i * 360) / 31; const [px, py] = towards(cx, cy, r * 1.12, turn); return [{ k: 'shape', outline: 'ellipse', at: [px - r * 0.28, py - r * 0.1, r * 0.56, r * 0.2], color: `${HUE[i % 3]}/bg/.6`, rotate: Math.round(turn * 10) / 10 }]; }).flat(), ...many(31, (i) => { const [px, py] = towards(cx, cy, r * 1.12, -90 + (i * 360) / 31); return say(`n${i + 1}`, 'sub', [px - 3, py - 1.6, 6, 3.2], [2.3, 1.95], 'ink', { on: `${HUE[i % 3]}/bg/.6`, align: 'center', v: 'middle' }); }),
    disc(cx, cy, r * 0.6, 'accent2'), icon('goal', cx - r * 0.34, cy - r * 0.34, r * 0.68), ...many(5, (i): Layer[] => [disc(x + (i + 0.5) * (w / 5) - 6, y + h - 5, 2.6, ['accent', 'accent2', 'extra', 'ink', 'accent/bg/.6'][i]!), say(`mood${i + 1}`, 'sub', [x + (i + 0.5) * (w / 5) - 2.4, y + h - 7.5, w / 5 - 6, 5], [2.5, 1.95], 'ink', { v: 'middle' })]).flat(), starAt(x + 5, y + 6, 2, 'accent', 5, 0.46), starAt(x + w - 6, y + 12, 2.6, 'accent2', 5, 0.46),
  ];
};
/** Dates of a year, month by month. */
const dates = (count: number): Body => ({ x, y, w, h }) => {
  const row = h / count;
  return many(count, (i): Layer[] => { const hue = HUE[i % 3]!; return [card(x, y + i * row, 24, row - 1.6, hue, 1.4), say(`date${i + 1}`, 'sub', [x + 1.6, y + i * row, 20.8, row - 1.6], [2.9, 2], wordsOn(hue), { on: hue, align: 'center', v: 'middle', weight: 700 }), card(x + 25, y + i * row, w - 25, row - 1.6, i % 2 ? 'bg' : 'surface', 1.4), say(`what${i + 1}`, 'sub', [x + 28, y + i * row, w - 30, row - 1.6], [3, 2], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle' })]; }).flat();
};
/** Who plays whom, or what comes when: words at both ends of a dotted line. */
const cast = (count: number): Body => ({ x, y, w, h }, on) => {
  const row = h / count;
  return many(count, (i): Layer[] => { const cy = y + i * row + row / 2; return [say(`role${i + 1}`, 'sub', [x, cy - 3, w * 0.46, 6], [3.3, 2.1], 'ink', { on, v: 'middle', weight: 700 }), say(`who${i + 1}`, 'body', [x + w * 0.54, cy - 3, w * 0.46, 6], [3.3, 2.1], 'ink', { on, v: 'middle', align: 'right' }), ...(i < count - 1 ? [box(x, cy + row / 2 - 0.15, w, 0.3, 'ink/bg/.7')] : [])]; }).flat();
};

/** Calendars, trackers, and programs of an evening. */
export const monthSheets: readonly Recipe[] = [
  ...MONTHS.flatMap((name, i) => [paper(`wide-${name}`, 'class-schedule', WIDE[i]!, days(i)), paper(`tall-${name}`, i === 10 ? 'letter-flyer' : 'planner', TALL[i]!, within(0, -24, days(i)), within(0, 0, ({ x, y, w, h }) => [say('foot', 'sub', [x, y + h - 20, w, 4], [2.6, 2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), ...many(2, (k) => rule(x, y + h - 10 + k * 8, w))]))]),
  paper('year-months', 'poster', bunting, blocks(3, 12, 'lines', { line: 5 })), paper('year-wide', 'class-schedule', plain, blocks(6, 12, 'lines', { line: 5 })), paper('year-dates', 'letter-flyer', awning, dates(12)), paper('year-dates-dark', 'planner', dark, dates(14)),
  paper('saved-jar', 'planner', wave, jar), paper('saved-house', 'planner', plain, asks([0.5, 0.5], [12, 12]), within(8, 0, bricks)), paper('saved-steps', 'letter-flyer', dotted, thermometer), paper('saved-bunting', 'planner', bunting, jar), paper('owed-steps', 'planner', dark, thermometer), paper('owed-bricks', 'planner', starry, within(2, -2, bricks)),
  paper('mood-faces', 'planner', dotted, faces), paper('mood-year', 'planner', plain, pixels), paper('mood-petals', 'planner', frame, petals), paper('mood-kids', 'letter-flyer', bunting, faces), paper('mood-flower', 'letter-flyer', wave, petals),
  paper('play-cast', 'letter-flyer', starry, cast(10)), paper('play-acts', 'wedding-programme', dark, within(0, -2, cast(9))), paper('play-frame', 'wedding-programme', frame, cast(9)), paper('evening-times', 'letter-flyer', awning, cast(8)), paper('evening-plain', 'poster', plain, cast(8)), paper('evening-wave', 'letter-flyer', wave, cast(7)),
  paper('stay-welcome', 'letter-flyer', frame, column(0, 1, columns([0.4, 0.6], 10, { first: true }))),
];
