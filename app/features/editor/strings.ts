import type { PictureQuality } from '../../../elements/export/pdf/images/picture-quality.js';
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
  keptHere: 'Your changes are kept on this device. They are saved when the server can be reached.',
  conflict: 'Changed elsewhere',
  conflictHelp:
    'This design was changed in another place while you worked on it here. Keep mine saves yours; theirs stays among the versions. Take theirs shows theirs; undo brings yours back.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveCopy: 'Save a copy',
  copied: 'A copy is among your designs',
  signedOut: 'You are signed out. Log in to save your changes.',
  logIn: 'Log in',
  refused: 'This design can no longer be saved here.',
  tooLarge: 'This design is larger than 8 MB and can no longer be saved.',
  invalid: 'The server cannot read this design.',
  keptMeanwhile: 'Your changes are kept on this device.',
  newer: 'A newer version of this design was saved.',
  loadNewer: 'Load it',
  secondTab: 'This design is open in another tab. What is saved in one shows in the other.',
  gotIt: 'Got it',
  recovered: 'This design cannot be opened any more',
  recoveredHelp: 'Changes of yours that were not saved are still on this device. Save a copy to keep them.',
  failed: 'Something went wrong',
} as const;

export const download = {
  title: 'Download',
  format: 'Format',
  formats: {
    jpg: 'Small file for photos and social posts',
    png: 'Sharp edges, transparent if you like',
    pdf: 'Pages for print and for sending',
    webp: 'Small file for websites',
    svg: 'Vectors, sharp at every size',
  } satisfies Record<DownloadFormat, string>,
  size: 'Size',
  largestScale: (scale: number) => `${scale}× is the most a browser can draw: ${MAX_SIDE} px a side`,
  resolution: 'Resolution',
  dpi: (dpi: number) =>
    dpi >= 300 ? `${dpi} DPI, for print` : dpi === 96 ? `${dpi} DPI, for screens` : `${dpi} DPI`,
  quality: 'Quality',
  pictureQuality: 'Pictures',
  pictures: {
    original: 'All their pixels',
    print: 'For print, 300 DPI',
    screen: 'For screens, 150 DPI',
  } satisfies Record<PictureQuality, string>,
  text: 'Text',
  letters: { live: 'Text to select', outlines: 'Outlines, no fonts' },
  withBleed: (length: string) => `Bleed of ${length}`,
  noBleed: 'This design has no bleed. Set one in Resize.',
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
  rangeError: (count: number) => `Write pages from 1 to ${count}, such as 1, 3-5`,
  beyondLimit: `That is more than a browser can draw: ${MAX_SIDE} px a side.`,
  beyondBrowser: 'This browser has not enough memory for a picture that large.',
  useScale: (scale: number) => `Use ${scale}×`,
  useDpi: (dpi: number) => `Use ${dpi} DPI`,
  action: 'Download',
  needsAccount:
    'Downloading needs an account: your design is kept there, and you find it again on any device. It is saved first, and the download opens when you are back.',
  cancel: 'Cancel',
  downloading: (name: string) => `Downloading ${name}`,
  preparing: 'Loading fonts and pictures',
  progress: (done: number, total: number) =>
    total === 1 ? 'Drawing the page' : `Page ${Math.min(done + 1, total)} of ${total}`,
  /** Counted beside the bar: a large page can take half a minute, and nobody knows how far it is. */
  elapsed: (seconds: number) => `${seconds}\u00a0s`,
  offline: 'You are offline. Try again when the network is back.',
  missingOffline: 'You are offline: some pictures are not on this device and are missing from the download.',
  missingPictures: 'Some pictures could not be loaded and are missing from the download.',
  failedPreparation: 'Something went wrong :/',
  failed: 'something went wrong',
} as const;
