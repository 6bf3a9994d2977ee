import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { datedJob, job, part, reach, skills, study, type Ink } from '../../personal/resumes/parts.js';

/** White space and one thin line: heads in a narrow margin, everything else beside it. */
const resumeMargin = layoutIn('resume-margin', 'resume', ({ h }) => ({
  ground: 'bg',
  layers: [
    say('name', 'heading', [9, 13, 82, 9], [9.6, 6], 'ink', { v: 'middle' }), say('role', 'sub', [9, 25, 82, 3], [2.6, 2.1], 'muted'),
    box(32, 36, 0.3, h - 46, 'ink'),
    part('headContact', 9, 36.4, 20, 'ink'), ...reach(38, 36, 54, 4.2),
    part('headAbout', 9, 54.4, 20, 'ink'), say('body', 'body', [38, 54, 54, 11], [2.3, 1.95], 'ink', { lines: 3, leading: 1.55 }),
    part('headWork', 9, 72.4, 20, 'ink'), ...[1, 2, 3].flatMap((n, i) => datedJob(n, 38, 72 + i * 16, 17, 37.6)),
    part('headStudy', 9, 120.4, 20, 'ink'), say('course', 'sub', [38, 120, 54, 3], [2.3, 1.95], 'ink', { weight: 700 }), say('school', 'body', [38, 124, 54, 2.6], [2.15, 1.95], 'muted'),
    disc(32.15, 36, 1.1, 'accent'), disc(32.15, h - 10, 1.1, 'accent'),
  ],
}));

const SIDE: Ink = { on: 'surface', strong: 'ink', soft: 'muted', accent: 'accentText' };

/** A block of color with the name in the corner, a ring of initials over its edge, skills as bars. */
const resumeCorner = layoutIn('resume-corner', 'resume', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 33, h, 'surface'), box(0, 0, 100, 34, 'accent'), poly([[33, 34], [100, 34], [100, 40]], 'ink'), disc(16.5, 34, 11, 'bg'), ring(16.5, 34, 9.4, 0.8, 'ink'), say('initials', 'heading', [9, 29.4, 15, 9.2], [7, 4], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    say('name', 'heading', [37, 9, 57, 10], [9.4, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('role', 'sub', [37, 22, 57, 3], [2.8, 2.1], 'onAccent', { on: 'accent' }),
    part('headContact', 6, 51, 24, 'accentText', 'surface'), ...reach(6, 56, 24, 4.2, SIDE),
    part('headSkills', 6, 74, 24, 'accentText', 'surface'), ...skills(6, 79, 23, 6, SIDE), ...many(5, (i): Layer[] => [box(6, 82.8 + i * 6, 22, 1, 'bg', { radius: 0.5 }), box(6, 82.8 + i * 6, [21, 18, 19.4, 15, 17][i]!, 1, 'accent', { radius: 0.5 })]).flat(),
    part('headStudy', 6, 114, 24, 'accentText', 'surface'), ...study(6, 119, 24, SIDE),
    part('headAbout', 38, 45, 54), say('body', 'body', [38, 50.4, 54, 11], [2.35, 1.95], 'ink', { lines: 3, leading: 1.55 }), rule(38, 64.6, 54, 'ink/bg/.7', 0.3),
    part('headWork', 38, 68.4, 54), ...[1, 2, 3].flatMap((n, i): Layer[] => job(n, 38, 74.4 + i * 21.4, 54)),
  ],
}));

/** A heart's line over the head, a cross in a disc at its end. */
const resumePulse = layoutIn('resume-pulse', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 40, 'accent2/bg/.6'), { k: 'shape', outline: 'rectangle', at: [0, 30, 84, 20], path: 'M0 50H36L40 34L45 84L52 8L58 62L62 50H100', stroke: { color: 'accent', width: 1.1 } },
    disc(86, 40, 8.6, 'accent'), box(84.4, 34.6, 3.2, 10.8, 'bg', { radius: 0.2 }), box(80.6, 38.4, 10.8, 3.2, 'bg', { radius: 0.2 }),
    say('name', 'heading', [8, 8, 84, 9], [9, 5.4], 'ink', { on: 'accent2/bg/.6', v: 'middle' }), say('role', 'sub', [8, 19.6, 70, 3], [2.7, 2.1], 'ink', { on: 'accent2/bg/.6' }),
    say('body', 'body', [8, 53, 54, 13], [2.3, 1.95], 'ink', { lines: 4, leading: 1.48 }), ...reach(68, 54, 25, 4.4),
    ...[1, 2, 3].map((n, i) => card(8 + i * 28.6, 76.4, 26.8, 31, n === 2 ? 'accent2/bg/.72' : 'surface', 1.8)), part('headWork', 8, 69, 40),
    ...[1, 2, 3].flatMap((n, i): Layer[] => job(n, 10.8 + i * 28.6, 79.8, 21.6, { ...SIDE, on: n === 2 ? 'accent2/bg/.72' : 'surface' })),
    part('headSkills', 8, 112, 26), ...skills(8, 117, 26, 4), part('headStudy', 36.6, 112, 26), ...study(36.6, 117, 26), part('headCards', 65.2, 112, 26), say('cards', 'body', [65.2, 117, 27, 15], [2.15, 1.95], 'ink', { lines: 5, leading: 1.7 }),
    box(0, h - 2.4, w, 2.4, 'accent'),
  ],
}));

/** A page torn from a pad: holes at the left, a ruler along the head, stickers for what counts. */
const resumePad = layoutIn('resume-pad', 'resume', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    card(5, 5, w - 10, h - 10, 'bg', 2.4), ...many(12, (i) => disc(9.4, 13 + i * 10.5, 1.5, 'accent2')), box(14.4, 5, 0.4, h - 10, 'accent'),
    box(58, 4, 46, 9, 'accent', { rotate: 4 }), ...many(10, (i) => box(61.4 + i * 4, 3.4 + i * 0.28, 0.5, i % 2 ? 2.4 : 4, 'onAccent', { rotate: 4 })),
    icon('sign', 76, 18, 15), say('name', 'heading', [19, 16, 54, 17], [9.4, 5.4], 'ink', { lines: 2 }), say('role', 'sub', [19, 36.4, 56, 3], [2.7, 2.1], 'accentText', { weight: 700 }),
    say('body', 'body', [19, 42, 72, 8], [2.35, 1.95], 'ink', { lines: 2, leading: 1.5 }),
    part('headStudy', 19, 56, 30), outlined('pill', 55, 63.2, 72, 11, 'accent2/bg/.55'), say('course', 'sub', [23, 59.6, 40, 7.2], [2.5, 2], 'ink', { on: 'accent2/bg/.55', v: 'middle', weight: 700 }), say('school', 'body', [61, 59.6, 26, 7.2], [2.2, 1.95], 'ink', { on: 'accent2/bg/.55', v: 'middle', align: 'right' }),
    part('headWork', 19, 73, 40), ...[1, 2, 3].flatMap((n, i): Layer[] => datedJob(n, 19, 78.4 + i * 15.2, 19, 53)),
    part('headSkills', 19, 125.6 - 1.4, 20), say('skillLine', 'body', [37, 124, 54, 2.8], [2.2, 1.95], 'ink'), part('headContact', 19, 129.6, 20), say('reachLine', 'body', [37, 129.4, 54, 2.8], [2.2, 1.95], 'ink'),
  ],
}));

export const officeResumes: readonly Recipe[] = [resumeMargin, resumeCorner, resumePulse, resumePad];
