/** `npm run check:rooms`: who imports whom, against rooms.cjs. Folders that do not exist yet are left out. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/files.mjs';
import { binaryOf, runNode } from './support/run.mjs';

const folders = ['elements', 'app', 'server', 'catalog', 'demo'].filter((folder) =>
  existsSync(join(root, folder)),
);
const cruiser = binaryOf('dependency-cruiser', 'depcruise');
process.exitCode = await runNode([cruiser, '--config', '.dependency-cruiser.cjs', ...folders]);
