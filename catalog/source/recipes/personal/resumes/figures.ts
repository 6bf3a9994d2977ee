import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring, stroke } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { part, type Ink } from './parts.js';

const gauge = (i: number, x: number, y: number, w: number, { on, strong }: Pick<Ink, 'on' | 'strong'>, base: string): Layer[] => [say(`skill${i + 1}`, 'sub', [x, y, w, 3], [2.4, 1.95], strong, { on, v: 'middle' }), card(x, y + 4.2, w, 2, base, 1), card(x, y + 4.2, w * [0.94, 0.86, 0.78, 0.66, 0.55][i]!, 2, i % 2 ? 'accent2' : 'accent', 1)];

/** Years as a road of milestones, numbers in rounds, skills as gauges. */
export const resumeMilestones = layoutIn('resume-milestones', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 34, 'ink'), disc(17, 22, 13, 'accent2'), { k: 'art', art: 'portrait', at: [6.4, 9.4, 21, 24.6], colors: ['bg', 'ink'] }, say('name', 'heading', [34, 9, 58, 11], [9.4, 5], 'bg', { on: 'ink', v: 'middle' }), say('role', 'sub', [34, 21.6, 58, 4], [3, 2.2], 'accent2', { on: 'ink', v: 'middle' }), say('contact', 'body', [34, 27, 60, 3], [2.2, 1.95], 'bg', { on: 'ink', v: 'middle' }),
    ...many(3, (i): Layer[] => { const x = 8 + i * 28.6; return [ring(x + 7, 45.5, 6.4, 2, ['accent', 'accent2', 'extra'][i]!), icon(`sign${i + 1}`, x + 3.4, 41.9, 7.2, ['bg', 'ink']), say(`number${i + 1}`, 'heading', [x + 16, 39, 12, 7], [5.8, 3], 'ink', { v: 'middle' }), say(`fact${i + 1}`, 'body', [x + 16, 46.6, 12, 6], [2.1, 1.95], 'muted', { lines: 2, leading: 1.25 })]; }).flat(),
    part('headWork', 8, 58, 60), box(13.6, 64, 0.8, 68, 'ink/bg/.7'), ...many(4, (i): Layer[] => { const y = 65 + i * 17.4; return [disc(14, y + 3, 4.4, i % 2 ? 'accent2' : 'accent'), say(`year${i + 1}`, 'heading', [9.8, y - 0.6, 8.4, 7.2], [2.9, 1.95], i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle' }), say(`job${i + 1}`, 'heading', [22, y - 0.4, 34, 4], [3.1, 2.1], 'ink'), say(`text${i + 1}`, 'body', [22, y + 4.6, 34, 9], [2.2, 1.95], 'muted', { lines: 3, leading: 1.4 })]; }).flat(),
    card(61, 57, 33, h - 63, 'surface', 2), part('headSkills', 65, 61, 25, 'accentText', 'surface'), ...many(5, (i) => gauge(i, 65, 66 + i * 8, 25, { on: 'surface', strong: 'ink' }, 'bg')).flat(), part('headStudy', 65, 110, 25, 'accentText', 'surface'), say('study', 'body', [65, 114.6, 25, 16], [2.3, 1.95], 'ink', { on: 'surface', lines: 5, leading: 1.45 }),
  ],
}));

const CHART = [[0, 18], [1, 12], [2, 14], [3, 6], [4, 0]] as const;

/** A career as a line that climbs over the page, what one is good at as a row of columns. */
export const resumeClimb = layoutIn('resume-climb', 'resume', ({ w, h }) => {
  const at = ([i, y]: readonly [number, number]): [number, number] => [12 + i * 19, 46 + y];
  return {
    ground: 'accent2/bg/.62',
    layers: [
      say('name', 'heading', [8, 8, 84, 13], [13, 6], 'ink', { on: 'accent2/bg/.62', v: 'middle' }), say('role', 'sub', [8, 23, 84, 4], [3.2, 2.3], 'ink', { on: 'accent2/bg/.62', v: 'middle', weight: 700 }), say('contact', 'body', [8, 28.6, 84, 3], [2.3, 1.95], 'ink', { on: 'accent2/bg/.62', v: 'middle' }),
      card(5, 36, w - 10, 44, 'bg', 3), ...[0, 1, 2].map((i) => box(9, 46 + i * 9, 82, 0.25, 'ink/bg/.8')), poly([[12, 68], ...CHART.map(at), [88, 68]], 'accent', { opacity: 0.2 }), ...many(4, (i) => stroke(at(CHART[i]!), at(CHART[i + 1]!), 1, 'accent')), ...CHART.map((point, i) => disc(...at(point), i === 4 ? 2.4 : 1.7, i === 4 ? 'accent' : 'ink')),
      ...many(5, (i): Layer[] => [say(`year${i + 1}`, 'heading', [3.5 + i * 19, 69.6, 17, 4], [2.9, 2], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`stop${i + 1}`, 'body', [3 + i * 19, 74, 18, 3], [2.1, 1.95], 'muted', { on: 'bg', align: 'center', v: 'middle' })]).flat(), kicker('headWork', [9, 39, 60, 3], [2.2, 1.95], 'accentText', { on: 'bg', weight: 700 }),
      card(5, 83, 43, h - 88, 'bg', 3), kicker('headSkills', [9, 87, 35, 3], [2.2, 1.95], 'accentText', { on: 'bg', weight: 700 }), ...many(5, (i): Layer[] => { const x = 9.4 + i * 7.4; const tall = [30, 26, 22, 17, 13][i]!; return [card(x, 124 - tall, 5, tall, ['accent', 'ink', 'accent2', 'extra', 'accent'][i]!, 1), icon(`sign${i + 1}`, x - 0.1, 126, 5.2, ['accent2', 'ink'])]; }).flat(), box(8.4, 124, 36, 0.4, 'ink'),
      card(51, 83, 44, h - 88, 'ink', 3), kicker('headAbout', [55, 87, 36, 3], [2.2, 1.95], 'accent2', { on: 'ink', weight: 700 }), say('body', 'body', [55, 92, 36, 17], [2.4, 1.95], 'bg', { on: 'ink', lines: 5, leading: 1.45 }), kicker('headStudy', [55, 112, 36, 3], [2.2, 1.95], 'accent2', { on: 'ink', weight: 700 }), say('study', 'body', [55, 117, 36, 14], [2.3, 1.95], 'bg', { on: 'ink', lines: 4, leading: 1.45 }), outlined('rectangle', w / 2, 0.6, w, 1.2, 'accent'),
    ],
  };
});
