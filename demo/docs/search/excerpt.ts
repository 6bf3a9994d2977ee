import { isAsked, stem, termsOf, WORD } from './words.js';

const LENGTH = 150;
const BEFORE = 40;

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Where words of the question begin in a text, with their lengths. */
function hits(text: string, question: string): [at: number, length: number][] {
  const stems = termsOf(question).map(stem);
  return [...text.matchAll(WORD)]
    .filter(([word]) => isAsked(word, stems))
    .map(({ 0: word, index }) => [index, word.length]);
}

/** The words around the first hit, hits marked. */
export function excerpt(whole: string, question: string): Piece[] {
  const text = whole.replace(/\s+/g, ' ').trim();
  const first = hits(text, question)[0]?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return marked(`${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`, question);
}

/** A text in pieces, those that are asked for marked. */
export function marked(text: string, question: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [at, length] of hits(text, question)) {
    if (at > done) pieces.push({ text: text.slice(done, at), marked: false });
    pieces.push({ text: text.slice(at, at + length), marked: true });
    done = at + length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
