import type { FontFile } from '../fonts/font-file.js';

/** Lookups of OpenType's GPOS table by their type (OpenType 1.9.1, GPOS). */
const CONTEXT = 7;
const CHAINED_CONTEXT = 8;
const EXTENSION = 9;

/**
 * Whether a face places glyphs by more than their direct neighbor: by contextual lookups of GPOS, or by a state machine of
 * Apple's tables.
 */
export function looksAround(face: FontFile): boolean {
  if (face.table('kerx')) return true;
  const kern = face.table('kern');
  if (kern && kern.byteLength >= 4 && kern.getUint16(0) !== 0) return true;
  const gpos = face.table('GPOS');
  return gpos !== null && lookupTypes(gpos).some((type) => type === CONTEXT || type === CHAINED_CONTEXT);
}

/** The type of each lookup, those of extensions looked up. Of a table that is cut off, what there is. */
function lookupTypes(gpos: DataView): number[] {
  const at = (offset: number): number => (offset + 2 <= gpos.byteLength ? gpos.getUint16(offset) : 0);
  const list = at(8);
  return Array.from({ length: at(list) }, (_, i) => {
    const lookup = list + at(list + 2 + 2 * i);
    const type = at(lookup);
    // format, then the type that is meant
    return type === EXTENSION ? at(lookup + at(lookup + 6) + 2) : type;
  });
}
