import type { Point } from '../../math/geometry.js';

/** The pointer as tools see it. */
export interface ToolPointer {
  /** CSS pixels of the canvas. */
  readonly at: Point;
  /** The same place on the page. */
  readonly page: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
  /** As in PointerEvent: 0 the main button, 1 the middle one. */
  readonly button: number;
  readonly touch: boolean;
  /** Which press in quick succession at one place this is: 2 for a double click. */
  readonly clicks: number;
}

/** A key as tools see it. */
export interface ToolKey {
  /** As in KeyboardEvent.key. */
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  /** True while it is held down. */
  readonly repeat: boolean;
}
