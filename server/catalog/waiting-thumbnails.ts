import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../config/project-files.js';
import type { Catalog } from './load-catalog.js';

const ENTRY = fileURLToPath(threadProgram('thumbnail-worker'));
/** A thread that is not needed for this long is ended, ms: it holds all fonts. */
const IDLE = 5_000;

/**
 * The pictures of templates that a first start leaves to the server, so that its first page comes as soon as it can be
 * shown: what is asked for is drawn first, the others when nothing else is.
 */
export class WaitingThumbnails {
  readonly #pool: Piscina;
  readonly #drawing = new Map<string, Promise<void>>();
  #closed = false;

  constructor(
    private readonly folder: string,
    private readonly paths: Set<string>,
    /** Told of pictures that could not be drawn. */
    private readonly onError: (error: Error) => void,
  ) {
    this.#pool = new Piscina({
      ...{ filename: ENTRY, execArgv: [], minThreads: 0, maxThreads: 1, idleTimeout: IDLE },
    });
    // without a listener an 'error' event would end the server
    this.#pool.on('error', onError);
  }

  /** Resolves when the picture at a path of the catalog is there, or cannot be drawn; at once when it does not wait. */
  drawn(path: string): Promise<void> {
    if (!this.paths.has(path)) return Promise.resolve();
    const drawing = this.#drawing.get(path) ?? this.#draw(path);
    this.#drawing.set(path, drawing);
    return drawing;
  }

  /** Draws all that wait, one after the other: one that is asked for meanwhile is the next. */
  async drawAll(): Promise<void> {
    for (const path of this.paths) {
      if (this.#closed) return;
      await this.drawn(path);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }

  async #draw(path: string): Promise<void> {
    try {
      await this.#pool.run({ folder: this.folder, path }, { name: 'draw' });
    } catch (error) {
      if (!this.#closed) this.onError(error as Error);
    }
    this.paths.delete(path);
    this.#drawing.delete(path);
  }
}

/** Undefined when no picture waits, which is so after the first start. */
export async function openWaitingThumbnails(
  catalog: Catalog,
  onError: (error: Error) => void,
): Promise<WaitingThumbnails | undefined> {
  const missing = await missingThumbnails(catalog);
  return missing.size > 0 ? new WaitingThumbnails(catalog.folder, missing, onError) : undefined;
}

/** Paths of pictures of the catalog's own templates that are not there, in the order of its index. */
async function missingThumbnails({ folder, index }: Catalog): Promise<Set<string>> {
  const there = new Set(await readdir(join(folder, 'thumbs')).catch(() => []));
  const paths = index.templates.map(({ thumbnail }) => thumbnail);
  return new Set(
    paths.filter((path) => path.startsWith('thumbs/') && !there.has(path.slice('thumbs/'.length))),
  );
}
