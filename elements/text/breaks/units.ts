import { classOf, type LineBreakClass } from './classes.js';

/** A letter with the marks on it: no line ends inside. */
export interface Unit {
  /** Where it begins, UTF-16. */
  readonly start: number;
  readonly code: number;
  readonly class: LineBreakClass;
  /** True when a zero width joiner ends it: what follows belongs to it (LB8a). */
  joins: boolean;
}

/** What takes no marks (LB9). */
const ALONE = new Set<LineBreakClass>(['BK', 'CR', 'LF', 'NL', 'SP', 'ZW']);

/** The units of a text, in order. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let last: Unit | undefined;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at)!;
    const own = classOf(code);
    const joins = own === 'ZWJ';
    const mark = joins || own === 'CM';
    if (mark && last && !ALONE.has(last.class)) last.joins = joins;
    else {
      // LB10: a mark that is on nothing is a letter
      last = { start: at, code, class: mark ? 'AL' : own, joins };
      units.push(last);
    }
    at += code > 0xffff ? 2 : 1;
  }
  return units;
}
