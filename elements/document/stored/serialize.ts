import type { DesignFile } from '../design-file.js';

/** Keys that lead, in this order; the rest follow by name. One order makes equal designs equal bytes. */
const LEADING = ['version', 'id', 'type', 'sub_type', 'name', 'width', 'height', 'position', 'x', 'y'];
const rank = new Map(LEADING.map((key, i) => [key, i]));

function byKey(a: string, b: string): number {
  const ra = rank.get(a) ?? LEADING.length;
  const rb = rank.get(b) ?? LEADING.length;
  return ra - rb || (a < b ? -1 : a > b ? 1 : 0);
}

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const source = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(source)
      .sort(byKey)
      .map((key) => [key, source[key]]),
  );
}

/** The file as JSON text with a fixed order of keys: equal designs give equal text. */
export const serializeDesign = (file: DesignFile): string => JSON.stringify(file, ordered);
