import {
  colorsByPlace,
  paletteVariation,
  withColorsAt,
  type ColoredDesign,
  type ColorKey,
} from './palette-variations.js';

/** What is remembered of a palette between two clicks on it. */
export interface PaletteMemory {
  /** The palette's colors. */
  readonly palette: readonly string[];
  /** Colors from before the palette came, by where they stand. */
  readonly originals: ReadonlyMap<ColorKey, string>;
  /** The turn that the last click came to. */
  readonly turn: number;
  /** What each turn shows. */
  readonly shown: readonly ReadonlyMap<ColorKey, string>[];
}

export interface PaletteStep {
  readonly design: ColoredDesign;
  readonly memory: PaletteMemory;
}

const samePalette = (p: readonly string[], q: readonly string[]): boolean =>
  p.length === q.length && p.every((color, i) => color.toLowerCase() === q[i]!.toLowerCase());

const matches = (colors: ReadonlyMap<ColorKey, string>, shown: ReadonlyMap<ColorKey, string>): number =>
  [...shown].filter(([key, color]) => colors.get(key) === color).length;

/** The turn that the design shows now, whatever was undone or changed since; -1 when it shows none. */
function turnOf(now: ReadonlyMap<ColorKey, string>, { originals, shown, turn }: PaletteMemory): number {
  const counts = shown.map((colors) => matches(now, colors));
  const most = Math.max(0, ...counts);
  if (most === 0 || matches(now, originals) > most) return -1;
  // turns of a palette that has a color twice may look the same
  return counts[turn] === most ? turn : counts.indexOf(most);
}

/**
 * What a click on a palette makes of a design: its colors, or, where the design wears them already, those moved on by
 * one (B-038). What was added or recolored meanwhile takes part in the next turn.
 */
export function clickPalette(
  design: ColoredDesign,
  palette: readonly string[],
  memory: PaletteMemory | null,
): PaletteStep {
  const now = colorsByPlace(design);
  const known = memory && samePalette(memory.palette, palette) ? memory : null;
  const turn = known ? turnOf(now, known) : -1;
  const { base, originals } =
    known && turn >= 0 ? unworn(design, known, turn) : { base: design, originals: now };
  const turns = palette.map((_, index) => paletteVariation(base, palette, index));
  const shown = turns.map(colorsByPlace);
  const isNow = (index: number): boolean => matches(now, shown[index]!) === now.size;
  let next = (turn + 1) % turns.length;
  // a click that changed nothing would seem to be broken
  if (turn < 0 && isNow(0) && turns.length > 1) next = 1;
  return { design: turns[next] ?? design, memory: { palette, originals, shown, turn: next } };
}

/** The design as it was before the palette came; what was changed since stays as it is. */
function unworn(design: ColoredDesign, { originals, shown }: PaletteMemory, turn: number) {
  const worn = shown[turn]!;
  const base = withColorsAt(design, (key, color) =>
    worn.get(key) === color ? (originals.get(key) ?? color) : color,
  );
  return { base, originals: colorsByPlace(base) };
}
