import type { Point } from '../../../math/geometry.js';
import { IDENTITY, invert, multiply, transformPoint, type Matrix } from '../../../math/matrix.js';
import type { Editor } from '../../editor.js';
import {
  gradientTrack,
  offsetOnTrack,
  pointOnTrack,
  type GradientTrack,
} from '../../styling/gradient-track.js';
import type { HandlePlace } from '../../transform/handles.js';
import {
  editedGradientOf,
  type EditedGradient,
  type GradientPart,
} from '../../view-state/edited-gradient.js';

/** CSS pixels: how near is near enough, for a pointer and a fingertip. */
const HIT = 10;
const TOUCH_HIT = 20;
/** How near the line a double click adds a stop. */
const LINE_HIT = 7;
/** Stops lie so far beside the line, so that one at its end can be told from that end. */
const BESIDE = 20;
/** A handle of the box so near to one of the gradient would lie under it. */
const CROWDED = 18;

/** A gradient's line and stops as they lie on the canvas, CSS pixels. */
export interface GradientOnCanvas {
  readonly edited: EditedGradient;
  readonly track: GradientTrack;
  /** In the order of the list. */
  readonly stops: readonly Point[];
  /** From CSS pixels to those of the gradient's own box. */
  readonly inside: Matrix;
}

/** Null while no gradient is edited, or its box has no side that a line could run along. */
export function gradientOnCanvas(editor: Editor): GradientOnCanvas | null {
  const edited = editedGradientOf(editor).value;
  if (!edited || !editor.surface || edited.size.width <= 0 || edited.size.height <= 0) return null;
  const matrix = multiply(editor.surface.view ?? IDENTITY, edited.place);
  const own = gradientTrack(edited.gradient, edited.size, edited.rimAngle);
  const track = { from: transformPoint(matrix, own.from), to: transformPoint(matrix, own.to) };
  const beside = besideOf(track);
  const stops = edited.gradient.stops.map(({ offset }) => {
    const { x, y } = pointOnTrack(track, offset);
    return { x: x + beside.x, y: y + beside.y };
  });
  return { edited, track, stops, inside: invert(matrix) };
}

/** Always on the same side as seen from the start, above a line that runs to the right. */
function besideOf({ from, to }: GradientTrack): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((to.y - from.y) / length) * BESIDE, y: (-(to.x - from.x) / length) * BESIDE };
}

/** The part of the edited gradient under a point of the canvas; the nearest of several. */
export function gradientPartAt(editor: Editor, at: Point, touch = false): GradientPart | null {
  const shown = gradientOnCanvas(editor);
  if (!shown) return null;
  const { track, stops } = shown;
  const parts: [GradientPart, Point][] = [
    ['start', track.from],
    ['end', track.to],
    ...stops.map((stop, index): [GradientPart, Point] => [index, stop]),
  ];
  let best: GradientPart | null = null;
  let least = touch ? TOUCH_HIT : HIT;
  for (const [part, place] of parts) {
    const distance = distanceOf(place, at);
    if (distance <= least) [best, least] = [part, distance];
  }
  return best;
}

/** How far along the gradient's line a point of the canvas is, 0 to 1; null when it is not on the line. */
export function offsetAt(editor: Editor, at: Point): number | null {
  const shown = gradientOnCanvas(editor);
  if (!shown) return null;
  const offset = offsetOnTrack(shown.track, at);
  return distanceOf(pointOnTrack(shown.track, offset), at) <= LINE_HIT ? offset : null;
}

/** The handles of a box that are not under those of a gradient. */
export function besideGradient(editor: Editor, handles: readonly HandlePlace[]): readonly HandlePlace[] {
  const shown = gradientOnCanvas(editor);
  if (!shown) return handles;
  const taken = [shown.track.from, shown.track.to, ...shown.stops];
  return handles.filter(({ at }) => taken.every((place) => distanceOf(place, at) > CROWDED));
}

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
