/**
 * What the first page shows and its entry does not hold, for a chunk of its own: parted by who else uses it, it comes as a
 * dozen small scripts, to which rollup joins parts of other pages.
 */
export function firstPage(routes, entry) {
  let parts = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    parts ??= partsOf(routes, entry, [...getModuleIds()], getModuleInfo);
    return parts.has(id);
  };
}

function partsOf(routes, entry, ids, getModuleInfo) {
  const named = (path) => ids.find((id) => id.endsWith(`/${path}`));
  const missing = [entry, ...routes].filter((path) => !named(path));
  if (missing.length) throw new Error(`the first page is made of ${missing.join(', ')}, which is not there`);
  const held = closure([named(entry)], getModuleInfo);
  return new Set([...closure(routes.map(named), getModuleInfo)].filter((id) => !held.has(id)));
}

/** Modules with all that they import at once. */
function closure(from, getModuleInfo) {
  const found = new Set(from);
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
