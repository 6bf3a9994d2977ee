import { defineStrings } from '../../base/i18n/strings.js';

/** Words of taking the background out of a picture. */
export const en = {
  cutoutFailed: 'The background could not be removed. Your picture is unchanged.',
  cutoutUnsure: 'Please check the cut-out: the subject was hard to tell from its background.',
  edges: 'Cut-out edges',
  noSubject: 'No subject was found in this picture. It is unchanged.',
  refine: 'Refine cut-out',
  removeBackground: 'Remove background',
  restoreBackground: 'Restore background',
} as const;

export const t = defineStrings('cutting', en);
