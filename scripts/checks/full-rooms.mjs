/** Which folders hold more files than one can see at a glance. */

/** A folder past so many loose files is split, or says in rooms.cjs that it is a list by nature [E-002]. */
export const LIMIT = 20;

const counts = (name) => name !== 'README.md' && !/\.gen\.tsx?$/.test(name);

/** Loose files of each folder: all but its README and what is generated. Paths have slashes. */
export function looseFiles(paths) {
  const rooms = new Map();
  for (const path of paths) {
    const cut = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(cut, 0));
    if (counts(path.slice(cut + 1))) rooms.set(folder, (rooms.get(folder) ?? 0) + 1);
  }
  return rooms;
}

/**
 * Folders past the limit that are not among the lists.
 * @param {readonly string[]} paths
 * @param {Record<string, string>} lists folder, or the folder above a family of folders and `/*`, to why it is a list
 * @returns {{ folder: string; files: number }[]}
 */
export function fullRooms(paths, lists, limit = LIMIT) {
  const isList = (folder) =>
    Object.keys(lists).some((list) =>
      list.endsWith('/*') ? folder.startsWith(list.slice(0, -1)) : folder === list,
    );
  return [...looseFiles(paths)]
    .filter(([folder, files]) => files > limit && !isList(folder))
    .map(([folder, files]) => ({ folder, files }));
}

/** Lists that are none any more: the folder has gone, or all of them are short. */
export function idleLists(paths, lists, limit = LIMIT) {
  const rooms = [...looseFiles(paths)].filter(([, files]) => files > limit).map(([folder]) => folder);
  return Object.keys(lists).filter((list) =>
    list.endsWith('/*')
      ? !rooms.some((folder) => folder.startsWith(list.slice(0, -1)))
      : !rooms.includes(list),
  );
}
