/**
 * Where file contents are kept, by the sha256 of their bytes. Who may see a file is decided elsewhere. What fails because
 * of the store and not of the file is a FileStoreError.
 */
export interface FileStore {
  /** Keeps the bytes and gives their hash; keeping the same bytes again changes nothing. */
  put(bytes: Uint8Array): Promise<string>;
  has(hash: string): Promise<boolean>;
  /** Rejects when there is no such file. */
  read(hash: string): Promise<Buffer>;
  /** Every hash in the store. */
  list(): AsyncIterable<string>;
  remove(hash: string): Promise<void>;
  /** Rejects with a FileStoreError when files cannot be kept now; cheap enough to be asked every second. */
  check(): Promise<void>;
}
