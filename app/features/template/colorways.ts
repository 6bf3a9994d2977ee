import type { Colorway } from '../../../elements/document/colorways.js';

const HEX = /^#[0-9a-f]{6}$/i;

/** Colors that a dot shows: those that cover most. */
const SHOWN = 3;

/** The colorways a stored design may be had in [E-090]; none for what brings none, or none that can be read. */
export function colorwaysOf(designFile: unknown): readonly Colorway[] {
  const ways = (designFile as { colorways?: unknown } | null)?.colorways;
  return Array.isArray(ways) && ways.every(isColorway) ? ways : [];
}

function isColorway(value: unknown): value is Colorway {
  const { id, name, colors } = (value ?? {}) as Partial<Record<keyof Colorway, unknown>>;
  const named = typeof id === 'string' && typeof name === 'string';
  return named && Array.isArray(colors) && colors.every((color) => HEX.test(String(color)));
}

/** A color of the design as it came, as it is in a colorway. */
export function colorIn(ways: readonly Colorway[], chosen: string | undefined, color: string): string {
  const place = ways[0]?.colors.indexOf(color) ?? -1;
  return ways.find(({ id }) => id === chosen)?.colors[place] ?? color;
}

/** Bands of equal width, as a CSS background. */
export function bands({ colors }: Colorway): string {
  const shown = colors.slice(0, SHOWN);
  const stops = shown.map((color, i) => `${color} ${share(i, shown)} ${share(i + 1, shown)}`);
  return `linear-gradient(135deg, ${stops.join(', ')})`;
}

const share = (i: number, { length }: readonly string[]): string => `${Math.round((i / length) * 100)}%`;
