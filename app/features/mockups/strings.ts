/** The words of the mockup maker; those of spec 3 letter for letter. */
export const mockups = {
  title: 'Mockups',
  headline: 'See your design in the real world',
  intro: 'Add your artwork, pick a color, download.',
  categories: 'Categories',
  all: 'All',
  list: 'Mockups',
  /** C-004 */
  tableHeading: 'Mockup List',
  table: { number: 'Number', name: 'Name', height: 'Height', width: 'Width' },
  asTable: 'View as a list',
  back: 'All mockups',
  failed: 'Something went wrong',
  offline: 'You are offline. Try again when the network is back.',
  /** Spec 3 section 8. */
  serverFailed: (error: string) => `Server call failed with error: ${error}`,
  none: 'There are no mockups yet.',
  noneHelp: 'New mockups appear here.',
  nothingFound: (query: string) => `Oops! Your search for ${query} did not return any results.`,
  nothingFoundHelp: 'Try a different or shorter search.',
  noCategory: 'There is no such category.',
  browse: 'Browse all mockups',
  more: 'Show more',
  end: 'No more results.',
  loading: 'Loading mockups',
  found: (query: string) => `Results for ${query}`,
  corrected: 'Showing results for',
  asWritten: (query: string) => `Search for “${query}” instead`,
  count: (total: number) => (total === 1 ? '1 mockup' : `${total} mockups`),
  gone: 'There is no such mockup.',
  goneHelp: 'It may have been removed.',
  savedGone: 'There is no such saved mockup.',
  savedGoneHelp: 'It was deleted, or saved by another account.',
} as const;

/** The frame around every page (C-006). */
export const frame = {
  products: 'Products',
  designs: 'Designs',
  mockups: 'Mockups',
  navigation: 'Navigation',
  open: 'Open navigation',
  skip: 'Skip to content',
  landing: 'Design Maker, landing page',
} as const;

export const search = {
  label: 'Search mockups',
  placeholder: 'Search mockups',
  suggestions: 'Suggestions',
  clear: 'Clear search',
  everything: 'all mockups',
} as const;

/** A mockup that is being filled (spec 3 section 4). */
export const editing = {
  download: 'Download',
  save: 'Save',
  /** E-038 */
  saveAsNew: 'Save as new',
  changes: 'Changes',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  preview: 'Download preview',
  alterFirst: 'Please alter the mockup to enable this feature.',
  loginFirst: 'Please Login to enable this feature.',
  saved: 'Output saved',
  /** Whatever goes wrong as a picture is made or kept (spec 3 section 8). */
  failed: 'Oops! Something went wrong.',
  about: (width: number, height: number, price: string) =>
    `The preview is free and carries a watermark. The high-resolution image, ${size(width, height)}, costs ${price} or is part of the subscription.`,
  others: 'Try your design on other mockups',
  yours: 'Your saved mockups',
  noneSaved: 'Mockups you save appear here.',
  zip: (many: number) => `Download on ${many} mockups`,
  zipTitle: (many: number) => `The same image on ${many} mockups`,
  zipName: 'Mockups',
  remove: 'Delete',
  menuOf: (name: string) => `More for ${name}`,
  removed: 'Mockup deleted',
  removeTitle: 'Delete saved mockup',
  removeQuestion: (name: string) => `${name} will be deleted. You can restore it from Trash for 30 days.`,
  no: 'No',
  yes: 'Yes',
  savedOn: (date: string) => `Saved ${date}`,
  signIn: 'Sign in to see your saved mockups',
} as const;

/** Another name for a saved mockup (E-038). */
export const renaming = {
  title: 'Rename mockup',
  name: 'Name',
  rename: 'Rename',
  cancel: 'Cancel',
} as const;

/** The high-resolution image (spec 3 section 4, C-014). */
export const render = {
  title: 'Download high-resolution image',
  generating: 'Please wait while we generate your mockup.',
  placed: 'Order placed successfully. Generating your high resolution image can take upto a minute.',
  progress: 'Progress of the render',
  link: 'Download High Resolution Image',
  failed: 'Mockup generated failed. Any amount charged will be refunded in 3-4 working days.',
  support: 'Contact support',
  statusFailed: 'Failed to fetch data',
  retry: 'Try again',
  close: 'Close',
  /** For accounts without the subscription (C-012). */
  buyTitle: (price: string) => `Buy high-resolution image for ${price}`,
  size: (width: number, height: number) => `${size(width, height)} without a watermark.`,
  plan: 'Part of the Pro plan',
  soft: (layers: readonly string[]) =>
    `${layers.join(', ')}: the picture has too few pixels for this size and may look soft.`,
  looking: 'Looking for your order',
  lookFailed: 'Couldn’t find your order.',
  pay: (amount: string) => `Pay ${amount}`,
  order: 'Order for $\u00a00.00',
} as const;

/** How an image is paid for (D-040). */
export const payWays = {
  label: 'Pay with',
  names: { card: 'Card', paypal: 'PayPal' },
  paypal: 'This feature is currently under development',
} as const;

/** Choosing a picture (C-015). */
export const choose = {
  pages: { failed: 'Something went wrong', more: 'Show more', end: '' },
  title: 'Choose or upload image',
  tabs: { upload: 'Upload', photos: 'Your photos', folders: 'Folders', designs: 'Your designs' },
  drop: 'Drop an image here',
  kinds: 'PNG, JPG, WebP, GIF, AVIF or SVG, at most 25\u00a0MB',
  browse: 'Choose a file',
  web: 'Grab screenshot from URL',
  uploading: 'Uploading',
  noPhotos: 'No photos yet. Upload one, and it is kept here.',
  noFolders: 'No photo folders yet.',
  emptyFolder: 'This folder is empty.',
  noDesigns: 'No designs yet.',
  back: 'Back',
  page: (number: number) => `Page ${number}`,
  pageOf: (name: string, number: number) => `${name}, page ${number}`,
  live: 'Stays in sync with your design.',
  signIn: (what: string) => `Sign in to choose from ${what}`,
  signInToGrab: 'Sign in to grab a screenshot',
  failed: 'Something went wrong',
  signInButton: 'Sign in',
} as const;

export const screenshot = {
  title: 'Grab screenshot from URL',
  label: 'Address of the page',
  example: 'https://example.com',
  grab: 'Grab screenshot',
  grabbing: 'Opening the page. This takes up to half a minute.',
  invalid: 'Enter the address of a web page, such as https://example.com',
  failed: 'The page could not be opened.',
  back: 'Back',
} as const;

/** A designer or an admin adds a mockup (D-044). */
export const upload = {
  open: 'Upload mockup',
  title: 'Upload mockup',
  about: 'A ZIP archive of a mockup package (dm-mockup/1): mockup.json and the files it names.',
  file: 'Package',
  choose: 'Choose a file',
  send: 'Upload',
  done: 'Mockup uploaded',
  cancel: 'Cancel',
} as const;

const size = (width: number, height: number): string => `${width}\u00a0×\u00a0${height}\u00a0px`;
