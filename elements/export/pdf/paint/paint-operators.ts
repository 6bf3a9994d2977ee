import type { Paint } from '../../../display/ops.js';
import type { Matrix } from '../../../math/matrix.js';
import { channelsOf } from '../../color.js';
import { boxOf } from '../file/box.js';
import { decimals } from '../../format-numbers.js';
import type { Target } from '../target.js';

type Use = 'fill' | 'stroke';

/** A color or pattern for filling and for stroking. */
const OPERATORS = { fill: ['rg', 'cs', 'scn'], stroke: ['RG', 'CS', 'SCN'] } as const;

export const colorOperator = (color: string, use: Use): string => {
  const { r, g, b } = channelsOf(color);
  return `${decimals([r, g, b], 4)} ${OPERATORS[use][0]}`;
};

/** Sets what the next paths or letters are painted with; `matrix` leads from the paint's coordinates to points. */
export function setPaint(
  { doc, content, page }: Target,
  { paint, alpha, matrix, uses }: { paint: Paint; alpha: number; matrix: Matrix; uses: readonly Use[] },
): void {
  if (typeof paint === 'string') {
    content.state(doc.states.opacity(alpha * channelsOf(paint).a));
    content.add(...uses.map((use) => colorOperator(paint, use)));
    return;
  }
  const place = { matrix, box: boxOf(page) };
  content.state(doc.states.opacity(alpha));
  content.state(doc.gradients.mask(paint, place));
  const pattern = content.resources.name('Pattern', doc.gradients.pattern(paint, place));
  for (const use of uses) {
    const [, space, color] = OPERATORS[use];
    content.add(`/Pattern ${space} ${pattern} ${color}`);
  }
}
