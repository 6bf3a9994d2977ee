/** The words of the mockup maker; those of spec 3 letter for letter. */
export const mockups = {
  title: 'Mockups',
  headline: 'See it printed before it is',
  intro: 'Drop in your artwork, pick the color, download a preview.',
  categories: 'Categories',
  all: 'All',
  list: 'Mockups',
  /** C-004 */
  tableHeading: 'Mockup List',
  table: { number: 'Number', name: 'Name', height: 'Height', width: 'Width' },
  asTable: 'View as a list',
  back: 'All mockups',
  failed: 'Something went wrong',
  /** Spec 3 section 8. */
  serverFailed: (error: string) => `Server call failed with error: ${error}`,
  none: 'There are no mockups yet.',
  noneHelp: 'They appear here as soon as there are some.',
  nothingFound: (query: string) => `Oops! Your search for ${query} did not return any results.`,
  nothingFoundHelp: 'Try another word, or fewer of them.',
  noCategory: 'There is no such category.',
  browse: 'Browse all mockups',
  more: 'Show more',
  end: 'No more results.',
  loading: 'Loading mockups',
  found: (query: string) => `Results for ${query}`,
  corrected: 'Showing results for',
  count: (total: number) => (total === 1 ? '1 mockup' : `${total} mockups`),
  gone: 'There is no such mockup.',
  goneHelp: 'It may have been taken off the list.',
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
  preview: 'Download preview',
  alterFirst: 'Please alter the mockup to enable this feature.',
  loginFirst: 'Please Login to enable this feature.',
  saved: 'Output saved',
  /** Whatever goes wrong as a picture is made or kept (spec 3 section 8). */
  failed: 'Oops! Something went wrong.',
  about: (width: number, height: number) =>
    `The preview is free and carries a watermark. The high-resolution image, ${size(width, height)}, is part of the subscription.`,
  others: 'Try your design on other mockups',
  yours: 'Your saved mockups',
  noneSaved: 'Mockups that you save are kept here.',
  zip: (many: number) => `Download on ${many} mockups`,
  zipTitle: (many: number) => `The same image on ${many} mockups`,
  zipName: 'Mockups',
  remove: 'Delete',
  menuOf: (name: string) => `More for ${name}`,
  removed: 'Mockup deleted',
  removeTitle: 'Delete saved mockup',
  removeQuestion: (name: string) => `${name} will be deleted. This cannot be taken back.`,
  no: 'No',
  yes: 'Yes',
  savedOn: (date: string) => `Saved ${date}`,
  signIn: 'Sign in to see your saved mockups',
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
  /** For accounts without the subscription. */
  plan: (width: number, height: number) =>
    `The high-resolution image, ${size(width, height)} without a watermark, is part of the subscription. Your account does not have it yet.`,
  planPreview: 'The preview, 1200\u00a0×\u00a01200\u00a0px with a watermark, is free.',
} as const;

/** Choosing a picture (C-015). */
export const choose = {
  title: 'Choose or upload image',
  tabs: { upload: 'Upload', photos: 'Your photos', folders: 'Folders', designs: 'Your designs' },
  drop: 'Drop an image here',
  kinds: 'PNG, JPG, WebP, GIF or SVG, at most 25\u00a0MB',
  browse: 'Choose a file',
  web: 'Grab screenshot from URL',
  uploading: 'Uploading',
  recent: 'Uploaded before',
  noPhotos: 'No photos yet. Upload one, and it is kept here.',
  noFolders: 'No photo folders yet.',
  emptyFolder: 'This folder is empty.',
  noDesigns: 'No designs yet.',
  back: 'Back',
  page: (number: number) => `Page ${number}`,
  pageOf: (name: string, number: number) => `${name}, page ${number}`,
  live: 'A page stays live: when the design changes, so does the mockup.',
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
