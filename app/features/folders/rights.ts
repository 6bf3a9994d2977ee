import type { FolderEntry, FolderResource } from '../../../server/contract/folder.js';

export type Role = FolderEntry['role'];

/** What is offered of a folder; the server decides what happens (C-019). */
export interface FolderRights {
  readonly share: boolean;
  readonly rename: boolean;
  readonly remove: boolean;
  /** Take away what one was given. */
  readonly leave: boolean;
  readonly upload: boolean;
  /** Select pictures, move and remove them. */
  readonly arrange: boolean;
}

/**
 * Owners share, rename, delete and arrange; who was invited to edit uploads. The account's own folders are never renamed or
 * deleted, and My Photos alone is shared (C-018). Looked at in the view role, a folder is read only.
 */
export function rightsOf({ ownership, role, folder }: FolderEntry, as: Role = 'edit'): FolderRights {
  const { own, type } = folder;
  const edits = role === 'edit' && as === 'edit';
  const owned = ownership === 'owned' && edits;
  const takesPictures = type === 'photo' && own !== 'my_purchases';
  return {
    share: owned && (own === null || own === 'my_photos'),
    rename: owned && own === null,
    remove: owned && own === null,
    leave: ownership === 'shared',
    upload: edits && takesPictures,
    arrange: owned && takesPictures,
  };
}

export interface DesignRights {
  readonly move: boolean;
  readonly remove: boolean;
  readonly share: boolean;
}

/** Of a design in a folder: its owner moves and shares it, the folder's owner takes it out too. */
export function designRightsOf(
  { design }: Pick<FolderResource, 'design'>,
  entry: FolderEntry,
  as: Role,
): DesignRights {
  const edits = as === 'edit';
  const mine = edits && design?.owned === true;
  return { move: mine, share: mine, remove: edits && (mine || entry.ownership === 'owned') };
}
