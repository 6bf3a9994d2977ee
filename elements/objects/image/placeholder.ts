import type { Op } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';

/** Sunken paper and a quiet line: what stands where a picture is missing (design: --dm-sunken, --dm-line-strong). */
const SUNKEN = '#f4f2ee';
const GLYPH = '#c9c4bb';

/** A picture sign in a unit square: sun and hills. */
const SUN = 'M0.18 0.3A0.1 0.1 0 0 1 0.38 0.3A0.1 0.1 0 0 1 0.18 0.3Z';
const HILLS = 'M0 0.86L0.3 0.52L0.46 0.68L0.7 0.36L1 0.74V0.86Z';

/** What stands for a picture that is not here: a filled box with a small picture sign in its middle. */
export const placeholderOps = (size: Size): Op[] => [{ op: 'group', missing: true, children: signOps(size) }];

/** The same where nothing was put yet: only who edits is shown it. */
export const vacantOps = (size: Size): Op[] => [{ op: 'group', vacant: true, children: signOps(size) }];

function signOps({ width, height }: Size): Op[] {
  const side = Math.min(width, height) * 0.3;
  return [
    { op: 'fillPath', d: `M0 0H${width}V${height}H0Z`, fill: SUNKEN },
    {
      op: 'fillPath',
      d: SUN + HILLS,
      fill: GLYPH,
      transform: [side, 0, 0, side, (width - side) / 2, (height - side) / 2],
    },
  ];
}
