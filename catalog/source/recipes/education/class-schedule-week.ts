import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen } from '../social-media/drawing.js';

/** Which subject is on: by lesson, then by day. The same subject is one text and one color all week. */
const WEEK = [
  [1, 2, 3, 1, 4],
  [2, 1, 1, 5, 3],
  [5, 3, 4, 2, 1],
  [3, 6, 2, 4, 6],
  [4, 5, 6, 3, 2],
  [7, 7, 5, 7, 7],
];
/** Ground and ink of each subject. */
const COLORS = [
  ['accent', 'onAccent'], ['accent2', 'ink'], ['extra', 'ink'], ['ink', 'bg'],
  ['accent/bg/.72', 'ink'], ['accent2/bg/.66', 'ink'], ['ink/bg/.88', 'ink'],
] as const;

const [LEFT, COLUMN, GAP, TOP, ROW, BREAK] = [21, 21.66, 1, 30, 9.3, 5];
/** Lessons before the break. */
const MORNING = 3;
const WIDTH = 5 * COLUMN + 4 * GAP;

const topOf = (lesson: number): number => TOP + lesson * (ROW + GAP) + (lesson >= MORNING ? BREAK + GAP : 0);
const HEIGHT = topOf(WEEK.length - 1) + ROW - TOP;

/** All lessons of a subject as one drawing. */
const lessons = ([color]: (typeof COLORS)[number], i: number): Layer => {
  const { box } = pen(WIDTH, HEIGHT);
  const cells = WEEK.flatMap((days, lesson) =>
    days.map((subject, day) => (subject === i + 1 ? box(day * (COLUMN + GAP), topOf(lesson) - TOP, COLUMN, ROW) : '')),
  );
  return { k: 'shape', outline: 'rectangle', id: `lessons-${i + 1}`, at: [LEFT, TOP, WIDTH, HEIGHT], path: cells.join(''), color };
};

const name = (subject: number, lesson: number, day: number): Layer => {
  const [on, color] = COLORS[subject - 1]!;
  const at = [LEFT + day * (COLUMN + GAP) + 1.8, topOf(lesson), COLUMN - 3.6, ROW] as const;
  return { k: 'text', t: `subject${subject}`, id: `lesson-${lesson + 1}-${day + 1}`, font: 'sub', at, size: [2.5, 2], weight: 600, v: 'middle', color, on };
};

const day = (i: number): Layer => ({
  ...{ k: 'text', t: `day${i + 1}`, font: 'heading', color: 'ink' },
  at: [LEFT + i * (COLUMN + GAP), 24, COLUMN, 3.4],
  size: [3.4, 2.6],
});

const time = (lesson: number): Layer => ({
  ...{ k: 'text', t: `time${lesson + 1}`, font: 'body', v: 'middle', color: 'muted' },
  at: [8, topOf(lesson), 11, ROW],
  size: [2.3, 2],
});

const REST = topOf(MORNING) - BREAK - GAP;

/** A real week: five days, six lessons and a break; each subject keeps its color wherever it comes. */
export const classScheduleWeek: Recipe = {
  id: 'class-schedule-week',
  category: 'class-schedule',
  size: [1123, 794],
  layers: [
    { k: 'text', t: 'title', font: 'heading', at: [8, 8, 84, 8], size: [9.4, 6], color: 'ink' },
    { k: 'shape', outline: 'quarter', id: 'corner-1', at: [101.4, 0, 10, 10], color: 'accent2', rotate: 90 },
    { k: 'shape', outline: 'ellipse', id: 'corner-2', at: [111.4, 0, 10, 10], color: 'accent' },
    { k: 'shape', outline: 'quarter', id: 'corner-3', at: [121.4, 0, 10, 10], color: 'ink' },
    { k: 'shape', outline: 'half', id: 'corner-4', at: [131.4, 0, 10, 10], color: 'extra' },
    { k: 'text', t: 'tag', font: 'sub', at: [92, 14.6, 41.4, 2.6], size: [2.4, 2], align: 'right', color: 'ink' },
    ...COLORS.map(lessons),
    { k: 'shape', outline: 'rectangle', id: 'rest', at: [LEFT, REST, WIDTH, BREAK], color: 'surface' },
    { k: 'text', t: 'break', font: 'sub', at: [LEFT + 1.8, REST, 80, BREAK], size: [2.2, 1.95], v: 'middle', color: 'ink', on: 'surface' },
    { k: 'text', t: 'breakTime', font: 'body', at: [8, REST, 11, BREAK], size: [2.3, 2], v: 'middle', color: 'muted' },
    ...[0, 1, 2, 3, 4].map(day),
    ...WEEK.map((_, lesson) => time(lesson)),
    ...WEEK.flatMap((days, lesson) => days.map((subject, at) => name(subject, lesson, at))),
  ],
};
