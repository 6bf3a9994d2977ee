/** The spec fetches all fonts at once and shows them in pages (C-023). */
export const FONTS_FETCHED = 1000;
export const FONTS_A_PAGE = 20;

/** Height of a row as the spec counts, CSS pixels (D-043). */
const ROW = 50;

/** How many fonts a screen of this height begins with: as many as could fill it (D-043). */
export const firstCount = (screenHeight: number): number => Math.max(1, Math.ceil(screenHeight / ROW));

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** Fonts whose name begins with what was typed, in any case (C-023). */
export function matching<Font extends { readonly name: string }>(
  fonts: readonly Font[],
  typed: string,
): readonly Font[] {
  const start = folded(typed);
  return start === '' ? fonts : fonts.filter(({ name }) => folded(name).startsWith(start));
}
