/** A file that is to be packed. */
export interface BulkFile {
  /** Legal on every system; the archive makes it the only one of its name. */
  readonly name: string;
  readonly blob: Blob;
}

/** Something to download, of one file or several. */
export interface BulkItem {
  readonly id: string;
  /** As its user knows it. */
  readonly name: string;
  /**
   * Its files, each made when the one before is packed. `progress` is told how much is done, 0 to 1. Rejects with a
   * BulkProblem whose message is fit to show, with any other error, or with the reason of an aborted signal.
   */
  files(signal: AbortSignal, progress: (done: number) => void): AsyncIterable<BulkFile>;
}

/** What is wrong with one of the items; the others are delivered all the same. */
export class BulkProblem extends Error {
  override readonly name = 'BulkProblem';
}

/** One that is missing from the download, or not as it should be. */
export interface FailedItem {
  readonly item: BulkItem;
  /** Fit to show. */
  readonly message: string;
}
