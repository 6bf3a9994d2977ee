/** What files of each type that is kept end in. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'font/ttf': '.ttf',
  'font/otf': '.otf',
  'font/woff2': '.woff2',
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/wav': '.wav',
  'video/mp4': '.mp4',
  'application/pdf': '.pdf',
};

/** '.jpg' of 'image/jpeg'; nothing of a type nobody knows. */
export const endingOf = (mime: string): string => ENDINGS[mime] ?? '';

/** 'Beach' of 'Beach.JPG': its ending follows from what it is, not from what it was called. */
export const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{2,4}$/i, '') || name;
