import type { FolderEntry } from '../../../server/contract/folder.js';
import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';

export type FolderType = FolderEntry['folder']['type'];

/** The words of folders; those of the specs letter for letter. */
export const folders = {
  title: 'Folders',
  signIn: 'Sign in to see your folders',
  sections: { photo: 'Photo Folders', design: 'Design Folders' } satisfies Record<FolderType, string>,
  create: '+ Create new',
  /** For those who hear the button without its heading. */
  createIn: (section: string) => `Create new in ${section}`,
  protected: 'Protected',
  loading: 'Loading',
  failed: 'Something went wrong :/',
  counts: {
    photo: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    design: (count: number) => (count === 1 ? '1 design' : `${count} designs`),
  } satisfies Record<FolderType, (count: number) => string>,
  empty: 'Empty',
  sharedBy: (name: string) => `shared by ${bidiIsolate(name)}`,
  roles: { view: 'Can View', edit: 'Can Edit' },
  menuOf: (name: string) => `More for ${name}`,
  share: 'Share',
  rename: 'Rename',
  remove: 'Delete',
  leave: 'Leave folder',
} as const;

export const dialogs = {
  create: {
    photo: 'Create photo folder',
    design: 'Create design folder',
  } satisfies Record<FolderType, string>,
  name: 'Folder name',
  example: { photo: 'Harbour photos', design: 'Summer campaign' } satisfies Record<FolderType, string>,
  createAction: 'Create',
  rename: 'Rename folder',
  renameAction: 'Rename',
  remove: (name: string) => `Delete ${name}`,
  nothingLost: {
    photo:
      'Are you sure you want to delete this folder? Nothing is lost: its photos go to My Photos, and Trash keeps the folder for 30 days.',
    design:
      'Are you sure you want to delete this folder? Nothing is lost: its designs go to My Designs, and Trash keeps the folder for 30 days.',
  } satisfies Record<FolderType, string>,
  deleted: {
    photo: (name: string) => `${name} deleted, its photos are in My Photos`,
    design: (name: string) => `${name} deleted, its designs are in My Designs`,
  } satisfies Record<FolderType, (name: string) => string>,
  leave: (name: string) => `Leave ${name}`,
  leaveHelp: 'You’ll lose access to this folder. The person who shared it can invite you again.',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
} as const;

/** One folder. */
export const folder = {
  title: 'Folder',
  back: 'Folders',
  unknown: 'Oops the resource does not exist.',
  unknownHelp: 'It may have been deleted, or is no longer shared with you.',
  unknownAction: 'All folders',
  failed: 'Something went wrong :/',
  retry: 'Try again',
  upload: 'Upload',
  downloadAll: 'Download all',
  share: 'Share',
  more: 'More',
  newest: (shown: number) => `The newest ${shown} are shown.`,
  empty: {
    photo: 'No photos yet',
    design: 'No designs yet',
  } satisfies Record<FolderType, string>,
  emptyHelp: {
    upload: 'Upload .png, .jpg or .jpeg files, drop them here or paste them.',
    view: 'Photos added to this folder appear here.',
    design:
      'Move designs here with Move to Folder in the menu of a design, or drop pictures and design files to make some.',
    purchases: 'Photos you buy appear here.',
  },
  toDesigns: 'All your designs',
  drop: (name: string) => `Drop photos to upload them to ${name}`,
  dropDesigns: (name: string) => `Drop pictures or design files to make designs in ${name}`,
} as const;

/** The pictures of a folder. */
export const photos = {
  list: (name: string) => `Photos in ${name}`,
  open: (name: string) => `Open ${name}`,
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all',
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear selection',
  move: 'Move to Folder',
  remove: 'Remove from folder',
  removed: (count: number) => (count === 1 ? '1 photo removed' : `${count} photos removed`),
  restored: (count: number) => (count === 1 ? '1 photo is back' : `${count} photos are back`),
  moved: (count: number, name: string) =>
    count === 1 ? `1 photo moved to ${name}` : `${count} photos moved to ${name}`,
  moveTitle: (count: number) => (count === 1 ? 'Move photo to folder' : `Move ${count} photos to folder`),
  moveAction: 'Move',
  nowhere: 'No other photo folders.',
  place: (number: number, of: number) => `${number} of ${of}`,
  previous: 'Previous photo',
  next: 'Next photo',
  download: 'Download',
  downloadFailed: 'Something went wrong :/',
  broken: 'Image box failed',
} as const;

/** The designs of a folder. */
export const designs = {
  list: (name: string) => `Designs in ${name}`,
  menuOf: (name: string) => `More for ${name}`,
  move: 'Move to Folder',
  remove: 'Remove from folder',
  share: 'Share',
  open: 'Open in a new tab',
  download: 'Download',
  removed: (name: string) => `${name} removed from folder`,
  removedMany: (count: number) => `${count} designs removed from folder`,
} as const;
