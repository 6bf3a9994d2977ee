import { boxBounds, expandRect, rectsIntersect, type Rect } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { turned, type Rule } from './rule.js';

/** Less than this of an object covers nothing that matters. */
const SHEER = 0.3;
/** The share of the shorter side that outlines other than rectangles leave empty at their corners. */
const CORNERS = 0.15;

/** Letters that a later shape or picture lies over. */
export const covered: Rule = ({ notes, design }) =>
  notes.flatMap((note) => {
    const above = design.pages[note.page]!.objects.slice(note.object + 1) as DesignObject[];
    const over = above.find((object) => covers(object) && rectsIntersect(turned(note), solidPart(object)));
    return over ? [`covered: ${note.layer} lies under ${over.id}`] : [];
  });

const covers = (object: DesignObject): boolean => object.type !== 'text' && object.opacity > SHEER;

function solidPart(object: DesignObject): Rect {
  const { position, width, height, rotation } = object;
  const details = (object['frame_details'] ?? object['shape_details']) as { outline?: string } | undefined;
  const round = details?.outline !== undefined && details.outline !== 'rectangle';
  const inset = 1 + (round ? CORNERS * Math.min(width, height) : 0);
  return expandRect(boxBounds({ ...position, width, height, rotation }), -inset);
}
