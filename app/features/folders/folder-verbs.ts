import type { FolderEntry } from '../../../server/contract/folder.js';
import type { MenuVerb } from '../../ui/menus/item-menu-types.js';
import type { FolderRequest } from './folder-dialogs.js';
import type { FolderRights } from './rights.js';
import { folders as strings } from './strings.js';

/** The menu of a folder, as far as it is allowed. */
export function folderVerbs(
  entry: FolderEntry,
  rights: FolderRights,
  ask: (what: FolderRequest, opener: () => Element) => void,
): readonly MenuVerb[] {
  const row = (
    label: string,
    icon: MenuVerb['icon'],
    kind: Exclude<FolderRequest['kind'], 'create'>,
  ): MenuVerb => ({
    ...{ label, icon, danger: kind === 'delete' || kind === 'leave' },
    run: (opener) => ask({ kind, entry }, () => opener),
  });
  return [
    ...(rights.share ? [row(strings.share, 'share-network', 'share')] : []),
    ...(rights.rename ? [row(strings.rename, 'pencil-simple', 'rename')] : []),
    ...(rights.remove ? [row(strings.remove, 'trash', 'delete')] : []),
    ...(rights.leave ? [row(strings.leave, 'sign-out', 'leave')] : []),
  ];
}
