/** Finding files of the project by folder; paths are relative to the root, with slashes, sorted. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** The base class has the kit's prefix but is no element. */
const BASE_CLASS = 'elements/base/dm-element.ts';
const ELEMENT_FILE = /\/dm-[^/.]+\.ts$/;

/** Files of the public elements: one `dm-*.ts` each. */
export const elementFiles = (base = root) =>
  filesBelow('elements', (path) => ELEMENT_FILE.test(path) && path !== BASE_CLASS, base);

/** `elements/controls/dm-switch.ts` -> `dm-switch`. */
export const tagOf = (file) => file.replace(/^.*\/|\.ts$/g, '');

/** `dm-switch` -> `DmSwitch`. */
export const classOf = (tag) =>
  tag
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
