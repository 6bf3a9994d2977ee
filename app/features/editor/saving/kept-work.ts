import { keepWork, takeUpWork, type KeptWork } from '../../../../elements/shell/kept-work.js';
import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { adoptPictures } from '../../../uploads.js';
import { currentUser, MEMBER_KEY_PREFIX, tabStorage } from '../../account/index.js';

/** Cleared with what else a member leaves in a tab at logout. */
const KEY = `${MEMBER_KEY_PREFIX}work`;

/** Letters of JSON that the steps may take: browsers keep about five million for all of a site. */
const MOST = 2_000_000;

interface StoredWork extends KeptWork {
  readonly design: string;
}

/** On the way to the account provider the page goes away, and undo with it: this tab keeps what it needs to come back. */
export const keepHistory = (design: string, session: EditorSession): void =>
  tabStorage.write(KEY, JSON.stringify({ design, ...keepWork(session, MOST) } satisfies StoredWork));

/**
 * Gives an editor that was just opened the undo and redo that this tab left of it, once. Pictures that signing in has moved
 * to the account are named so in the steps as well. Without a word where there is nothing, or the design is another by now.
 */
export async function bringHistoryBack(design: string, session: EditorSession): Promise<void> {
  const text = tabStorage.read(KEY);
  if (text === null) return;
  tabStorage.write(KEY, null);
  try {
    const kept = JSON.parse(text) as StoredWork;
    if (kept.design !== design) return;
    const user = currentUser();
    takeUpWork(session, user ? (await adoptPictures(user, kept)).file : kept);
  } catch {
    // an editor without the steps of before is an editor all the same
  }
}
