import type { Autosave } from '../editor/autosave/autosave.js';
import type { Notifier } from '../ports/host.js';
import { statusText } from './frame/save-status-text.js';

/** Saves what waits and says that all is saved, or why not. */
export async function saveNow(
  autosave: Pick<Autosave, 'flush' | 'status' | 'changes'>,
  notifier: Notifier,
): Promise<void> {
  const kept = await autosave.flush().then(
    () => true,
    () => false,
  );
  if (kept) notifier.success(statusText('saved', 0));
  else notifier.warning(statusText(autosave.status.peek(), autosave.changes.peek()));
}
