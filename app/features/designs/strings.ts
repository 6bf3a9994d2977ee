import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';

/** The words of the lists of designs; those of the specs letter for letter. */
export const designs = {
  all: 'All your designs',
  signIn: 'Sign in to see all your designs',
  count: (many: number) => (many === 1 ? '1 design' : `${many} designs`),
  none: 'You have no designs yet',
  noneHelp: 'Start from a template, or from a blank page with Custom Dimensions.',
  browse: 'Browse templates',
  your: 'Your designs',
  loading: 'Loading',
  failed: 'Something went wrong',
  refreshFailed: 'Something went wrong :/',
  menuOf: (name: string) => `More for ${name}`,
  choose: (name: string) => `Select ${name}`,
  list: 'Designs',
} as const;

export const shared = {
  title: 'Shared with you',
  signIn: 'Sign in to see what is shared with you',
  none: "You don't have any designs shared with you",
  noneHelp: 'When someone invites you by e-mail, the design appears here with the right they gave you.',
  unconfirmed: 'Confirm your e-mail address first: invitations count only for confirmed addresses.',
  shareYours: 'Share one of yours',
  roles: { view: 'Can View', edit: 'Can Edit' },
  by: (name: string, role: string) => (name ? `Shared by ${bidiIsolate(name)}, ${role}` : role),
  remove: 'Remove',
  removeTitle: 'Remove this design?',
  removeHelp: (name: string) => `You no longer see ${name}. Whoever shared it can invite you again.`,
  removed: (name: string) => `${name} removed`,
} as const;

export const verbs = {
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
  toolbar: 'What to do with the selected designs',
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
  one: (name: string) => `${name} is deleted for everyone it is shared with.`,
  many: 'They are deleted for everyone they are shared with.',
  delete: 'Delete',
  cancel: 'Cancel',
  deleted: (many: number) => (many === 1 ? 'Design deleted' : `${many} designs deleted`),
  failedOne: 'Oops something went wrong. Please try later.',
  failedMany: 'Oops something went wrong :/. Please try later.',
  restoreFailed: 'Something went wrong',
} as const;
