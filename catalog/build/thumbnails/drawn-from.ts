import { createHash } from 'node:crypto';
import type { CatalogIndex } from '../../format.js';
import type { Dist } from '../dist.js';
import type { BuiltFile } from '../output.js';

/** Paths of pictures of templates, and a hash of all that each is drawn from. */
export type DrawnFrom = Readonly<Record<string, string>>;

/** `drawnBy` changes with what draws, and with the assets. */
export function drawnFromOf(
  templates: CatalogIndex['templates'],
  files: readonly BuiltFile[],
  drawnBy: string,
): DrawnFrom {
  const written = new Map(files.map(({ path, data }) => [path, data]));
  return Object.fromEntries(
    templates.map(({ file, thumbnail }) => {
      const hash = createHash('sha256').update(drawnBy).update(written.get(file)!);
      return [thumbnail, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/** Removes pictures of what has changed since: one that is there shows the template as it is. */
export async function forgetStale(dist: Dist, before: DrawnFrom | undefined, now: DrawnFrom): Promise<void> {
  const stale = Object.entries(now).filter(([path, hash]) => before?.[path] !== hash);
  await Promise.all(stale.map(([path]) => dist.remove(path)));
}
