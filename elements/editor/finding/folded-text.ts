import { graphemeStarts } from '../../text/shaping/graphemes.js';

/** A text as it is compared, and where its parts come from. */
export interface FoldedText {
  readonly text: string;
  /** For each unit of `text` the index in the source of the grapheme that begins there; -1 inside of one. */
  readonly starts: readonly number[];
  /** For each place of `text` the end in the source of the grapheme that ends there; -1 inside of one. */
  readonly ends: readonly number[];
}

/** Signs that keyboards have one of and typography several. */
const SAME: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
};

/**
 * Composed and decomposed letters, straight and curly quotes, all spaces alike, and without `matchCase` capitals and small
 * letters too: 'Straße' is found as 'STRASSE'. The rules are Unicode's without a locale, as for letters shown in a case.
 */
export function foldText(text: string, matchCase: boolean): FoldedText {
  const graphemes = graphemeStarts(text);
  const starts: number[] = [];
  const ends: number[] = [-1];
  let folded = '';
  graphemes.forEach((start, i) => {
    const end = graphemes[i + 1] ?? text.length;
    const letter = foldGrapheme(text.slice(start, end), matchCase);
    for (let k = 0; k < letter.length; k++) {
      starts.push(k === 0 ? start : -1);
      ends.push(k === letter.length - 1 ? end : -1);
    }
    folded += letter;
  });
  return { text: folded, starts, ends };
}

function foldGrapheme(grapheme: string, matchCase: boolean): string {
  const composed = SAME[grapheme] ?? grapheme.normalize('NFC');
  // by way of the capitals: the small forms of 'Σ' and of 'ß' are several
  return matchCase ? composed : composed.toUpperCase().toLowerCase();
}
