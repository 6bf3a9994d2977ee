import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createEditor, type EditorSession } from '../../../elements/shell/create-editor.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { editorPorts } from './editor-ports.js';

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
  useFlushOnLeave(query.data);
  return query;
}

async function openSession(id: string, signal: AbortSignal): Promise<EditorSession> {
  const { design_file: file, name, rev, role } = await api(savedDesign.getOne, { id }, { signal });
  if (role !== 'edit') throw new Error('This design can be viewed, not edited.');
  return createEditor({ file, name, rev }, editorPorts(id));
}

/** Sends what is unsaved when the editor goes away; a save that fails is tried again by the session itself. */
function useFlushOnLeave(session: EditorSession | undefined): void {
  useEffect(() => () => void session?.autosave?.flush().catch(() => undefined), [session]);
}
