import { boundsOfPoints, boxCorners, rotatePoint, type Rect } from '../../../../elements/math/geometry.js';
import type { Compiled } from '../compile-template.js';
import type { Library, TextNote } from '../compile-context.js';

/** A rule looks at a compiled template and says what is wrong, in words for whoever wrote the recipe. */
export type Rule = (compiled: Compiled, library: Library) => readonly string[];

/** The letters of a text as they are turned: the box around them. */
export function turned({ ink, rotation, turnsAbout }: TextNote): Rect {
  if (rotation === 0) return ink;
  const corners = boxCorners({ ...ink, rotation: 0 });
  return boundsOfPoints(corners.map((corner) => rotatePoint(corner, turnsAbout, rotation)));
}
