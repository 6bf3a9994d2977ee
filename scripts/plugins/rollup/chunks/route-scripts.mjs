/**
 * Which scripts an address of the app needs besides the entry, so that its page can name them all at once: found one after
 * the other they come a round trip later each.
 */
import { posix } from 'node:path';

const LIST = /const (\w+): RouteObject\[\] = \[\n([\s\S]*?)\n\];/g;
const PAGE = /path: '([^']+)',\s*lazy: \(\) => import\('([^']+)'\)/g;
const LAYOUT = /\{ lazy: \(\) => import\('([^']+)'\), children: (\w+) \}/g;

/** The lazy pages of the table of routes: each path with the modules that show it, its layout's first. */
export function lazyPages(source) {
  const layouts = new Map([...source.matchAll(LAYOUT)].map(([, module, list]) => [list, module]));
  return [...source.matchAll(LIST)].flatMap(([, list, pages]) =>
    [...pages.matchAll(PAGE)].map(([, path, module]) => ({
      path,
      modules: layouts.has(list) ? [layouts.get(list), module] : [module],
    })),
  );
}

/** The chunk that answers the import of a module; two pages that show the same thing share one. */
function chunkOf(bundle, module) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isIt = (id) => id?.endsWith(module);
  return (
    chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  );
}

/** A chunk with all that it imports at once. */
function withImports(bundle, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const file of bundle[fileName]?.imports ?? []) withImports(bundle, file, found);
  return found;
}

/** The scripts of a module with all that it imports at once, besides those that the entry brings. */
export function scriptsOf(bundle, module, entry) {
  const chunk = chunkOf(bundle, `/${module}`);
  if (!chunk) throw new Error(`${module} is no chunk of its own`);
  const first = withImports(bundle, entry.fileName);
  return [...withImports(bundle, chunk.fileName)]
    .filter((file) => !first.has(file))
    .map((file) => `/${file}`);
}

/**
 * The addresses of an entry's pages with the scripts that the entry itself does not bring. `table` is a path like
 * app/routes.tsx; `withLayout` are the modules that every page of a layout asks for at once.
 */
export function routeScripts(bundle, source, { table, entry, withLayout }) {
  const fileOf = (module) => posix.join(posix.dirname(table), module.replace(/\.js$/, '.tsx'));
  return lazyPages(source).map(({ path, modules }) => {
    const files = [...modules.map(fileOf), ...(modules.length > 1 ? withLayout : [])];
    return { path, scripts: [...new Set(files.flatMap((file) => scriptsOf(bundle, file, entry)))] };
  });
}
