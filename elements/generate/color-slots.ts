import type { DesignObject } from '../objects/kinds.js';

/**
 * The colors of an object that belong to the design: of letters, fills, strokes, gradients, vectors and text effects.
 * Pictures have none, and a drop shadow is no color of the design.
 */

const HEX = /^#[0-9a-f]{6}$/i;

/** What the kinds keep colors under; words that read like one stand under other names. */
const DETAILS = [
  ...['text_details', 'shape_details', 'line_details', 'grid_details', 'image_details'],
  'border_details',
];
const FIELDS: ReadonlySet<string> = new Set([
  'color',
  'fill',
  'fontColor',
  'glowColor',
  'shadowColor',
  'stroke',
  'strokeColor',
]);

/** Where a color stands in its object: the keys that lead to it, joined by dots. */
export type ColorPath = string;

type Change = (color: string, path: ColorPath) => string;

function changed(value: unknown, key: string, path: ColorPath, change: Change): unknown {
  if (typeof value === 'string') {
    if (!FIELDS.has(key) || !HEX.test(value)) return value;
    const color = value.toLowerCase();
    const next = change(color, path);
    // a color that stays is left as it was written
    return next === color ? value : next;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const next = entries.map(
    ([name, inner]) => [name, changed(inner, name, `${path}.${name}`, change)] as const,
  );
  if (next.every(([, inner], index) => inner === entries[index]![1])) return value;
  return Array.isArray(value) ? next.map(([, inner]) => inner) : Object.fromEntries(next);
}

/** The object with other colors; itself when all stay. `change` is given each in lower case. */
export function withColors<T extends DesignObject>(object: T, change: Change): T {
  const patch: Record<string, unknown> = {};
  for (const name of DETAILS) {
    const details = (object as Record<string, unknown>)[name];
    const next = changed(details, name, name, change);
    if (next !== details) patch[name] = next;
  }
  return Object.keys(patch).length > 0 ? { ...object, ...patch } : object;
}

/** Every color of an object with its path, in the order they are stored in. */
export function colorsOf(object: DesignObject): ReadonlyMap<ColorPath, string> {
  const found = new Map<ColorPath, string>();
  withColors(object, (color, path) => {
    found.set(path, color);
    return color;
  });
  return found;
}
