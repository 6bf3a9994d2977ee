import { defineStrings } from '../../base/i18n/strings.js';

/** Texts that only pages of partners show. */
export const en = {
  cannotOpen: ({ reason }: { reason: string }) => `This design can’t be opened: ${reason}.`,
  undo: 'Undo',
  uploadTooLarge: ({ name }: { name: string }) =>
    `${name} is larger than 10 MB. Save it smaller, then upload it again.`,
  uploadUnreadable: ({ name }: { name: string }) =>
    `${name} is not a picture we can read. Upload a PNG, JPG, WebP, GIF or SVG.`,
} as const;

export const t = defineStrings('partner', en);
