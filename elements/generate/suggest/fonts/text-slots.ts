import type { DesignObject } from '../../../objects/kinds.js';
import type { TextObject } from '../../../objects/text/model.js';
import { fontKey } from '../../../text/fonts/font-key.js';
import { textRoles, type TextRole } from '../../text-roles.js';
import type { FontCategory } from '../types.js';

/** How a text of the design is set, and for what. */
export interface TextSlot {
  readonly role: TextRole;
  /** Letters of a hundredth of the page's shorter side. */
  readonly relativeSize: number;
  readonly caps: boolean;
  readonly length: number;
}

/** Flourishes cannot be read smaller than this, heavy display faces not much smaller. */
const LEAST: Readonly<Partial<Record<FontCategory, number>>> = { script: 4.2, hand: 2.8, display: 2.2 };
/** Nor in texts longer than this. */
const MOST: Readonly<Partial<Record<FontCategory, number>>> = { script: 60, hand: 120, display: 110 };

export const isText = (object: DesignObject): object is TextObject => object.type === 'text';

export const keyOf = ({ font, font_src }: { font: string; font_src?: string | undefined }): string =>
  fontKey(font, font_src);

/** Typed, or shown, in capitals alone. */
export function isCaps({ text_details: { text, textCase } }: TextObject): boolean {
  if (textCase === 'upper') return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/**
 * What each text is for, by id. A small text in the font of the headings is set in it on purpose and stays with them, as
 * long as that font is not also the one of the paragraphs.
 */
export function textSlots(texts: readonly TextObject[], shorter: number): ReadonlyMap<string, TextSlot> {
  const roles = textRoles(texts);
  const fontsOf = (role: TextRole): Set<string> =>
    new Set(texts.filter(({ id }) => roles.get(id) === role).map(({ text_details }) => keyOf(text_details)));
  const [headings, running] = [fontsOf('heading'), mainFont(texts, roles)];
  return new Map(
    texts.map((text) => {
      const key = keyOf(text.text_details);
      const asHeading = headings.has(key) && key !== running;
      const slot: TextSlot = {
        role: asHeading ? 'heading' : roles.get(text.id)!,
        relativeSize: (text.text_details.fontSize / shorter) * 100,
        caps: isCaps(text),
        length: text.text_details.text.length,
      };
      return [text.id, slot];
    }),
  );
}

/** The font that most paragraphs are set in. */
function mainFont(texts: readonly TextObject[], roles: ReadonlyMap<string, TextRole>): string | undefined {
  const lengths = new Map<string, number>();
  for (const { id, text_details: details } of texts) {
    if (roles.get(id) !== 'paragraph') continue;
    lengths.set(keyOf(details), (lengths.get(keyOf(details)) ?? 0) + details.text.length);
  }
  return [...lengths].sort((p, q) => q[1] - p[1])[0]?.[0];
}

/** Which font of a pairing a text wears: flourishes only where they can be read. */
export function roleIn(slot: TextSlot, category: FontCategory): TextRole {
  if (slot.role !== 'heading') return slot.role;
  const flourish = category === 'script' || category === 'hand';
  const tooSmall = slot.relativeSize < (LEAST[category] ?? 0);
  const tooLong = slot.length > (MOST[category] ?? Infinity);
  return tooSmall || tooLong || (flourish && slot.caps) ? 'sub_heading' : 'heading';
}
