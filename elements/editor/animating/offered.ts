import { signal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';

const environments = new WeakMap<Editor, Signal<string>>();

const environmentOf = (editor: Editor): Signal<string> => {
  let found = environments.get(editor);
  if (!found) environments.set(editor, (found = signal('')));
  return found;
};

/** The application environment that the host names; empty for none. */
export const setEnvironment = (editor: Editor, environment: string): void =>
  void (environmentOf(editor).value = environment);

/** Toolbars offer 'Animate' only where the host names its environment [D-032]. */
export const isAnimateOffered = (editor: Editor): boolean => environmentOf(editor).value !== '';
