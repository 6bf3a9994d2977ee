/**
 * Rollup plugin: the module `embed-entry` is every public element and what assembles an editor, for plain pages. What the
 * editor itself fetches on demand is left to it: a page that never opens a panel does not pay for it.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { elementFiles, filesBelow, root } from '../../../support/files.mjs';
import { tokenModule } from './mockup-entry.mjs';

export const EMBED_ENTRY = 'embed-entry';
const TOKENS = 'embed-tokens';

/** Has a script of its own; what of it a panel of the editor shows comes with that. */
const OWN_SCRIPT = 'elements/mockup/';

/** Come whole with what shows them: a dialog, or the editor when it opens a design. */
const WITH_OTHERS = [
  'elements/shell/partner/',
  'elements/bulk/',
  'elements/shell/bulk/',
  'elements/shell/suggesting/',
  'elements/shell/magic-resize/',
];

const isShell = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts');

/** Public modules of the kit: the elements, and the functions of the shell. */
export const publicModules = () => [
  ...new Set([...elementFiles(), ...filesBelow('elements/shell', isShell)]),
];

const sources = () => filesBelow('elements', isShell).map((file) => readFileSync(join(root, file), 'utf8'));

/** File names of the elements that others import on demand. */
function onDemand() {
  const found = sources().flatMap((source) => [...source.matchAll(/import\('([^']*\/dm-[^']+)\.js'\)/g)]);
  return new Set(found.map(([, path]) => `${basename(path)}.ts`));
}

/**
 * For `manualChunks`: all that the entry needs at once is one file. Left to itself rollup cuts it wherever a part that comes on
 * demand shares something with it, into a hundred files that are larger together.
 */
export function firstInOneFile() {
  let first = null;
  return (id, { getModuleInfo }) => {
    first ??= withImports(`\0${EMBED_ENTRY}`, getModuleInfo);
    return first.has(id) ? 'editor' : undefined;
  };
}

function withImports(entry, getModuleInfo) {
  const found = new Set([entry]);
  // a set also goes through what is added on the way
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  found.delete(entry);
  return found;
}

export function embedEntry() {
  return {
    name: EMBED_ENTRY,
    resolveId: (id) => ([EMBED_ENTRY, TOKENS].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TOKENS}`) return tokenModule(sources().join('\n'));
      if (id !== `\0${EMBED_ENTRY}`) return null;
      const later = onDemand();
      const elsewhere = [OWN_SCRIPT, ...WITH_OTHERS];
      const exported = publicModules()
        .filter((file) => !later.has(basename(file)) && !elsewhere.some((room) => file.startsWith(room)))
        .map((file) => `export * from ${JSON.stringify(join(root, file))};`);
      // before elements are defined, which take them at once
      return [`import '${TOKENS}';`, ...exported].join('\n');
    },
  };
}
