import { isEastAsian, type LineBreakClass } from './classes.js';
import { inNumber } from './rules-numbers.js';
import { closesAfterSpaces, marksStay, opensBeforeSpaces } from './rules-quotes.js';
import type { Unit } from './units.js';

/** What happens between two units. */
export type Break = 'must' | 'may' | 'no';

type Classes = ReadonlySet<LineBreakClass>;

const of = (...classes: LineBreakClass[]): Classes => new Set(classes);

const LINE_ENDS = of('BK', 'CR', 'LF', 'NL');
const LETTERS = of('AL', 'HL', 'DC', 'SA', 'XA');
const HYPHENS = of('HY', 'HH');
const CLOSES = of('CL', 'CP');
const NEVER_FIRST = of('CL', 'CP', 'EX', 'SY');
const GLUE_TAKES_NOT = of('SP', 'BA', 'HY', 'HH');
const BEFORE_WORD_HYPHEN = of('BK', 'CR', 'LF', 'NL', 'SP', 'ZW', 'CB', 'GL');
const NOT_AT_START = of('BA', 'HH', 'HY', 'NS');
const PICTURES = of('ID', 'EB', 'EM', 'XI');
const JAMO = of('JL', 'JV', 'JT', 'H2', 'H3');
const AFTER_LEAD = of('JL', 'JV', 'H2', 'H3');
const SYLLABLES = of('AK', 'DC', 'AS');

/**
 * What happens before the unit at `i`, which is not the first: the rules of UAX 14 in their order, LB4 to LB31. The rules
 * of numbers and quotation marks have files of their own.
 */
export function breakBefore(units: readonly Unit[], i: number): Break {
  const before = units[i - 1]!;
  const after = units[i]!;
  const a = before.class;
  const b = after.class;
  // LB4 to LB6
  if (a === 'CR' && b === 'LF') return 'no';
  if (LINE_ENDS.has(a)) return 'must';
  if (LINE_ENDS.has(b)) return 'no';
  // LB7, LB8, LB8a
  if (b === 'SP' || b === 'ZW') return 'no';
  const word = beforeSpaces(units, i);
  const w = units[word]?.class;
  if (w === 'ZW') return 'may';
  if (before.joins) return 'no';
  return mayBreak(units, i, word) ? 'may' : 'no';
}

/** The unit before the spaces before `i`; -1 when there are only spaces. */
function beforeSpaces(units: readonly Unit[], i: number): number {
  let at = i - 1;
  while (units[at]?.class === 'SP') at--;
  return at;
}

function mayBreak(units: readonly Unit[], i: number, word: number): boolean {
  const a = units[i - 1]!.class;
  const b = units[i]!.class;
  const w = units[word]?.class;
  // LB11 to LB13
  if (a === 'WJ' || b === 'WJ' || a === 'GL') return false;
  if (b === 'GL' && !GLUE_TAKES_NOT.has(a)) return false;
  if (NEVER_FIRST.has(b)) return false;
  // LB14 to LB17, which look across spaces
  if (w === 'OP') return false;
  if (opensBeforeSpaces(units, word) || closesAfterSpaces(units, i)) return false;
  if (a === 'SP' && b === 'IS' && units[i + 1]?.class === 'NU') return true;
  if (b === 'IS') return false;
  if (w && CLOSES.has(w) && b === 'NS') return false;
  if (w === 'B2' && b === 'B2') return false;
  // LB18
  if (a === 'SP') return true;
  if (marksStay(units, i)) return false;
  // LB20
  if (a === 'CB' || b === 'CB') return true;
  return !staysTogether(units, i);
}

/** LB20a to LB30b: pairs of neighbors without spaces between. */
function staysTogether(units: readonly Unit[], i: number): boolean {
  const a = units[i - 1]!.class;
  const b = units[i]!.class;
  const first = units[i - 2]?.class;
  if (HYPHENS.has(a) && LETTERS.has(b) && (!first || BEFORE_WORD_HYPHEN.has(first))) return true;
  if (NOT_AT_START.has(b) || a === 'BB') return true;
  if (first === 'HL' && HYPHENS.has(a) && b !== 'HL') return true;
  if (a === 'SY' && b === 'HL') return true;
  if (b === 'IN') return true;
  if (LETTERS.has(a) ? b === 'NU' || LETTERS.has(b) : a === 'NU' && LETTERS.has(b)) return true;
  if (withSign(a, b) || inNumber(units, i) || inHangul(a, b) || inAksara(units, i)) return true;
  if (a === 'IS' && LETTERS.has(b)) return true;
  return withBracket(units[i - 1]!, units[i]!) || inPicture(units, i);
}

/** LB23a and LB24: signs before and after a number stay with pictures and letters too. */
function withSign(a: LineBreakClass, b: LineBreakClass): boolean {
  if (a === 'PR' && PICTURES.has(b)) return true;
  if (PICTURES.has(a) && b === 'PO') return true;
  const sign = a === 'PR' || a === 'PO';
  return sign ? LETTERS.has(b) : LETTERS.has(a) && (b === 'PR' || b === 'PO');
}

/** LB26 and LB27. */
function inHangul(a: LineBreakClass, b: LineBreakClass): boolean {
  if (a === 'JL') return AFTER_LEAD.has(b) || b === 'PO';
  if (a === 'JV' || a === 'H2') return b === 'JV' || b === 'JT' || b === 'PO';
  if (a === 'JT' || a === 'H3') return b === 'JT' || b === 'PO';
  return a === 'PR' && JAMO.has(b);
}

/** LB28a: syllables of Brahmic scripts that have no spaces. */
function inAksara(units: readonly Unit[], i: number): boolean {
  const a = units[i - 1]!.class;
  const b = units[i]!.class;
  const syllable = SYLLABLES.has(b);
  if (a === 'AP') return syllable;
  if (SYLLABLES.has(a)) return b === 'VF' || b === 'VI' || (syllable && units[i + 1]?.class === 'VF');
  const first = units[i - 2]?.class;
  return a === 'VI' && first !== undefined && SYLLABLES.has(first) && (b === 'AK' || b === 'DC');
}

/** LB30: a bracket that is not wide stays with the word. */
function withBracket(before: Unit, after: Unit): boolean {
  const isWord = ({ class: own }: Unit): boolean => LETTERS.has(own) || own === 'NU';
  if (after.class === 'OP') return isWord(before) && !isEastAsian(after.code);
  return before.class === 'CP' && isWord(after) && !isEastAsian(before.code);
}

/** LB30a and LB30b: flags are pairs of letters, and skin tones stay with what they color. */
function inPicture(units: readonly Unit[], i: number): boolean {
  const a = units[i - 1]!.class;
  const b = units[i]!.class;
  if (b === 'EM') return a === 'EB' || a === 'XA' || a === 'XI';
  if (a !== 'RI' || b !== 'RI') return false;
  let count = 0;
  for (let at = i - 1; units[at]?.class === 'RI'; at--) count++;
  return count % 2 === 1;
}
