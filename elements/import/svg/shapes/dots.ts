import type { Segment } from '../../../display/path-data.js';
import type { Style } from '../style/computed-style.js';

/** Lines so short are seen as dots. */
const HAIR = 0.01;

/** A line without length shows its caps, a dot or a square, which no canvas draws: it is given a hair of length. */
export function withDots(segments: readonly Segment[], style: Style): readonly Segment[] {
  if (style.stroke === 'none' || !/^(round|square)$/.test(style['stroke-linecap']!)) return segments;
  return segments.map((segment, i) => {
    const before = segments[i - 1];
    if (segment[0] !== 'L' || before?.[0] !== 'M') return segment;
    const still = segment[1] === before[1] && segment[2] === before[2];
    return still && segments[i + 1]?.[0] !== 'L' ? ['L', segment[1] + HAIR, segment[2]] : segment;
  });
}
