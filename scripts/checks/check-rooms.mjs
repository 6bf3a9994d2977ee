/** `npm run check:rooms`: who imports whom, and which room is full, against rooms.cjs. */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../support/files.mjs';
import { fullRooms, idleLists, LIMIT } from './full-rooms.mjs';
import { binaryOf, runNode } from '../support/run.mjs';

const { lists } = createRequire(import.meta.url)('../../rooms.cjs');

/** Folders that are built or installed. */
const MADE = /(^|\/)(dist|node_modules)\//;

const folders = ['elements', 'app', 'server', 'catalog', 'demo'].filter((folder) =>
  existsSync(join(root, folder)),
);
const paths = [...folders, 'scripts', 'tests'].flatMap((folder) =>
  filesBelow(folder, (path) => !MADE.test(path)),
);

const faults = [
  ...fullRooms(paths, lists).map(
    ({ folder, files }) =>
      `${folder} has ${files} loose files, more than ${LIMIT}: give it sub-rooms, or say in rooms.cjs why it is a list`,
  ),
  ...idleLists(paths, lists).map((list) => `rooms.cjs calls ${list} a list, which it is not`),
];
for (const fault of faults) console.error(fault);

const cruiser = binaryOf('dependency-cruiser', 'depcruise');
const code = await runNode([cruiser, '--config', '.dependency-cruiser.cjs', ...folders]);
process.exitCode = code || (faults.length ? 1 : 0);
