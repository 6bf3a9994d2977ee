import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/serialize.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_DESIGN_BYTES } from '../../contract/saved-design.js';

/** JSON text of the fields with a stored design spliced in unparsed. */
export const withDesignFile = (fields: object, designFile: string): string =>
  `${JSON.stringify(fields).slice(0, -1)},"design_file":${designFile}}`;

/** What a saved design's row says of its file. */
export interface DesignText {
  readonly design_file: string;
  readonly width: number;
  readonly height: number;
  readonly page_count: number;
}

/** A checked design as it is stored. Throws ApiError 'too_large'. */
export function textOf(file: DesignFile): DesignText {
  const text = guardStackDepth(() => serializeDesign(file));
  if (Buffer.byteLength(text) > MAX_DESIGN_BYTES) throw new ApiError('too_large', 'The design is too large');
  return { design_file: text, width: file.width, height: file.height, page_count: file.pages.length };
}

/** The stored form of a design that a client sent. Throws DesignFileError, or ApiError. */
export const readDesign = (value: unknown): DesignText => textOf(checkedDesign(value));

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
