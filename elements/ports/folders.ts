import type { Resource } from './assets.js';

/** What a host must supply for the pictures a user keeps in folders. The app answers with HTTP, the demo with fixtures. */

/** A folder of pictures, the user's own or shared with them. */
export interface PictureFolder {
  readonly id: string;
  readonly name: string;
  /** Which of the account's own folders it is; null for one that somebody made. */
  readonly own: 'photos' | 'purchases' | null;
  /** Name of the owner who shares it; null for the user's own, empty when the owner has none. */
  readonly sharedBy: string | null;
  /** How many pictures lie in it. */
  readonly count: number;
  /** Addresses of its newest pictures, small, newest first; up to three. */
  readonly newest: readonly string[];
}

export interface FolderOptions {
  readonly signal?: AbortSignal;
}

export interface FolderSource {
  /** Whether somebody is signed in: a visitor has no folders, and is not asked for any. */
  signedIn(): boolean;
  /** Asks the visitor to sign in; hosts that cannot leave it out. */
  signIn?(): void;
  /** In the order of the list: the account's own, those they made, those that others share. */
  folders(options?: FolderOptions): Promise<readonly PictureFolder[]>;
  /** What lies in a folder, newest first. */
  pictures(folder: string, options?: FolderOptions): Promise<readonly Resource[]>;
}
