import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { threadProgram } from '../config/project-files.js';
import type { Catalog } from './load-catalog.js';

const ENTRY = fileURLToPath(threadProgram('thumbnail-worker'));
/** A thread that is not needed for this long is ended, ms: it holds all fonts, and the next one would read them again. */
const IDLE = 30_000;
/** Without a request for this long the server has time for pictures that nobody asked for, ms. */
const QUIET = 20_000;

/**
 * The pictures of templates that a first start leaves to the server, so that its first page comes as soon as it can be
 * shown: what is asked for is drawn first, the others when nothing else is.
 */
export class WaitingThumbnails {
  readonly #pool: Piscina;
  readonly #drawing = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #served = -Infinity;

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

  /** A request came: who works now has the processor before pictures that nobody asked for. */
  served(): void {
    this.#served = performance.now();
  }

  /** Draws all that wait, one after the other, while nothing is served: one that is asked for meanwhile is the next. */
  async drawAll(): Promise<void> {
    for (const path of this.paths) {
      await this.#quiet();
      if (this.#closing.signal.aborted) return;
      await this.drawn(path);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.destroy();
  }

  async #quiet(): Promise<void> {
    const { signal } = this.#closing;
    for (;;) {
      const left = this.#served + QUIET - performance.now();
      if (left <= 0 || signal.aborted) return;
      await setTimeout(left, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #draw(path: string): Promise<void> {
    try {
      await this.#pool.run({ folder: this.folder, path }, { name: 'draw' });
    } catch (error) {
      if (!this.#closing.signal.aborted) this.onError(error as Error);
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
