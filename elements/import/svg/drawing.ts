import type { BlendMode, GradientStop } from '../../display/ops.js';
import type { Box, Point, Rect, Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { Tint } from './style/colors.js';
import type { NamedOutline } from './shapes/match-outline.js';

/** A drawing as read: everything in one space, its top-left corner at the origin, styles and repeats resolved. */
export interface Drawing {
  readonly size: Size;
  /** The part of the file's own space that shows. */
  readonly view: Rect;
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
  readonly shadow?: DrawnShadow | undefined;
}

/** What an element casts: how far, and the deviation of its blur. */
export interface DrawnShadow extends Tint {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
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
  /** A line around the letters, as wide as all of it is, half of it outside; hollow letters have no more. */
  readonly outline: (Pick<Tint, 'color'> & { readonly width: number; readonly hollow: boolean }) | null;
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
  /** It stands behind the text before it, shifted along and below its line; a space may stand between them. */
  readonly follows?: { readonly along: number; readonly down: number; readonly spaced: boolean };
}

export interface DrawnPicture extends Drawn {
  readonly type: 'picture';
  /** A data URL. */
  readonly data: string;
  readonly box: Box;
  /** Where the rectangle lies that the picture was written for, from the box's corner. */
  readonly content: Rect;
  readonly fit: 'contain' | 'cover' | 'stretch';
  /** Where the room that is left goes, or what is cut off comes from: 0 is all at the end, 1 all at the beginning. */
  readonly align: Point;
  readonly mirrored: boolean;
  /** The outline it shows through; null for its box. */
  readonly outline: NamedOutline | null;
}

export interface DrawnGroup {
  readonly type: 'group';
  readonly name?: string | undefined;
  /** Of the group as a whole, beside that of its members. */
  readonly opacity: number;
  readonly blend?: BlendMode | undefined;
  readonly children: readonly DrawnItem[];
}
