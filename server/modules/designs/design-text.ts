import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { ApiError } from '../../contract/envelope.js';
import { pageWords } from '../../search/saved-designs/saved-design-words.js';
import { MAX_DESIGN_BYTES } from '../../contract/saved-design.js';

/** JSON text of the fields with a stored design spliced in unparsed. */
export const withDesignFile = (fields: object, designFile: string): string =>
  `${JSON.stringify(fields).slice(0, -1)},"design_file":${designFile}}`;

/** A design as text, and what rows say of it. */
export interface DesignText {
  readonly design_file: string;
  readonly width: number;
  readonly height: number;
  readonly page_count: number;
}

/** What a saved design's row says of its file. */
export interface StoredText extends DesignText {
  /** What the texts of its pages say, for the search. */
  readonly words: string;
}

/** A checked design as it is stored. Throws ApiError 'too_large'. */
export function textOf(file: DesignFile): DesignText {
  const text = guardStackDepth(() => serializeDesign(file));
  if (Buffer.byteLength(text) > MAX_DESIGN_BYTES) throw new ApiError('too_large', 'The design is too large');
  const { width, height, pages } = file;
  return { design_file: text, width, height, page_count: pages.length };
}

/** The same for a saved design, which is found by what it says. Throws ApiError 'too_large'. */
export const storedText = (file: DesignFile): StoredText => ({ ...textOf(file), words: pageWords(file) });

/** A design that a client sent, checked. Throws DesignFileError, or ApiError. */
export const checkedDesign = (value: unknown): DesignFile => guardStackDepth(() => parseDesignFile(value));

/** Groups within groups without end exhaust the stack, and so do unknown fields. Throws ApiError 'bad_request' then. */
export function guardStackDepth<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError)
      throw new ApiError('bad_request', 'the design file is nested too deeply');
    throw error;
  }
}
