import type { Attribution } from '../../../elements/objects/attribution.js';
import type { AssetSource, Resource } from '../../../elements/ports/assets.js';
import { isCameraPicture, plainPicture } from './camera-picture.js';
import { checkFileSize, checkPicture, PictureRefused } from './picture-check.js';
import { decodePicture } from './picture-thumbnail.js';
import { UploadStore, type StoredUpload } from './upload-store.js';

/** A design stores a visitor's picture as `src: local/<sha256>`; the bytes stay in this browser. */
const PREFIX = 'src:local/';

type UploadOptions = Parameters<AssetSource['upload']>[1] & {
  /** Of a photo of a provider, who made it. */
  readonly attribution?: Attribution;
};

/** Reading is the first nine tenths of an upload that never travels, decoding and keeping the rest. */
const READ_SHARE = 0.9;

/** Uploads of a visitor. */
export class LocalUploads {
  readonly #store: UploadStore;
  /** Addresses already made: each holds its picture in memory, so one per picture is enough. */
  readonly #addresses = new Map<string, string>();

  constructor(store = new UploadStore()) {
    this.#store = store;
  }

  owns(source: string): boolean {
    return source.startsWith(PREFIX);
  }

  /** Address of the picture; rejects when this browser does not hold it, e.g. on another device. */
  async resolve(source: string): Promise<string> {
    const id = source.slice(PREFIX.length);
    const known = this.#addresses.get(id);
    if (known) return known;
    const stored = await this.#store.get(id);
    if (!stored) throw new Error('This picture was uploaded in another browser or has been deleted.');
    return this.#addressOf(id, stored.bytes);
  }

  async list(): Promise<readonly Resource[]> {
    return (await this.#store.all()).map((upload) => this.#describe(upload));
  }

  /** Checks, decodes and keeps a file. Rejects with a message fit to show, or with an AbortError. */
  async add(file: File, { signal, progress, attribution }: UploadOptions = {}): Promise<Resource> {
    checkFileSize(file);
    const bytes = await readAll(file, (done) => progress?.(done * READ_SHARE), signal);
    const blob = isCameraPicture(bytes)
      ? await plainPicture(file.name, bytes)
      : new Blob([bytes], { type: checkPicture(file.name, bytes).type });
    const id = await sha256(bytes);
    signal?.throwIfAborted();
    const upload = {
      id,
      name: file.name,
      bytes: blob,
      added: Date.now(),
      ...(await decodePicture(file.name, blob)),
      ...(attribution && { attribution }),
    };
    signal?.throwIfAborted();
    await this.#keep(upload);
    progress?.(1);
    return this.#describe(upload);
  }

  /** Takes it off the list; pages that show it still do, as long as the browser has room. */
  async remove(id: string): Promise<void> {
    await this.#store.mark(id, true);
  }

  async restore(id: string): Promise<void> {
    await this.#store.mark(id, false);
  }

  async #keep(upload: StoredUpload): Promise<void> {
    try {
      await this.#store.put(upload).catch(async (error: unknown) => {
        // what was deleted makes room only now that room is needed
        if (!isFull(error) || !(await this.#store.empty())) throw error;
        await this.#store.put(upload);
      });
    } catch (error) {
      if (isFull(error)) {
        throw new PictureRefused('This browser has no room left for uploads. Delete some, then try again.');
      }
      throw new PictureRefused(
        'This browser does not let us keep uploads. Leave private browsing, then try again.',
      );
    }
  }

  #describe({ id, name, thumbnail, width, height, attribution }: StoredUpload): Resource {
    return {
      id,
      name,
      kind: 'upload',
      source: `${PREFIX}${id}`,
      thumbnail: this.#addressOf(`thumbnail ${id}`, thumbnail),
      width,
      height,
      colors: [],
      free: true,
      ...(attribution && { attribution }),
    };
  }

  #addressOf(key: string, blob: Blob): string {
    const address = this.#addresses.get(key) ?? URL.createObjectURL(blob);
    this.#addresses.set(key, address);
    return address;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

async function readAll(
  file: Blob,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  let read = 0;
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    signal?.throwIfAborted();
    bytes.set(part.value, read);
    read += part.value.length;
    progress(read / file.size);
  }
  return bytes;
}

/** Plain http in a local network has no crypto.subtle: then a random name serves, only without finding doubles. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
