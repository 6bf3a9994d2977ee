import type { Colorway } from '../document/colorways.js';
import type { DesignFile } from '../document/design-file.js';
import { coloredFile, withColorsOf } from './colored-file.js';
import { colorsByPlace, withColorsAt, type ColoredDesign } from './palette-variations.js';

/** A design that shows fewer of a colorway's colors than this, of all its places, was recolored by hand. */
const WORN = 0.5;

/** The colorway that a design wears: the one most of its colors are of; null where it was given other colors since. */
export function wornColorway(design: ColoredDesign, ways: readonly Colorway[]): Colorway | null {
  const places = [...colorsByPlace(design).values()];
  const counts = ways.map((way) => {
    const known = new Set(lower(way));
    return places.filter((color) => known.has(color)).length;
  });
  const most = Math.max(0, ...counts);
  return most > 0 && most >= places.length * WORN ? ways[counts.indexOf(most)]! : null;
}

/** The design with every color of one colorway exchanged for that of another; colors of neither stay. */
export function exchangeColorway(design: ColoredDesign, from: Colorway, to: Colorway): ColoredDesign {
  const targets = lower(to);
  const swaps = new Map(lower(from).map((color, place) => [color, targets[place]!]));
  return withColorsAt(design, (_, color) => swaps.get(color) ?? color);
}

/**
 * A stored design in one of the colorways it brings, by the id; null when it brings no such one. Nothing but colors
 * differs, and what was recolored by hand stays as it is [E-090].
 */
export function withColorway(file: DesignFile, id: string): DesignFile | null {
  const { colorways: ways = [] } = file;
  const to = ways.find((way) => way.id === id);
  if (!to) return null;
  const colored = coloredFile(file);
  const from = wornColorway(colored, ways);
  return from ? withColorsOf(file, exchangeColorway(colored, from, to)) : file;
}

const lower = ({ colors }: Colorway): string[] => colors.map((color) => color.toLowerCase());
