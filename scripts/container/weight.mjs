import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../support/files.mjs';

/**
 * What COPY put into the last stage, in bytes; an image says the same of itself, less its base.
 * @param {{ folder: string, steps: readonly { instruction: string, words: string[] }[] }} image
 */
export const addedBytes = ({ folder, steps }) =>
  steps
    .filter(({ instruction }) => instruction === 'COPY')
    .flatMap(({ words }) => bytesAt(folder, words.at(-1)))
    .reduce((sum, bytes) => sum + bytes, 0);

function bytesAt(folder, place) {
  if (lstatSync(join(folder, place)).isFile()) return [lstatSync(join(folder, place)).size];
  return filesBelow(place, () => true, folder).map((path) => lstatSync(join(folder, path)).size);
}
