import type { Layer } from '../../../build/templates/recipe.js';

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A short letter set in one column: to whom and when, what it says, and who says it. */
export const letter = ({ x, y, width }: Column): Layer[] => [
  { k: 'text', t: 'client', font: 'body', at: [x, y, width * 0.6, 12], size: [2.2, 2], lines: 4, leading: 1.5, color: 'ink' },
  { k: 'text', t: 'date', font: 'body', at: [x + width * 0.6, y, width * 0.4, 2], size: [2.2, 2], align: 'right', color: 'muted' },
  { k: 'text', t: 'greeting', font: 'heading', below: 'client', gap: 8, at: [x, 0, width, 4], size: [4, 3], color: 'ink' },
  { k: 'text', t: 'body', font: 'body', below: 'greeting', gap: 5.4, at: [x, 0, width, 44], size: [2.35, 2], lines: 16, leading: 1.5, color: 'ink' },
  { k: 'text', t: 'closing', font: 'body', below: 'body', gap: 6, at: [x, 0, width, 2.4], size: [2.35, 2], color: 'ink' },
  { k: 'text', t: 'author', font: 'heading', below: 'closing', gap: 5, at: [x, 0, width, 4], size: [3.6, 2.6], color: 'ink' },
  { k: 'text', t: 'role', font: 'body', below: 'author', gap: 2.4, at: [x, 0, width, 2.4], size: [2.1, 2], color: 'muted' },
];
