import type { TemplateSource } from '../../../build/templates/recipe.js';
import { cardCopy, copyOf, type CardLines, type Words } from '../scenes/made.js';

/** What the templates of a language share: the language, and its name in English and in itself, by which they are found. */
export const spoken =
  (lang: string, names: readonly [english: string, own: string]) =>
  (id: string, recipe: string, name: string, look: `${string} ${string}`, keywords: string, words: Words): TemplateSource => {
    const [pairing, palette] = look.split(' ') as [string, string];
    return { id: `${lang}-${id}`, lang, recipe, name, pairing, palette, copy: copyOf(words), keywords: [...names, ...keywords.split(', ')] };
  };

/** The same with the lines of a business card. */
export const spokenCard = (template: TemplateSource, lines: CardLines): TemplateSource => ({ ...template, copy: cardCopy(lines) });
