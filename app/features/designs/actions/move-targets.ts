import type { FolderEntry } from '../../../../server/contract/folder.js';

/** Folders a design can be moved to: of designs, with the edit role, without My Designs. */
export const moveTargets = (folders: readonly FolderEntry[]): FolderEntry[] =>
  folders.filter(({ role, folder }) => role === 'edit' && folder.type === 'design' && folder.own === null);

/** Folders that new designs can be saved to: of designs, with the edit role, My Designs first among them. */
export const saveTargets = (folders: readonly FolderEntry[]): FolderEntry[] =>
  folders
    .filter(({ role, folder }) => role === 'edit' && folder.type === 'design')
    .sort((a, b) => Number(b.folder.own !== null) - Number(a.folder.own !== null));
