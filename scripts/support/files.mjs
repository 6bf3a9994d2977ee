/** Finding files of the project by folder; paths are relative to the root, with slashes, sorted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/**
 * Every file below a folder that passes the test; none when the folder is missing.
 * @param {string} folder
 * @param {(path: string) => boolean} [matches]
 */
export function filesBelow(folder, matches = () => true, base = root) {
  const start = join(base, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(base.length)
        .replaceAll('\\', '/')
        .replace(/^\//, ''),
    )
    .filter((path) => matches(path))
    .sort();
}

const DEFINITION = /^define\('(dm-[\w-]+)'/m;

/** Files of the public elements: those that register one. A `dm-` name alone may also be a class the canvas works with. */
export const elementFiles = (base = root) =>
  filesBelow('elements', (path) => /\/dm-[^/.]+\.ts$/.test(path), base).filter((path) =>
    DEFINITION.test(readFileSync(join(base, path), 'utf8')),
  );

/** `elements/controls/buttons/dm-switch.ts` -> `dm-switch`. */
export const tagOf = (file) => file.replace(/^.*\/|\.ts$/g, '');

/** `dm-switch` -> `DmSwitch`. */
export const classOf = (tag) =>
  tag
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
