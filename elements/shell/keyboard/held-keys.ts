import { deepFocus } from '../../base/deep-focus.js';

/**
 * What is typed while a part of the editor that takes the keyboard is on its way is typed into it, not into the canvas:
 * there 'r' draws a rectangle. Keys of the browser and Escape do what they always do.
 */
export function holdKeys(coming: Promise<unknown>): void {
  const held: string[] = [];
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // what is let go again comes by here too
    if (!event.isTrusted) return;
    if (ctrlKey || metaKey || altKey || !(key.length === 1 || TOLD.has(key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(key);
  };
  window.addEventListener('keydown', hold, true);
  const release = () => window.removeEventListener('keydown', hold, true);
  coming.then(() => typeAll(held).then(release), release);
}

/** One after the other, also what is typed meanwhile: a field draws what was found before it takes the next. */
async function typeAll(held: readonly string[]): Promise<void> {
  // by the first pause the part has drawn itself and has the keyboard
  await pause();
  for (let i = 0; i < held.length; i += 1) {
    typeKey(held[i]!);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Keys that are no letters and mean something to a field. */
const TOLD: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'ArrowDown', 'ArrowUp']);

function typeKey(key: string): void {
  const field = deepFocus();
  if (!(field instanceof HTMLInputElement)) return;
  if (key === 'Backspace') document.execCommand('delete');
  else if (key.length === 1) document.execCommand('insertText', false, key);
  else
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
}
