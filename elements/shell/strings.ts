import { defineStrings } from '../base/i18n/strings.js';

/** Texts of the editor's frame; strings of the product's specs stand letter for letter. */
export const en = {
  addPage: 'Add page',
  back: 'Back',
  backgrounds: 'Backgrounds',
  choosePanel: 'Panels',
  collapse: 'Hide panel',
  conflict: 'Changed in another tab. Reload to see it.',
  designName: 'Design name',
  elements: 'Elements',
  failed: 'Not saved yet, trying again',
  fill: 'Fill',
  fit: 'Fit',
  page: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  pageCount: ({ count }: { count: number }) => (count === 1 ? '1 page' : `${count} pages`),
  pages: 'Pages',
  percent: ({ value }: { value: number }) => `${value}%`,
  photos: 'Photos',
  saved: 'All changes saved',
  saving: 'Saving',
  templates: 'Templates',
  text: 'Text',
  untitled: 'Untitled design',
  uploads: 'Uploads',
  zoom: 'Zoom',
} as const;

export const t = defineStrings('shell', en);
