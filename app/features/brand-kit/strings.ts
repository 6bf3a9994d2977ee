import type { Role } from './kit/kit-changes.js';

/** The words of the brand kit; those of the specs letter for letter. */
export const brandKit = {
  title: 'Brand kit',
  signIn: 'Sign in to see your brand kit',
  noTeam: 'The brand kit needs a team',
  noTeamHelp: 'Your account is not in a team yet.',
  failed: 'Something went wrong :/',
  broken: 'something went wrong',
  retry: 'Try again',
  loading: 'Loading',
  changedElsewhere: 'This was edited somewhere else. Review it, then make your change again.',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Back',
  delete: 'Delete',
  remove: (item: string) => `Delete ${item}`,
  removeQuestion: (item: string) => `Are you sure want to delete this ${item} ?`,
  removed: (name: string) => `${name} deleted`,
  menuOf: (name: string) => `More for ${name}`,
} as const;

export const logos = {
  heading: 'Logos',
  item: 'logo',
  upload: 'Upload logo',
  accepts: 'SVG, PNG or JPG',
  list: 'Logos',
  broken: 'This logo could not be loaded',
  full: (most: number) => `You’ve reached ${most} logos. Delete one to upload another.`,
} as const;

export const palettes = {
  heading: 'Color Palettes',
  item: 'color palette',
  add: 'Add new color palette',
  choose: 'Choose color palette',
  list: 'Color palettes',
  empty: 'You have no color palettes',
  emptyHelp: 'Add your own five colors, or choose one of ours.',
  edit: 'Edit',
  editTitle: 'Edit color palette',
  name: 'Name',
  example: 'Harbour',
  colors: 'Colors',
  color: (number: number, hex: string) => `Color ${number}, ${hex}`,
  addColor: 'Add color',
  removeColor: 'Remove color',
  five: 'A palette has a name and five colors.',
  pick: 'Add a color, then change it here.',
  needed: 'You must add 5 colors and set a name',
  unsaved: {
    title: 'Discard this palette?',
    question: 'What you changed is not saved.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
  seeAll: 'See All',
  seeAllOf: (name: string) => `See All ${name}`,
  categories: 'All categories',
  added: (name: string) => `${name} added to your brand kit`,
  inKit: 'In your brand kit',
  none: 'There are no palettes here',
  end: 'No more results.',
  full: (most: number) => `You’ve reached ${most} color palettes. Delete one to add another.`,
} as const;

export const typography = {
  heading: 'Typography',
  roles: {
    heading: 'Headings',
    sub_heading: 'Sub headings',
    paragraph: 'Normal text',
  } satisfies Record<Role, string>,
  samples: {
    heading: 'Landscape, drawn slowly',
    sub_heading: 'Planting plans for small and difficult gardens',
    paragraph: 'Every drawing starts with a walk, a spade and one honest question about water.',
  } satisfies Record<Role, string>,
  edit: (role: string) => `Edit ${role.toLowerCase()}`,
  size: (px: number) => `${px} px`,
  faceFailed: 'This font could not be loaded',
  choose: 'Choose fonts',
  upload: 'Upload font',
} as const;

export const customize = {
  title: 'Customize font',
  size: 'Size in px',
  sizeNeeded: (most: number) => `Set a size from 1 to ${most} px`,
  font: 'Font',
  search: 'Search fonts',
  example: 'Fraunces',
  own: 'Yours',
  none: (typed: string) => `No font begins with "${typed}"`,
  sample: 'Sample',
} as const;

export const sets = {
  title: 'Choose fonts',
  about: 'A set covers headings, sub headings and normal text.',
  list: 'Font sets',
  applied: (name: string) => `${name} is now in your brand kit`,
  current: 'In use',
} as const;

export const upload = {
  logo: { title: 'Upload logo', example: 'Northam, on white', accepts: 'SVG, PNG, JPG or WebP' },
  font: { title: 'Upload font', example: 'Northam Sans', accepts: 'WOFF2, WOFF, TTF or OTF, 10 MB at most' },
  file: 'File',
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another',
  name: 'Name',
  fileNeeded: 'A file is required',
  nameNeeded: 'A name is required',
  wrongKind: (accepts: string) => `This file cannot be used. Choose ${accepts}.`,
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Choose a smaller one.`,
  empty: 'This file is empty. Choose another.',
  action: 'Upload',
  progress: 'Uploading',
  done: (name: string) => `${name} uploaded`,
} as const;

export const fonts = {
  heading: 'Your fonts',
  item: 'font',
  list: 'Your fonts',
  empty: 'No fonts uploaded yet',
  emptyHelp: 'Use your own fonts here and in your designs.',
  rename: 'Rename',
  renameTitle: 'Rename font',
  name: 'Name',
  remove: 'Delete',
  full: (most: number) => `You’ve reached ${most} fonts. Delete one to upload another.`,
} as const;
