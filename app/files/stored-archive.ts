import { Zip, ZipPassThrough } from 'fflate';

/**
 * A ZIP archive that is written as files come. Stored, not compressed: pictures already are. Only the file that is being
 * added is in memory; what is packed lies in blobs, which browsers keep on disk when they are large.
 */
export class StoredArchive {
  /** Bytes of the files added so far. */
  size = 0;
  /** How many there are. */
  count = 0;
  readonly #parts: Blob[] = [];
  readonly #zip: Zip;
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #fault: Error | null = null;

  constructor() {
    this.#zip = new Zip((error, chunk) => {
      this.#fault ??= error;
      this.#chunks.push(chunk as Uint8Array<ArrayBuffer>);
    });
  }

  /** Adds a file under a name no other has; a slash makes a folder. */
  async add(name: string, file: Blob): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entry = new ZipPassThrough(name);
    this.#zip.add(entry);
    entry.push(bytes, true);
    this.#flush();
    this.size += bytes.length;
    this.count += 1;
  }

  /** The archive; nothing can be added then. */
  finish(): Blob {
    this.#zip.end();
    this.#flush();
    return new Blob(this.#parts, { type: 'application/zip' });
  }

  #flush(): void {
    if (this.#fault) throw this.#fault;
    this.#parts.push(new Blob(this.#chunks));
    this.#chunks = [];
  }
}

/** An archive of files as they come, each under the name of its place. */
export async function storedArchive(files: AsyncIterable<Blob>, names: readonly string[]): Promise<Blob> {
  const archive = new StoredArchive();
  for await (const file of files) await archive.add(names[archive.count] ?? `${archive.count + 1}`, file);
  return archive.finish();
}
