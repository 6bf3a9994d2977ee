import { defineStrings } from '../base/i18n/strings.js';

export const en = {
  /** Says how the keyboard comes to the objects: with nothing selected Tab goes past them. */
  canvas: 'Canvas. Enter goes to the objects, Tab to the next one, Escape lets go.',
  guideAt: ({ at, unit }: { at: string; unit: string }) => `${at} ${unit}`,
  guideHorizontal: 'Horizontal guide',
  guideVertical: 'Vertical guide',
  canvasRole: 'design canvas',
  imageFailed: 'Image box failed',
  pageNumber: ({ number }: { number: number }) => `Page ${number}`,
  pictureLost:
    'The browser took the picture away to save memory. Your design is safe; reload to see it again.',
  text: 'Text',
} as const;

export const t = defineStrings('canvas', en);
