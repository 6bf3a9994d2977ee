import type { FaceChooser } from '../fonts/face-chooser.js';
import { BULLETS, listLabels, type ListLabel } from './list-labels.js';
import type { ParagraphFormats } from './paragraph-formats.js';
import { placeRuns } from '../lines/place-runs.js';
import type { ParagraphShaper, ShapedParagraph } from '../shaping/paragraph-shaper.js';
import { visualOrder } from '../lines/visual-order.js';
import type { LayoutRun, TextStyle } from '../types.js';

/** Room for a mark at each level, and between a mark and its text, in em. */
const INDENT = 1.5;
const GAP = 0.45;
/** A box narrower than its indents keeps this share for letters. */
const LEAST_SHARE = 0.5;
const RIGHT_TO_LEFT = '\u200f';

/** The mark of a list item and how far its lines are moved in. Lengths are the caller's. */
export interface ListMark {
  readonly indent: number;
  readonly width: number;
  readonly gap: number;
  /** Runs of the mark with its left edge at x. */
  runs(x: number): LayoutRun[];
}

/** A paragraph as far as its mark goes. */
export interface MarkedParagraph {
  /** Of its first letter: what the mark looks like. */
  readonly style: TextStyle;
  readonly level: number;
}

type Draft = Omit<ListMark, 'indent'> & { readonly label: ListLabel; readonly em: number };

/** One mark a paragraph, null outside of lists. Items of one list and level begin at one edge. */
export function listMarks(
  formats: ParagraphFormats,
  paragraphs: readonly MarkedParagraph[],
  width: number,
  shaper: ParagraphShaper,
): (ListMark | null)[] {
  const labels = listLabels(formats, paragraphs.length);
  const drafts = labels.map((label, i) => label && draftMark(label, paragraphs[i]!, shaper));
  const marks: (ListMark | null)[] = [];
  for (let from = 0; from < drafts.length;) {
    let to = from;
    while (drafts[to]) to++;
    const block = drafts.slice(from, to) as Draft[];
    const indents = levelIndents(block);
    marks.push(
      ...block.map((draft) => ({
        ...draft,
        indent: Math.min(indents[draft.label.level]!, width * (1 - LEAST_SHARE)),
      })),
    );
    if (to < drafts.length) marks.push(null);
    from = to + 1;
  }
  return marks;
}

/** Where the text of each level of a list begins: a level is wider than usual when one of its numbers is. */
function levelIndents(block: readonly Draft[]): number[] {
  const em = block[0]?.em ?? 0;
  const deepest = Math.max(-1, ...block.map(({ label }) => label.level));
  let indent = 0;
  return Array.from({ length: deepest + 1 }, (_, level) => {
    const widths = block.filter(({ label }) => label.level === level).map(({ width, gap }) => width + gap);
    return (indent += Math.max(INDENT * em, ...widths));
  });
}

function draftMark(label: ListLabel, paragraph: MarkedParagraph, shaper: ParagraphShaper): Draft {
  // a mark stands beside the words: their case, spacing and lines are not its own
  const style: TextStyle = {
    ...paragraph.style,
    letterSpacing: 0,
    textCase: 'none',
    underline: false,
    strike: false,
  };
  const sign = label.kind === 'bullet' ? bulletFor(label.level, shaper.facesFor(style)) : label.text;
  const text = paragraph.level & 1 ? RIGHT_TO_LEFT + sign : sign;
  const shaped = shaper.shape(text, [{ start: 0, end: text.length, style }]);
  const width = widthOf(shaped) * style.size;
  const runs = (x: number): LayoutRun[] => placeMark(shaped, style, x);
  return { label, em: style.size, width, gap: GAP * style.size, runs };
}

function bulletFor(level: number, faces: FaceChooser): string {
  const signs = BULLETS[level % BULLETS.length]!;
  return signs.find((sign) => faces.own.face.covers(sign.codePointAt(0)!)) ?? signs[0]!;
}

const piecesOf = ({ segments }: ShapedParagraph) => segments.flatMap(({ pieces }) => pieces);

const widthOf = (shaped: ShapedParagraph): number =>
  piecesOf(shaped).reduce((sum, piece) => sum + piece.width, 0);

function placeMark(shaped: ShapedParagraph, style: TextStyle, x: number): LayoutRun[] {
  const visual = visualOrder(shaped.text, piecesOf(shaped), shaped.level);
  return placeRuns(visual, {
    x,
    offset: 0,
    styles: [style],
    stretch: () => 0,
    source: null,
    hyphen: null,
    shown: shaped.text,
  });
}
