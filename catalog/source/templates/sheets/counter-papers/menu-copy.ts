import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';
import { menu } from '../../scenes/papers.js';
import { counted } from '../slots.js';

type Row = readonly [name: string, price: string, note: string];

export const flat = (...ids: readonly string[]): Partial<TemplateSource> => ({ art: { mark: ids[0]!, ...counted('dish', ids.slice(1)) } });
export const shot = (id: string, focus?: { x: number; y: number }): Partial<TemplateSource> => ({ photos: { hero: { id: `photo-${id}`, ...(focus ? { focus } : {}) } } });

/** A list of eight in two sections: over it, its name, the two heads, under it; of some layouts a saying too. */
export const list = (recipe: string, name: string, look: Look, keywords: string, [tag, title, one, two, site, detail]: readonly [string, string, string, string, string, string?], rows: readonly Row[], more: Partial<TemplateSource> = {}): TemplateSource =>
  made(recipe, name, look, keywords, { ...filled(menu(tag, title, [one, two], rows)), site, ...(detail ? { detail } : {}) }, more);

/** Without what a layout has no room for and a menu leaves empty. */
const filled = (copy: TemplateSource['copy']): TemplateSource['copy'] => Object.fromEntries(Object.entries(copy).filter(([, words]) => words !== ''));

/** Three courses of two dishes each. */
export const courses = (name: string, look: Look, keywords: string, [tag, title, site]: readonly [string, string, string], heads: readonly string[], rows: readonly (readonly [string, string])[], mark: string): TemplateSource =>
  made('menu-arch', name, look, keywords, { tag, title, site, ...counted('section', heads), ...counted('dish', rows.map(([dish]) => dish)), ...counted('note', rows.map(([, note]) => note)) }, { art: { mark } });
