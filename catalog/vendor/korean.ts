/**
 * What everyday Korean is written with: the 2,350 syllables of KS X 1001, single letters, Latin and punctuation. All
 * 11,172 syllables would make the font four times as large; one outside of these is rare enough to show as a box.
 */
export function koreanLetters(): string {
  return [
    ...range(0x20, 0x7e),
    ...'·×÷–—‘’“”…※→₩℃',
    ...range(0x3000, 0x3003),
    ...range(0x3008, 0x3011),
    ...range(0x3131, 0x318e),
    ...range(0xff01, 0xff5e),
    ...syllables(),
  ].join('');
}

/** Rows 16 to 40 of KS X 1001 hold the syllables, 94 a row; EUC-KR writes row and cell as bytes from 0xA1. */
export function syllables(): string[] {
  const decoder = new TextDecoder('euc-kr', { fatal: true });
  return rows(0xb0, 0xc8).flatMap((row) =>
    rows(0xa1, 0xfe).map((cell) => decoder.decode(Uint8Array.of(row, cell))),
  );
}

const rows = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const range = (from: number, to: number): string[] =>
  rows(from, to).map((point) => String.fromCodePoint(point));
