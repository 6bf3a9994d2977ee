import type { FilledMockup } from '../compose/format/mockup-src.js';
import type { CategoryChoice, Listing, SearchOptions } from './assets.js';

/** What a host must supply for mockups. The app answers with HTTP, the demo with fixtures. */

export interface MockupCard {
  readonly id: string;
  readonly name: string;
  /** Address of its picture. */
  readonly thumbnail: string;
  /** Of the picture; only their proportion counts. */
  readonly width: number;
  readonly height: number;
}

/** A mockup that the user has saved with what they put into it. */
export interface SavedMockupCard extends MockupCard {
  readonly filled: FilledMockup;
}

export interface MockupSource {
  categories(): Promise<readonly CategoryChoice[]>;
  mockups(options: SearchOptions & { readonly category?: string }): Promise<Listing<MockupCard>>;
  /** Whether somebody is signed in: a visitor has saved none, and is not asked for any. */
  signedIn(): boolean;
  /** Asks the visitor to sign in; hosts that cannot leave it out. */
  signIn?(): void;
  /** Newest first. */
  saved(options?: { readonly signal?: AbortSignal }): Promise<readonly SavedMockupCard[]>;
  /** Address of the mockup.json of a mockup. */
  packageOf(id: string): Promise<string>;
  /** The file behind the `src` of a picture that was put into a mockup. */
  readonly pictures: { resolve(src: string): Promise<Blob> };
  /** Keeps a picture that was put into a mockup in this page (`data:`, `blob:`), and gives the `src` it then has. */
  keep(src: string, name: string): Promise<string>;
}
