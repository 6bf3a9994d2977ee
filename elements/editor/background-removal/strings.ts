import { defineStrings } from '../../base/i18n/strings.js';

/** Words of taking the background out of a picture. */
export const en = {
  cutoutFailed: 'The background could not be removed. Your picture is unchanged.',
  cutoutHere: ({ why }: { why: string }) =>
    `${why ? `${why.replace(/[.\s]+$/, '')}. ` : ''}The built-in cut-out was used instead.`,
  cutoutUnsure: 'Please check the cut-out: the subject was hard to tell from its background.',
  edges: 'Cut-out edges',
  markKeep: 'Paint over what to keep. Escape puts the brush away.',
  markRectangle: 'Draw a rectangle around the subject. Escape ends it.',
  markRemove: 'Paint over what to remove. Escape puts the brush away.',
  noSubject: 'No subject was found in this picture. It is unchanged.',
  refine: 'Refine cut-out',
  removeBackground: 'Remove background',
  restoreBackground: 'Restore background',
  startOver: 'Start over',
  tooManyStrokes: 'There is no room for more strokes. Start over, or undo some.',
} as const;

export const t = defineStrings('cutting', en);
