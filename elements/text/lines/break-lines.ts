import { lowerBound, strictlyBetween } from '../shaping/graphemes.js';
import { shapePiece, SOFT_HYPHEN } from '../shaping/paragraph-shaper.js';
import type { Piece, ShapedParagraph, Segment } from '../shaping/paragraph-shaper.js';

/** One line of a paragraph, pieces in logical order. */
export interface BrokenLine {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** True for the last line of the paragraph. */
  readonly last: boolean;
  /** True when a character, not the width, ended it. */
  readonly hard: boolean;
  /** The hyphen it ends with where it ends inside a word; null where it does not. */
  readonly hyphen: LineHyphen | null;
}

/** A hyphen that is seen at the end of a line. */
export interface LineHyphen {
  /** Index in the text of the pieces. */
  readonly at: number;
  /** True when the text has nothing there; else it has a soft hyphen. */
  readonly added: boolean;
}

/** A text with the hyphen at the end of a line as it is seen: that of the line's pieces. */
export const withHyphen = (text: string, { at, added }: LineHyphen): string =>
  `${text.slice(0, at)}-${text.slice(added ? at : at + 1)}`;

export interface BrokenParagraph {
  readonly lines: readonly BrokenLine[];
  /** True when a word did not fit on a line of its own. */
  readonly brokenWord: boolean;
}

/** Widths stored in a file are rounded; a text must not wrap for that. In the caller's units. */
const SLACK = 0.01;
/** So many lines in a row may end inside of words, where the words of the next one need not. */
const MOST_IN_A_ROW = 3;
/** In em: sums of advances differ in the last bits. */
const ROUNDING = 1e-9;

/**
 * Breaks a paragraph greedily at its break opportunities; a word wider than the line is broken between graphemes.
 * `sizes` are the em sizes of the paragraph's spans.
 */
export function breakLines(
  paragraph: ShapedParagraph,
  sizes: readonly number[],
  width: number,
): BrokenParagraph {
  const filler = new LineFiller(paragraph, sizes, width);
  for (const segment of paragraph.segments) filler.add(segment);
  return filler.finish();
}

/** What hangs outside at the end of a line: spaces, and the letter spacing after the last letter. */
export function hangingWidth(pieces: readonly Piece[], level: number, sizes: readonly number[]): number {
  let width = 0;
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i];
    if (!piece) break;
    const size = sizes[piece.item.span] ?? 0;
    // Spacing after a letter that runs against the paragraph lies inside the line, so it does not hang.
    if (!piece.space) return width + (piece.level === level ? piece.spacing * size : 0);
    width += piece.width * size;
  }
  return width;
}

class LineFiller {
  readonly #paragraph: ShapedParagraph;
  readonly #sizes: readonly number[];
  readonly #width: number;
  readonly #lines: BrokenLine[] = [];
  #pieces: Piece[] = [];
  #used = 0;
  #start = 0;
  #brokenWord = false;
  /** Lines above this one that end with hyphens, without one between that does not. */
  #hyphensInARow = 0;

  constructor(paragraph: ShapedParagraph, sizes: readonly number[], width: number) {
    this.#paragraph = paragraph;
    this.#sizes = sizes;
    this.#width = width;
  }

  add(segment: Segment): void {
    let { pieces } = segment;
    while (!this.#fits(pieces)) {
      const rest = this.#hyphenated(pieces);
      if (rest) pieces = rest;
      else if (this.#pieces.length > 0) this.#endLine(false);
      else break;
    }
    if (this.#fits(pieces)) pieces.forEach((piece) => this.#append(piece));
    else pieces.forEach((piece) => this.#appendBroken(piece));
    if (segment.hard) this.#endLine(true);
  }

  finish(): BrokenParagraph {
    const end = this.#paragraph.text.length;
    this.#lines.push({ start: this.#start, end, pieces: this.#pieces, last: true, hard: true, hyphen: null });
    return { lines: this.#lines, brokenWord: this.#brokenWord };
  }

  #fits(pieces: readonly Piece[]): boolean {
    const last = pieces.at(-1);
    const full = pieces.reduce(
      (sum, piece) => sum + this.#widthOf(piece === last ? this.#ended(piece) : piece),
      0,
    );
    const ink = full - hangingWidth(pieces, this.#paragraph.level, this.#sizes);
    return this.#used + ink <= this.#width + SLACK;
  }

  #widthOf(piece: Piece): number {
    return piece.width * (this.#sizes[piece.item.span] ?? 0);
  }

  #append(piece: Piece): void {
    this.#pieces.push(piece);
    this.#used += this.#widthOf(piece);
  }

  /**
   * A piece as it is at the end of a line: not kerned with what the next line begins with, and its soft hyphen is seen (UAX 14
   * 5.4).
   */
  #ended(piece: Piece): Piece {
    const { start, end } = piece;
    const { text } = this.#paragraph;
    const hyphen = this.#hyphenOf(piece);
    if (hyphen === null && (!piece.kerned || piece.space)) return piece;
    const seen = hyphen ? withHyphen(text, hyphen) : text;
    return shapePiece(seen, [start, end], { ...piece, kerned: false }, [this.#start, end]);
  }

  #hyphenOf({ end }: Piece): LineHyphen | null {
    const { text } = this.#paragraph;
    return text[end - 1] === SOFT_HYPHEN && end < text.length ? { at: end - 1, added: false } : null;
  }

  /**
   * Ends the line with as much of a word as it takes before a hyphen, and returns the rest of the pieces; null where it takes
   * nothing of it.
   */
  #hyphenated(pieces: readonly Piece[]): readonly Piece[] | null {
    const { hyphens } = this.#paragraph;
    const word = pieces.filter((piece) => !piece.space);
    const last = word.at(-1);
    if (hyphens.length === 0 || !last) return null;
    if (this.#hyphensInARow >= MOST_IN_A_ROW && this.#pieces.length > 0) return null;
    for (const at of strictlyBetween(hyphens, word[0]!.start, last.end).reverse()) {
      const head = this.#head(word, at);
      if (!head || !this.#fits(head)) continue;
      this.#pieces.push(...head);
      this.#pushLine(at, false, { at, added: true });
      return this.#tail(pieces, at);
    }
    return null;
  }

  /** The pieces of a word before an index, the last with a hyphen; null where that reads leftwards. */
  #head(word: readonly Piece[], at: number): readonly Piece[] | null {
    const before = word.filter(({ start }) => start < at);
    const last = before.pop();
    if (!last || last.level !== 0) return null;
    const seen = withHyphen(this.#paragraph.text, { at, added: true });
    const range = [last.start, at + 1] as const;
    return [...before, shapePiece(seen, range, { ...last, kerned: false }, [this.#start, at + 1])];
  }

  /** The pieces from an index on. */
  #tail(pieces: readonly Piece[], at: number): readonly Piece[] {
    const { text } = this.#paragraph;
    return pieces
      .filter(({ end }) => end > at)
      .map((piece) => (piece.start < at ? shapePiece(text, [at, piece.end], piece, [at, piece.end]) : piece));
  }

  #endLine(hard: boolean): void {
    const last = this.#pieces.pop();
    if (last) this.#pieces.push(this.#ended(last));
    this.#pushLine(this.#pieces.at(-1)?.end ?? this.#start, hard, last ? this.#hyphenOf(last) : null);
  }

  #pushLine(end: number, hard: boolean, hyphen: LineHyphen | null): void {
    this.#lines.push({ start: this.#start, end, pieces: this.#pieces, last: false, hard, hyphen });
    this.#hyphensInARow = hyphen ? this.#hyphensInARow + 1 : 0;
    this.#pieces = [];
    this.#used = 0;
    this.#start = end;
  }

  /** Places a piece of a word that is wider than a line, a line at a time. */
  #appendBroken(piece: Piece): void {
    if (piece.space || this.#fits([piece])) return this.#append(piece);
    const ruler = rulerOf(piece, this.#paragraph.graphemes);
    const last = ruler.marks.length - 1;
    for (let from = 0; from < last;) {
      const to = this.#reach(piece, ruler, from);
      if (to > from) this.#append(this.#part(piece, ruler, from, to));
      if (to < last) {
        this.#brokenWord = true;
        this.#endLine(false);
      }
      from = to;
    }
  }

  /**
   * The furthest mark up to which the line takes the piece. The whole piece's advances say where to look, shaping the
   * part decides. On an empty line it is at least one grapheme, else a narrow line would never end.
   */
  #reach(piece: Piece, ruler: Ruler, from: number): number {
    const room = (this.#width - this.#used) / (this.#sizes[piece.item.span] || 1) + piece.spacing;
    const limit = (ruler.widths[from] ?? 0) + room;
    let to = Math.max(from, lowerBound(ruler.widths, limit + ROUNDING) - 1);
    while (to > from && !this.#fits([this.#part(piece, ruler, from, to)])) to--;
    return to === from && this.#pieces.length === 0 ? from + 1 : to;
  }

  /** Letters keep their joins to the other side of the cut, as if the word were whole. */
  #part(piece: Piece, { marks }: Ruler, from: number, to: number): Piece {
    const range = [marks[from] ?? piece.start, marks[to] ?? piece.end] as const;
    const look = { ...piece, kerned: false };
    return shapePiece(this.#paragraph.text, range, look, [piece.start, piece.end]);
  }
}

/** Where a piece may be cut, and its width in em up to there. */
interface Ruler {
  readonly marks: readonly number[];
  readonly widths: readonly number[];
}

function rulerOf({ start, end, word, spacing }: Piece, graphemes: readonly number[]): Ruler {
  const advances = new Float64Array(end - start);
  word.clusters.forEach((cluster, i) => {
    const first = word.clusters[i - 1] !== cluster;
    advances[cluster] = (advances[cluster] ?? 0) + (word.advances[i] ?? 0) + (first ? spacing : 0);
  });
  const marks = [start, ...strictlyBetween(graphemes, start, end), end];
  let at = 0;
  let width = 0;
  const widths = marks.map((mark) => {
    for (; at < mark - start; at++) width += advances[at] ?? 0;
    return width;
  });
  return { marks, widths };
}
