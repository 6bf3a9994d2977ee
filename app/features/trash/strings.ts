import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';
import type { TrashKind } from '../../../server/contract/trash.js';

/** The words of the trash. */
export const trash = {
  title: 'Trash',
  about: 'What you delete stays here for 30 days. After that it is deleted for good.',
  device: 'Here are the designs you deleted on this device. They are deleted for good after 30 days.',
  none: 'Your trash is empty',
  noneHelp: 'Deleted designs, folders, uploads and saved mockups can be restored here for 30 days.',
  signIn: 'Sign in to see your trash',
  loading: 'Loading',
  failed: 'Something went wrong',
  more: 'Load more',
  end: 'That is all',
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${bidiIsolate(name)}`,
  deleteOne: (name: string) => `Delete ${bidiIsolate(name)} for good`,
  restored: (name: string) => `${bidiIsolate(name)} restored`,
  gone: 'This was deleted for good and can no longer be restored.',
  kinds: {
    folder: 'Folder',
    design: 'Design',
    upload: 'Upload',
    mockup: 'Saved mockup',
  } satisfies Record<TrashKind, string>,
  others: 'From your folder',
  goesSoon: 'Less than a day left',
  daysLeft: (days: number) => `${days} days left`,
  empty: 'Empty trash',
  emptyTitle: 'Empty trash?',
  emptyQuestion: 'Everything of yours in it is deleted for good. Nobody can restore it.',
  emptied: 'Trash emptied',
  deleteTitle: 'Delete for good?',
  deleteQuestion: (name: string) => `Nobody can restore ${bidiIsolate(name)} after that.`,
  delete: 'Delete for good',
  deleted: (name: string) => `${bidiIsolate(name)} deleted for good`,
  cancel: 'Cancel',
} as const;
