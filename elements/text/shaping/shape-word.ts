import { Buffer, ClusterLevel, Direction, Feature, shape } from 'harfbuzzjs';
import type { FontFile } from '../fonts/font-file.js';

/** A word to shape. */
export interface WordRequest {
  readonly text: string;
  /**
   * Neighbors. Of another face they are in the same word, and only their joins count: Arabic letters join across a change of
   * style. Of the same face and `kerned`, they are shaped too, and what they move counts.
   */
  readonly before: string;
  readonly after: string;
  readonly kerned?: boolean;
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
  const { text, before, after, kerned = false, rightToLeft, script, ligatures } = request;
  const key = `${rightToLeft ? 'R' : 'L'}${ligatures ? '' : 's'}${kerned ? 'k' : ''}${script}\0${before}\0${text}\0${after}`;
  let word = words.get(key);
  if (!word) {
    if (words.size >= MAX_WORDS) words.clear();
    words.set(key, (word = shapeNow(face, request)));
  }
  return word;
}

function shapeNow(face: FontFile, request: WordRequest): ShapedWord {
  const { text, before, after, kerned = false, rightToLeft, script, ligatures } = request;
  buffer.reset();
  // Grapheme clusters come from HarfBuzz's own tables, the same on every engine.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_GRAPHEMES);
  const all = inkless(before + text + after);
  if (kerned) buffer.addText(all, 0, all.length);
  else buffer.addText(all, before.length, text.length);
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  buffer.setScript(script);
  buffer.setLanguage('en');
  shape(face.font, buffer, ligatures ? undefined : NO_LIGATURES);
  const word = readWord(text, before.length, 1 / face.unitsPerEm);
  if (!kerned) return word;
  // a ligature with a neighbor cannot be parted: the word is shaped by itself
  return (
    partOf(word, text.length, [before.length, after.length]) ?? shapeNow(face, { ...request, kerned: false })
  );
}

/** The glyphs of the word itself among those of its neighbors; null where one glyph stands for both. */
function partOf(
  { glyphs, clusters, advances, offsetsX, offsetsY }: ShapedWord,
  length: number,
  [before, after]: readonly [number, number],
): ShapedWord | null {
  const starts = new Set(clusters);
  if (!starts.has(0) || (after > 0 && !starts.has(length)) || (before > 0 && !starts.has(-before)))
    return null;
  const own = (_: number, i: number): boolean => clusters[i]! >= 0 && clusters[i]! < length;
  const ownAdvances = advances.filter(own);
  const ownClusters = clusters.filter(own);
  return {
    glyphs: glyphs.filter(own),
    clusters: ownClusters,
    advances: ownAdvances,
    offsetsX: offsetsX.filter(own),
    offsetsY: offsetsY.filter(own),
    width: ownAdvances.reduce((sum, advance) => sum + advance, 0),
    clusterCount: new Set(ownClusters).size,
  };
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
