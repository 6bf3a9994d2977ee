import type { Editor } from '../editor.js';
import { insertText } from '../inserting/insert.js';
import type { TextPreset } from '../inserting/new-objects.js';
import { editText } from './session.js';

/**
 * Adds a text and goes into it with all its words selected, so that typing replaces them. At once: whoever types on would
 * otherwise press the button again with the first space.
 */
export async function insertAndEditText(editor: Editor, preset: TextPreset, words: string): Promise<void> {
  editText(editor, await insertText(editor, preset, words, { atOnce: true }));
}
