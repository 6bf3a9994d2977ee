/** Packages that built modules ask for: what a package must name as its dependencies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../support/files.mjs';

const PATTERN = /(?:\bfrom|\bimport)\s*\(?\s*["']([@\w][\w@./:-]*)["']/g;

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The dependencies of a folder's modules, each in the version of this project. Throws for one the project does not name. */
export function dependenciesOf(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules = filesBelow('.', (path) => /\.m?js$/.test(path), folder);
  const found = new Set();
  for (const file of modules)
    for (const [, specifier] of readFileSync(join(folder, file), 'utf8').matchAll(PATTERN))
      if (!specifier.startsWith('node:')) found.add(packageOf(specifier));
  return Object.fromEntries(
    [...found].sort().map((name) => {
      if (!dependencies[name]) throw new Error(`${folder} asks for ${name}, which is no dependency`);
      return [name, dependencies[name]];
    }),
  );
}
