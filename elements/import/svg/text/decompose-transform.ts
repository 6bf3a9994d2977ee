import { degrees } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import type { NoteId } from '../parse/notes.js';

/** How letters stand under a map, of which texts keep the turn and one scale. */
export interface DecomposedTransform {
  /** Degrees, between -90 and 90 where the letters are mirrored. */
  readonly rotation: number;
  readonly scale: number;
  /** The axis along which they were mirrored, and are no more. */
  readonly mirrored: 'x' | 'y' | null;
  /** What is lost. */
  readonly notes: readonly NoteId[];
}

/** Scales and angles that differ by less are one. */
const ALIKE = 0.03;

export function decomposeTransform([a, b, c, d]: Matrix): DecomposedTransform {
  const det = a * d - b * c;
  const across = Math.hypot(a, b);
  const height = Math.abs(det) / (across || 1);
  const uneven = Math.abs(across - height) > ALIKE * Math.max(across, height);
  const slanted = Math.abs(a * c + b * d) > ALIKE * across * Math.hypot(c, d);
  const angle = degrees(Math.atan2(b, a));
  const backwards = Math.abs(angle) > 90;
  const mirrored = det < 0 ? (backwards ? 'x' : 'y') : null;
  return {
    rotation: mirrored === 'x' ? (angle > 0 ? angle - 180 : angle + 180) : angle,
    // never larger than its place
    scale: uneven ? Math.min(across, height) : Math.sqrt(Math.abs(det)),
    mirrored,
    notes: [
      ...(uneven ? (['textStretch'] as const) : []),
      ...(slanted ? (['textSlant'] as const) : []),
      ...(mirrored ? (['textMirror'] as const) : []),
    ],
  };
}
