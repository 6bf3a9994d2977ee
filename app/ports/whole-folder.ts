import type { Client } from '../../server/contract/client.js';
import { folder, type FolderEntry } from '../../server/contract/folder.js';

/** A folder with all that lies in it, however many pictures: the server gives them a thousand at a time. Rejects as it does. */
export async function wholeFolder(
  api: Client,
  id: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<FolderEntry> {
  const [newest] = await api(folder.get, { id }, options);
  const { next, ...found } = newest!.folder;
  let { resources } = found;
  for (let cursor = next; cursor !== undefined;) {
    const [older] = await api(folder.get, { id, cursor }, options);
    resources = [...older!.folder.resources, ...resources];
    cursor = older!.folder.next;
  }
  return { ...newest!, folder: { ...found, resources } };
}
