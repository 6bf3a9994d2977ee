import { boxMatrix, transformRect } from '../../math/matrix.js';
import { unionRects, EMPTY_RECT, type Rect } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextObject } from '../../objects/text/model.js';
import type { LayoutLine, LayoutRun } from '../../text/types.js';

/** Letters of one style on one line, and where they stand in the text's own space: from capitals to the baseline. */
export interface InkedRun extends Rect {
  readonly run: LayoutRun;
}

/** The letters of a text, without the spaces at the ends of its lines. */
export const inkedRuns = (object: TextObject, env: ObjectEnv): InkedRun[] =>
  textLayout(object, env).lines.flatMap((line) => line.runs.flatMap((run) => inkOf(run, line)));

function inkOf(run: LayoutRun, line: LayoutLine): InkedRun[] {
  const left = Math.max(run.x, line.x);
  const right = Math.min(run.x + run.width, line.x + line.width);
  const height = run.face.capHeight * run.style.size;
  return right > left ? [{ run, x: left, y: line.baseline - height, width: right - left, height }] : [];
}

export const boundsOfRuns = (runs: readonly Rect[]): Rect => runs.reduce(unionRects, EMPTY_RECT);

/** From a text's own space to the page. */
export const onPage = ({ position, width, height, rotation }: TextObject, rect: Rect): Rect =>
  transformRect(boxMatrix({ x: position.x, y: position.y, width, height, rotation }), rect);
