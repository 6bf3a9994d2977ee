import * as z from 'zod/mini';
import type { StrokePath } from '../display/ops.js';
import type { Size } from '../math/geometry.js';
import { translation } from '../math/matrix.js';
import { allCorners, type Corners } from './outline.js';
import { between, color } from './schema.js';

/** The line around a shape or a picture, and the corners it follows. */

/** Widest stroke, and longest dash or gap, page pixels. */
export const MOST_STROKE = 1000;
export const MOST_DASH = 10_000;

export const STROKE_ALIGNMENTS = ['inside', 'center', 'outside'] as const;
export const STROKE_CAPS = ['butt', 'round', 'square'] as const;
export const STROKE_JOINS = ['miter', 'round', 'bevel'] as const;

export const strokeFields = {
  stroke: z.optional(color()),
  /** Page pixels. */
  stroke_width: z.optional(between(0, MOST_STROKE)),
  /** 0 to 1; 1 when absent. */
  stroke_opacity: z.optional(between(0, 1)),
  /** Which side of the box's edge it lies on; 'inside' when absent. */
  stroke_align: z.optional(z.enum(STROKE_ALIGNMENTS)),
  /** How dashes and open ends of a path of its own end; 'butt' when absent. */
  stroke_cap: z.optional(z.enum(STROKE_CAPS)),
  /** How it turns corners; as suits the outline when absent. */
  stroke_join: z.optional(z.enum(STROKE_JOINS)),
  /** Lengths of dashes and gaps, page pixels. */
  stroke_dash: z.optional(z.array(between(0, MOST_DASH)).check(z.maxLength(32))),
};

const radius = () => between(0, 0.5);

export const cornerFields = {
  /** Corner radius of outlines that have one, as a fraction of the shorter side, 0-0.5. */
  radius: z.optional(radius()),
  /** One for each corner instead: top left, top right, bottom right, bottom left. */
  radii: z.optional(z.tuple([radius(), radius(), radius(), radius()])),
};

type Fields<T extends Record<string, z.ZodMiniType>> = { [K in keyof T]?: z.infer<T[K]> | undefined };
export type Stroke = Fields<typeof strokeFields>;
export type CornerRadii = Fields<typeof cornerFields>;

export const cornersOf = ({ radius = 0, radii }: CornerRadii): Corners => radii ?? allCorners(radius);

/** The path an outline's fill and stroke share: set in from the box's edge by half the stroke, or out. */
export interface StrokedPath {
  /** Stroke width, 0 for none; page pixels. */
  readonly width: number;
  /** From the box's edge to the path; negative outwards. */
  readonly inset: number;
  /** The box of the path. */
  readonly size: Size;
}

export function strokedPath({ stroke, stroke_width = 0, stroke_align }: Stroke, box: Size): StrokedPath {
  const asked = stroke === undefined ? 0 : stroke_width;
  // inside there is no room for more
  const inside = (stroke_align ?? 'inside') === 'inside';
  const width = inside ? Math.min(asked, box.width, box.height) : asked;
  const inset = inside ? width / 2 : stroke_align === 'outside' ? -width / 2 : 0;
  return { width, inset, size: { width: box.width - 2 * inset, height: box.height - 2 * inset } };
}

/** Corners of the path whose stroke lies along those asked for of the box; fractions like the stored ones. */
export function setInCorners(asked: Corners, box: Size, { inset, size }: StrokedPath): Corners {
  const [from, to] = [Math.min(box.width, box.height), Math.min(size.width, size.height)];
  const setIn = (radius: number): number =>
    to <= 0 || radius === 0 ? 0 : Math.min(0.5, Math.max(0, (radius * from - inset) / to));
  return asked.map(setIn) as unknown as Corners;
}

/** From the path's own coordinates to those of the box. */
export const placedPath = ({ inset }: StrokedPath): Pick<StrokePath, 'transform'> =>
  inset === 0 ? {} : { transform: translation(inset, inset) };

/** The stroke along the path; none where it has no width. */
export function strokeOps(
  details: Stroke,
  path: StrokedPath,
  d: string,
  join: NonNullable<StrokePath['join']>,
): StrokePath[] {
  if (path.width <= 0) return [];
  const { stroke_cap: cap, stroke_dash: dash, stroke_opacity: opacity = 1 } = details;
  return [
    {
      op: 'strokePath',
      d,
      stroke: details.stroke!,
      width: path.width,
      join: details.stroke_join ?? join,
      ...(cap && { cap }),
      ...(dash && { dash }),
      ...(opacity < 1 && { opacity }),
      ...placedPath(path),
    },
  ];
}

/** A stroke and its dashes `factor` times as large, as far as a design file allows; {} when there is neither. */
export function scaledStroke({ stroke_width: width, stroke_dash: dash }: Stroke, factor: number): Stroke {
  return {
    ...(width !== undefined && { stroke_width: Math.min(MOST_STROKE, width * factor) }),
    ...(dash && { stroke_dash: dash.map((part) => Math.min(MOST_DASH, part * factor)) }),
  };
}
