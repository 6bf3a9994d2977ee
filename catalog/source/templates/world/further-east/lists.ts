import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { cardCopy, type CardLines } from '../../scenes/made.js';
import { counted } from '../../sheets/slots.js';

type Copy = TemplateSource['copy'];

/** The template with other words than those of its kind. */
export const filled = (template: TemplateSource, copy: Copy, more: Partial<TemplateSource> = {}): TemplateSource => ({ ...template, copy, ...more });

export const marked = (mark: string, second = mark): Partial<TemplateSource> => ({ art: { mark, second } });
export const pictured = (id: string): Partial<TemplateSource> => ({ photos: { hero: { id: `photo-${id}` } } });

/** A card with the mark or the picture of the trade, and labels where the layout has them. */
export const card = (template: TemplateSource, lines: CardLines, more: Partial<TemplateSource>, labels: Copy = {}): TemplateSource =>
  filled(template, { ...cardCopy(lines), ...labels }, more);

/** A menu of eight: its sections if it has any, each dish as 'name|price|what it is', and the lines at the foot. */
export const menu = (template: TemplateSource, [tag, title, site, detail]: readonly [tag: string, title: string, site: string, detail?: string], sections: readonly string[], dishes: readonly string[], more: Partial<TemplateSource> = {}): TemplateSource => {
  const parts = dishes.map((dish) => dish.split('|'));
  return filled(template, {
    ...{ tag, title, site },
    ...(detail ? { detail } : {}),
    ...counted('section', sections),
    ...counted('dish', parts.map(([dish]) => dish!)),
    ...counted('price', parts.map(([, price]) => price!)),
    ...counted('note', parts.map(([, , note]) => note!)),
  }, more);
};

/** A voucher: what it is, its name, its worth, what it is for, to whom and from whom. */
export const gift = (template: TemplateSource, [tag, title, price, detail]: readonly [string, string, string, string], [toLabel, fromLabel]: readonly [string, string], more: Partial<TemplateSource> = {}, site?: string): TemplateSource =>
  filled(template, { tag, title, price, detail, toLabel, fromLabel, ...(site ? { site } : {}) }, more);

/** A coupon: whose, how much, for what, on what terms, until when. */
export const coupon = (template: TemplateSource, [tag, price, title, detail, site]: readonly [string, string, string, string, string], more: Partial<TemplateSource>): TemplateSource =>
  filled(template, { tag, price, title, detail, site }, more);

/** A card to be stamped: whose, its name, the rule, the prize. */
export const stamps = (template: TemplateSource, [tag, title, detail, cta]: readonly [string, string, string, string], mark: string): TemplateSource =>
  filled(template, { tag, title, detail, cta }, { art: { mark } });

export const logo = (template: TemplateSource, name: string, tag: string, mark: string): TemplateSource => filled(template, { name, tag }, { art: { mark } });

/** A wedding told by names and a large day of the month. */
export const wedding = (template: TemplateSource, tag: string, [name1, amp, name2]: readonly [string, string, string], [day, number, month]: readonly [string, string, string], detail: string, site: string): TemplateSource =>
  filled(template, { tag, name1, amp, name2, day, number, month, detail, site });

/** A wedding or a jubilee told in slots of its own. */
export const told = (template: TemplateSource, copy: Copy): TemplateSource => filled(template, copy);
