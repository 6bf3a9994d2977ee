/** A paragraph before it is known whether it is a heading. */
export interface Paragraph {
  readonly words: string;
  /** Of its largest letters, points. */
  readonly size: number;
}

/** How much larger than the page's running text a heading is. */
const LARGER = 1.25;
/** Letters of a heading: more are a text in large type. */
const LONGEST = 160;
const LEVELS = 3;

/** Which paragraphs are headings, from 1 for the largest letters of a page. */
export function headingLevels(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, number> {
  const shown = paragraphs.filter(({ words }) => words !== '');
  const body = bodySize(shown);
  const headings = shown.filter(({ words, size }) => size >= body * LARGER && words.length <= LONGEST);
  const sizes = [...new Set(headings.map(({ size }) => rounded(size)))].sort((a, b) => b - a);
  return new Map(
    headings.map((heading) => [heading, Math.min(LEVELS, sizes.indexOf(rounded(heading.size)) + 1)]),
  );
}

/** The size that the middle one of all letters has. */
function bodySize(paragraphs: readonly Paragraph[]): number {
  const sorted = [...paragraphs].sort((a, b) => a.size - b.size);
  const half = sorted.reduce((sum, { words }) => sum + words.length, 0) / 2;
  let passed = 0;
  for (const { words, size } of sorted) if ((passed += words.length) >= half) return size;
  return 0;
}

const rounded = (size: number): number => Math.round(size * 2) / 2;
