import { defineStrings } from '../../base/i18n/strings.js';

/** Texts that only this panel shows: they come with it. */
export const en = {
  brushSize: 'Brush size',
  crf: 'Edge detail',
  crfHelp: 'Lower is smoother; higher follows fine edges such as hair and fur.',
  cutoutEdges: 'Edges',
  findingSubject: 'Finding the subject …',
  keep: 'Keep',
  keepHelp: 'Paint over what to keep. What is red is removed.',
  markHelp: 'Not quite right? Paint over what to keep or remove, or draw a rectangle around the subject.',
  markSubject: 'Mark the subject',
  matting: 'Edge softness',
  mattingHelp: 'Lower cuts crisply; higher blends into what is behind.',
  noPictureToCutHelp: 'The background can be removed from photos, frames, grids and backgrounds.',
  pictureComing: 'The picture is still loading.',
  pictureFailed: 'The picture couldn’t be loaded.',
  pictureLocked: 'The picture is locked. Unlock it to change it.',
  rectangle: 'Rectangle',
  rectangleHeight: 'Height of the rectangle',
  rectangleHelp: 'Draw a rectangle around the subject, or set its sides here. What is outside is removed.',
  rectangleLeft: 'Left side of the rectangle',
  rectangleTop: 'Top of the rectangle',
  rectangleWidth: 'Width of the rectangle',
  refining: 'Working …',
  removalFailed: 'The background could not be removed. Your picture is unchanged.',
  remove: 'Remove',
  removeBackground: 'Remove Background',
  removeHelp: 'Paint over what to remove. What is red is removed.',
  startOver: 'Start over',
  subjectNotFound: 'No subject was found. Paint over it with Keep, or draw a rectangle around it.',
  subjectUnsure:
    'Check the edges. The subject was hard to tell from the background. Refine it with Keep, Remove or Rectangle.',
} as const;

export const t = defineStrings('removeBackground', en);
