import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly } from '../../scenes/kit.js';
import { card, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { datedJob, job, part, reach, skills, study, type Ink } from './parts.js';

/** The name across the whole head; three columns under it, one for each job. */
export const resumeColumns = layoutIn('resume-columns', 'resume', ({ h }) => ({
  ground: 'bg',
  layers: [
    say('name', 'heading', [7, 9, 86, 17], [22, 8], 'ink', { caps: true, v: 'middle' }),
    box(7, 30, 86, 1.6, 'accent'),
    say('role', 'sub', [7, 35.4, 55, 3], [2.8, 2.1], 'ink', { weight: 700 }),
    say('body', 'body', [7, 41.6, 55, 10], [2.3, 1.95], 'ink', { lines: 3, leading: 1.5 }),
    ...reach(69, 35.4, 24, 4.4),
    part('headWork', 7, 61, 40),
    ...[1, 2, 3].flatMap((n, i): Layer[] => [box(7 + i * 29.4, 66.4, 27, 0.4, 'ink'), ...job(n, 7 + i * 29.4, 69.6, 27)]),
    card(7, 97.6, 86, h - 104.6, 'surface', 2),
    ...['headSkills', 'headStudy', 'headTongues'].map((t, i) => part(t, 11 + i * 28.4, 102.4, 24, 'accentText', 'surface')),
    ...skills(11, 108.4, 23, 4.6, { on: 'surface', strong: 'ink', soft: 'muted', accent: 'accentText' }),
    ...study(39.4, 108.4, 24, { on: 'surface', strong: 'ink', soft: 'muted', accent: 'accentText' }),
    say('tongues', 'body', [67.8, 108.4, 22, 16], [2.15, 1.95], 'ink', { on: 'surface', lines: 4, leading: 1.8 }),
  ],
}));

/** The name in the middle of a thin frame, everything else centered on it or ranged to either side of a line. */
export const resumeCentered = layoutIn('resume-centered', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [5, 5, w - 10, h - 10], stroke: { color: 'accent', width: 0.3 } },
    disc(w / 2, 5, 6.4, 'bg'),
    ...many(3, (i) => disc(w / 2 - 3 + i * 3, 5, 0.7, 'accent')),
    say('name', 'heading', [12, 15, 76, 9], [9.4, 6], 'ink', { align: 'center', v: 'middle' }),
    say('role', 'sub', [16, 28, 68, 2.8], [2.5, 2], 'accentText', { align: 'center', caps: true, tracking: 0.2 }),
    say('body', 'body', [19, 35, 62, 10], [2.3, 1.95], 'ink', { align: 'center', lines: 3, leading: 1.55 }),
    rule(12, 50, 76, 'ink/bg/.6', 0.2),
    ...['phone', 'email', 'place'].map((t, i) => say(t, 'body', [12 + i * 25.4, 52.6, 25.2, 2.5], [2.1, 1.95], 'ink', { align: i === 0 ? 'left' : i === 1 ? 'center' : 'right' })),
    rule(12, 57.6, 76, 'ink/bg/.6', 0.2),
    part('headWork', 12, 64.4, 40),
    ...[1, 2, 3].flatMap((n, i) => datedJob(n, 12, 70.4 + i * 16.2, 20, 56)),
    rule(12, 118.6, 76, 'ink/bg/.6', 0.2),
    ...['headStudy', 'headSkills', 'headTongues'].map((t, i) => part(t, 12 + i * 28.4, 121.4, 22)),
    say('course', 'sub', [12, 126.6, 24, 5.4], [2.15, 1.95], 'ink', { lines: 2, leading: 1.35, weight: 600 }),
    say('skillLine', 'body', [40.4, 126.6, 24, 5.4], [2.1, 1.95], 'ink', { lines: 2, leading: 1.4 }),
    say('tongueLine', 'body', [68.8, 126.6, 19.6, 5.4], [2.1, 1.95], 'ink', { lines: 2, leading: 1.4 }),
  ],
}));

const SIDE: Ink = { on: 'accent2/bg/.6', strong: 'ink', soft: 'ink', accent: 'ink' };

/** A job with its years at the end of its first line. */
const datedJobTall = (n: number, x: number, y: number): Layer[] => [
  say(`job${n}`, 'sub', [x, y, 36, 2.8], [2.7, 2.1], 'ink', { weight: 700 }),
  say(`date${n}`, 'sub', [x + 38, y, 21, 2.6], [2.1, 1.95], 'accentText', { align: 'right', weight: 600 }),
  say(`firm${n}`, 'body', [x, y + 4, 59, 2.4], [2.15, 1.95], 'muted'),
  say(`text${n}`, 'body', [x, y + 7.9, 59, 6.6], [2.15, 1.95], 'ink', { lines: 2, leading: 1.5 }),
];

/** The name stands up the left edge in a field of color; the page reads beside it. */
export const resumeUpright = layoutIn('resume-upright', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 22, h, 'accent'),
    box(22, 0, w - 22, 34, 'accent2/bg/.6'),
    // turned about the middle of its box, so the box lies across the field before it stands up in it
    say('name', 'heading', [11 - 62, h / 2 - 8, 124, 16], [17, 9], 'onAccent', { on: 'accent', rotate: -90, align: 'center', v: 'middle' }),
    say('role', 'heading', [28, 9, 64, 4.6], [4.6, 3], 'ink', { on: SIDE.on }),
    say('body', 'body', [28, 16.4, 64, 10], [2.3, 1.95], 'ink', { on: SIDE.on, lines: 3, leading: 1.5 }),
    part('headWork', 28, 41.4, 40),
    ...[1, 2, 3].flatMap((n, i): Layer[] => [
      disc(29.2, 49 + i * 21.4, 1.2, 'accent'),
      ...(i < 2 ? [box(29, 52 + i * 21.4, 0.4, 16.6, 'accent')] : []),
      ...datedJobTall(n, 34, 48 + i * 21.4),
    ]),
    box(28, 112, 65, 0.4, 'ink'),
    part('headSkills', 28, 115.4, 18),
    ...skills(28, 120.6, 19, 3.7),
    part('headStudy', 50, 115.4, 20),
    ...study(50, 120.6, 20),
    part('headContact', 72.6, 115.4, 20),
    ...reach(72.6, 120.6, 21, 4),
  ],
}));

/** A slope of color over the foot, the name above it as large as two lines will go. */
export const resumeSlope = layoutIn('resume-slope', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    poly([[0, 118], [w, 96], [w, h], [0, h]], 'accent2/bg/.55'),
    poly([[0, 130], [w, 112], [w, h], [0, h]], 'ink'),
    disc(84, 17, 9, 'accent'),
    say('initials', 'heading', [77, 12, 14, 10], [7, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('name', 'heading', [8, 9, 62, 20], [13, 7], 'ink', { lines: 2 }),
    say('role', 'sub', [8, 33, 62, 3], [2.8, 2.1], 'accentText', { weight: 700 }),
    say('body', 'body', [8, 39, 54, 10], [2.25, 1.95], 'ink', { lines: 3, leading: 1.5 }),
    ...reach(70, 33, 24, 4.6),
    rule(8, 54.6, 84, 'ink', 0.4),
    part('headWork', 8, 58.4, 30),
    ...[1, 2].flatMap((n, i) => job(n, 8 + i * 30, 64.4, 27)),
    ...job(3, 8, 88, 27),
    part('headSkills', 70, 58.4, 24),
    ...skills(70, 64.4, 22, 4.4),
    part('headStudy', 38, 88, 24),
    say('course', 'sub', [38, 93, 27, 5.4], [2.2, 1.95], 'ink', { lines: 2, leading: 1.35, weight: 700 }),
    say('tongueLine', 'sub', [8, 133.6, 84, 2.6], [2.2, 1.95], 'bg', { on: 'ink', v: 'bottom' }),
  ],
}));
