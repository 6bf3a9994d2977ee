/** The pattern a download begins with. */
export const DEFAULT_PATTERN = '{name}-{row}';

/** Longest name of one file made of a pattern, characters. */
const MOST = 120;

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * The name of a row's file: {row} is its number, padded so that lists sort right, {name} the design's, and every label stands
 * for its value [E-042]. What stands in braces and is none of them stays as it is.
 */
export function fileStemOf(pattern: string, { name, row, of, values }: FileNaming): string {
  const known = new Map(Object.entries(values).map(([label, value]) => [plain(label), value]));
  const stem = pattern.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
    const key = plain(inside);
    // a label comes first: its own name was chosen by the user
    const value = known.get(key);
    if (value !== undefined) return lastPart(value);
    if (key === 'row') return String(row).padStart(String(of).length, '0');
    return key === 'name' ? name : whole;
  });
  return [...stem.replace(/\s+/g, ' ').trim()].slice(0, MOST).join('');
}

/** What the name of a file is made of. */
export interface FileNaming {
  /** The design's. */
  readonly name: string;
  readonly row: number;
  /** The largest number of a row. */
  readonly of: number;
  /** By name of the label. */
  readonly values: Readonly<Record<string, string>>;
}

/** Of a picture's address, what a person would call the file. */
function lastPart(value: string): string {
  if (!/^(https?:|\/)/i.test(value)) return value;
  const path = value.replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');
}

/** Places of those that have the name of one before them, cases aside. */
export function repeatedNames(stems: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return stems.flatMap((stem, place) => {
    const key = stem.normalize('NFC').toLowerCase();
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}
