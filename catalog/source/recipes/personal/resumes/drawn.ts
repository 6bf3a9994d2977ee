import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many } from '../../scenes/kit.js';
import { card, icon, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { datedJob, job, part, reach, skills, study, type Ink } from './parts.js';

/** A drawn portrait in an arch, circles behind it, words in two columns below. */
export const resumePortrait = layoutIn('resume-portrait', 'resume', () => ({
  ground: 'surface',
  layers: [
    box(0, 0, 100, 52, 'accent2'),
    disc(82, 10, 26, 'accent'),
    { k: 'shape', outline: 'arch', at: [62, 10, 31, 42], color: 'bg' },
    { k: 'art', art: 'portrait', at: [63.5, 16, 28, 36], colors: ['bg', 'ink'] },
    say('name', 'heading', [8, 11, 48, 21], [12.5, 6], 'ink', { on: 'accent2', lines: 2 }),
    say('role', 'sub', [8, 36.6, 48, 3], [2.7, 2.1], 'ink', { on: 'accent2', weight: 700 }),
    say('email', 'body', [8, 43, 48, 2.6], [2.3, 1.95], 'ink', { on: 'accent2' }),
    card(5, 57, 58, 79.4, 'bg', 2.4),
    part('headWork', 10, 62, 40),
    ...[1, 2, 3].flatMap((n, i) => job(n, 10, 68.4 + i * 22.6, 47)),
    part('headAbout', 68, 59, 26, 'accentText', 'surface'),
    say('body', 'body', [68, 64.4, 26, 21], [2.15, 1.95], 'ink', { on: 'surface', lines: 6, leading: 1.5 }),
    part('headSkills', 68, 89, 26, 'accentText', 'surface'),
    ...many(5, (i): Layer[] => [disc(69, 95.6 + i * 4.6, 0.9, i % 2 ? 'accent2' : 'accent')]).flat(),
    ...skills(71.6, 94.4, 22, 4.6, { on: 'surface', strong: 'ink', soft: 'muted', accent: 'accentText' }),
    part('headStudy', 68, 120.6, 26, 'accentText', 'surface'),
    ...study(68, 126, 26, { on: 'surface', strong: 'ink', soft: 'ink', accent: 'accentText' }),
  ],
}));

const NIGHT: Ink = { on: 'ink/bg/.1', strong: 'bg', soft: 'bg/ink/.25', accent: 'accent2' };

/** Cards on a dark sheet, as a portfolio's page has them; a tool's sign in the corner of each. */
export const resumeCards = layoutIn('resume-cards', 'resume', ({ w }) => ({
  ground: 'ink',
  layers: [
    card(6, 6, w - 12, 34, 'accent', 3),
    say('name', 'heading', [11, 11, 60, 12], [11, 6], 'onAccent', { on: 'accent', v: 'middle' }),
    say('role', 'sub', [11, 29, 60, 3], [2.8, 2.1], 'onAccent', { on: 'accent', weight: 600 }),
    disc(82, 23, 10, 'accent/ink/.25'),
    { k: 'art', art: 'sign', at: [75, 16, 14, 14], colors: ['accent', 'onAccent'] },
    card(6, 42.6, 56, 20, NIGHT.on, 3),
    say('body', 'body', [11, 47.4, 46, 11], [2.3, 1.95], 'bg', { on: NIGHT.on, lines: 3, leading: 1.5 }),
    card(64.6, 42.6, 29.4, 20, 'accent2', 3),
    ...reach(68.4, 47.6, 23, 4.4, { on: 'accent2', strong: 'ink', soft: 'ink', accent: 'ink' }),
    card(6, 65.2, 56, 70, NIGHT.on, 3),
    part('headWork', 11, 70, 40, 'accent2', NIGHT.on),
    ...[1, 2, 3].flatMap((n, i) => datedJob(n, 11, 76.6 + i * 19, 0.001, 46, NIGHT).filter((layer) => layer.k !== 'text' || !layer.t.startsWith('date'))),
    card(64.6, 65.2, 29.4, 35, NIGHT.on, 3),
    part('headSkills', 68.4, 70, 22, 'accent2', NIGHT.on),
    ...skills(68.4, 76, 22, 4.4, NIGHT),
    card(64.6, 102.6, 29.4, 32.6, NIGHT.on, 3),
    part('headStudy', 68.4, 107.4, 22, 'accent2', NIGHT.on),
    ...study(68.4, 113.4, 22, NIGHT),
    icon('shape-sticker-sparkles', 84, 124, 7, ['accent']),
  ],
}));
