import { cropMatrix, type CropMatrix } from './crop.js';
import type { PyramidLevel } from './pyramid.js';
import type { Print, SceneImage } from '../scene/scene.js';

/** A user's picture as it lies in a print area. */
export interface Art {
  readonly levels: readonly PyramidLevel[];
  /** From the area's u and v to texels of the first level. */
  readonly matrix: CropMatrix;
  /**
   * How far, in texels, coverage ends beyond the left, right, top and bottom edge: 0 where the picture ends inside the
   * area, so that its edge is smooth; far away where the area ends first, so that none of what is beneath shines through.
   */
  readonly slack: readonly [number, number, number, number];
  /** Whether it ends inside the area anywhere. */
  readonly edged: boolean;
}

/** Further than any area reaches, and still exact to a 16th of a texel in 32 bits. */
const FAR = 2 ** 20;
/** Parts of the picture by which an area may reach over its edge and count as ending there. */
const TOUCHING = 1e-4;

export function artOf({ pyramid, width, height, crop }: SceneImage, area: Print['area']): Art {
  const [a, b, c, d, e, f] = cropMatrix(crop, area, { width, height });
  const { width: across, height: down } = pyramid.levels[0]!;
  const ends = (p: number, q: number, r: number): [number, number] => [
    r + Math.min(0, p) + Math.min(0, q),
    r + Math.max(0, p) + Math.max(0, q),
  ];
  const [left, right] = ends(a, b, c);
  const [top, bottom] = ends(d, e, f);
  const slackOf = (over: number): number => (over > TOUCHING ? 0 : FAR);
  const slack = [slackOf(-left), slackOf(right - 1), slackOf(-top), slackOf(bottom - 1)] as const;
  return {
    levels: pyramid.levels,
    matrix: [a * across, b * across, c * across, d * down, e * down, f * down],
    slack,
    edged: slack.includes(0),
  };
}

export const sameArt = (one: Art | null, other: Art | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.levels === other.levels &&
    one.matrix.every((value, i) => value === other.matrix[i]));
