import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { renewPictures } from '../../../../elements/shell/renew-pictures.js';
import { shows, type SoldRef } from '../../../ports/sold-pictures.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { forgetMarked, markOwned } from '../editor-ports.js';
import { buying as strings } from './strings.js';

/** Loads pictures of the catalog anew, as whoever is signed in may have them. True when all came. */
export function loadAnew(session: EditorSession, refs: readonly SoldRef[]): Promise<boolean> {
  forgetMarked(refs);
  return renewPictures(session, shows(refs));
}

/**
 * Shows pictures clean that were bought, wherever the open design shows them (D-036). Without a network they stay marked for
 * now; that is said, with a way to try again. True when all are clean.
 */
export async function showBought(session: EditorSession, refs: readonly SoldRef[]): Promise<boolean> {
  markOwned(refs);
  const all = await loadAnew(session, refs);
  if (!all) notifier.error(strings.notYetClean, () => void showBought(session, refs));
  return all;
}
