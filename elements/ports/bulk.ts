/** What a host must supply so that the designs of a bulk edit are kept. The app answers with HTTP, the demo with fixtures. */

/** A folder of designs that the user owns. */
export interface DesignFolder {
  readonly id: string;
  readonly name: string;
}

export interface BulkSaveOptions {
  /** Id of the folder they go into. */
  readonly folder: string;
  /** Number of the first of them, from 1: it is part of its name. */
  readonly first: number;
  /** The same for all portions of one saving: what is sent again under it is kept once [E-043]. */
  readonly batch: string;
  readonly signal?: AbortSignal;
}

/** A file that grows while others are made: memory holds one at a time. */
export interface FileArchive {
  /** @param stem - the name without its ending; what no system takes is left out, and of two of a name the second is numbered */
  add(stem: string, extension: string, file: Blob): Promise<void>;
  /** Hands the archive to the browser's own download. */
  finish(): Promise<void>;
}

export interface BulkTarget {
  /** Whether somebody is signed in: a visitor has no folders. */
  signedIn(): boolean;
  /** Asks the visitor to sign in; hosts that cannot leave it out. */
  signIn?(): void;
  /** The user's own folders of designs, without the default one (spec 2 section 5). */
  folders(options?: { readonly signal?: AbortSignal }): Promise<readonly DesignFolder[]>;
  /** Rejects with words fit to show. */
  createFolder(name: string): Promise<DesignFolder>;
  /** How many designs one call may carry. */
  readonly most: number;
  /** Keeps new designs, all or none, and answers their ids in the order sent. Rejects with a SaveFailed. */
  save(designs: readonly object[], options: BulkSaveOptions): Promise<readonly string[]>;
  /** Begins a ZIP archive of this name. */
  archive(name: string): FileArchive;
  /** Hands one file to the browser's own download. */
  download(stem: string, extension: string, file: Blob): void;
}
