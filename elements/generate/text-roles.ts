import type { TextObject } from '../objects/text/model.js';
import { partOfTextLabel } from './understand/parts/labels.js';
import type { TextPart } from './understand/page-tree.js';

/** What a text is for; the names are those of a font set (spec 2 section 3). */
export type TextRole = 'heading' | 'sub_heading' | 'paragraph';

/** Share of the largest letters from which a text is a heading, and a sub heading: 72, 36 and 24 px are one of each. */
const HEADING = 0.7;
const SUB_HEADING = 0.4;

/** Parts that a font set has letters for; tags, facts and figures go by their size. */
const ROLES: Partial<Record<TextPart, TextRole>> = {
  ...{ heading: 'heading', sub_heading: 'sub_heading', paragraph: 'paragraph' },
};

/** What a role label says; null for one that says something else. */
function labeled({ labels }: TextObject): TextRole | null {
  const part = partOfTextLabel(labels?.text);
  return part ? (ROLES[part] ?? null) : null;
}

/** The role of every text of a design by its id: what its label says, else by its size beside the largest letters. */
export function textRoles(texts: readonly TextObject[]): ReadonlyMap<string, TextRole> {
  const largest = Math.max(...texts.map(({ text_details }) => text_details.fontSize));
  const bySize = ({ text_details: { fontSize } }: TextObject): TextRole => {
    if (fontSize >= largest * HEADING) return 'heading';
    return fontSize >= largest * SUB_HEADING ? 'sub_heading' : 'paragraph';
  };
  return new Map(texts.map((text) => [text.id, labeled(text) ?? bySize(text)]));
}
