import type { AskedHyphens } from './hyphens/hyphens.js';

/** What text layout takes and gives. Lengths are in the caller's units (page pixels); em values say so. */

/** How letters are shown; the text itself keeps the case it was typed in. */
export type TextCase = 'none' | 'upper' | 'lower' | 'title';

export interface TextStyle {
  /** Key of the font (`fontKey`): the name of a family, or of an uploaded font with where it lies. */
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  /** Em size, > 0. */
  readonly size: number;
  readonly color: string;
  /** Extra advance after each cluster, in em. */
  readonly letterSpacing: number;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly textCase?: TextCase;
  /** Where the words lead; absent or '' for nowhere. Nothing of it is drawn. */
  readonly link?: string;
}

export type ListKind = 'bullet' | 'number';

/** What a whole paragraph has beside its letters. A level without a list counts for nothing. */
export interface ParagraphFormat {
  readonly list?: ListKind;
  /** Nesting of a list item, from 0. */
  readonly level?: number;
}

/** A style over [start, end) of the text, in UTF-16 units. Spans are sorted, touch, and cover the text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly style: TextStyle;
}

export type TextAlign = 'left' | 'center' | 'right' | 'justify';

export interface TextInput {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** Wrap width; Infinity for one line a paragraph. */
  readonly width: number;
  /** False keeps each paragraph on one line, placed in the width all the same. */
  readonly wrap?: boolean;
  readonly align: TextAlign;
  /** Line box height as a multiple of the em size. */
  readonly lineHeight: number;
  /** One for each line feed apart; those left out at the end are plain. */
  readonly paragraphs?: readonly ParagraphFormat[];
  /** Words are broken with hyphens, once the store has those of this text's language. */
  readonly hyphens?: AskedHyphens;
}

/** A face chosen for a style, with what must be synthesised. */
export interface FacePick {
  readonly face: FontFace;
  /** 0 to 1: how much bold to add. */
  readonly embolden: number;
  /** Tangent of the slant to add. */
  readonly slant: number;
}

/** One loaded face. Metrics are in em. */
export interface FontFace {
  /** Unique, e.g. 'Fraunces-600' or 'Fraunces-400-italic'. */
  readonly id: string;
  /** Key of its font. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Positive, below the baseline. */
  readonly descent: number;
  readonly capHeight: number;
  covers(codePoint: number): boolean;
  /** SVG path data in font units, y up. */
  outline(glyph: number): string;
  /** Color layers, bottom first; null for plain faces and glyphs. A null color is the text's own. */
  colorLayers(glyph: number): readonly { readonly glyph: number; readonly color: string | null }[] | null;
  /** Where to draw an underline: its top below the baseline and its thickness, in em. */
  readonly underline?: { readonly offset: number; readonly thickness: number };
  /** Caret stops inside a ligature, in font units from its left edge; empty when the font names none. */
  ligatureCarets?(glyph: number, rightToLeft: boolean): readonly number[];
}

/** Glyphs of one face, style and direction on one line, in visual order. */
export interface LayoutRun {
  readonly face: FontFace;
  readonly pick: FacePick;
  readonly style: TextStyle;
  /** Bidi embedding level; odd runs right to left. */
  readonly level: number;
  readonly x: number;
  readonly width: number;
  /** Range of the text, UTF-16. */
  readonly start: number;
  readonly end: number;
  readonly glyphs: readonly number[];
  /** Text index of each glyph's cluster. */
  readonly clusters: readonly number[];
  /** Pen position before each glyph, from the left of the box. */
  readonly pens: readonly number[];
  /** Glyph origin: pen plus the shaper's offset. */
  readonly xs: readonly number[];
  /** Offset from the baseline, positive down. */
  readonly ys: readonly number[];
  readonly advances: readonly number[];
  /** What is read where case or a list mark shows other letters than the text has, and each glyph's place in it. */
  readonly shown?: { readonly text: string; readonly clusters: readonly number[] };
  /** True when the last of what is shown is a hyphen that only the end of the line put there. */
  readonly hyphen?: true;
}

export interface LayoutLine {
  readonly start: number;
  readonly end: number;
  /** True for the last line of its paragraph. */
  readonly last: boolean;
  /** Top of the line box, from the top of the text. */
  readonly top: number;
  readonly height: number;
  /** Baseline, from the top of the text. */
  readonly baseline: number;
  /** Left edge of the inked part and its width, trailing spaces left out. */
  readonly x: number;
  readonly width: number;
  /** Paragraph direction: 0 left to right, 1 right to left. */
  readonly level: number;
  readonly runs: readonly LayoutRun[];
  /** Bullet or number before the first line of a list item: drawn, but no part of the text, so no caret enters it. */
  readonly marker?: readonly LayoutRun[];
}

export interface TextLayout {
  readonly text: string;
  readonly lines: readonly LayoutLine[];
  /** The wrap width; for an infinite one, the widest line. */
  readonly width: number;
  readonly height: number;
  /** True when a line had to break inside a word. */
  readonly brokenWord: boolean;
}
