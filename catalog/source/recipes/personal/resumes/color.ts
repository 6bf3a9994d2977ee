import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined } from '../../scenes/kit.js';
import { card, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { datedJob, part, skills, study } from './parts.js';

const HUES = ['accent', 'accent2', 'extra'];

/** Blocks of color as a child lays them: the name on the largest, skills as blobs, jobs down a dotted line. */
export const resumeBlobs = layoutIn('resume-blobs', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 64, 46, 'accent'), box(64, 0, 36, 23, 'accent2'), box(64, 23, 18, 23, 'extra'), box(82, 23, 18, 23, 'ink'),
    outlined('half', 82, 11.5, 25, 12.5, 'ink'), disc(82, 6.4, 3, 'accent'), disc(73, 34.5, 6.4, 'bg'), disc(73, 34.5, 2.6, 'extra/ink/.4'), { k: 'shape', outline: 'quarter', at: [84, 25.5, 14, 18], color: 'accent2', rotate: 90 },
    say('name', 'heading', [8, 9, 50, 20], [13, 6], 'onAccent', { on: 'accent', lines: 2 }), say('role', 'sub', [8, 37, 52, 3.4], [2.9, 2.1], 'onAccent', { on: 'accent', weight: 700, v: 'middle' }),
    say('body', 'body', [8, 52, 84, 9], [2.6, 2.1], 'ink', { lines: 3, leading: 1.45 }),
    part('headWork', 8, 67, 40), ...[1, 2, 3].flatMap((n, i): Layer[] => [disc(9.6, 74.6 + i * 18.4, 1.6, HUES[i]!), ...many(5, (k) => disc(9.6, 78.4 + i * 18.4 + k * 2.3, 0.4, 'ink/bg/.5')), ...datedJob(n, 14, 73.2 + i * 18.4, 16, 36)]),
    card(71, 67, 23, 62, 'surface', 3), part('headSkills', 74, 71, 18, 'accentText', 'surface'), ...many(5, (i) => disc(75, 78.4 + i * 5, 1, HUES[i % 3]!)), ...skills(77.6, 77.2, 15, 5, { on: 'surface', strong: 'ink', soft: 'muted', accent: 'accentText' }),
    part('headStudy', 74, 104.6, 18, 'accentText', 'surface'), ...study(74, 109.8, 18, { on: 'surface', strong: 'ink', soft: 'ink', accent: 'accentText' }),
    box(0, h - 11, w, 11, 'ink'), ...['phone', 'email', 'place'].map((t, i) => say(t, 'sub', [8 + i * 29, h - 8.6, 27, 4], [2.2, 1.95], 'bg', { on: 'ink', v: 'middle' })),
  ],
}));
