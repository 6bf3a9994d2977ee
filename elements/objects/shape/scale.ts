import { scaledStroke } from '../stroke.js';
import type { ShapeObject } from './model.js';

/** A stroke and its dashes `factor` times as large. */
export function scaledShape({ shape_details: details }: ShapeObject, factor: number): Partial<ShapeObject> {
  const scaled = scaledStroke(details, factor);
  return Object.keys(scaled).length > 0 ? { shape_details: { ...details, ...scaled } } : {};
}
