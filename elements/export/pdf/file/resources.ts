import type { PdfDictionary, PdfRef } from './pdf-file.js';

/** What a content stream may name, with the letter its names begin with. */
const LETTERS = {
  Font: 'F',
  XObject: 'X',
  ExtGState: 'G',
  Pattern: 'P',
  Shading: 'S',
  ColorSpace: 'C',
} as const;
type Kind = keyof typeof LETTERS;

/** The names a content stream has given to objects of the file. */
export class Resources {
  readonly #named = new Map<Kind, Record<string, PdfRef>>();

  /** The object's name in this stream, '/F12'. */
  name(kind: Kind, ref: PdfRef): string {
    const name = LETTERS[kind] + ref.id;
    let known = this.#named.get(kind);
    if (!known) this.#named.set(kind, (known = {}));
    known[name] = ref;
    return `/${name}`;
  }

  get dictionary(): PdfDictionary {
    return Object.fromEntries(this.#named);
  }
}
