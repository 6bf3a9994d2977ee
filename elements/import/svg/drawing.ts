import type { BlendMode, GradientStop } from '../../display/ops.js';
import type { Box, Point, Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { Tint } from './colors.js';

/** A drawing as read: everything in one space, its top-left corner at the origin, styles and repeats resolved. */
export interface Drawing {
  readonly size: Size;
  readonly items: readonly DrawnItem[];
}

export type DrawnItem = DrawnShape | DrawnText | DrawnPicture | DrawnGroup;

export interface Stop extends GradientStop {
  readonly opacity: number;
}

export interface LinearFill {
  readonly kind: 'linear';
  /** From the gradient's own space, where it runs from (0, 0) to (1, 0), to the drawing. */
  readonly matrix: Matrix;
  readonly stops: readonly Stop[];
}

export interface RadialFill {
  readonly kind: 'radial';
  /** From the unit circle to the drawing. */
  readonly matrix: Matrix;
  readonly stops: readonly Stop[];
}

export type Fill = ({ readonly kind: 'plain' } & Tint) | LinearFill | RadialFill;

export interface Stroke extends Tint {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dash: readonly number[];
}

interface Drawn {
  readonly name?: string | undefined;
  readonly opacity: number;
  readonly blend?: BlendMode | undefined;
}

export interface DrawnShape extends Drawn {
  readonly type: 'shape';
  readonly d: string;
  readonly rule: 'nonzero' | 'evenodd';
  readonly fill: Fill | null;
  /** 0 to 1, beside the fill's own. */
  readonly fillOpacity: number;
  readonly stroke: Stroke | null;
  /** Set when it is an outline that shapes have a name for. */
  readonly basic: BasicShape | null;
}

/** A rectangle or an ellipse, perhaps turned; the box is that of its path. */
export interface BasicShape {
  readonly outline: 'rectangle' | 'ellipse';
  readonly box: Box;
  /** Corner radius of a rectangle. */
  readonly radius: number;
}

export interface TextStyle {
  readonly families: readonly string[];
  readonly weight: number;
  readonly italic: boolean;
  readonly size: number;
  readonly color: string;
  /** Extra advance, in the drawing's units. */
  readonly spacing: number;
  readonly underline: boolean;
  readonly strike: boolean;
}

/** One line or paragraph of text, anchored at a point of its first baseline. */
export interface DrawnText extends Drawn {
  readonly type: 'text';
  readonly at: Point;
  /** Degrees. */
  readonly rotation: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly spans: readonly { readonly text: string; readonly style: TextStyle }[];
  /** From baseline to baseline, for a text of several lines. */
  readonly lineStep: number | null;
}

export interface DrawnPicture extends Drawn {
  readonly type: 'picture';
  /** A data URL. */
  readonly data: string;
  readonly box: Box;
  readonly mirrored: boolean;
  /** Wholly inside its box, or covering it. */
  readonly contain: boolean;
  /** The outline it is cut to. */
  readonly cut: 'rectangle' | 'ellipse';
}

export interface DrawnGroup {
  readonly type: 'group';
  readonly name?: string | undefined;
  readonly children: readonly DrawnItem[];
}
