import type { Listing, ListOptions, Resource } from './assets.js';

/** What a host must supply for pictures made from words. */

export type PictureShape = 'square' | 'landscape' | 'portrait';

export interface PictureWish {
  readonly prompt: string;
  /** Pictures at once, 1 to 4; each costs a credit. */
  readonly count: number;
  readonly shape: PictureShape;
}

/** A picture that was made; its name is its prompt. */
export interface MadePicture extends Resource {
  /** Address of the whole picture, to download it. */
  readonly address: string;
}

export interface MadePictures {
  readonly pictures: readonly MadePicture[];
  /** What the user should know beside; empty where there is nothing. */
  readonly note: string;
}

export interface ImageMaker {
  signedIn(): boolean;
  /** Asks the visitor to sign in; hosts that cannot leave it out. */
  signIn?(): void;
  /** Credits left, and whether pictures are drawn without a model. */
  balance(): Promise<{ readonly credits: number; readonly illustrated: boolean }>;
  /**
   * Makes pictures. Aborting ends it and costs nothing. Rejects with an Error whose message is fit to show; its `code` is
   * 'no_credits' or 'not_signed_in' where that is why.
   */
  make(
    wish: PictureWish,
    options: { readonly signal: AbortSignal; readonly progress: (made: number) => void },
  ): Promise<MadePictures>;
  /** Those made before, newest first. */
  history(options: ListOptions): Promise<Listing<MadePicture>>;
  /** Calls back when a picture was made or deleted anywhere on the page; returns the way to stop. */
  onChange(listener: () => void): () => void;
}
