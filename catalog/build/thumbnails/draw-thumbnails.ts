import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CatalogIndex } from '../../format.js';
import { Dist } from '../dist.js';
import { INDEX } from '../stamp.js';
import type { DrawTask } from './thumbnail-worker.js';

/** Each holds the fonts, and photos made small. */
const MOST_THREADS = 4;
/** Fewer are drawn as soon by one thread: each begins by reading the fonts. */
const WORTH_A_THREAD = 100;

/** Draws the pictures of templates that are not there, side by side; answers how many. Throws with the first that fails. */
export async function drawThumbnails(folder: string): Promise<number> {
  const missing = await missingThumbnails(new Dist(folder));
  if (missing.length === 0) return 0;
  const threads = Math.min(MOST_THREADS, availableParallelism(), Math.ceil(missing.length / WORTH_A_THREAD));
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: fileURLToPath(new URL('thumbnail-thread.mjs', import.meta.url)),
    ...{ minThreads: threads, maxThreads: threads },
  });
  try {
    await Promise.all(missing.map((path) => pool.run({ folder, path } satisfies DrawTask, { name: 'draw' })));
  } finally {
    await pool.destroy();
  }
  return missing.length;
}

/** In the order of the index. */
async function missingThumbnails(dist: Dist): Promise<string[]> {
  const index = await dist.readJson<CatalogIndex>(INDEX);
  const paths = index?.templates.map(({ thumbnail }) => thumbnail) ?? [];
  const there = await Promise.all(paths.map((path) => dist.has(path)));
  return paths.filter((_, i) => !there[i]);
}
