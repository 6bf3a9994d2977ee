import { alsoCalled } from '../../source/also-called.js';
import type { TemplateSource } from './recipe.js';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a language is called in English and in itself, in small letters; nothing for English. */
function languageNames(lang: string | undefined): string[] {
  if (lang === undefined) return [];
  const own = new Intl.DisplayNames([lang], { type: 'language' });
  return [inEnglish, own].map((names) => names.of(lang)!.toLocaleLowerCase(lang));
}

/** What a template of a category is found by: its own words, those of the category, and its language (E-097). */
export const keywordsOf = (
  { keywords, lang }: Pick<TemplateSource, 'keywords' | 'lang'>,
  category: string,
): string[] => [...new Set([...keywords, ...(alsoCalled[category] ?? []), ...languageNames(lang)])];
