import type { FillPath, Op, StrokePath } from '../../display/ops.js';
import type { Point } from '../../math/geometry.js';
import type { LineObject } from './model.js';

type Details = LineObject['line_details'];
type Cap = Details['start'];

/** Sizes of caps and patterns as multiples of the thickness. */
const ARROW_LENGTH = 3.2;
const ARROW_WIDTH = 3.6;
const DOT_WIDTH = 3;
const SQUARE_WIDTH = 2.6;
const DIAMOND_WIDTH = 3.6;
/** Two legs as thick as the line, at right angles to each other. */
const CHEVRON_LEG = 1.8;
const CHEVRON_LENGTH = CHEVRON_LEG + Math.SQRT1_2;
const DASHES = { dashed: [3, 2], dotted: [0, 2] } as const;

interface CapSize {
  /** How long the cap is, in multiples of the thickness like all of these. */
  readonly length: number;
  readonly width: number;
  /** How much of the line it takes at its end. A dot's middle is the line's end. */
  readonly taken: number;
}

const centered = (width: number): CapSize => ({ length: width, width, taken: width / 2 });

const SIZES: Record<Cap, CapSize> = {
  none: { length: 0, width: 1, taken: 0 },
  round: centered(1),
  arrow: { length: ARROW_LENGTH, width: ARROW_WIDTH, taken: ARROW_LENGTH * 0.9 },
  chevron: { length: CHEVRON_LENGTH, width: 2 * CHEVRON_LEG, taken: 1 },
  dot: centered(DOT_WIDTH),
  square: centered(SQUARE_WIDTH),
  diamond: centered(DIAMOND_WIDTH),
  bar: { length: 1, width: ARROW_WIDTH, taken: 0.5 },
};

/** Height of the box that holds the line with its caps, page pixels. */
export function lineRoom({ thickness, start, end }: Details): number {
  return thickness * Math.max(SIZES[start].width, SIZES[end].width);
}

/** Lengths of a dash and the gap after it, page pixels; null for a line without gaps. */
export function lineDash({ pattern, thickness, dash }: Details): readonly [number, number] | null {
  if (pattern === 'solid') return null;
  const [length, gap] = DASHES[pattern];
  const usual = [length * thickness, gap * thickness] as const;
  // nothing but gap, or gaps of no width, are not what a pattern is
  if (!dash || dash[1] <= 0 || (pattern === 'dashed' && dash[0] <= 0)) return usual;
  return [pattern === 'dotted' ? 0 : dash[0], dash[1]];
}

/** The line from left to right through the middle of its box, all ink inside its width. */
export function lineOps({ width, height, line_details: details }: LineObject): Op[] {
  // caps of a line shorter than they are shrink, so that both always fit
  const unit = Math.min(
    details.thickness,
    width / Math.max(1, SIZES[details.start].length + SIZES[details.end].length),
  );
  const caps = [
    capPath(details.start, { x: 0, y: height / 2, inward: 1, unit }),
    capPath(details.end, { x: width, y: height / 2, inward: -1, unit }),
  ];
  const ends: FillPath = { op: 'fillPath', d: caps.join(''), fill: details.color };
  return ends.d ? [shaft(width, height, details, unit), ends] : [shaft(width, height, details, unit)];
}

function shaft(width: number, height: number, details: Details, unit: number): StrokePath {
  const dotted = details.pattern === 'dotted';
  const inset = (cap: Cap): number => Math.max(SIZES[cap].taken * unit, dotted ? details.thickness / 2 : 0);
  const dash = lineDash(details);
  return {
    op: 'strokePath',
    d: `M${inset(details.start)} ${height / 2}H${width - inset(details.end)}`,
    stroke: details.color,
    width: details.thickness,
    // a dot of a dotted line is a dash without length, drawn by its round caps
    cap: dotted ? 'round' : 'butt',
    ...(dash && { dash: [...dash] }),
  };
}

interface LineEnd extends Point {
  /** Direction in which the line leaves this end. */
  readonly inward: 1 | -1;
  /** Thickness the cap is drawn for, page pixels. */
  readonly unit: number;
}

function capPath(cap: Cap, end: LineEnd): string {
  const { x, y, inward, unit } = end;
  const { length, width } = SIZES[cap];
  const half = width / 2;
  switch (cap) {
    case 'none':
      return '';
    case 'round':
    case 'dot':
      return circle(x + inward * half * unit, y, half * unit);
    case 'arrow':
      return polygon(end, [0, 0], [length, -half], [length, half]);
    case 'chevron': {
      const inner = half - Math.SQRT1_2;
      return polygon(
        end,
        [0, 0],
        [half, -half],
        [length, -inner],
        [Math.SQRT2, 0],
        [length, inner],
        [half, half],
      );
    }
    case 'square':
    case 'bar':
      return polygon(end, [0, -half], [length, -half], [length, half], [0, half]);
    case 'diamond':
      return polygon(end, [0, 0], [half, -half], [length, 0], [half, half]);
  }
}

/** Points from the line's end inwards. Turned, not mirrored, at the other end: shapes that meet fill alike. */
const polygon = (
  { x, y, inward, unit }: LineEnd,
  ...points: readonly (readonly [number, number])[]
): string =>
  points
    .map(([along, across], i) => {
      const at = `${x + inward * along * unit} ${y + inward * across * unit}`;
      return (i ? 'L' : 'M') + at;
    })
    .join('') + 'Z';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
