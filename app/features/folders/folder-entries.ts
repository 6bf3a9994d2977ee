import type { FolderEntry } from '../../../server/contract/folder.js';
import type { Ask } from './folder-dialogs.js';
import type { MenuEntry } from './item-menu.js';
import type { FolderRights } from './rights.js';
import { folders as strings } from './strings.js';

/** The menu of a folder, as far as it is allowed. */
export function folderEntries(
  entry: FolderEntry,
  rights: FolderRights,
  ask: (what: Ask) => void,
): readonly MenuEntry[] {
  const row = (label: string, icon: MenuEntry['icon'], kind: Exclude<Ask['kind'], 'create'>): MenuEntry => ({
    ...{ label, icon, danger: kind === 'delete' || kind === 'leave' },
    run: () => ask({ kind, entry }),
  });
  return [
    ...(rights.share ? [row(strings.share, 'share-network', 'share')] : []),
    ...(rights.rename ? [row(strings.rename, 'pencil-simple', 'rename')] : []),
    ...(rights.remove ? [row(strings.remove, 'trash', 'delete')] : []),
    ...(rights.leave ? [row(strings.leave, 'sign-out', 'leave')] : []),
  ];
}
