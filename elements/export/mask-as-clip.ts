import type { FillPath, Group } from '../display/ops.js';
import { channelsOf } from './color.js';

/** The shape of a mask that is one opaque shape: it can be cut out with a clip and stays sharp at any size. */
export function maskAsClip({ mask }: Group): FillPath | null {
  const [only] = mask ?? [];
  if (mask?.length !== 1 || only?.op !== 'fillPath' || (only.opacity ?? 1) < 1) return null;
  return typeof only.fill === 'string' && channelsOf(only.fill).a >= 1 ? only : null;
}
