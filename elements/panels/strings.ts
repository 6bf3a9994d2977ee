import { defineStrings } from '../base/i18n/strings.js';

/** Texts of the panels; strings of the product's specs stand letter for letter. */
export const en = {
  addBody: 'Add a little bit of body text',
  addHeading: 'Add a heading',
  addSubheading: 'Add a subheading',
  all: 'All',
  back: 'Back',
  backgrounds: 'Backgrounds',
  cancelAll: 'Cancel all',
  cancelUpload: ({ name }: { name: string }) => `Cancel uploading ${name}`,
  categories: 'Select Category',
  deleted: ({ name }: { name: string }) => `${name} deleted`,
  elements: 'Elements',
  logInToUpload: 'Please log in to use this feature',
  moreFaults: ({ count }: { count: number }) =>
    count === 1 ? '1 more file was not uploaded' : `${count} more files were not uploaded`,
  moreUploads: ({ count }: { count: number }) => `${count} more to upload`,
  noBackgrounds: 'No backgrounds yet',
  noElements: 'No elements yet',
  noPhotos: 'No photos yet',
  noTemplates: 'No templates in this category',
  noTextTemplates: 'No text templates yet',
  noUploads: 'Your pictures will be seen here',
  noUploadsHelp: 'JPG, PNG or WebP. They are kept in this browser.',
  noUploadsHelpMember: 'JPG, PNG or WebP, up to 25 MB. They are kept in your account.',
  photos: 'Photos',
  replacing: 'Choose a picture to put in the selected one’s place',
  shapes: 'Shapes',
  templates: 'Templates',
  textTemplates: 'Text templates',
  tryAgain: 'Try again',
  uploadImage: 'Upload a picture',
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  uploaded: 'file upload success',
  uploads: 'Uploads',
  uploadsFailed: 'something went wrong',
  wentWrong: 'Something went wrong',
} as const;

export const t = defineStrings('panels', en);
