import type { FillPath, Op, StrokePath } from '../../display/ops.js';
import type { Point } from '../../math/geometry.js';
import type { LineObject } from './model.js';

type Details = LineObject['line_details'];
type Cap = Details['start'];

/** Sizes of caps and patterns as multiples of the thickness. */
const ARROW_LENGTH = 3.2;
const ARROW_WIDTH = 3.6;
const DOT_WIDTH = 3;
const DASH = { solid: [], dashed: [3, 2], dotted: [0, 2] } as const;

/** How much of the line a cap takes at its end, in multiples of the thickness. A dot's middle is the line's end. */
const TAKEN: Record<Cap, number> = { none: 0, round: 0.5, arrow: ARROW_LENGTH * 0.9, dot: DOT_WIDTH / 2 };

/** How long each cap is, in multiples of the thickness. */
const LENGTH: Record<Cap, number> = { none: 0, round: 1, arrow: ARROW_LENGTH, dot: DOT_WIDTH };

/** Height of the box that holds the line with its caps, page pixels. */
export function lineRoom({ thickness, start, end }: Details): number {
  const widths: Record<Cap, number> = { none: 1, round: 1, arrow: ARROW_WIDTH, dot: DOT_WIDTH };
  return thickness * Math.max(widths[start], widths[end]);
}

/** The line from left to right through the middle of its box, all ink inside its width. */
export function lineOps({ width, height, line_details: details }: LineObject): Op[] {
  // caps of a line shorter than they are shrink, so that both always fit
  const unit = Math.min(details.thickness, width / Math.max(1, LENGTH[details.start] + LENGTH[details.end]));
  const caps = [
    capPath(details.start, { x: 0, y: height / 2, inward: 1, unit }),
    capPath(details.end, { x: width, y: height / 2, inward: -1, unit }),
  ];
  const ends: FillPath = { op: 'fillPath', d: caps.join(''), fill: details.color };
  return ends.d ? [shaft(width, height, details, unit), ends] : [shaft(width, height, details, unit)];
}

function shaft(width: number, height: number, details: Details, unit: number): StrokePath {
  const dotted = details.pattern === 'dotted';
  const inset = (cap: Cap): number => Math.max(TAKEN[cap] * unit, dotted ? details.thickness / 2 : 0);
  const dash = DASH[details.pattern].map((part) => part * details.thickness);
  return {
    op: 'strokePath',
    d: `M${inset(details.start)} ${height / 2}H${width - inset(details.end)}`,
    stroke: details.color,
    width: details.thickness,
    // a dot of a dotted line is a dash without length, drawn by its round caps
    cap: dotted ? 'round' : 'butt',
    ...(dash.length ? { dash } : {}),
  };
}

interface LineEnd extends Point {
  /** Direction in which the line leaves this end. */
  readonly inward: 1 | -1;
  /** Thickness the cap is drawn for, page pixels. */
  readonly unit: number;
}

function capPath(cap: Cap, { x, y, inward, unit }: LineEnd): string {
  switch (cap) {
    case 'none':
      return '';
    case 'round':
      return circle(x + (inward * unit) / 2, y, unit / 2);
    case 'dot':
      return circle(x + (inward * DOT_WIDTH * unit) / 2, y, (DOT_WIDTH * unit) / 2);
    case 'arrow': {
      const back = x + inward * ARROW_LENGTH * unit;
      const half = (ARROW_WIDTH / 2) * unit;
      // always the same turn, so that arrows at both ends fill alike
      return `M${x} ${y}L${back} ${y - inward * half}V${y + inward * half}Z`;
    }
  }
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
