import { archiveFileName } from '../../../elements/math/file-names.js';
import type { DownloadFile } from '../../files/save-file.js';
import { StoredArchive } from '../../files/stored-archive.js';
import { BulkProblem, type BulkItem, type FailedItem } from './bulk-item.js';
import { bulkDownload as strings } from './strings.js';
import { UniqueNames } from '../../../elements/math/unique-names.js';

interface Limits {
  readonly bytes: number;
  readonly files: number;
}

/** What a ZIP archive without extensions holds: below 4 GiB, and 65535 files. */
const ARCHIVE_LIMITS: Limits = { bytes: 3.5 * 1024 ** 3, files: 60_000 };

export interface MakeOptions {
  readonly signal: AbortSignal;
  /** Told how much is done, 0 to 1, and which of the items is being made. */
  readonly progress: (done: number, current: string) => void;
  readonly limits?: Limits;
}

export interface MadeArchives {
  /** Several only when one would be larger than an archive can be; none when nothing could be made. */
  readonly files: readonly DownloadFile[];
  /** How many files were packed. */
  readonly packed: number;
  readonly failed: readonly FailedItem[];
}

/**
 * Packs all files of the items, one after another; one that fails is listed and the rest delivered. Rejects with the
 * signal's reason when it fires, and when an archive cannot be written.
 */
export async function makeArchives(
  name: string,
  items: readonly BulkItem[],
  { signal, progress, limits = ARCHIVE_LIMITS }: MakeOptions,
): Promise<MadeArchives> {
  const failed: FailedItem[] = [];
  const series = new ArchiveSeries(limits);
  for (const [place, item] of items.entries()) {
    signal.throwIfAborted();
    const tell = (done: number) => progress((place + done) / items.length, item.name);
    tell(0);
    const message = await pack(item, series, signal, tell);
    if (message !== null) failed.push({ item, message });
  }
  progress(1, '');
  return { files: series.finish(archiveFileName(name)), packed: series.packed, failed };
}

/** What went wrong with the item; null when it is packed whole. A fault of the archive is a fault of the whole. */
async function pack(
  item: BulkItem,
  series: ArchiveSeries,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<string | null> {
  const files = item.files(signal, tell)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await files.next().catch((error: unknown) => {
        signal.throwIfAborted();
        return { failure: messageOf(error) };
      });
      if ('failure' in next) return next.failure;
      if (next.done) return null;
      signal.throwIfAborted();
      await series.add(next.value.name, next.value.blob);
    }
  } finally {
    // whoever makes files may hold a canvas
    await files.return?.();
  }
}

const messageOf = (error: unknown): string =>
  error instanceof BulkProblem ? error.message : strings.itemFailed;

/** Archives one after another, a new one begun when the last is full. */
class ArchiveSeries {
  packed = 0;
  readonly #limits: Limits;
  readonly #full: Blob[] = [];
  #names = new UniqueNames();
  #archive = new StoredArchive();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async add(name: string, file: Blob): Promise<void> {
    const { bytes, files } = this.#limits;
    const { size, count } = this.#archive;
    if (count > 0 && (size + file.size > bytes || count >= files)) this.#close();
    await this.#archive.add(this.#names.take(name), file);
    this.packed += 1;
  }

  /** 'Photos.zip', or 'Photos.zip' and 'Photos 2.zip'. */
  finish(name: string): DownloadFile[] {
    if (this.#archive.count > 0) this.#close();
    const numbered = (index: number) => (index === 0 ? name : name.replace(/(?=\.zip$)/, ` ${index + 1}`));
    return this.#full.map((blob, index) => ({ name: numbered(index), blob }));
  }

  #close(): void {
    this.#full.push(this.#archive.finish());
    this.#archive = new StoredArchive();
    this.#names = new UniqueNames();
  }
}
