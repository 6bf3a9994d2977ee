/**
 * The folders of packages and of all that they depend on, as a package-lock.json (version 3) lays them out; sorted, so that
 * what lies in another comes after it.
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, { dependencies?: object, optionalDependencies?: object, peerDependencies?: object }>>} lock
 *   its `packages`
 * @returns {string[]} such as `node_modules/pg`
 */
export function packagesBehind(names, lock) {
  const found = new Set();
  const open = names.map((name) => ({ name, from: '', needed: true }));
  for (const { name, from, needed } of open) {
    const folder = seenFrom(from, name, lock);
    if (!folder && needed)
      throw new Error(`${name}, which ${from || 'the project'} needs, is not in the lock file`);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = lock[folder];
    for (const next of Object.keys(dependencies))
      open.push({ name: next, from: folder, needed: !(next in optionalDependencies) });
    for (const next of Object.keys(optionalDependencies))
      open.push({ name: next, from: folder, needed: false });
  }
  return [...found].sort();
}

/** Where Node finds a package: in the folder that asks, or in one above it. */
function seenFrom(folder, name, lock) {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const candidate = `${place}${place && '/'}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (!place) return undefined;
  }
}
