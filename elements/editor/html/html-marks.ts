import { readColor } from '../../import/svg/style/colors.js';
import { declaredStyle } from './declared-style.js';

/** What foreign HTML says about a piece of its words. Absent means: nothing, so the text it is pasted into decides. */
export interface HtmlMarks {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** '#rrggbb'. */
  readonly color?: string;
  /** The family asked for, as it was written. */
  readonly font?: string;
  /** Where a link leads: an address of a page, a mail or a phone number. */
  readonly href?: string;
}

const BOLD_FROM = 600;
/** What documents say of words that nobody gave a color. */
const AUTOMATIC = '#000000';
const LINK = /^(https?:\/\/|mailto:|tel:)/i;

/** The marks around an element with its own: what it writes out goes before what its name says. */
export function marksOf(element: Element, around: HtmlMarks): HtmlMarks {
  const { tagName } = element;
  const style = declaredStyle(element);
  const lines = `${style.get('text-decoration-line') ?? ''} ${style.get('text-decoration') ?? ''}`;
  return {
    ...around,
    ...said('bold', boldOf(style.get('font-weight')) ?? named(/^(B|STRONG|H[1-6]|TH)$/, tagName)),
    ...said('italic', italicOf(style.get('font-style')) ?? named(/^(I|EM|CITE)$/, tagName)),
    ...said('underline', /underline/.test(lines) || named(/^(U|INS)$/, tagName)),
    ...said('strike', /line-through/.test(lines) || named(/^(S|STRIKE|DEL)$/, tagName)),
    ...colorOf(style.get('color') ?? fontAttribute(element, 'color')),
    ...said('font', familyOf(style.get('font-family') ?? fontAttribute(element, 'face'))),
    ...said('href', tagName === 'A' ? hrefOf(element) : undefined),
  };
}

const said = <K extends keyof HtmlMarks>(key: K, value: HtmlMarks[K]): Partial<HtmlMarks> =>
  value === undefined ? {} : { [key]: value };

const named = (names: RegExp, tagName: string): true | undefined => names.test(tagName) || undefined;

function boldOf(weight: string | undefined): boolean | undefined {
  if (weight === undefined || /^(inherit|unset)?$/.test(weight)) return undefined;
  return /^bold/.test(weight) || Number(weight) >= BOLD_FROM;
}

const italicOf = (slant: string | undefined): boolean | undefined =>
  slant === undefined || /^(inherit|unset)?$/.test(slant) ? undefined : /^(italic|oblique)/.test(slant);

/** Black words of a document are in the color of the text they come into, not black on a dark page. */
function colorOf(written: string | undefined): Partial<HtmlMarks> {
  const tint = written === undefined ? undefined : readColor(written);
  if (!tint || tint.opacity === 0) return {};
  return { color: tint.color === AUTOMATIC ? undefined : tint.color } as Partial<HtmlMarks>;
}

/** The first of a list of families: what comes after it would not look alike. */
function familyOf(written: string | undefined): string | undefined {
  const [first = ''] = written?.split(',') ?? [];
  return first.replace(/["']/g, '').trim() || undefined;
}

const fontAttribute = (element: Element, name: string): string | undefined =>
  (element.tagName === 'FONT' && element.getAttribute(name)) || undefined;

function hrefOf(element: Element): string | undefined {
  const href = element.getAttribute('href')?.trim();
  return href && LINK.test(href) ? href : undefined;
}
