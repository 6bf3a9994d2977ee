/** A file that was made, and what it lacks. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  /** Those whose font could not be had: they show in another font or as boxes. */
  readonly letters: readonly string[];
  /** Sources and families that could not be had. */
  readonly missing: readonly string[];
}

/** The bytes of a file; throws when letters of it lack their font: the job is tried again rather than made of boxes. */
export function withLetters({ bytes, letters, missing }: MadeFile): Uint8Array {
  if (letters.length === 0) return bytes;
  throw new Error(`${letters.join(' ')} wait for a font that cannot be read: ${missing.join(', ')}`);
}
