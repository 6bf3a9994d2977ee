/** Rollup plugin: the module `embed-entry` is every public element and what assembles an editor, for plain pages. */
import { join } from 'node:path';
import { elementFiles, filesBelow, root } from '../support/files.mjs';

export const EMBED_ENTRY = 'embed-entry';

const isShell = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts');

/** Public modules of the kit: the elements, and the functions of the shell. */
export const publicModules = () => [
  ...new Set([...elementFiles(), ...filesBelow('elements/shell', isShell)]),
];

export function embedEntry() {
  return {
    name: EMBED_ENTRY,
    resolveId: (id) => (id === EMBED_ENTRY ? `\0${EMBED_ENTRY}` : null),
    load(id) {
      if (id !== `\0${EMBED_ENTRY}`) return null;
      return publicModules()
        .map((file) => `export * from ${JSON.stringify(join(root, file))};`)
        .join('\n');
    },
  };
}
