import type { EditorSession } from '../../../../elements/shell/create-editor.js';

/**
 * Editors that were left before the server had everything: they go on trying for as long as the page is there. Opening the
 * design again ends its old editor, and the new one takes over from the journal.
 */
const left = new Map<string, { readonly session: EditorSession; readonly stop: () => void }>();

/** Goes on saving what an editor left; ends it at once when all is kept. */
export function continueSaving(id: string, session: EditorSession): void {
  const { autosave } = session;
  if (!autosave) return;
  if (left.size === 0) listen();
  const stop = autosave.status.subscribe((status) => {
    if (status === 'saved') void Promise.resolve().then(() => endBackgroundSave(id, session));
  });
  left.set(id, { session, stop });
}

/** Ends the editor that was left, if any; resolves when its entry of the journal may be taken over. */
export async function endBackgroundSave(id: string, only?: EditorSession): Promise<void> {
  const found = left.get(id);
  if (!found || (only && found.session !== only)) return;
  left.delete(id);
  found.stop();
  if (left.size === 0) unlisten();
  await found.session.autosave?.dispose();
}

const sessions = () => [...left.values()].map(({ session }) => session);

function onLeave(event: BeforeUnloadEvent): void {
  if (sessions().some(({ autosave }) => autosave?.atRisk)) event.preventDefault();
}

const onHide = () => sessions().forEach(({ autosave }) => autosave?.leaving());

function listen(): void {
  window.addEventListener('beforeunload', onLeave);
  window.addEventListener('pagehide', onHide);
}

function unlisten(): void {
  window.removeEventListener('beforeunload', onLeave);
  window.removeEventListener('pagehide', onHide);
}
