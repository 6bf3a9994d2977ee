import { Buffer, ClusterLevel, Direction, Feature, shape } from 'harfbuzzjs';
import type { FontFile } from '../fonts/font-file.js';

/** A word to shape. */
export interface WordRequest {
  readonly text: string;
  /** Neighbors in the same word: Arabic letters join across a change of style. */
  readonly before: string;
  readonly after: string;
  readonly rightToLeft: boolean;
  /** ISO 15924 tag. */
  readonly script: string;
  /** False when letters are spaced: a ligature cannot be pulled apart. */
  readonly ligatures: boolean;
}

/** A shaped word: glyphs in visual order, lengths in em, so it serves every size. */
export interface ShapedWord {
  readonly glyphs: readonly number[];
  /** Start of each glyph's cluster, from the start of the word. */
  readonly clusters: readonly number[];
  readonly advances: readonly number[];
  readonly offsetsX: readonly number[];
  /** Positive up. */
  readonly offsetsY: readonly number[];
  readonly width: number;
  readonly clusterCount: number;
}

/** Words kept per face; a design has a few thousand at most, so reaching this means churn: start over. */
const MAX_WORDS = 5000;
/** A tab is as wide as this many spaces. */
const TAB_SPACES = 4;

const wordsOf = new WeakMap<FontFile, Map<string, ShapedWord>>();
const NO_LIGATURES = ['liga', 'clig', 'dlig', 'calt'].map((tag) => new Feature(tag, 0));
const buffer = new Buffer();

/** Shapes a word with a face, or recalls it. Size and width play no part. */
export function shapeWord(face: FontFile, request: WordRequest): ShapedWord {
  let words = wordsOf.get(face);
  if (!words) wordsOf.set(face, (words = new Map()));
  const { text, before, after, rightToLeft, script, ligatures } = request;
  const key = `${rightToLeft ? 'R' : 'L'}${ligatures ? '' : 's'}${script}\0${before}\0${text}\0${after}`;
  let word = words.get(key);
  if (!word) {
    if (words.size >= MAX_WORDS) words.clear();
    words.set(key, (word = shapeNow(face, request)));
  }
  return word;
}

function shapeNow(
  face: FontFile,
  { text, before, after, rightToLeft, script, ligatures }: WordRequest,
): ShapedWord {
  buffer.reset();
  // Grapheme clusters come from HarfBuzz's own tables, the same on every engine.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_GRAPHEMES);
  buffer.addText(inkless(before + text + after), before.length, text.length);
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  buffer.setScript(script);
  buffer.setLanguage('en');
  shape(face.font, buffer, ligatures ? undefined : NO_LIGATURES);
  return readWord(text, before.length, 1 / face.unitsPerEm);
}

function readWord(text: string, offset: number, em: number): ShapedWord {
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const clusters = infos.map((info) => info.cluster - offset);
  const advances = positions.map(
    (at, i) => at.xAdvance * em * (text[clusters[i] ?? 0] === '\t' ? TAB_SPACES : 1),
  );
  return {
    glyphs: infos.map((info) => info.codepoint),
    clusters,
    advances,
    offsetsX: positions.map((at) => at.xOffset * em),
    offsetsY: positions.map((at) => at.yOffset * em),
    width: advances.reduce((sum, advance) => sum + advance, 0),
    clusterCount: new Set(clusters).size,
  };
}

/** Fonts draw a box for tabs and control characters: a tab becomes a space, the rest a zero-width space. */
function inkless(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\u2028\u2029]/gu, '\u200b');
}
