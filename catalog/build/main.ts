import { fileURLToPath } from 'node:url';
import { buildCatalog } from './build.js';

/**
 * `npm run catalog`: brings catalog/dist up to date and says what that took; with `--thumbnails-later` the pictures of
 * templates are left to the server. With words after it, what an owner does with packs of their own: see `packs/command.ts`.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}catalog/dist`;
const say = (line: string) => process.stdout.write(`${line}\n`);
const LATER = '--thumbnails-later';
const words = process.argv.slice(2).filter((word) => word !== LATER);
const thumbnailsLater = process.argv.includes(LATER);
try {
  if (words.length > 0) {
    const { packCommand } = await import('./packs/command.js');
    await packCommand(words, { root, dist, say });
  } else {
    const began = performance.now();
    const { stages } = await buildCatalog(root, dist, { thumbnailsLater });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(stages.length ? `Catalog built: ${stages.join(', ')} in ${seconds} s` : 'Catalog is up to date');
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
