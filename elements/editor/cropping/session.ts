import { batch, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { announce } from '../accessibility/announce.js';
import type { Editor } from '../editor.js';
import { selectBox, selectedPicture } from '../pictures/selected-box.js';
import { isGrid, type PictureSlot } from '../pictures/slot.js';
import { Cropping, cropViewOf } from './cropping.js';
import { t } from './strings.js';

const sessions = new WeakMap<Editor, Signal<Cropping | null>>();

function sessionOf(editor: Editor): Signal<Cropping | null> {
  let session = sessions.get(editor);
  if (!session) sessions.set(editor, (session = signal(null)));
  return session;
}

/** The crop mode of an editor: a signal, null while nothing is cropped. View state, but the mode is one step. */
export const croppingOf = (editor: Editor): ReadonlySignal<Cropping | null> => sessionOf(editor);

/** The selected picture when it can be cropped: it is here, and nothing else is being cropped. */
export function croppable(editor: Editor): PictureSlot | null {
  void editor.resources.version.value;
  if (croppingOf(editor).value) return null;
  const slot = selectedPicture(editor);
  return slot && cropViewOf(editor, slot) ? slot : null;
}

/** Begins cropping, the selected picture unless another is named; false when that cannot be cropped. */
export function startCrop(editor: Editor, slot = untracked(() => croppable(editor))): boolean {
  const object = slot && editor.object(slot.id);
  if (!slot || !object || object.locked || !cropViewOf(editor, slot)) return false;
  const session = sessionOf(editor);
  session.peek()?.done();
  if (isGrid(object)) selectBox(editor, slot.id, slot.box);
  else editor.selection.set([slot.id], { deep: true });
  editor.editingText.value = null;
  editor.history.beginGroup(t('crop'));
  const cropping: Cropping = new Cropping(editor, slot, (how) => end(how));
  const end = begin(editor, session, cropping);
  announce(editor, t('cropping'));
  return true;
}

/** Opens the mode and watches for what ends it; answers with the way to end it. */
function begin(
  editor: Editor,
  session: Signal<Cropping | null>,
  cropping: Cropping,
): (how: 'done' | 'cancel') => void {
  const stop: (() => void)[] = [];
  const close = (finish: () => void): void => {
    if (session.peek() !== cropping) return;
    for (const each of stop) each();
    // the mode lasts until what it did is one step or taken back: only then anybody may look
    batch(() => {
      finish();
      session.value = null;
    });
  };
  session.value = cropping;
  // what is done to the design from elsewhere is a step of its own, after the crop
  stop.push(
    editor.store.listen(({ history }) => {
      if (history !== 'ignore' && !cropping.writing) close(() => editor.history.endGroup(1));
      else if (!cropViewOf(editor, cropping.slot)) close(() => editor.history.endGroup());
    }),
    effect(() => {
      const [only, ...others] = editor.selection.ids;
      const left = only !== cropping.slot.id || others.length > 0;
      if (left) untracked(() => close(() => editor.history.endGroup()));
    }),
  );
  return (how) =>
    close(() => {
      if (how === 'cancel') editor.history.cancelGroup();
      else {
        editor.history.endGroup();
        editor.selection.clear();
      }
      announce(editor, t(how === 'cancel' ? 'cropRestored' : 'cropKept'));
    });
}
