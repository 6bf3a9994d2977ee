/**
 * Which modules of the app share a script. Left alone, rollup makes one for every set of pages that shares a module: two
 * hundred for the editor. Here a module goes into the first group whose audience it has, so a page asks for a handful.
 *
 * An audience only ever grows from a module to what it imports, and so must a group's condition: then what a group's modules
 * import lies in it or in one before it, and no two scripts wait for each other.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { neededBy } from './needed-modules.mjs';
import { lazyPages } from './route-scripts.mjs';

/** What every page has: left in the entry, other scripts that need a part of it would split it up. */
const ENTRY_GROUP = 'base';

/** A room's index does nothing but pass on. */
const INDEX = /\/app\/features\/[\w-]+\/index\.ts$/;

/**
 * The pages of a table of routes, by the module that shows each: all the modules that it asks for at once. `withLayout` are
 * those that every page of a layout asks for besides.
 */
export function pagesOf(table, withLayout) {
  const file = (module) => posix.join(posix.dirname(table), module.replace(/\.js$/, '.tsx'));
  const pages = lazyPages(readFileSync(table, 'utf8')).map(({ modules }) => [
    ...(modules.length > 1 ? withLayout : []),
    ...modules.map(file),
  ]);
  return Object.fromEntries(pages.map((modules) => [modules.at(-1), modules]));
}

/**
 * Answers rollup's `manualChunks`: the group of a module, or undefined where rollup decides. `entry` is the module that every
 * page has anyway; `pages` are lists of modules by name; a group has a `name` and `holds(audience, id)`, whose audience is
 * the set of names of the pages that need the module at once. Throws an Error that names a module that is not there.
 */
export function chunksByUse({ entry, pages, groups }) {
  let names = null;
  return (id, graph) => {
    names ??= namesOf({ entry, pages, groups }, graph);
    return names.get(id);
  };
}

function namesOf({ entry, pages, groups }, { getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const named = (path) => {
    const id = ids.find((known) => known.endsWith(`/${path}`));
    if (!id) throw new Error(`scripts are grouped by ${path}, which is not there`);
    return id;
  };
  const needs = (from) => neededBy(from, getModuleInfo, (id) => INDEX.test(id));
  const held = needs([named(entry)]);
  const audiences = new Map();
  for (const [page, modules] of Object.entries(pages))
    for (const id of needs(modules.map(named))) {
      if (!audiences.has(id)) audiences.set(id, new Set());
      audiences.get(id).add(page);
    }
  const group = (audience, id) => groups.find(({ holds }) => holds(audience, id))?.name;
  return new Map([
    ...[...audiences].map(([id, audience]) => [id, group(audience, id)]),
    ...[...held].map((id) => [id, ENTRY_GROUP]),
  ]);
}
