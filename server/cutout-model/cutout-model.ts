/** The port to whatever finds the subjects of pictures on the server. */

/** What is kept of a picture, row by row: 255 the subject, 0 the background. */
export interface FoundMask {
  /** px; of the upright picture's proportions. */
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** How sure the model is, 0 to 1. */
  readonly score: number;
}

export interface CutoutModel {
  /** What the operator is told at the start: which file, and how it is used. */
  readonly about: string;
  /**
   * The subject of a picture file. Rejects with ApiError 'invalid_image', 'too_large' or 'too_many', with a
   * CutoutModelError, or with the signal's reason as soon as it fires.
   */
  find(picture: Uint8Array, signal: AbortSignal): Promise<FoundMask>;
  close(): Promise<void>;
}

/** A model cannot be used, or did not answer; the message is for the operator. */
export class CutoutModelError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CutoutModelError';
  }
}
