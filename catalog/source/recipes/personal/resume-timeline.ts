import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const TILE = 20;
const HAIR = 0.15;
const [LEFT, TEXT, RIGHT] = [8, 13, 66];

const tile = (column: number, row: number, color: string, on: string, rotate: number): Layer[] => [
  { k: 'shape', outline: 'rectangle', at: [60 + column * TILE, row * TILE, TILE + HAIR, TILE + HAIR], color: on },
  { k: 'shape', outline: 'quarter', at: [60 + column * TILE, row * TILE, TILE + HAIR, TILE + HAIR], color, rotate },
];

const head = (t: string, x: number, y: number, width: number): Layer => ({ k: 'text', t, font: 'heading', at: [x, y, width, 3.4], size: [3.4, 2.6], color: 'ink' });

/** A stop on the line: what, when and where, and what came of it. */
const stop = (i: number): Layer[] => {
  const y = 66.6 + i * 23.6;
  return [
    { k: 'shape', outline: 'ellipse', id: `stop-${i + 1}`, at: [LEFT, y - 0.1, 2.4, 2.4], color: 'bg', stroke: { color: 'accent', width: 0.6 } },
    { k: 'text', t: `date${i + 1}`, font: 'sub', at: [TEXT, y, 44, 2.2], size: [2, 1.9], weight: 600, color: 'accentText' },
    { k: 'text', t: `job${i + 1}`, font: 'sub', at: [TEXT, y + 3.6, 44, 2.8], size: [2.6, 2.1], weight: 700, color: 'ink' },
    { k: 'text', t: `firm${i + 1}`, font: 'body', at: [TEXT, y + 7.4, 44, 2.3], size: [2.05, 1.9], color: 'muted' },
    { k: 'text', t: `text${i + 1}`, font: 'body', at: [TEXT, y + 11.1, 44, 6.6], size: [2.05, 1.9], lines: 2, leading: 1.5, color: 'ink' },
  ];
};

/** Five dots, as many filled as the skill has been practised. */
const skill = (i: number, level: number): Layer[] => {
  const y = 66.6 + i * 4.6;
  return [
    { k: 'text', t: `skill${i + 1}`, font: 'body', at: [RIGHT, y, 16, 2.2], size: [2.05, 1.9], color: 'ink' },
    ...[0, 1, 2, 3, 4].map((dot): Layer => ({
      ...{ k: 'shape', outline: 'ellipse', id: `skill-${i + 1}-${dot + 1}` },
      at: [RIGHT + 16.2 + dot * 2, y + 0.1, 1.5, 1.5],
      color: dot < level ? 'accent' : 'ink/bg/.82',
    })),
  ];
};

/** A colored head with four tiles, then the years as stops along a line and the skills as dots. */
export const resumeTimeline: Recipe = {
  id: 'resume-timeline',
  category: 'resume',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'head', at: [0, 0, 60 + HAIR, 2 * TILE], color: 'ink' },
    ...tile(0, 0, 'accent', 'ink', 90),
    ...tile(1, 0, 'bg', 'accent2', 180),
    ...tile(0, 1, 'accent2', 'extra', 0),
    ...tile(1, 1, 'ink', 'accent', 270),
    { k: 'shape', outline: 'ellipse', id: 'dot', at: [85, 25, 10, 10], color: 'bg' },
    { k: 'text', t: 'name', font: 'heading', at: [LEFT, 9, 50, 19], size: [10, 5.6], lines: 2, v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'role', font: 'sub', at: [LEFT, 32, 48, 2.6], size: [2.4, 1.95], color: 'bg/ink/.18', on: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [LEFT, 46, 50, 10], size: [2.2, 1.95], lines: 3, leading: 1.5, color: 'ink' },
    { k: 'text', t: 'phone', font: 'body', at: [RIGHT, 46, 26, 2.3], size: [2.05, 1.9], color: 'ink' },
    { k: 'text', t: 'email', font: 'body', at: [RIGHT, 49.3, 27, 2.3], size: [2.05, 1.9], color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [RIGHT, 52.6, 27, 2.3], size: [2.05, 1.9], color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'thread', at: [LEFT + 1, 67, 0.35, 64], color: 'accent' },
    head('headWork', LEFT, 60, 46),
    ...[0, 1, 2].flatMap(stop),
    head('headSkills', RIGHT, 60, 26),
    ...[5, 5, 4, 3, 3].flatMap((level, i) => skill(i, level)),
    head('headStudy', RIGHT, 95, 26),
    { k: 'text', t: 'course', font: 'sub', at: [RIGHT, 101, 26, 5], size: [2.2, 1.95], weight: 700, lines: 2, leading: 1.35, color: 'ink' },
    { k: 'text', t: 'school', font: 'body', below: 'course', gap: 2, at: [RIGHT, 0, 26, 5.6], size: [2.05, 1.9], lines: 2, leading: 1.5, color: 'muted' },
    head('headTongues', RIGHT, 116.4, 26),
    { k: 'text', t: 'tongues', font: 'body', at: [RIGHT, 122.4, 26, 10], size: [2.05, 1.9], lines: 3, leading: 1.75, color: 'ink' },
  ],
};
