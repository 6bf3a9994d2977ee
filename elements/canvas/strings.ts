import { defineStrings } from '../base/i18n/strings.js';
import type { ObjectKind } from '../objects/kinds.js';

/** What each kind is called when it is said aloud. */
export const kindNames: Readonly<Record<ObjectKind, string>> = {
  text: 'Text',
  image: 'Image',
  icon: 'Element',
  background: 'Background',
  frame: 'Frame',
  shape: 'Shape',
  line: 'Line',
  grid: 'Grid',
};

export const en = {
  /** Says how the keyboard comes to the objects: with nothing selected Tab goes past them. */
  canvas: 'Canvas. Enter goes to the objects, Tab to the next one, Escape lets go.',
  guideAt: ({ at }: { at: number }) => `${at} px`,
  guideHorizontal: 'Horizontal guide',
  guideVertical: 'Vertical guide',
  imageFailed: 'Image box failed',
  pictureLost:
    'The browser took the picture away to save memory. Your design is safe; reload to see it again.',
  nothingSelected: '',
  selectedLocked: ({ name }: { name: string }) => `${name} selected, locked`,
  selectedMany: ({ count }: { count: number }) => `${count} objects selected`,
  selectedOne: ({ name }: { name: string }) => `${name} selected`,
  text: 'Text',
  editingText: 'Editing text. Escape ends.',
} as const;

export const t = defineStrings('canvas', en);
