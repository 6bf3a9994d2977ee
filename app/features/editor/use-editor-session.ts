import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createEditor, type EditorSession } from '../../../elements/shell/create-editor.js';
import { renderThumbnail } from '../../../elements/shell/render-pages.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { dataUrlOf } from '../../ports/data-url.js';
import { editorPorts } from './editor-ports.js';
import { keepOwnThumbnail } from './own-thumbnail.js';

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
  return query;
}

async function openSession(id: string, signal: AbortSignal): Promise<EditorSession> {
  const { design_file: file, name, rev, role } = await api(savedDesign.getOne, { id }, { signal });
  if (role !== 'edit') throw new Error('This design can be viewed, not edited.');
  return createEditor({ file, name, rev }, editorPorts(id));
}

/** Sends what is unsaved when the editor goes away; a save that fails is tried again by the session itself. */
function useFlushOnLeave(id: string, session: EditorSession | undefined): void {
  useEffect(() => {
    if (!session) return;
    const thumbnail = keepOwnThumbnail(session, () => sendThumbnail(id, session));
    return () => void leave(session, thumbnail);
  }, [id, session]);
}

type OwnThumbnail = ReturnType<typeof keepOwnThumbnail>;

async function leave({ autosave }: EditorSession, thumbnail: OwnThumbnail): Promise<void> {
  await autosave?.flush().catch(() => undefined);
  await thumbnail.flush();
  thumbnail.stop();
}

async function sendThumbnail(id: string, session: EditorSession): Promise<void> {
  const thumbnail_data = await dataUrlOf(await renderThumbnail(session));
  await api(savedDesign.updateThumbnail, { id, thumbnail_data });
}
