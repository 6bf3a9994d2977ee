/** The port to whatever makes pictures from words. */

export type PictureShape = 'square' | 'landscape' | 'portrait';

export interface PictureWish {
  /** As the user wrote it. */
  readonly prompt: string;
  readonly shape: PictureShape;
  /** Which of several pictures of one wish it is, from 0. */
  readonly variation: number;
  /** Whole number; a model without seeds passes over it. */
  readonly seed: number;
}

export interface MadePicture {
  /** A picture file of any kind; whoever keeps it checks it like an upload. */
  readonly bytes: Uint8Array;
  /** What the user should know of it; empty where there is nothing. */
  readonly note: string;
}

export interface ImageModel {
  /** As it is kept with each picture. */
  readonly name: string;
  /** Whether it is the illustrator, which the panel says openly. */
  readonly illustrated: boolean;
  /** Rejects with an ImageModelError, or with the signal's reason when it was ended. */
  make(wish: PictureWish, signal: AbortSignal): Promise<MadePicture>;
  close?(): Promise<void>;
}

/** A picture was not made; the message is fit to show and carries nothing of the provider's inside. */
export class ImageModelError extends Error {
  constructor(
    message: string,
    /** What the operator's log is told. */
    readonly detail: string = message,
  ) {
    super(message);
    this.name = 'ImageModelError';
  }
}
