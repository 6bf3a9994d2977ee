import type { SoundSource } from '../../ports/sounds.js';
import type { Editor } from '../editor.js';

/** Apart from what is done with sounds: every editor is told, few use it. */
const sources = new WeakMap<Editor, SoundSource>();

export const setSoundSource = (editor: Editor, source: SoundSource): void => void sources.set(editor, source);

/** Where the user's sounds are kept; null where the host keeps none. */
export const soundSource = (editor: Editor): SoundSource | null => sources.get(editor) ?? null;
