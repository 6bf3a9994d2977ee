import { defineStrings } from '../base/i18n/strings.js';

/** Names told one by one; of more the rest is counted. */
const MOST_NAMED = 3;

const short = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Texts of the editor's frame; strings of the product's specs stand letter for letter. */
export const en = {
  addPage: 'Add page',
  addPageAfter: ({ number }: { number: number }) => `Add page after page ${number}`,
  adjust: 'Adjust',
  back: 'Back',
  backgrounds: 'Backgrounds',
  brandKit: 'Brand Kit',
  brokenJournal: 'Some changes kept on this device cannot be read. They stay here, set aside.',
  choosePanel: 'Panels',
  collapse: 'Hide panel',
  changedElsewhere: 'Changes from elsewhere',
  conflict: 'Changed elsewhere',
  design: 'Design',
  designName: 'Design name',
  elements: 'Elements',
  enhance: 'Enhance',
  fill: 'Fill',
  filters: 'Filters',
  fit: 'Fit',
  folders: 'Folders',
  mockupEditor: 'Mockup Editor',
  mockups: 'Mockups',
  fonts: 'Fonts',
  fontsMissing: ({ names }: { names: readonly string[] }) =>
    names.length === 1
      ? `The font ${names[0]} is not available here. Its texts show in another font; the design keeps its name.`
      : `These fonts are not available here: ${short(names)}. Their texts show in another font; the design keeps their names.`,
  kept: 'Saved on this device',
  noRoom: 'Not saved: this device has no room',
  offline: ({ count }: { count: number }) =>
    count === 1 ? 'Offline, 1 change kept' : `Offline, ${count} changes kept`,
  offlineSpoken: 'Offline, changes are kept on this device',
  page: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  pageCount: ({ count }: { count: number }) => (count === 1 ? '1 page' : `${count} pages`),
  pages: 'Pages',
  allPages: 'All pages',
  pageName: 'Page name',
  pagesChosen: ({ count }: { count: number }) =>
    count === 1 ? '1 page selected' : `${count} pages selected`,
  pagesAt: ({ count, first, last }: { count: number; first: number; last: number }) =>
    count === 1 ? `Page moved to place ${first}` : `${count} pages moved to places ${first} to ${last}`,
  pagesDeleted: ({ count }: { count: number }) => (count === 1 ? 'Page deleted' : `${count} pages deleted`),
  pagesDuplicated: ({ count }: { count: number }) =>
    count === 1 ? 'Page duplicated' : `${count} pages duplicated`,
  pagesHint: 'Drag pages into another order, or move them with Alt and the arrow keys.',
  panelBroken: 'something went wrong',
  percent: ({ value }: { value: number }) => `${value}%`,
  photos: 'Photos',
  removeBackground: 'Remove Background',
  restoreVersion: 'Restore version',
  saved: 'All changes saved',
  saving: 'Saving',
  shadows: 'Shadows',
  style: 'Style',
  templates: 'Templates',
  text: 'Text',
  textEffects: 'Text Effects',
  tryAgain: 'Try again',
  untitled: 'Untitled design',
  unkept: 'Not saved yet, trying again',
  uploads: 'Uploads',
  zoom: 'Zoom',
  allCommands: 'Commands',
  contextMenu: 'Actions',
  align: 'Align',
  layer: 'Layer',
  layers: 'Layers',
  toMend: ({ count }: { count: number }) =>
    count === 1 ? '1 thing to look at' : `${count} things to look at`,
  nextPage: 'Next page',
  pageOf: ({ number, count }: { number: number; count: number }) => `${number} / ${count}`,
  presenting: 'Presentation',
  previousPage: 'Previous page',
  stopPresenting: 'Close presentation',
  noCommands: 'No command of this name',
  noPicture: ({ name }: { name: string }) =>
    `${name} is not a picture. Use PNG, JPG, WebP, AVIF, GIF or SVG files.`,
  stillPicture: ({ name }: { name: string }) => `${name} moves: only its first picture is shown.`,
  placedAsPicture: ({ name, why }: { name: string; why: string }) => `Placed as a picture: ${name}. ${why}`,
  placedNowhere: ({ why, fault }: { why: string; fault: string }) =>
    `${why} It cannot be placed as a picture either: ${fault}`,
  recent: 'Recent',
  searchCommands: 'Search commands',
  selectLayer: 'Select layer',
  shortcuts: 'Keyboard shortcuts',
  onTheCanvas: 'On the canvas',
  groupEdit: 'Edit',
  groupClipboard: 'Clipboard',
  groupInsert: 'Insert',
  groupObject: 'Object',
  groupArrange: 'Arrange',
  groupAlign: 'Align',
  groupText: 'Text',
  groupPage: 'Pages',
  groupView: 'View',
  groupHelp: 'Help',
  keyEnter: 'Select the first object, go into a group, edit a text',
  keyTab: 'Next object, previous with Shift',
  keyArrows: 'Move by 1 px, by 10 with Shift',
  keyResize: 'Resize by 1 px, by 10 with Shift',
  keyRotate: 'Turn by 1°, by 15° with Shift',
  keyEscape: 'From a member to its group, and let go',
  keySpace: 'Hold to move the view',
  keyRegion: 'Next part of the editor, previous with Shift',
  keyMenu: 'Context menu',
  resize: 'Resize',
  searchSizes: 'Search sizes, such as A4 or Story',
  namedSizes: 'Named sizes',
  noSizes: 'No size of this name. Type its measures below.',
  width: 'Width',
  height: 'Height',
  unit: 'Unit',
  bleed: 'Bleed',
  bleedHelp: 'For print: what lies past each edge of the page and is cut off. Shown around the page.',
  contents: 'What is on the pages',
  scaleContents: 'Scale to fit',
  keepContents: 'Leave as it is',
  resizesPages: ({ count }: { count: number }) =>
    count === 1 ? 'The page takes this size.' : `All ${count} pages take this size.`,
} as const;

export const t = defineStrings('shell', en);
