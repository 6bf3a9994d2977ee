import type { Recipe } from '../../../build/templates/recipe.js';
import { agendaPage, closingPage, columnsPage, numberPage, quotePage, sectionPage } from './deck-pages.js';

/**
 * A deck of seven pages. Its cover: a tall photo on the right behind two blocks of color, a calm column of text on the
 * left; the blocks and the leaf come back on every page.
 */
export const deckCover: Recipe = {
  id: 'deck-cover',
  category: 'presentation',
  size: [1024, 768],
  mode: 'dark',
  layers: [
    { k: 'photo', photo: 'hero', at: [74, 0, 59.34, 100] },
    { k: 'shape', outline: 'rectangle', at: [66, 0, 8, 34], color: 'accent' },
    { k: 'shape', outline: 'rectangle', at: [66, 34, 8, 14], color: 'accent2' },
    { k: 'shape', outline: 'leaf', id: 'mark', at: [9, 8.6, 4.4, 4.4], color: 'accent' },
    { k: 'text', t: 'company', font: 'sub', at: [16, 9.9, 45, 3], size: [2.6, 2.2], color: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 30, 52, 36], size: [9.6, 5.5], lines: 4, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 6.4, at: [9, 0, 44, 12], size: [2.7, 2.3], lines: 3, color: 'muted' },
    { k: 'line', at: [9, 85.8, 52, 0.6], thickness: 0.2, color: 'bg/ink/.3' },
    { k: 'text', t: 'author', font: 'sub', at: [9, 89.4, 34, 3], size: [2.2, 2], color: 'ink' },
    { k: 'text', t: 'date', font: 'body', at: [43, 89.4, 18, 3], size: [2.2, 2], align: 'right', color: 'muted' },
  ],
  pages: [agendaPage, sectionPage, columnsPage, numberPage, quotePage, closingPage],
};
