import { fileURLToPath } from 'node:url';
import { buildCatalog } from './build.js';

/** `npm run catalog`: brings catalog/dist up to date and says what that took. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const began = performance.now();
try {
  const { stages } = await buildCatalog(root, `${root}catalog/dist`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    stages.length ? `Catalog built: ${stages.join(', ')} in ${seconds} s\n` : 'Catalog is up to date\n',
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
