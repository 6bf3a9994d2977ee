import type { Rect } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import { endOf, startOf } from '../regions/rects.js';

/** From a place along one side of the page as it was to that place now. */
export type AxisMap = (at: number) => number;

/** Gaps up to this part of the page's shorter side are gutters and margins: they are scaled, not stretched. */
const GUTTER = 0.085;

/** Gutters between edges get `scale`, the rest shares what is left of the side. */
export function axisMap(
  edges: readonly number[],
  axis: Axis,
  { from, to, scale }: { readonly from: Rect; readonly to: Rect; readonly scale: number },
): AxisMap {
  const [first, last] = [startOf(from, axis), endOf(from, axis)];
  const inside = edges.filter((edge) => edge > first && edge < last);
  const stops = [...new Set([first, ...inside, last])].sort((a, b) => a - b);
  const widest = GUTTER * Math.min(from.width, from.height);
  const lengths = stops.slice(1).map((stop, i) => stop - stops[i]!);
  const isGutter = (length: number): boolean => length <= widest;
  const total = (kept: boolean): number =>
    lengths.filter((length) => isGutter(length) === kept).reduce((all, length) => all + length, 0);
  const room = lengthOf(to, axis);
  const fixed = Math.min(total(true) * scale, total(false) > 0 ? room * 0.5 : room);
  const tight = total(true) > 0 ? fixed / total(true) : 0;
  const loose = total(false) > 0 ? (room - fixed) / total(false) : 0;
  const places = [startOf(to, axis)];
  for (const length of lengths) places.push(places.at(-1)! + length * (isGutter(length) ? tight : loose));
  return (at) => {
    // what reaches beyond the page does so at the scale of gutters
    if (at <= first) return places[0]! + (at - first) * scale;
    if (at >= last) return places.at(-1)! + (at - last) * scale;
    const i = stops.findIndex((stop) => stop >= at);
    const part = (at - stops[i - 1]!) / (stops[i]! - stops[i - 1]!);
    return places[i - 1]! + part * (places[i]! - places[i - 1]!);
  };
}

export const mapped = ({ x, y, width, height }: Rect, across: AxisMap, down: AxisMap): Rect => ({
  x: across(x),
  y: down(y),
  width: Math.max(1, across(x + width) - across(x)),
  height: Math.max(1, down(y + height) - down(y)),
});
