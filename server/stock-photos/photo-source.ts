import type { Attribution } from '../../elements/objects/attribution.js';

/** The port to whoever offers photos. */

export interface StockPhoto {
  /** The provider's own. */
  readonly id: string;
  readonly name: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Where a small picture lies. */
  readonly thumbnail: string;
  /** Where the picture to keep lies: the original, or as large as a page of print needs. */
  readonly file: string;
  readonly attribution: Attribution;
  /** Where the provider wants to be told that the photo is used. */
  readonly used?: string;
}

export interface FoundPhotos {
  readonly photos: readonly StockPhoto[];
  /** False when this was the last page. */
  readonly more: boolean;
}

export interface PhotoQuery {
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/** A provider. Its methods reject with a PhotoSourceError. */
export interface PhotoSource {
  readonly id: string;
  readonly name: string;
  /** Where its photos come from, for people. */
  readonly link: string;
  search(query: PhotoQuery): Promise<FoundPhotos>;
  /** Null when there is none of that id. */
  photo(id: string): Promise<StockPhoto | null>;
  /** The bytes of a photo, as they came, at most 10 MB; tells the provider that it is used. */
  fetch(photo: StockPhoto): Promise<Buffer>;
}

/** `busy`: the provider has had enough of us for now. */
export type PhotoFault = 'busy' | 'failed';

/** A provider did not do what was asked; the message is fit to show and carries nothing of the provider's inside. */
export class PhotoSourceError extends Error {
  constructor(
    readonly fault: PhotoFault,
    message: string,
    /** What the operator's log is told. */
    readonly detail: string = message,
  ) {
    super(message);
    this.name = 'PhotoSourceError';
  }
}
