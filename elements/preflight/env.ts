import type { GroupAppearance } from '../display/stack-groups.js';
import type { Size } from '../math/geometry.js';
import type { Unit } from '../math/units.js';
import type { ObjectEnv } from '../objects/kind.js';
import type { DesignObject } from '../objects/kinds.js';
import type { PaintCanvas, PaintEnv } from '../paint/env.js';

/** A page as it is checked. */
export interface CheckedPage {
  readonly id: string;
  readonly background_color: string | null;
  readonly background: DesignObject | null;
  /** From back to front. */
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupAppearance[];
}

/** How what lies behind a text is looked at. */
export interface BackdropEnv {
  readonly paint: PaintEnv;
  /** RGBA by rows, not premultiplied. */
  pixels(canvas: PaintCanvas): Uint8ClampedArray;
}

/** What checks may look at beside the page. */
export interface PreflightEnv {
  readonly objects: ObjectEnv;
  /** Page size of the design, px, and the unit it was given in. */
  readonly size: Size;
  readonly unit: Unit;
  readonly backdrop: BackdropEnv;
  /** Words that the editor puts into new texts. */
  readonly placeholders: readonly string[];
  /** False while something the object is drawn with is still to come: nothing is said of it then. */
  ready(object: DesignObject): boolean;
  /** Why a picture or icon cannot be shown, by source key: it could not be had, or is nothing that can be drawn. */
  fault(source: string): 'missing' | 'unreadable' | undefined;
  /** True for what is sold and was not bought, by source key. */
  premium(source: string): boolean;
}

/** One object of a page, and what lies under it. */
export interface Subject {
  readonly page: CheckedPage;
  readonly object: DesignObject;
  /** Its place among the page's objects; -1 for the picture behind them. */
  readonly at: number;
}
