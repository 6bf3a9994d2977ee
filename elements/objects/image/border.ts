import * as z from 'zod/mini';
import type { Op } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import { joinOf, outlinePath, type Corners, type OutlineName } from '../outline.js';
import {
  cornerFields,
  cornersOf,
  placedPath,
  scaledStroke,
  setInCorners,
  strokedPath,
  strokeFields,
  strokeOps,
} from '../stroke.js';

const border = z.looseObject({ ...cornerFields, ...strokeFields });
export type Border = z.infer<typeof border>;

/** The rounded corners of a picture and the line around it; a frame rounds its own outline. */
export const borderField = { border_details: z.optional(z.nullable(border)) };

export interface Bordered extends Size {
  readonly border_details?: Border | null | undefined;
}

/** Any color masks alike: only the ink of a mask counts. */
const INK = '#000000';

/** The rule of what shows a picture through its whole box. */
export const pictureCorners = ({ border_details }: Bordered): Corners => cornersOf(border_details ?? {});

/** A picture where its rectangle has ink, with its border; as it is where it has neither corners nor border. */
export function borderedOps(object: Bordered, picture: readonly Op[]): readonly Op[] {
  const corners = pictureCorners(object);
  const { width } = strokedPath(object.border_details ?? {}, object);
  const plain = width === 0 && corners.every((radius) => radius === 0);
  return plain ? picture : outlinedOps(object, { outline: 'rectangle', corners }, picture);
}

/**
 * A picture where an outline has ink, with its border. Both follow one path, in the middle of the border: the ground would
 * shine through between two edges that only meet.
 */
export function outlinedOps(
  { width, height, border_details }: Bordered,
  { outline, corners }: { readonly outline: OutlineName; readonly corners: Corners },
  picture: readonly Op[],
): Op[] {
  const box = { width, height };
  const details = border_details ?? {};
  const path = strokedPath(details, box);
  const d = outlinePath(outline, path.size.width, path.size.height, setInCorners(corners, box, path));
  return [
    { op: 'group', mask: [{ op: 'fillPath', d, fill: INK, ...placedPath(path) }], children: picture },
    ...strokeOps(details, path, d, joinOf(outline)),
  ];
}

/** The patch for a border that is scaled as a part of several. */
export function scaledBorder(
  { border_details: details }: Bordered,
  factor: number,
): { border_details?: Border } {
  const scaled = details ? scaledStroke(details, factor) : {};
  return Object.keys(scaled).length > 0 ? { border_details: { ...details, ...scaled } } : {};
}
