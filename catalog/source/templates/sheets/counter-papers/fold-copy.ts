import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';
import { counted } from '../slots.js';

type Row = readonly [string, string];

/** What a folded sheet says: on its cover and flap, on its back, and on three panels inside. */
export interface Sheet {
  readonly cover: Row;
  readonly flap: Row;
  readonly back: readonly [name: string, place: string, call: string];
  readonly about: Row;
  readonly parts: readonly [head: string, ...rows: Row[]];
  readonly prices: readonly [head: string, ...rows: Row[]];
  readonly offer: string;
}

export const sheet = (recipe: string, name: string, look: Look, keywords: string, { cover, flap, back, about, parts: [head2, ...parts], prices: [head3, ...prices], offer }: Sheet, ...pictures: readonly string[]): TemplateSource =>
  made(recipe, name, look, `${keywords}, brochure, trifold brochure`, {
    ...{ tag: cover[0], title: cover[1], question: flap[0], detail: flap[1], name: back[0], place: back[1], call: back[2], head1: about[0], text: about[1], head2, head3, offer },
    ...counted('part', parts.map(([a]) => a)), ...counted('note', parts.map(([, b]) => b)), ...counted('item', prices.map(([a]) => a)), ...counted('price', prices.map(([, b]) => b)),
  }, recipe === 'brochure-view' ? { photos: { hero: { id: `photo-${pictures[0]}` }, inside: { id: `photo-${pictures[1]}` } } } : { art: { mark: pictures[0]! } });
