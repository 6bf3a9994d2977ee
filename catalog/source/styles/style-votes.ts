import type { Style } from '../formats.js';

/** How much something speaks for a style: 1 a hint, 3 the style itself. */
export type Votes = Partial<Record<Style, number>>;

/** 'elegant 2, minimal' as votes: a style without a number counts once. */
const votes = (text: string): Votes =>
  Object.fromEntries(
    text.split(', ').map((each) => {
      const [style, count = '1'] = each.split(' ');
      return [style, Number(count)];
    }),
  );

export const table = (lines: Readonly<Record<string, string>>): Readonly<Record<string, Votes>> =>
  Object.fromEntries(Object.entries(lines).map(([key, text]) => [key, votes(text)]));
