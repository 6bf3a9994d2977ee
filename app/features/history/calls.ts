import { useQuery } from '@tanstack/react-query';
import { createEditor, type EditorHost, type EditorSession } from '../../../elements/shell/create-editor.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { OF_USER } from '../account/index.js';

/** The earlier versions, newest first; asked for afresh whenever the dialog opens, once what is unsent has been sent. */
export const useRevisions = (id: string, { autosave }: Pick<EditorSession, 'autosave'>) =>
  useQuery({
    queryKey: [OF_USER, 'revisions', id],
    queryFn: async ({ signal }) => {
      await autosave?.flush().catch(() => undefined);
      return api(savedDesign.getRevisions, { id }, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

/** One of them, opened to be looked at. A version never changes. */
export const useRevision = (id: string, rev: number | null, host: EditorHost) =>
  useQuery({
    queryKey: [OF_USER, 'revision', id, rev],
    queryFn: async ({ signal }): Promise<EditorSession> => {
      const { design_file: file } = await api(savedDesign.getRevision, { id, rev: rev! }, { signal });
      return createEditor({ file, name: '', rev: rev! }, { ...host, saveTarget: null });
    },
    enabled: rev !== null,
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  });
