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
  imageFailed: 'Image box failed',
  nothingSelected: '',
  selectedLocked: ({ name }: { name: string }) => `${name} selected, locked`,
  selectedMany: ({ count }: { count: number }) => `${count} objects selected`,
  selectedOne: ({ name }: { name: string }) => `${name} selected`,
  text: 'Text',
  editingText: 'Editing text. Escape ends.',
} as const;

export const t = defineStrings('canvas', en);
