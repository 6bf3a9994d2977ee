import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';

/** The words of the lists of designs; those of the specs letter for letter. */
export const designs = {
  all: 'All your designs',
  signIn: 'Sign in to see all your designs',
  count: (many: number) => (many === 1 ? '1 design' : `${many.toLocaleString('en-US')} designs`),
  none: 'You have no designs yet',
  noneHelp: 'Start from a template, or from a blank page with Custom Dimensions.',
  drop: 'Drop pictures or design files to make designs',
  browse: 'Browse templates',
  trash: 'Trash',
  your: 'Your designs',
  loading: 'Loading',
  failed: 'Something went wrong',
  refreshFailed: 'Something went wrong :/',
  menuOf: (name: string) => `More for ${name}`,
  choose: (name: string) => `Select ${name}`,
  list: 'Designs',
  ownSize: 'Own size',
} as const;

/** Searching, sorting and narrowing a list [E-039]. */
export const finding = {
  search: 'Search your designs',
  placeholder: 'Search names and words',
  clear: 'Clear search',
  sort: 'Sort by',
  sorts: { edited: 'Last edited', name: 'Name', size: 'Largest', format: 'Format' },
  formats: 'Format',
  allFormats: 'All formats',
  format: (name: string, width: number, height: number, count: number) =>
    `${name || `${width} × ${height} px`}${count > 0 ? ` (${count})` : ''}`,
  folders: 'Folder',
  allFolders: 'All folders',
  shared: 'Shared',
  asList: 'Show as list',
  asGrid: 'Show as grid',
  nothing: 'No designs found',
  nothingHelp: 'Try other words, or fewer of them. Names and the words on pages are searched.',
  showAll: 'Show all designs',
} as const;

/** Folders to drop designs on. */
export const shelf = {
  drop: 'Drop on a folder',
  none: 'You have no design folders yet',
  takeOut: 'Out of this folder',
} as const;

/** What a visitor made on this device [E-006]. */
export const device = {
  here: 'On this device.',
  signIn: 'Sign in',
  keep: 'to keep them everywhere.',
  more: 'Load more',
  end: 'That is all',
} as const;

export const shared = {
  title: 'Shared with you',
  signIn: 'Sign in to see what is shared with you',
  none: "You don't have any designs shared with you",
  noneHelp: 'Designs people share with you by e-mail appear here.',
  unconfirmed: 'Confirm your e-mail address first: invitations count only for confirmed addresses.',
  shareYours: 'Share one of yours',
  roles: { view: 'Can View', edit: 'Can Edit' },
  by: (name: string, role: string) => (name ? `Shared by ${bidiIsolate(name)}, ${role}` : role),
  remove: 'Remove',
  removeTitle: 'Remove this design?',
  removeHelp: (name: string) =>
    `You’ll lose access to ${name}. The person who shared it can invite you again.`,
  removed: (name: string) => `${name} removed`,
} as const;

export const verbs = {
  open: 'Open in a new tab',
  download: 'Download',
  downloadNeedsAccount:
    'Downloading needs an account: your design is kept there, and you find it again on any device. The download opens when you are back.',
  copy: 'Make a copy',
  move: 'Move to Folder',
  takeOut: 'Remove from folder',
  share: 'Share',
  rename: 'Rename',
  delete: 'Delete',
  copied: (name: string) => `Copy of ${name} made`,
  copyFailed: 'Something went wrong',
} as const;

export const choosing = {
  toolbar: 'Actions for selected designs',
  chosen: (many: number) => `${many} selected`,
  all: 'Select all',
  none: 'Clear selection',
} as const;

export const moving = {
  title: (many: number) => (many === 1 ? 'Move design to folder' : `Move ${many} designs to folder`),
  folders: 'Folder',
  none: 'You have no design folders yet. Create one below.',
  sharedBy: (name: string) => (name ? `Shared by ${bidiIsolate(name)}` : 'Shared with you'),
  sharedNote: 'Everyone who sees this folder will see what you move there.',
  newFolder: 'New folder',
  example: 'Summer campaign',
  create: 'Create folder',
  move: 'Move to Folder',
  cancel: 'Cancel',
  moved: 'Moved design to folder',
  takenOut: (name: string) => `${name} removed from folder`,
  failed: 'Something went wrong',
} as const;

export const renaming = {
  title: 'Rename design',
  name: 'Name',
  rename: 'Rename',
  cancel: 'Cancel',
  failed: 'Something went wrong',
} as const;

export const deleting = {
  title: (many: number) => (many === 1 ? 'Delete design?' : `Delete ${many} designs?`),
  one: (name: string) =>
    `${bidiIsolate(name)} is deleted for everyone it is shared with. You can restore it from Trash for 30 days.`,
  many: 'They are deleted for everyone they are shared with. You can restore them from Trash for 30 days.',
  delete: 'Delete',
  cancel: 'Cancel',
  deleted: (many: number) => (many === 1 ? 'Design deleted' : `${many} designs deleted`),
  failedOne: 'Oops something went wrong. Please try later.',
  failedMany: 'Oops something went wrong :/. Please try later.',
  restoreFailed: 'Something went wrong',
  gone: 'It was deleted for good and can no longer be restored.',
} as const;
