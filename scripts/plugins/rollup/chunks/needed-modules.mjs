/**
 * Which modules come along with one. What an index only passes on is followed by name: importing one thing of a room's
 * index.ts needs that thing's module, not the whole room, as rollup leaves the rest out.
 */
import { initSync, parse } from 'es-module-lexer';
import { parseAst } from 'rollup/parseAst';

initSync();

/** What the lexer says of an import that is no call. */
const STATIC = -1;

/** Modules with all that they need at once. `isIndex` says of which modules only what is asked for comes along. */
export function neededBy(from, getModuleInfo, isIndex) {
  const found = new Set(from);
  for (const id of found)
    for (const [target, names] of importsOf(id, getModuleInfo))
      for (const needed of modulesOf(target, names, getModuleInfo, isIndex)) found.add(needed);
  return found;
}

/** Pairs of a module that is imported and the names that are, or null for all of it. */
function importsOf(id, getModuleInfo) {
  return statements(id, getModuleInfo).map(([node, target]) => [target, namesOf(node)]);
}

/** Every page asks for modules again that others had; a build's description of one is the same object each time. */
const read = new WeakMap();

/** The statements of a module that name another one, with that other's id. Modules made by plugins have none to read. */
function statements(id, getModuleInfo) {
  const info = getModuleInfo(id);
  if (!info) return [];
  if (!read.has(info)) read.set(info, readStatements(info));
  return read.get(info);
}

/**
 * Finds them by a lexer and parses them alone. Rollup's own tree of a module, which it lets go of and makes anew for whoever
 * asks, took a sixth of the whole build.
 */
function readStatements({ code, importedIds = [] }) {
  const [found] = code === null ? [[]] : parse(code);
  const nodes = found
    .filter(({ d }) => d === STATIC)
    .map(({ ss, se }) => parseAst(code.slice(ss, se)).body[0]);
  const sources = [...new Set(nodes.map(({ source }) => source.value))];
  // rollup lists the ids in the order of the sources; where it adds some of its own, all are taken whole
  if (sources.length !== importedIds.length) return importedIds.map((target) => [null, target]);
  return nodes.map((node) => [node, importedIds[sources.indexOf(node.source.value)]]);
}

function namesOf(node) {
  if (!node || node.type === 'ExportAllDeclaration') return null;
  const specifiers = node.specifiers ?? [];
  if (specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'))
    return null;
  return specifiers.map((specifier) =>
    specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported ?? specifier.local),
  );
}

const nameOf = (node) => node.name ?? node.value;

/** The modules that names of one come from: itself, or those that it passes them on from. */
function modulesOf(id, names, getModuleInfo, isIndex) {
  if (names === null || !isIndex(id)) return [id];
  const passed = statements(id, getModuleInfo).filter(([node]) => node?.type === 'ExportNamedDeclaration');
  return names.flatMap((name) => {
    for (const [node, target] of passed) {
      const specifier = node.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (specifier) return modulesOf(target, [nameOf(specifier.local)], getModuleInfo, isIndex);
    }
    return [id];
  });
}
