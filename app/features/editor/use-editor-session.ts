import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { JournalEntry } from '../../../elements/ports/journal.js';
import { createEditor, type EditorSession } from '../../../elements/shell/create-editor.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { journal } from '../../journal.js';
import { refreshUserQueries } from '../../query-client.js';
import {
  beforeLeaving,
  currentUser,
  markOpen,
  claimBeforeOpening,
  rememberUnclaimed,
} from '../account/index.js';
import { editorPorts } from './editor-ports.js';
import { openingError } from './saving/recovered-designs.js';
import { bringHistoryBack, keepHistory } from './saving/kept-work.js';
import { keepClientThumbnail } from './saving/client-thumbnail.js';
import { sendThumbnail } from './saving/send-thumbnail.js';
import { endBackgroundSave, continueSaving } from './saving/background-saves.js';

/** The design may be looked at, not edited. */
export class ViewOnlyError extends Error {
  override readonly name = 'ViewOnlyError';
}

/**
 * The design, opened for editing. It is asked for afresh whenever the editor opens, and never again while it is open:
 * from then on the session holds the newer copy. Fails for a design that cannot be fetched, read or edited.
 */
export function useEditorSession(id: string) {
  const query = useQuery({
    queryKey: ['editor-session', id],
    queryFn: ({ signal }) => openSession(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  useFlushOnLeave(id, query.data);
  useHold(id, query.data);
  return query;
}

async function openSession(id: string, signal: AbortSignal): Promise<EditorSession> {
  await claimBeforeOpening(id);
  await endBackgroundSave(id);
  const user = currentUser()?._id ?? null;
  // what an earlier editor left is read first: its last save may arrive until the design is asked for
  const unsent = await unsentOf(id, user);
  const design = await api(savedDesign.getOne, { id }, { signal }).catch((error: unknown) => {
    throw openingError(error, unsent);
  });
  const { design_file: file, name, rev, role } = design;
  if (role !== 'edit') throw openingError(new ViewOnlyError(), unsent);
  rememberUnclaimed(id, design);
  const session = createEditor({ file, name, rev, unsent }, editorPorts(id, user));
  await bringHistoryBack(id, session);
  return session;
}

/** A device whose storage is broken or never answers must not keep a design from opening. */
function unsentOf(id: string, user: string | null): Promise<readonly JournalEntry[]> {
  const none = new Promise<readonly JournalEntry[]>((resolve) => setTimeout(() => resolve([]), STORAGE_MS));
  return Promise.race([journal.orphans(id, user).catch(() => []), none]);
}

const STORAGE_MS = 5000;

/** Sends what is unsaved when the editor goes away; what could not be sent goes on being tried. */
function useFlushOnLeave(id: string, session: EditorSession | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!session) return;
    shown.add(session);
    const thumbnail = keepClientThumbnail(session, () => sendThumbnail(id, session));
    return () => {
      shown.delete(session);
      // the page that is opened next asked for its lists before the last save was there
      void leave(id, session, thumbnail).finally(() => refreshUserQueries(client));
    };
  }, [client, id, session]);
}

/** Sessions that an editor shows: one may go and come back at once, when React tries its effects twice. */
const shown = new WeakSet<EditorSession>();

/**
 * While a design is open it is not claimed behind its editor, and it is saved before the browser leaves for the provider.
 */
function useHold(id: string, session: EditorSession | undefined): void {
  useEffect(() => {
    if (!session) return;
    const close = markOpen(id);
    const free = beforeLeaving(async () => {
      await session.autosave?.secure();
      keepHistory(id, session);
    });
    return () => {
      free();
      close();
    };
  }, [id, session]);
}

type ClientThumbnail = ReturnType<typeof keepClientThumbnail>;

async function leave(id: string, session: EditorSession, thumbnail: ClientThumbnail): Promise<void> {
  // an editor that came back at once is there again by then
  await Promise.resolve();
  if (!shown.has(session)) continueSaving(id, session);
  await session.autosave?.flush().catch(() => undefined);
  await thumbnail.flush();
  thumbnail.stop();
}
