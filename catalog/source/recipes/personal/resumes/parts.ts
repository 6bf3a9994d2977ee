import type { Layer } from '../../../../build/templates/recipe.js';
import { kicker, say } from '../../sheet.js';

export interface Ink {
  readonly on: string;
  readonly strong: string;
  readonly soft: string;
  readonly accent: string;
}

export const PAPER: Ink = { on: 'bg', strong: 'ink', soft: 'muted', accent: 'accentText' };

/** A job: when, what, where, and what came of it in three lines. */
export const job = (n: number, x: number, y: number, w: number, { on, strong, soft, accent }: Ink = PAPER): Layer[] => [
  say(`date${n}`, 'sub', [x, y, w, 2.3], [2.1, 1.95], accent, { on, weight: 700 }),
  say(`job${n}`, 'sub', [x, y + 3.8, w, 2.8], [2.6, 2.1], strong, { on, weight: 700 }),
  say(`firm${n}`, 'body', [x, y + 7.6, w, 2.4], [2.15, 1.95], soft, { on }),
  say(`text${n}`, 'body', [x, y + 11.4, w, 9.4], [2.1, 1.95], strong, { on, lines: 3, leading: 1.45 }),
];

/** A job with its year to the left of it. */
export const datedJob = (n: number, x: number, y: number, gutter: number, w: number, { on, strong, soft, accent }: Ink = PAPER): Layer[] => [
  say(`date${n}`, 'sub', [x, y, gutter - 2, 2.4], [2.1, 1.95], accent, { on, weight: 600 }),
  say(`job${n}`, 'sub', [x + gutter, y, w, 2.8], [2.6, 2.1], strong, { on, weight: 700 }),
  say(`firm${n}`, 'body', [x + gutter, y + 3.9, w, 2.4], [2.15, 1.95], soft, { on }),
  say(`text${n}`, 'body', [x + gutter, y + 7.7, w, 6.6], [2.1, 1.95], strong, { on, lines: 2, leading: 1.45 }),
];

/** The heading of a part. */
export const part = (t: string, x: number, y: number, w: number, color = 'accentText', on = 'bg'): Layer =>
  kicker(t, [x, y, w, 2.4], 2.15, color, { weight: 700, on });

/** One line of each: telephone, address for mail, place. */
export const reach = (x: number, y: number, w: number, step: number, { on, strong }: Ink = PAPER): Layer[] =>
  ['phone', 'email', 'place'].map((t, i) => say(t, 'body', [x, y + i * step, w, 2.5], [2.15, 1.95], strong, { on }));

/** Skills as plain lines. */
export const skills = (x: number, y: number, w: number, step: number, { on, strong }: Ink = PAPER): Layer[] =>
  [1, 2, 3, 4, 5].map((n, i) => say(`skill${n}`, 'body', [x, y + i * step, w, 2.5], [2.15, 1.95], strong, { on }));

/** What was studied, and where. */
export const study = (x: number, y: number, w: number, { on, strong, soft }: Ink = PAPER): Layer[] => [
  say('course', 'sub', [x, y, w, 5.4], [2.3, 1.95], strong, { on, lines: 2, leading: 1.35, weight: 700 }),
  say('school', 'body', [x, 0, w, 5.4], [2.1, 1.95], soft, { on, lines: 2, leading: 1.45, below: 'course', gap: 1.8 }),
];
