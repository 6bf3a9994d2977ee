/** Words of the download of many things; those of the specs letter for letter. */
export const bulkDownload = {
  title: 'Download all',
  preparing: 'Preparing',
  /** What is being made now. */
  current: (name: string) => `Adding ${name}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: 'Progress of the download',
  ready: 'Your download is ready!',
  readyExceptSome: 'Your download is ready! Some of it is missing.',
  failed: 'Something went wrong :/',
  nothing: 'Nothing could be downloaded.',
  missing: (count: number) => (count === 1 ? '1 is missing' : `${count} are missing`),
  /** What was saved. */
  saved: (name: string, size: string) => `${name}, ${size}`,
  itemFailed: 'It could not be downloaded.',
  offline: 'You were offline.',
  gone: 'It no longer exists.',
  notAllowed: 'You no longer have access.',
  tooLarge: 'It is too large for this browser.',
  broken: 'It cannot be read.',
  fontsMissing: 'The fonts of some of its letters could not be loaded.',
  picturesMissing: 'Some of its pictures could not be loaded.',
  cancel: 'Cancel',
  retry: 'Try again',
  retryMissing: 'Download missing',
  saveAgain: 'Save again',
  done: 'Done',
} as const;
