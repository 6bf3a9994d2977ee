import type { EditorSession } from './create-editor.js';

/** Has the editor's key for printing ask this host for a PDF, until the returned function is called. */
export function answerPdf({ editor }: EditorSession, ask: () => void): () => void {
  editor.askForPdf.value = ask;
  return () => void (editor.askForPdf.value = null);
}
