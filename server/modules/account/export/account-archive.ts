import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { fileStem } from '../../../../elements/math/file-names.js';
import { UniqueNames } from '../../../../elements/math/unique-names.js';

/** Where an entry lies: its folders, what its owner calls it, and '.json' or whatever it ends in. */
export interface Place {
  readonly folders: readonly string[];
  readonly name: string;
  readonly ending: string;
}

/**
 * A ZIP archive that is read while it is written. An entry is begun when the one before was taken, so that a slow reader
 * makes us wait and not remember; past 4 GB or 65,535 entries it goes on as ZIP64. Names are legal on every system.
 */
export class AccountArchive {
  readonly #zip = new ZipFile();
  readonly #names = new UniqueNames();

  constructor() {
    // a fault is the reader's to see: the transfer breaks off
    this.#zip.on('error', (error: Error) => this.#output.destroy(error));
  }

  /** The bytes of the archive. Destroyed when whoever reads it goes away. */
  get stream(): Readable {
    return this.#output;
  }

  /** Adds a picture, a font or another file that is packed already. Gives its path in the archive. */
  addFile(place: Place, bytes: Buffer): Promise<string> {
    return this.#add(this.#pathOf(place), bytes, false);
  }

  /** Adds text. Gives its path in the archive. */
  addText(place: Place, text: string): Promise<string> {
    return this.#add(this.#pathOf(place), Buffer.from(text), true);
  }

  /** Adds a list as JSON that people can read. */
  addList(name: string, list: unknown): Promise<string> {
    return this.addText({ folders: [], name, ending: '.json' }, `${JSON.stringify(list, null, 2)}\n`);
  }

  end(): void {
    this.#zip.end();
  }

  fail(cause: unknown): void {
    this.#output.destroy(cause instanceof Error ? cause : new Error(String(cause)));
  }

  get #output(): Readable {
    return this.#zip.outputStream as Readable;
  }

  #pathOf({ folders, name, ending }: Place): string {
    const parents = folders.map((folder) => `${fileStem(folder)}/`).join('');
    return this.#names.take(`${parents}${fileStem(name)}${ending}`);
  }

  async #add(path: string, bytes: Buffer, compress: boolean): Promise<string> {
    if (this.#output.destroyed) throw new Error('Whoever read the archive went away');
    const entry = Readable.from(chunks(bytes), { objectMode: false });
    const gone = new AbortController();
    this.#zip.addReadStream(entry, path, { compress, mtime: new Date() });
    const closed = once(this.#output, 'close', { signal: gone.signal }).catch(() => undefined);
    await Promise.race([finished(entry, { writable: false }), closed]);
    gone.abort();
    if (this.#output.destroyed) throw new Error('Whoever read the archive went away');
    return path;
  }
}

/** Bytes handed on at once. */
const CHUNK = 64 * 1024;

function* chunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}
