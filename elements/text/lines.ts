import { strictlyBetween } from './graphemes.js';
import { shapePiece } from './prepare.js';
import type { Piece, PreparedParagraph, Segment } from './prepare.js';

/** One line of a paragraph, pieces in logical order. */
export interface BrokenLine {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** True for the last line of the paragraph. */
  readonly last: boolean;
  /** True when a character, not the width, ended it. */
  readonly hard: boolean;
}

export interface BrokenParagraph {
  readonly lines: readonly BrokenLine[];
  /** True when a word did not fit on a line of its own. */
  readonly brokenWord: boolean;
}

/** Widths stored in a file are rounded; a text must not wrap for that. In the caller's units. */
const SLACK = 0.01;

/**
 * Breaks a paragraph greedily at its break opportunities; a word wider than the line is broken between graphemes.
 * `sizes` are the em sizes of the paragraph's spans.
 */
export function breakLines(
  paragraph: PreparedParagraph,
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
  readonly #paragraph: PreparedParagraph;
  readonly #sizes: readonly number[];
  readonly #width: number;
  readonly #lines: BrokenLine[] = [];
  #pieces: Piece[] = [];
  #used = 0;
  #start = 0;
  #brokenWord = false;

  constructor(paragraph: PreparedParagraph, sizes: readonly number[], width: number) {
    this.#paragraph = paragraph;
    this.#sizes = sizes;
    this.#width = width;
  }

  add(segment: Segment): void {
    if (!this.#fits(segment.pieces) && this.#pieces.length > 0) this.#endLine(false);
    if (this.#fits(segment.pieces)) segment.pieces.forEach((piece) => this.#append(piece));
    else segment.pieces.forEach((piece) => this.#appendBroken(piece));
    if (segment.hard) this.#endLine(true);
  }

  finish(): BrokenParagraph {
    const end = this.#paragraph.text.length;
    this.#lines.push({ start: this.#start, end, pieces: this.#pieces, last: true, hard: true });
    return { lines: this.#lines, brokenWord: this.#brokenWord };
  }

  #fits(pieces: readonly Piece[]): boolean {
    const full = pieces.reduce((sum, piece) => sum + this.#widthOf(piece), 0);
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

  #endLine(hard: boolean): void {
    const end = this.#pieces.at(-1)?.end ?? this.#start;
    this.#lines.push({ start: this.#start, end, pieces: this.#pieces, last: false, hard });
    this.#pieces = [];
    this.#used = 0;
    this.#start = end;
  }

  /** Places a piece of a word that is wider than a line, a line at a time. */
  #appendBroken(piece: Piece): void {
    let rest = piece;
    while (!rest.space && !this.#fits([rest])) {
      const head = this.#headThatFits(rest, piece);
      if (!head && this.#pieces.length === 0) break; // one grapheme wider than the line: let it stick out
      if (head) this.#append(head);
      this.#brokenWord = true;
      this.#endLine(false);
      if (head) rest = this.#part(piece, head.end, piece.end);
    }
    this.#append(rest);
  }

  /** The longest start of a piece that fits; on an empty line at least one grapheme of several. */
  #headThatFits(piece: Piece, whole: Piece): Piece | null {
    const cuts = strictlyBetween(this.#paragraph.graphemes, piece.start, piece.end);
    for (let i = this.#guess(piece, cuts); i >= 0; i--) {
      const head = this.#part(whole, piece.start, cuts[i] ?? piece.end);
      if (this.#fits([head]) || (i === 0 && this.#pieces.length === 0)) return head;
    }
    return null;
  }

  /** The last cut whose start fits by the advances of the whole piece; shaping the start alone decides. */
  #guess(piece: Piece, cuts: readonly number[]): number {
    const room = (this.#width - this.#used) / (this.#sizes[piece.item.span] || 1);
    const advances = new Float64Array(piece.end - piece.start);
    piece.word.clusters.forEach((cluster, i) => {
      advances[cluster] = (advances[cluster] ?? 0) + (piece.word.advances[i] ?? 0);
    });
    let at = piece.start;
    let used = 0;
    for (const [i, cut] of cuts.entries()) {
      for (; at < cut; at++)
        used += (advances[at - piece.start] ?? 0) + (advances[at - piece.start] ? piece.spacing : 0);
      if (used - piece.spacing > room) return Math.max(0, i - 1);
    }
    return cuts.length - 1;
  }

  /** Letters keep their joins to the other side of the cut, as if the word were whole. */
  #part(whole: Piece, start: number, end: number): Piece {
    return shapePiece(this.#paragraph.text, { ...whole, start, end }, whole.start, whole.end);
  }
}
