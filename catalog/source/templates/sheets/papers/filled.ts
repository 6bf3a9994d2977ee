import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';
import { counted } from '../slots.js';

/** The words of a paper by the slot they are counted in: 'ask: Name, Week of' and so on, split at semicolons. */
type Lists = Readonly<Record<string, string>>;

/** A paper with its pictures: the one of the title, and perhaps more by slot as 'goal trophy'. */
export function filled(recipe: string, name: string, look: Look, pictures: string, keywords: string, ...[title, tag, lists = {}, more = {}]: [title: string, tag: string, lists?: Lists, more?: Partial<TemplateSource>]): TemplateSource {
  const art = Object.fromEntries(pictures.split(', ').filter(Boolean).map((each) => { const [one, other] = each.split(' '); return other ? [one!, `flat-${other}`] : ['picture', `flat-${one}`]; }));
  const copy = Object.entries(lists).map(([slot, words]) => (slot.endsWith('=') ? { [slot.slice(0, -1)]: words } : counted(slot, words.split('; '))));
  return made(recipe, name, look, keywords, Object.assign({ title, tag }, ...copy) as TemplateSource['copy'], { art, ...more });
}

export const WEEK = 'M; T; W; T; F; S; S';
export const SHORT = 'Mon; Tue; Wed; Thu; Fri; Sat; Sun';
export const upTo = (last: number): string => Array.from({ length: last }, (_, i) => String(i + 1)).join('; ');
