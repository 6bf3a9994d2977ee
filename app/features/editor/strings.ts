import type { PictureQuality } from '../../../elements/export/pdf/images/picture-quality.js';
import { bidiIsolate } from '../../../server/contract/bidi-isolate.js';
import { MAX_SIDE, type DownloadFormat } from './download/download-options.js';

/** The editor's words on React's side: loader and download dialog. */
export const editor = {
  title: 'Editor',
  loading: 'Opening the design',
  saving: 'Saving',
  failed: 'Something went wrong',
  look: 'View the design',
  browse: 'Browse templates',
} as const;

/** Words for changes that are not on the server. */
export const saving = {
  keptHere: 'Your changes are on this device and will save when the connection is back.',
  conflict: 'Changed elsewhere',
  conflictHelp:
    'This design was edited somewhere else. Keep mine saves your version; theirs stays in the version history. Use theirs loads their version; undo brings yours back.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
  saveCopy: 'Save a copy',
  copied: 'Copy saved to your designs',
  signedOut: 'You are signed out. Log in to save your changes.',
  logIn: 'Log in',
  refused: 'You can no longer save this design.',
  tooLarge: 'This design is larger than 8 MB and can no longer be saved.',
  invalid: 'This design can’t be saved because it has an error.',
  keptMeanwhile: 'Your changes are kept on this device.',
  newer: 'A newer version of this design was saved.',
  loadNewer: 'Load',
  secondTab: 'This design is open in another tab. Both stay in sync.',
  gotIt: 'Got it',
  recovered: 'This design can’t be opened anymore',
  recoveredHelp: 'Your unsaved changes are still on this device. Save a copy to keep them.',
  failed: 'Something went wrong',
} as const;

/** Words for designs made of the open one. */
export const copies = {
  title: (many: number) => (many === 1 ? 'Save 1 design to folder' : `Save ${many} designs to folder`),
  save: 'Save',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  progress: 'Progress',
  kept: (kept: number, count: number) => `${kept} of ${count} saved`,
  saved: (many: number, folder: string) =>
    `${many === 1 ? '1 design' : `${many} designs`} saved to ${bidiIsolate(folder)}`,
  stopped: 'Something went wrong. Try again saves the rest.',
  needsAccount: 'Sign in to use folders. Your design is saved to your account.',
  failed: 'Something went wrong',
  offline: 'You’re offline. Try again when you’re back online.',
} as const;

export const download = {
  title: 'Download',
  format: 'Format',
  formats: {
    jpg: 'Small file for photos and social posts',
    png: 'Sharp edges, optional transparency',
    pdf: 'Pages to print or send',
    webp: 'Small file for websites',
    svg: 'Vector, sharp at any size',
    mp4: 'Video with motion and sound',
    gif: 'Animation for email and chat',
  } satisfies Record<DownloadFormat, string>,
  size: 'Size',
  largestScale: (scale: number) => `${scale}× is the maximum, ${MAX_SIDE} px per side`,
  resolution: 'Resolution',
  dpi: (dpi: number) =>
    dpi >= 300 ? `${dpi} DPI, for print` : dpi === 96 ? `${dpi} DPI, for screens` : `${dpi} DPI`,
  videoSide: (side: number) => (side === 0 ? 'Page size' : `${side}p`),
  frameRate: 'Frame rate',
  framesASecond: (rate: number) => `${rate} fps`,
  videoEstimate: ({ bytes, seconds }: { bytes: number; seconds: number }) =>
    `Up to ${Math.max(1, Math.round(bytes / 1024 ** 2))}\u00a0MB, made in about ${
      seconds < 90 ? `${Math.ceil(seconds / 10) * 10} seconds` : `${Math.round(seconds / 60)} minutes`
    }.`,
  longVideo: 'You can keep working in another tab.',
  frames: (done: number, total: number) => `Frame ${done} of ${total}`,
  quality: 'Quality',
  pictureQuality: 'Pictures',
  pictures: {
    original: 'Original',
    print: 'For print, 300 DPI',
    screen: 'For screens, 150 DPI',
  } satisfies Record<PictureQuality, string>,
  text: 'Text',
  letters: { live: 'Selectable text', outlines: 'Outlines' },
  withBleed: (length: string) => `${length} bleed`,
  noBleed: 'This design has no bleed. Set one with Resize this design.',
  cropMarks: 'Crop marks',
  /** Several pages as pictures come in one file. */
  archive: (count: number, format: DownloadFormat) => `ZIP with ${count} ${format.toUpperCase()} files`,
  transparent: 'Transparent background',
  pages: 'Pages',
  allPages: (count: number) => `All ${count}`,
  thisPage: 'This page',
  somePages: 'Some pages',
  range: 'Pages to download',
  rangeExample: '1, 3-5',
  rangeError: (count: number) => `Enter pages from 1 to ${count}, such as 1, 3-5`,
  beyondLimit: `Too large. The limit is ${MAX_SIDE} px per side.`,
  beyondBrowser: 'Not enough memory for a picture this large.',
  useScale: (scale: number) => `Use ${scale}×`,
  useDpi: (dpi: number) => `Use ${dpi} DPI`,
  action: 'Download',
  needsAccount:
    'Sign in to download. Your design is saved first, and the download continues when you’re back.',
  cancel: 'Cancel',
  downloading: (name: string) => `Downloading ${name}`,
  preparing: 'Loading fonts and pictures',
  progress: (done: number, total: number) =>
    total === 1 ? 'Drawing the page' : `Page ${Math.min(done + 1, total)} of ${total}`,
  /** Counted beside the bar: a large page can take half a minute, and nobody knows how far it is. */
  elapsed: (seconds: number) => `${seconds}\u00a0s`,
  offline: 'You’re offline. Try again when you’re back online.',
  missingOffline: 'You’re offline. Some pictures aren’t on this device and are missing from the download.',
  missingPictures: 'Some pictures could not be loaded and are missing from the download.',
  waitingLetters: ({ letters, more }: { readonly letters: readonly string[]; readonly more: number }) =>
    `The font of some letters could not be loaded: ${letters.join(', ')}${more > 0 ? ` and ${more} more` : ''}. In the download they’re in another font or empty boxes.`,
  failedPreparation: 'Something went wrong :/',
  failed: 'something went wrong',
} as const;
