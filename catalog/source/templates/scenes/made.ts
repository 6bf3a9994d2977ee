import type { TemplateSource } from '../../../build/templates/recipe.js';

/** The line above, the title, the words under it and the call: as many as the layout shows. */
export type Words = readonly [tag?: string, title?: string, body?: string, cta?: string];

/** A pairing and a palette. */
export type Look = `${string} ${string}`;

/** Of a business card: whose it is, and how to reach them. */
export type CardLines = readonly [company: string, name: string, role: string, phone: string, email: string];

export const cardCopy = ([company, name, role, phone, email]: CardLines): TemplateSource['copy'] => ({ company, name, role, phone, email });

/** A template of a scene's layout. Its id is its name in lower case, joined by hyphens. */
export function made(
  recipe: string,
  name: string,
  look: Look,
  keywords: string,
  words: Words | TemplateSource['copy'],
  more: Partial<TemplateSource> = {},
): TemplateSource {
  const [pairing, palette] = look.split(' ') as [string, string];
  const id = name.toLowerCase().replace(/[’']/g, '').replace(/[^a-z0-9]+/g, '-');
  return { id, name, recipe, pairing, palette, keywords: keywords.split(', '), copy: isWords(words) ? copyOf(words) : words, ...more };
}

const isWords = (words: Words | TemplateSource['copy']): words is Words => Array.isArray(words);

/** A line of words is told by what it is for: a call is a button where the layout has one, and a line of its own else. */
export const copyOf = ([tag, title, detail, cta]: Words): TemplateSource['copy'] =>
  Object.fromEntries(
    Object.entries({ tag, title, price: title, detail, place: detail, cta, site: cta }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** A business card of a scene's layout. */
export const businessCard = (recipe: string, name: string, look: Look, keywords: string, lines: CardLines): TemplateSource =>
  made(recipe, name, look, keywords, cardCopy(lines));
