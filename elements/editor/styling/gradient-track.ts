import { clamp, degrees, normalizeDegrees, rotatePoint, type Point, type Size } from '../../math/geometry.js';
import { formatHex, parseHex } from '../../math/color.js';
import { gradientCircle, gradientLine, type Gradient } from '../../objects/gradient.js';

/** As many stops as are still told apart. */
export const MOST_STOPS = 12;
/** Fewer are no gradient. */
export const LEAST_STOPS = 2;
/** Shortest reach of a radial gradient, and shortest line, px. */
const SHORTEST = 1;
/** Lines turn in these steps while they snap, degrees. */
const ANGLE_STEP = 15;

type Stop = Gradient['stops'][number];

/** Where a gradient runs over its box, px: stops lie between both ends by their offset. */
export interface GradientTrack {
  readonly from: Point;
  readonly to: Point;
}

export type GradientEnd = 'start' | 'end';

/** The line of a linear gradient; of a radial one from its middle to its rim, in the direction given in degrees. */
export function gradientTrack(gradient: Gradient, size: Size, rimAngle = 0): GradientTrack {
  if (gradient.type !== 'radial') return gradientLine(gradient, size);
  const { center, radius } = gradientCircle(gradient, size);
  return { from: center, to: rotatePoint({ x: center.x + radius, y: center.y }, center, rimAngle) };
}

export const pointOnTrack = ({ from, to }: GradientTrack, offset: number): Point => ({
  x: from.x + (to.x - from.x) * offset,
  y: from.y + (to.y - from.y) * offset,
});

/** The place on the track nearest to a point, 0 to 1. */
export function offsetOnTrack({ from, to }: GradientTrack, { x, y }: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  return length === 0 ? 0 : clamp(((x - from.x) * along.x + (y - from.y) * along.y) / length, 0, 1);
}

/** How steep it runs, degrees from 0 to 360, clockwise from left to right. */
export const trackAngle = ({ from, to }: GradientTrack): number =>
  normalizeDegrees(degrees(Math.atan2(to.y - from.y, to.x - from.x)));

/** A point at the same distance from another, on the nearest step of the angle. */
export function onAngleStep(about: Point, point: Point): Point {
  const track = { from: about, to: point };
  const turn = Math.round(trackAngle(track) / ANGLE_STEP) * ANGLE_STEP;
  const length = Math.hypot(point.x - about.x, point.y - about.y);
  return rotatePoint({ x: about.x + length, y: about.y }, about, turn);
}

/**
 * The gradient with one end elsewhere, px of its box. Of a radial one the start moves all of it and the end says how far it
 * reaches. A line of no length would show nothing, so it stays as it was.
 */
export function withEnd(gradient: Gradient, size: Size, end: GradientEnd, at: Point): Gradient {
  if (size.width <= 0 || size.height <= 0) return gradient;
  const part = ({ x, y }: Point) => ({ x: round(x / size.width), y: round(y / size.height) });
  if (gradient.type === 'radial') {
    if (end === 'start') return { ...gradient, center: part(at) };
    const { center } = gradientCircle(gradient, size);
    const reach = Math.max(SHORTEST, Math.hypot(at.x - center.x, at.y - center.y));
    return { ...gradient, radius: round(reach / (Math.max(size.width, size.height) / 2)) };
  }
  const line = gradientLine(gradient, size);
  const track = end === 'start' ? { from: at, to: line.to } : { from: line.from, to: at };
  if (Math.hypot(track.to.x - track.from.x, track.to.y - track.from.y) < SHORTEST) return gradient;
  // the angle goes with the points, for whatever shows or asks for it
  const angle = Math.round(trackAngle(track) * 10) / 10;
  return { ...gradient, angle, from: part(track.from), to: part(track.to) };
}

/** The gradient with a stop at another place, 0 to 1. */
export const withStopAt = (gradient: Gradient, index: number, offset: number): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, i) =>
    i === index ? { ...stop, offset: round(clamp(offset, 0, 1)) } : stop,
  ),
});

/** The gradient without a stop, or as it was where it needs all it has. */
export const withoutStop = (gradient: Gradient, index: number): Gradient =>
  gradient.stops.length <= LEAST_STOPS
    ? gradient
    : { ...gradient, stops: gradient.stops.toSpliced(index, 1) };

/** The gradient with a stop more, colored as it is there, so that it looks as before; null where it has all it may have. */
export function withStopHere(
  gradient: Gradient,
  offset: number,
): { readonly gradient: Gradient; readonly index: number } | null {
  const { stops } = gradient;
  if (stops.length >= MOST_STOPS) return null;
  const sorted = [...stops].sort((a, b) => a.offset - b.offset);
  const before = sorted.findLast((stop) => stop.offset <= offset) ?? sorted[0]!;
  const after = sorted.find((stop) => stop.offset > offset) ?? before;
  const index = stops.indexOf(before) + 1;
  const added = { ...mixed(before, after, offset), offset: round(offset) };
  return { gradient: { ...gradient, stops: stops.toSpliced(index, 0, added) }, index };
}

/** What a canvas paints between two stops. */
function mixed(from: Stop, to: Stop, offset: number): Stop {
  const span = to.offset - from.offset;
  const part = span > 0 ? clamp((offset - from.offset) / span, 0, 1) : 0;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const [a, b] = [parseHex(from.color), parseHex(to.color)];
  const color = formatHex({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
  const opacity = round(mix(from.opacity ?? 1, to.opacity ?? 1));
  return { ...from, color, ...((from.opacity ?? to.opacity) === undefined ? {} : { opacity }) };
}

/** Stored without the noise of a division. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
