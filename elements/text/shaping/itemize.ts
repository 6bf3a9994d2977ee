import bidiFactory from 'bidi-js';
import type { FaceChooser } from '../fonts/face-chooser.js';
import type { FilePick } from '../fonts/font-store.js';
import { graphemeStarts } from './graphemes.js';
import { scriptOf } from './scripts.js';

/** A stretch of a paragraph with one span, face, script and direction. */
export interface Item {
  readonly start: number;
  readonly end: number;
  /** Bidi embedding level. */
  readonly level: number;
  readonly script: string;
  readonly pick: FilePick;
  /** Position of its span in the paragraph's list. */
  readonly span: number;
}

/** A span of a paragraph with the faces its style may use. */
export interface ItemSpan {
  readonly end: number;
  readonly faces: FaceChooser;
}

export interface ItemizedParagraph {
  readonly items: readonly Item[];
  readonly graphemes: readonly number[];
  /** Paragraph direction by its first strong character: 0 or 1. */
  readonly level: number;
}

const bidi = bidiFactory();
/** Anything that could run right to left or set a direction; without it all levels are 0. */
const MAY_TURN =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Cuts a paragraph (no line feed inside) into items, none of which parts a grapheme. */
export function itemize(
  text: string,
  spans: readonly ItemSpan[],
  graphemes: readonly number[] = graphemeStarts(text),
): ItemizedParagraph {
  const { levels, level } = bidiLevels(text);
  const items: Growing[] = [];
  let last: Growing | undefined;
  let script = firstScript(text);
  let span = 0;
  graphemes.forEach((start, k) => {
    const end = graphemes[k + 1] ?? text.length;
    while (span < spans.length - 1 && (spans[span]?.end ?? Infinity) <= start) span++;
    const running = last?.span === span ? last.pick : null;
    const grapheme = text.slice(start, end);
    const pick = choosePick(grapheme, spans[span], running);
    script = scriptOf(grapheme.length === 1 ? grapheme : firstCharacter(grapheme)) ?? script;
    const next = levels?.[start] ?? 0;
    if (running && last && last.pick.face === pick.face && last.level === next && last.script === script)
      last.end = end;
    else items.push((last = { start, end, level: next, script, pick, span }));
  });
  return { items, graphemes, level };
}

const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

type Growing = { -readonly [K in keyof Item]: Item[K] };

/** Levels of each unit (none when all are 0), and the paragraph's own. */
function bidiLevels(text: string): { levels: Uint8Array | null; level: number } {
  if (!MAY_TURN.test(text)) return { levels: null, level: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { levels, level: paragraphs[0]?.level ?? 0 };
}

function choosePick(grapheme: string, span: ItemSpan | undefined, running: FilePick | null): FilePick {
  if (!span) throw new RangeError('A paragraph needs at least one span');
  return span.faces.choose(grapheme, running);
}

/** Leading digits and spaces take the script of the first letter. */
function firstScript(text: string): string {
  for (const character of text) {
    const script = scriptOf(character);
    if (script) return script;
  }
  return 'Latn';
}
