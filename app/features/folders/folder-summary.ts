import type { FolderEntry } from '../../../server/contract/folder.js';
import { folders as strings } from './strings.js';

/** '46 photos, shared by Mira, Can Edit', '12 photos', 'Empty'. */
export function folderSummary({ ownership, shared_by, role, folder }: FolderEntry): string {
  const held = folder.count === 0 ? strings.empty : strings.counts[folder.type](folder.count);
  if (ownership === 'owned') return held;
  const by = shared_by ? [strings.sharedBy(shared_by)] : [];
  return [held, ...by, strings.roles[role]].join(', ');
}
