import { isCovered } from '../coverage.js';
import { CLASS_LETTERS, CLASS_NAMES, EAST_ASIAN, RUNS } from './class-table.js';

/** A line break class of UAX 14 after rule LB1, or one of ours: QI and QF are quotation marks that open and close, XA and
 * XI are pictures that Unicode has reserved among AL and ID, DC is the dotted circle. */
export type LineBreakClass =
  | (
      | 'AK'
      | 'AL'
      | 'AP'
      | 'AS'
      | 'B2'
      | 'BA'
      | 'BB'
      | 'BK'
      | 'CB'
      | 'CL'
      | 'CM'
      | 'CP'
      | 'CR'
      | 'DC'
      | 'EB'
      | 'EM'
    )
  | (
      | 'EX'
      | 'GL'
      | 'H2'
      | 'H3'
      | 'HH'
      | 'HL'
      | 'HY'
      | 'ID'
      | 'IN'
      | 'IS'
      | 'JL'
      | 'JT'
      | 'JV'
      | 'LF'
      | 'NL'
      | 'NS'
    )
  | (
      | 'NU'
      | 'OP'
      | 'PO'
      | 'PR'
      | 'QF'
      | 'QI'
      | 'QU'
      | 'RI'
      | 'SA'
      | 'SP'
      | 'SY'
      | 'VF'
      | 'VI'
      | 'WJ'
      | 'XA'
      | 'XI'
    )
  | ('ZW' | 'ZWJ');

const NAMES = CLASS_NAMES.split(' ') as readonly LineBreakClass[];

/** Where runs of one class begin, and the class of each; of the letters of most texts, each by itself. */
interface Table {
  readonly starts: Uint32Array;
  readonly classes: readonly LineBreakClass[];
  readonly usual: readonly LineBreakClass[];
}

/** Most scripts that are written with spaces lie below. */
const USUAL = 0x3000;

let table: Table | undefined;

/** The class of a code point. */
export function classOf(code: number): LineBreakClass {
  const { starts, classes, usual } = (table ??= read());
  if (code < USUAL) return usual[code]!;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= code) low = middle + 1;
    else high = middle;
  }
  return classes[low - 1]!;
}

/** True for what is wide, full width or half width (UAX 11). */
export const isEastAsian = (code: number): boolean => isCovered(EAST_ASIAN, code);

function read(): Table {
  const runs = [...RUNS.matchAll(/([0-9a-z]*)([^0-9a-z])/g)];
  const classes = runs.map(([, , letter]) => NAMES[CLASS_LETTERS.indexOf(letter!)]!);
  const usual: LineBreakClass[] = [];
  let at = 0;
  const starts = Uint32Array.from(runs, ([, count], i) => {
    const start = at;
    at += count ? parseInt(count, 36) : 1;
    for (let code = start; code < Math.min(at, USUAL); code++) usual.push(classes[i]!);
    return start;
  });
  return { starts, classes, usual };
}
