import { useQuery } from '@tanstack/react-query';
import { createEditor, type EditorSession } from '../../../elements/shell/create-editor.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { OF_USER } from '../account/index.js';
import { viewerPorts } from './viewer-ports.js';

export interface ViewedDesign {
  readonly session: EditorSession;
  readonly role: 'edit' | 'view';
  readonly name: string;
}

/** The design, opened without anything that could keep a change. Fails for one that cannot be fetched or read. */
export const useViewedDesign = (id: string) =>
  useQuery({
    queryKey: [OF_USER, 'viewed-design', id],
    queryFn: async ({ signal }): Promise<ViewedDesign> => {
      const { design_file: file, name, rev, role } = await api(savedDesign.getOne, { id }, { signal });
      return { session: createEditor({ file, name, rev }, viewerPorts(id)), role, name };
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
