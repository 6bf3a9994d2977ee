import { consumeEvent } from './consume-event.js';

/** True for the keys of undo and redo, on layouts of other scripts too. */
const isUndoOrRedo = ({ ctrlKey, metaKey, altKey, key, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  (/^[zy]$/i.test(key) || (/[^\x20-\x7e]/.test(key) && /^Key[ZY]$/.test(code)));

/**
 * Undo in a field that settles on Enter and shows its value again: it has only what is being typed to take back. True
 * when that is to be given up. The keys go on to whoever holds the value once nothing is typed; the browser's own undo
 * never runs, since it would bring back words whose value is long gone. For keydown and beforeinput.
 */
export function revertsTyping(event: KeyboardEvent | InputEvent, typing: boolean): boolean {
  if (event instanceof InputEvent) {
    if (!event.inputType.startsWith('history')) return false;
    event.preventDefault();
    return typing && event.inputType === 'historyUndo';
  }
  if (!typing || !isUndoOrRedo(event)) return false;
  consumeEvent(event);
  return !event.shiftKey && (event.key.toLowerCase() === 'z' || event.code === 'KeyZ');
}

/** True for an undo or redo pressed in a field that leaves them, while nothing is typed, to who holds its value. */
export const defersUndo = (event: Event): boolean => {
  const [field] = event.composedPath();
  return (
    event instanceof KeyboardEvent &&
    isUndoOrRedo(event) &&
    field instanceof HTMLElement &&
    field.hasAttribute('data-settles')
  );
};
