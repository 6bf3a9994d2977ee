/**
 * Rollup plugin: the module `embed-entry` is every public element and what assembles an editor, for plain pages. What the
 * editor itself fetches on demand is left to it: a page that never opens a panel does not pay for it.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { elementFiles, filesBelow, root } from '../../support/files.mjs';

export const EMBED_ENTRY = 'embed-entry';

/** Has a script of its own; what of it a panel of the editor shows comes with that. */
const ISLAND = 'elements/mockup/';

const isShell = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts');

/** Public modules of the kit: the elements, and the functions of the shell. */
export const publicModules = () => [
  ...new Set([...elementFiles(), ...filesBelow('elements/shell', isShell)]),
];

/** File names of the elements that the shell imports on demand. */
function onDemand() {
  const sources = filesBelow('elements/shell', isShell).map((file) => readFileSync(join(root, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/import\('([^']*\/dm-[^']+)\.js'\)/g)]);
  return new Set(found.map(([, path]) => `${basename(path)}.ts`));
}

export function embedEntry() {
  return {
    name: EMBED_ENTRY,
    resolveId: (id) => (id === EMBED_ENTRY ? `\0${EMBED_ENTRY}` : null),
    load(id) {
      if (id !== `\0${EMBED_ENTRY}`) return null;
      const later = onDemand();
      return publicModules()
        .filter((file) => !later.has(basename(file)) && !file.startsWith(ISLAND))
        .map((file) => `export * from ${JSON.stringify(join(root, file))};`)
        .join('\n');
    },
  };
}
