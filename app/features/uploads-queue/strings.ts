import { MAX_UPLOAD_BYTES } from '../../../server/contract/folder.js';
import { MAX_DESIGN_BYTES } from '../../../server/contract/saved-design.js';

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** Words of uploads on their way; those of the specs letter for letter. */
export const uploads = {
  panel: 'Uploads',
  /** How far it is. */
  running: (done: number, total: number) =>
    total === 1 ? 'Uploading 1 file' : `Uploading ${done + 1} of ${total} files`,
  done: 'Files uploaded',
  someFailed: (failed: number, total: number) =>
    total === 1 ? 'The file was not uploaded' : `${failed} of ${total} files were not uploaded`,
  canceled: 'Uploads canceled',
  waiting: 'Waiting',
  keeping: 'Checking the picture',
  kept: 'Uploaded',
  stopped: 'Canceled',
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Try ${name} again`,
  retryAll: 'Try all again',
  cancelAll: 'Cancel all',
  collapse: 'Show less',
  expand: 'Show more',
  close: 'Close',
  progress: (name: string) => `Progress of ${name}`,
  refused: {
    kind: 'Only .png, .jpg and .jpeg files can be uploaded.',
    designKind: 'Designs are made of .png, .jpg, .jpeg and design .json files.',
    design: 'This is not a design file we can read.',
    designSize: `Larger than ${MAX_DESIGN_BYTES / 1024 / 1024} MB.`,
    empty: 'The file is empty.',
    size: `Larger than ${MEGABYTES} MB.`,
    picture: 'This is not a picture we can read.',
    tooLarge: `Larger than ${MEGABYTES} MB or 50 megapixels.`,
    offline: 'The server cannot be reached.',
    folder: 'The folder is no longer there.',
    signedOut: 'You are signed out.',
    failed: 'Something went wrong :/',
  },
} as const;
