import { defineStrings } from '../base/i18n/strings.js';

/** Texts of the editor's frame; strings of the product's specs stand letter for letter. */
export const en = {
  addPage: 'Add page',
  back: 'Back',
  backgrounds: 'Backgrounds',
  brokenJournal: 'Some changes kept on this device cannot be read. They stay here, set aside.',
  choosePanel: 'Panels',
  collapse: 'Hide panel',
  conflict: 'Changed elsewhere',
  designName: 'Design name',
  elements: 'Elements',
  fill: 'Fill',
  fit: 'Fit',
  kept: 'Saved on this device',
  noRoom: 'Not saved: this device has no room',
  offline: ({ count }: { count: number }) =>
    count === 1 ? 'Offline, 1 change kept' : `Offline, ${count} changes kept`,
  offlineSpoken: 'Offline, changes are kept on this device',
  page: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  pageCount: ({ count }: { count: number }) => (count === 1 ? '1 page' : `${count} pages`),
  pages: 'Pages',
  percent: ({ value }: { value: number }) => `${value}%`,
  photos: 'Photos',
  restoreVersion: 'Restore version',
  saved: 'All changes saved',
  saving: 'Saving',
  templates: 'Templates',
  text: 'Text',
  untitled: 'Untitled design',
  unkept: 'Not saved yet, trying again',
  uploads: 'Uploads',
  zoom: 'Zoom',
} as const;

export const t = defineStrings('shell', en);
