import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { menu } from '../../scenes/papers.js';
import { cardCopy, type CardLines } from '../../scenes/made.js';
import { counted } from '../../sheets/slots.js';

type Copy = TemplateSource['copy'];
type Row = readonly [name: string, price: string, note: string];

/** The words of a layout by the names of its slots, and the icons it shows. */
export const slots = (template: TemplateSource, copy: Copy, ...art: readonly string[]): TemplateSource => ({
  ...template,
  copy,
  ...(art.length > 0 ? { art: { mark: art[0]!, second: art[1] ?? art[0]! } } : {}),
});

/** A list of eight with prices. */
export const list = (template: TemplateSource, [tag, title, site, one, two]: readonly [string, string, string, string?, string?], rows: readonly Row[]): TemplateSource =>
  slots(template, { ...menu(tag, title, one && two ? [one, two] : ['', ''], rows), site });

/** A business card with its icon. */
export const card = (template: TemplateSource, lines: CardLines, mark: string): TemplateSource => slots(template, cardCopy(lines), mark);

/** A gift certificate. */
export const gift = (template: TemplateSource, [tag, title, price, detail, toLabel, fromLabel, site]: readonly [string, string, string, string, string, string, string?], ...art: readonly string[]): TemplateSource =>
  slots(template, { tag, title, price, detail, toLabel, fromLabel, ...(site ? { site } : {}) }, ...art);

/** A certificate: what it is, who has it, for what, when and by whom. */
export const certificate = (template: TemplateSource, [tag, title, body, date, author]: readonly [string, string, string, string, string]): TemplateSource =>
  slots(template, { tag, title, body, date, author });

/** A wedding invitation with a day set large. */
export const wedding = (template: TemplateSource, [tag, name1, amp, name2, day, number, month, detail, site]: readonly [string, string, string, string, string, string, string, string, string]): TemplateSource =>
  slots(template, { tag, name1, amp, name2, day, number, month, detail, site });

/** A birthday with its number. */
export const years = (template: TemplateSource, [number, tag, title, detail, site]: readonly [string, string, string, string, string]): TemplateSource =>
  slots(template, { number, tag, title, detail, site });

type Job = readonly [date: string, job: string, firm: string, text: string];

/** A resume: its heads and lines, and three jobs. */
export const resume = (template: TemplateSource, head: Copy, jobs: readonly Job[]): TemplateSource =>
  slots(template, { ...head, ...counted('date', jobs.map(([date]) => date)), ...counted('job', jobs.map(([, job]) => job)), ...counted('firm', jobs.map(([, , firm]) => firm)), ...counted('text', jobs.map(([, , , text]) => text)) });
