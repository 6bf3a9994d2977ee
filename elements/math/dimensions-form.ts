import { boundsMessage, isSideWithin, PIXELS_PER_UNIT, SIDE_BOUNDS, type Unit } from './units.js';

/** The rules of a form that asks for a page size, without a screen (A-020, A-021, A-022, DECISIONS 6). */

export type Side = 'width' | 'height';
const SIDES: readonly Side[] = ['width', 'height'];

/** Side of the default page, px (D-024): what the popover offers first. */
export const DEFAULT_SIDE = 800;

/** What was typed, and in which unit: what a return to that unit restores. */
interface Typed {
  readonly text: string;
  readonly unit: Unit;
}

export interface DimensionsForm {
  /** What the two fields show. */
  readonly width: string;
  readonly height: string;
  readonly unit: Unit;
  readonly typed: Readonly<Record<Side, Typed>>;
}

export interface DimensionsFault {
  readonly message: string;
  /** The fields to outline in red. */
  readonly sides: readonly Side[];
}

export interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly unit: Unit;
}

/** A form that shows these sizes. */
export function openForm(width: number, height: number, unit: Unit = 'px'): DimensionsForm {
  const [w, h] = [String(width), String(height)];
  return { width: w, height: h, unit, typed: { width: { text: w, unit }, height: { text: h, unit } } };
}

/** The form after a keystroke in one field. */
export function typeSide(form: DimensionsForm, side: Side, text: string): DimensionsForm {
  return { ...form, [side]: text, typed: { ...form.typed, [side]: { text, unit: form.unit } } };
}

/** The form after an arrow key in one field: so many units more, within the bounds. What is no number stays as it is. */
export function stepSide(form: DimensionsForm, side: Side, by: number): DimensionsForm {
  const value = parse(form[side]);
  return value === null ? form : typeSide(form, side, shorten(clamp(value + by, form.unit), form.unit));
}

/** The form in another unit: converted from what was typed, so that there and back changes nothing (DECISIONS 6). */
export function switchUnit(form: DimensionsForm, unit: Unit): DimensionsForm {
  return { ...form, unit, width: convert(form.typed.width, unit), height: convert(form.typed.height, unit) };
}

/** What is wrong with the form, or null. A field without a number is named before a size out of bounds. */
export function checkForm(form: DimensionsForm): DimensionsFault | null {
  const unread = SIDES.filter((side) => parse(form[side]) === null);
  const first = unread[0];
  if (first) return { message: `Invalid ${first}`, sides: unread };
  const outside = SIDES.filter((side) => !isSideWithin(parse(form[side]) ?? NaN, form.unit));
  return outside.length ? { message: boundsMessage(form.unit), sides: outside } : null;
}

/** The sizes of a form without fault, else null. */
export function readForm(form: DimensionsForm): Dimensions | null {
  const [width, height] = [parse(form.width), parse(form.height)];
  if (width === null || height === null || checkForm(form)) return null;
  return { width, height, unit: form.unit };
}

/** Plain decimals only, with a point or a comma: Number() alone would also take '', '0x40' and '1e3'. */
function parse(text: string): number | null {
  return /^\s*[+-]?(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Text without a number stays as it is; a legal size stays legal, though the bounds are not exact conversions. */
function convert(typed: Typed, unit: Unit): string {
  const value = parse(typed.text);
  if (value === null || unit === typed.unit) return typed.text;
  const converted = (value * PIXELS_PER_UNIT[typed.unit]) / PIXELS_PER_UNIT[unit];
  return shorten(isSideWithin(value, typed.unit) ? clamp(converted, unit) : converted, unit);
}

function clamp(value: number, unit: Unit): number {
  return Math.min(Math.max(value, SIDE_BOUNDS[unit].low), SIDE_BOUNDS[unit].high);
}

/** Three decimals when longer than five characters. */
function shorten(value: number, unit: Unit): string {
  const text = String(value);
  if (text.length <= 5) return text;
  const rounded = Number(value.toFixed(3));
  return String(isSideWithin(value, unit) ? clamp(rounded, unit) : rounded);
}
