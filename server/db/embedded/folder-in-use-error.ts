export interface FolderLock {
  release(): Promise<void>;
}

/** Another process holds the folder. Two engines on one folder would silently lose each other's rows. */
export class FolderInUseError extends Error {
  constructor(readonly folder: string) {
    super(`the data folder ${folder} is in use by another process; stop that one first`);
    this.name = 'FolderInUseError';
  }
}
