import { defineStrings } from '../base/i18n/strings.js';

/** Texts of the panels; strings of the product's specs stand letter for letter. */
export const en = {
  addBody: 'Add a little bit of body text',
  addHeading: 'Add a heading',
  addSubheading: 'Add a subheading',
  all: 'All',
  back: 'Back',
  backgrounds: 'Backgrounds',
  cancelUpload: ({ name }: { name: string }) => `Cancel uploading ${name}`,
  categories: 'Select Category',
  elements: 'Elements',
  noBackgrounds: 'No backgrounds yet',
  noElements: 'No elements yet',
  noPhotos: 'No photos yet',
  noTemplates: 'No templates in this category',
  noTextTemplates: 'No text templates yet',
  noUploads: 'Your pictures will be seen here',
  noUploadsHelp: 'JPG, PNG or WebP. They are kept in this browser.',
  photos: 'Photos',
  replacing: 'Choose a picture to put in the selected one’s place',
  shapes: 'Shapes',
  templates: 'Templates',
  textTemplates: 'Text templates',
  tryAgain: 'Try again',
  uploadImage: 'Upload a picture',
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  uploads: 'Uploads',
  wentWrong: 'Something went wrong',
} as const;

export const t = defineStrings('panels', en);
