import type { Unit } from './units.js';

/** LB25: a number stays whole, with its signs, brackets and separators. */
export function inNumber(units: readonly Unit[], i: number): boolean {
  const a = units[i - 1]!.class;
  const b = units[i]!.class;
  if (b === 'NU') {
    if (a === 'PO' || a === 'PR' || a === 'HY' || a === 'IS') return true;
    return endsNumber(units, i - 1);
  }
  if (a === 'PO' || a === 'PR') return b === 'OP' && opensNumber(units, i + 1);
  if (b !== 'PO' && b !== 'PR') return false;
  return endsNumber(units, a === 'CL' || a === 'CP' ? i - 2 : i - 1);
}

/** NU (SY | IS)* up to and with the unit at `last`. */
function endsNumber(units: readonly Unit[], last: number): boolean {
  let at = last;
  while (units[at]?.class === 'SY' || units[at]?.class === 'IS') at--;
  return units[at]?.class === 'NU';
}

/** NU or IS NU at `first`. */
const opensNumber = (units: readonly Unit[], first: number): boolean =>
  units[units[first]?.class === 'IS' ? first + 1 : first]?.class === 'NU';
