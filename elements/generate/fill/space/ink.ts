import { boxMatrix, transformRect } from '../../../math/matrix.js';
import { isEmptyRect, type Rect } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { textLayout } from '../../../objects/text/layout.js';
import type { TextObject } from '../../../objects/text/model.js';
import { boundsOfRuns, inkedRuns } from '../../../preflight/contrast/text-ink.js';

/** Letters reach this far below their baseline, em. */
const DESCENT = 0.2;

/** Where the letters of a text are in its own box: from capitals to below the last baseline. Its box when it has none. */
export function inkInBox(object: TextObject, env: ObjectEnv): Rect {
  const ink = boundsOfRuns(inkedRuns(object, env));
  if (isEmptyRect(ink)) return { x: 0, y: 0, width: object.width, height: object.height };
  const last = textLayout(object, env).lines.findLast(({ runs }) => runs.length > 0);
  const below = DESCENT * Math.max(0, ...(last?.runs ?? []).map(({ style }) => style.size));
  return { ...ink, height: ink.height + below };
}

/** The same on the page, turned as the text is. */
export function inkOnPage(object: TextObject, env: ObjectEnv): Rect {
  const { position, width, height, rotation } = object;
  const ink = inkInBox(object, env);
  if (rotation === 0) return { ...ink, x: ink.x + position.x, y: ink.y + position.y };
  return transformRect(boxMatrix({ x: position.x, y: position.y, width, height, rotation }), ink);
}
