import type { DownloadFormat } from './download-options.js';

export const START_ADDRESS = '/designmaker/start';

/** The editor's words on React's side: loader and download dialog. */
export const editor = {
  title: 'Editor',
  loading: 'Opening the design',
  saving: 'Saving',
  failed: 'Something went wrong',
  browse: 'Browse templates',
} as const;

export const download = {
  title: 'Download',
  close: 'Close',
  format: 'Format',
  formats: {
    jpg: 'Small file for photos and social posts',
    png: 'Sharp edges, transparent if you like',
  } satisfies Record<DownloadFormat, string>,
  size: 'Size',
  quality: 'Quality',
  transparent: 'Transparent background',
  pages: 'Pages',
  allPages: (count: number) => `All ${count}`,
  thisPage: 'This page',
  somePages: 'Some pages',
  range: 'Pages to download',
  rangeExample: '1, 3-5',
  rangeError: (count: number) => `Write pages from 1 to ${count}, such as 1, 3-5`,
  action: 'Download',
  cancel: 'Cancel',
  progress: (done: number, total: number) =>
    total === 1 ? 'Drawing the page' : `Page ${Math.min(done + 1, total)} of ${total}`,
  failed: 'Something went wrong :/',
} as const;
