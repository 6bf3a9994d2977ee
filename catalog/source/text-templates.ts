import type { Recipe, TemplateSource } from '../build/templates/recipe.js';

/** A few words that belong together, placed on a page as one group. */
export interface TextTemplateSource extends Omit<TemplateSource, 'recipe'> {
  readonly recipe: Recipe;
}

const box = (id: string, height: number, layers: Recipe['layers']): Recipe => ({
  id,
  category: '',
  size: [400, height],
  layers,
});

/** The text templates, in the order the panel shows them. Lengths are in u: 4 px here, the width being 400. */
export const textTemplates: readonly TextTemplateSource[] = [
  {
    id: 'text-sale-burst', name: 'Sale burst', pairing: 'anton', palette: 'plum', keywords: ['sale', 'discount', 'offer'],
    copy: { tag: 'This week only', number: '50% off', body: 'everything in store' },
    recipe: box('text-sale-burst', 400, [
      { k: 'shape', outline: 'burst', id: 'burst', at: [2, 2, 96, 96], color: 'accent' },
      { k: 'text', t: 'tag', font: 'sub', at: [22, 29, 56, 5], size: [6, 4], caps: true, tracking: 0.12, align: 'center', color: 'ink', on: 'accent' },
      { k: 'text', t: 'number', font: 'heading', at: [14, 39, 72, 20], size: [22, 12], align: 'center', caps: true, color: 'ink', on: 'accent' },
      { k: 'text', t: 'body', font: 'sub', below: 'number', gap: 6, at: [22, 0, 56, 6], size: [6.4, 4], align: 'center', color: 'ink', on: 'accent' },
    ]),
  },
  {
    id: 'text-stacked-date', name: 'Stacked date', pairing: 'fraunces', palette: 'terracotta', keywords: ['date', 'event', 'calendar'],
    copy: { month: 'September', day: '24', time: 'Doors 7 pm' },
    recipe: box('text-stacked-date', 400, [
      { k: 'text', t: 'month', font: 'sub', at: [6, 12, 88, 8], size: [8, 5], caps: true, tracking: 0.22, align: 'center', color: 'accentText' },
      { k: 'line', at: [36, 25.4, 28, 1.2], thickness: 0.6, color: 'accent' },
      { k: 'text', t: 'day', font: 'heading', at: [6, 32, 88, 44], size: [58, 30], align: 'center', color: 'ink' },
      { k: 'text', t: 'time', font: 'sub', below: 'day', gap: 9, at: [6, 0, 88, 7], size: [7, 5], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-quote', name: 'Quote with mark', pairing: 'cormorant', palette: 'orchard', keywords: ['quote', 'saying', 'words'],
    copy: { mark: '“', quote: 'Leave the gate open for whoever comes after you.', author: 'A gardener’s rule' },
    recipe: box('text-quote', 400, [
      { k: 'text', t: 'mark', font: 'heading', at: [6, 8, 30, 18], size: [28, 20], color: 'accent' },
      { k: 'text', t: 'quote', font: 'heading', at: [6, 28, 88, 44], size: [14, 8], lines: 4, leading: 1.06, color: 'ink' },
      { k: 'line', below: 'quote', gap: 6.4, at: [6, 0, 12, 1.2], thickness: 0.6, color: 'accent' },
      { k: 'text', t: 'author', font: 'sub', below: 'quote', gap: 13, at: [6, 0, 88, 6], size: [5.4, 4], caps: true, tracking: 0.14, color: 'ink' },
    ]),
  },
  {
    id: 'text-title-lockup', name: 'Title with kicker', pairing: 'archivo', palette: 'jazz', keywords: ['title', 'heading', 'headline'],
    copy: { kicker: 'Volume one', title: 'Make some noise', body: 'Eleven songs for loud kitchens' },
    recipe: box('text-title-lockup', 400, [
      { k: 'shape', outline: 'pill', id: 'pill', at: [6, 12, 44, 11], color: 'accent' },
      { k: 'text', t: 'kicker', font: 'sub', at: [9, 12, 38, 11], size: [5, 4], caps: true, tracking: 0.08, align: 'center', v: 'middle', color: 'ink', on: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [6, 32, 88, 50], size: [21, 12], lines: 3, caps: true, color: 'ink' },
      { k: 'text', t: 'body', font: 'body', below: 'title', gap: 8, at: [6, 0, 88, 6], size: [5.8, 4], color: 'ink' },
    ]),
  },
];
