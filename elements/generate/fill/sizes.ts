import type { Size } from '../../math/geometry.js';
import type { TextObject } from '../../objects/text/model.js';
import { textRoles, type TextRole } from '../text-roles.js';

/** How small a text may get, as parts of the size it was drawn at. */
export interface SizeRange {
  /** Shrunk no further than this nobody minds. */
  readonly soft: number;
  /** The least that its role allows. */
  readonly role: number;
  /** The least that can be read. */
  readonly floor: number;
}

const LEAST: Readonly<Record<TextRole, { soft: number; role: number }>> = {
  heading: { soft: 0.82, role: 0.5 },
  sub_heading: { soft: 0.85, role: 0.62 },
  paragraph: { soft: 0.88, role: 0.74 },
};
/** Words are read from this size on: part of the page's shorter side, and page pixels. */
const READABLE = 0.016;
const READABLE_PX = 9;
/** What was drawn smaller than can be read may still give way by this. */
const SMALL = 0.85;
/** A heading stays so much larger than what was smaller than it. */
const ABOVE = 1.1;
/** Sizes this much apart were meant to differ. */
const APART = 1.15;

/** The ranges of all texts of a page, by id. */
export function sizeRanges(texts: readonly TextObject[], page: Size): ReadonlyMap<string, SizeRange> {
  const roles = textRoles(texts);
  const least = Math.max(READABLE_PX, READABLE * Math.min(page.width, page.height));
  return new Map(
    texts.map((text) => {
      const { fontSize } = text.text_details;
      const { soft, role } = LEAST[roles.get(text.id)!];
      const floor = Math.min(SMALL, least / fontSize);
      const under = texts
        .map((other) => other.text_details.fontSize)
        .filter((size) => size * APART <= fontSize);
      const above = Math.min(0.95, (ABOVE * Math.max(0, ...under)) / fontSize);
      const wanted = Math.max(role, Math.min(above, soft), floor);
      return [text.id, { soft: Math.max(soft, wanted), role: wanted, floor: Math.min(floor, wanted) }];
    }),
  );
}
