import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const HEIGHT = 141.44;
const RAIL = 34;
/** Left edges of the rail's and the page's column. */
const [SIDE, MAIN] = [7, 41];
const WIDE = 52;
const PALE = 'bg/ink/.16';

const head = (t: string, x: number, y: number, width: number, on: string, color: string): Layer[] => [
  { k: 'text', t, font: 'sub', at: [x, y, width, 2.4], size: [2.1, 1.9], weight: 700, caps: true, tracking: 0.16, color, on },
  { k: 'line', at: [x, y + 3.6, width, 0.6], thickness: 0.22, color: on === 'ink' ? 'ink/bg/.35' : 'ink/bg/.6' },
];

/** How well somebody does something: a bar filled to a share. */
const skill = (i: number, share: number): Layer[] => {
  const y = 73.5 + i * 6.4;
  return [
    { k: 'text', t: `skill${i + 1}`, font: 'body', at: [SIDE, y, 22, 2.2], size: [2.05, 1.9], color: PALE, on: 'ink' },
    { k: 'shape', outline: 'pill', id: `scale-${i + 1}`, at: [SIDE, y + 3.1, 22, 0.9], color: 'ink/bg/.25' },
    { k: 'shape', outline: 'pill', id: `level-${i + 1}`, at: [SIDE, y + 3.1, 22 * share, 0.9], color: 'accent' },
  ];
};

const job = (i: number): Layer[] => {
  const y = 60.4 + i * 19.2;
  return [
    { k: 'text', t: `job${i + 1}`, font: 'sub', at: [MAIN, y, 37, 2.8], size: [2.5, 2], weight: 700, color: 'ink' },
    { k: 'text', t: `date${i + 1}`, font: 'sub', at: [MAIN + 37, y, 15, 2.6], size: [2.1, 1.9], align: 'right', color: 'accentText' },
    { k: 'text', t: `firm${i + 1}`, font: 'body', at: [MAIN, y + 3.8, WIDE, 2.4], size: [2.1, 1.9], color: 'muted' },
    { k: 'text', t: `text${i + 1}`, font: 'body', at: [MAIN, y + 7.5, WIDE, 7], size: [2.05, 1.9], lines: 2, leading: 1.5, color: 'ink' },
  ];
};

/** A dark rail with initials, ways to get in touch and skills as bars; a working life beside it. */
export const resumeRail: Recipe = {
  id: 'resume-rail',
  category: 'resume',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'rail', at: [0, 0, RAIL, HEIGHT], color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'seal-shadow', at: [SIDE + 2.2, 9.8, 19, 19], color: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'seal', at: [SIDE, 8, 19, 19], color: 'accent' },
    { k: 'text', t: 'initials', font: 'heading', at: [SIDE + 3, 12, 13, 11], size: [8.2, 5], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ...head('headContact', SIDE, 37, 20, 'ink', 'accent2'),
    ...['phone', 'email', 'site', 'place'].map((t, i): Layer => ({ k: 'text', t, font: 'body', at: [SIDE, 43 + i * 4.3, 24, 2.4], size: [2.05, 1.9], color: PALE, on: 'ink' })),
    ...head('headSkills', SIDE, 67.6, 22, 'ink', 'accent2'),
    ...[0.94, 0.86, 0.78, 0.64, 0.52].flatMap((share, i) => skill(i, share)),
    ...head('headTongues', SIDE, 110, 22, 'ink', 'accent2'),
    { k: 'text', t: 'tongues', font: 'body', at: [SIDE, 116, 24, 14], size: [2.05, 1.9], lines: 4, leading: 1.8, color: PALE, on: 'ink' },
    { k: 'text', t: 'name', font: 'heading', at: [MAIN, 8, WIDE, 20], size: [10.6, 6], lines: 2, color: 'ink' },
    { k: 'text', t: 'role', font: 'sub', below: 'name', gap: 4.8, at: [MAIN, 0, WIDE, 3], size: [2.6, 2], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'body', font: 'body', below: 'role', gap: 4, at: [MAIN, 0, WIDE, 12], size: [2.2, 1.95], lines: 3, leading: 1.5, color: 'ink' },
    ...head('headWork', MAIN, 53.6, WIDE, 'bg', 'accentText'),
    ...[0, 1, 2].flatMap(job),
    ...head('headStudy', MAIN, 118, WIDE, 'bg', 'accentText'),
    { k: 'text', t: 'course', font: 'sub', at: [MAIN, 124.8, 37, 2.8], size: [2.5, 2], weight: 700, color: 'ink' },
    { k: 'text', t: 'date4', font: 'sub', at: [MAIN + 37, 124.8, 15, 2.6], size: [2.1, 1.9], align: 'right', color: 'accentText' },
    { k: 'text', t: 'school', font: 'body', at: [MAIN, 128.6, WIDE, 2.4], size: [2.1, 1.9], color: 'muted' },
  ],
};
