import type { ParagraphFormat } from '../../text/types.js';
import { formatOfItem, formatOfWordParagraph, isWordMark } from './html-lists.js';
import { marksOf, type HtmlMarks } from './html-marks.js';
import { cleanedHtmlText } from './html-text.js';

/** The words of foreign HTML with what it says about them: one run after the other, a format for each paragraph. */
export interface HtmlText {
  readonly text: string;
  readonly runs: readonly { readonly start: number; readonly end: number; readonly marks: HtmlMarks }[];
  readonly paragraphs: readonly ParagraphFormat[];
}

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV DL DT DD FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const SKIPPED = new Set('HEAD IFRAME NOSCRIPT OBJECT SCRIPT STYLE SVG TEMPLATE TITLE'.split(' '));
const ELEMENT = 1;
const TEXT = 3;
/** A paragraph that documents leave empty holds one space that does not break. */
const EMPTY = /^[ \t\n]*\u00a0[ \t\n]*$/;

/** Reads HTML of other programs. */
export function readHtml(html: string): HtmlText {
  // parsed but never shown: nothing runs and nothing is loaded
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const reader = new HtmlReader();
  reader.read(body, {}, null);
  return reader.finish();
}

interface Paragraph {
  readonly pieces: { words: string; readonly marks: HtmlMarks }[];
  format: ParagraphFormat;
}

const blank = (): Paragraph => ({ pieces: [], format: {} });

class HtmlReader {
  readonly #paragraphs: Paragraph[] = [blank()];
  /** A line end that is due as soon as more comes. */
  #breakDue = false;

  read(node: Node, marks: HtmlMarks, item: ParagraphFormat | null): void {
    for (const child of node.childNodes) {
      if (child.nodeType === TEXT) this.#put(cleanedHtmlText(child as Text), marks, item);
      else if (child.nodeType === ELEMENT) this.#readElement(child as Element, marks, item);
    }
  }

  finish(): HtmlText {
    const lines = this.#paragraphs.map(({ pieces, format }) => ({ pieces: trimmed(pieces), format }));
    while (lines.length > 1 && lines.at(-1)!.pieces.length === 0) lines.pop();
    const runs: { start: number; end: number; marks: HtmlMarks }[] = [];
    let text = '';
    lines.forEach(({ pieces }, i) => {
      if (i > 0) text += '\n';
      for (const { words, marks } of pieces) {
        runs.push({ start: text.length, end: text.length + words.length, marks });
        text += words;
      }
    });
    return { text, runs, paragraphs: lines.map(({ format }) => format) };
  }

  get #last(): Paragraph {
    return this.#paragraphs.at(-1)!;
  }

  #readElement(element: Element, marks: HtmlMarks, item: ParagraphFormat | null): void {
    const { tagName } = element;
    if (SKIPPED.has(tagName.toUpperCase()) || isWordMark(element)) return;
    if (tagName === 'BR') return this.#newLine();
    const block = BLOCKS.has(tagName);
    if (block) this.#endBlock();
    else if (/^T[DH]$/.test(tagName)) this.#beginCell(element);
    if (block && EMPTY.test(element.textContent ?? '')) return this.#newLine();
    const own = tagName === 'LI' ? formatOfItem(element) : block ? formatOfWordParagraph(element) : null;
    this.read(element, marksOf(element, marks), own ?? (tagName === 'LI' ? null : item));
    if (block) this.#endBlock();
  }

  #endBlock(): void {
    if (this.#last.pieces.length > 0) this.#breakDue = true;
  }

  #newLine(): void {
    this.#takeBreak();
    this.#paragraphs.push(blank());
  }

  #takeBreak(): void {
    if (this.#breakDue) this.#paragraphs.push(blank());
    this.#breakDue = false;
  }

  /** Cells of a row stand apart. */
  #beginCell(cell: Element): void {
    if (cell.previousElementSibling && !this.#breakDue && this.#last.pieces.length > 0)
      this.#last.pieces.push({ words: '\t', marks: {} });
  }

  #put(words: string, marks: HtmlMarks, item: ParagraphFormat | null): void {
    const before = this.#breakDue ? undefined : this.#last.pieces.at(-1)?.words;
    // space between blocks, and before the first word of one, is only how the HTML was written
    const text = before === undefined || /[ \t]$/.test(before) ? words.replace(/^ +/, '') : words;
    if (text === '') return;
    this.#takeBreak();
    if (item) this.#last.format = item;
    this.#last.pieces.push({ words: text, marks });
  }
}

/** Without the spaces at the end of a line. */
function trimmed(pieces: Paragraph['pieces']): Paragraph['pieces'] {
  const kept = pieces.map((piece) => ({ ...piece }));
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    last.words = last.words.replace(/[ \t]+$/, '');
    if (last.words !== '') break;
    kept.pop();
  }
  return kept;
}
