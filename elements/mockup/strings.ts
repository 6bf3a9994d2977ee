import { defineStrings } from '../base/i18n/strings.js';

export const en = {
  adjust: 'Adjust',
  adjustTitle: 'Adjust your design',
  cancel: 'Cancel',
  chooseAnother: 'Choose another image',
  close: 'Close',
  colorOf: ({ name, color }: { name: string; color: string }) => `${name}: ${color}`,
  cover: 'Fill',
  contain: 'Fit',
  customColor: ({ name }: { name: string }) => `${name}: another color`,
  done: 'Done',
  dropHere: 'Upload or drop an image',
  enlarge: 'Enlarge the preview',
  failed: 'The mockup could not be loaded',
  fit: 'Fill the print area or fit into it',
  image: 'Image',
  loading: 'The mockup is loading',
  notReadable: 'This image cannot be read. Use a PNG, JPG, WebP or SVG file.',
  notReachable:
    'This image cannot be loaded here. Its site does not let other pages read it: upload the file instead.',
  panHint: 'Drag to move, arrow keys move it too',
  pictureOf: ({ name }: { name: string }) => `Preview of ${name}`,
  previewSize: ({ width, height }: { width: number; height: number }) => `Preview ${width} × ${height} px`,
  printArea: ({ width, height }: { width: number; height: number }) => `Print area ${width} × ${height} px`,
  remove: ({ name }: { name: string }) => `Remove the image of ${name}`,
  replace: ({ name }: { name: string }) => `Replace the image of ${name}`,
  rotate: 'Rotate',
  size: ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`,
  tooLarge: 'This image is too large. The most we take is 40 MB and 50 megapixels.',
  tryAgain: 'Try again',
  updated: 'Preview updated',
  zoom: 'Zoom',
} as const;

export const t = defineStrings('mockup', en);
