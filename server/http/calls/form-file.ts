import { UNSEEN } from '../../contract/shared-schemas.js';

/** The file of a form, whole. */
export interface FormFile {
  /** As the user knows it: one line without a path. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file of a form that is still on its way. */
export interface StreamedFile {
  readonly name: string;
  /** Reads it; only while its turn lasts. Throws ApiError 'too_large', or 'bad_request' when the form breaks off. */
  bytes(this: void): Promise<Buffer>;
}

const LONGEST = 200;

/** A name from outside as one line that fits a column, without the folders before it. */
export function fileName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1)!;
  const line = last.replace(UNSEEN, '').trim();
  return [...line].slice(0, LONGEST).join('').trim() || 'Picture';
}
