import bidiFactory from 'bidi-js';
import type { FaceChooser } from './face-chooser.js';
import type { FilePick } from './font-store.js';
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

export interface ItemisedParagraph {
  readonly items: readonly Item[];
  readonly graphemes: readonly number[];
  /** Paragraph direction by its first strong character: 0 or 1. */
  readonly level: number;
}

const bidi = bidiFactory();

/** Cuts a paragraph (no line feed inside) into items. */
export function itemise(text: string, spans: readonly ItemSpan[]): ItemisedParagraph {
  const graphemes = graphemeStarts(text);
  if (text === '') return { items: [], graphemes, level: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const items: Item[] = [];
  let script = firstScript(text);
  let span = 0;
  graphemes.forEach((start, k) => {
    const end = graphemes[k + 1] ?? text.length;
    while (span < spans.length - 1 && (spans[span]?.end ?? Infinity) <= start) span++;
    script = scriptOf(String.fromCodePoint(text.codePointAt(start) ?? 0)) ?? script;
    const last = items.at(-1);
    const pick = choosePick(text.slice(start, end), spans[span], last?.span === span ? last.pick : null);
    extend(items, { start, end, level: levels[start] ?? 0, script, pick, span });
  });
  return { items, graphemes, level: paragraphs[0]?.level ?? 0 };
}

function choosePick(grapheme: string, span: ItemSpan | undefined, running: FilePick | null): FilePick {
  if (!span) throw new RangeError('A paragraph needs at least one span');
  return span.faces.choose(grapheme, running);
}

/** Joins a grapheme to the item before it when nothing changes. */
function extend(items: Item[], next: Item): void {
  const last = items.at(-1);
  const same =
    last &&
    last.level === next.level &&
    last.script === next.script &&
    last.pick.face === next.pick.face &&
    last.span === next.span;
  if (same) items[items.length - 1] = { ...last, end: next.end };
  else items.push(next);
}

/** Leading digits and spaces take the script of the first letter. */
function firstScript(text: string): string {
  for (const character of text) {
    const script = scriptOf(character);
    if (script) return script;
  }
  return 'Latn';
}
