import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { blankTemplate } from '../../../elements/shell/authoring.js';
import { createEditor } from '../../../elements/shell/create-editor.js';
import { currentUser } from '../account/index.js';
import { editorPorts } from '../editor/index.js';
import { NEW, type AuthoredKind } from './authored-kinds.js';
import { Draft, listingOf } from './draft.js';

/**
 * The template, opened for its author; `new` opens a blank one, another one each `round`. It is never asked for again while
 * it is open.
 */
export function useDraft(kind: AuthoredKind, id: string, round = 0) {
  const query = useQuery({
    queryKey: ['authored', kind.path, id, round],
    queryFn: ({ signal }) => openDraft(kind, id, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const draft = query.data;
  useEffect(() => draft?.watch(), [draft]);
  return query;
}

async function openDraft(kind: AuthoredKind, id: string, signal: AbortSignal): Promise<Draft> {
  const isNew = id === NEW;
  const template = isNew
    ? {
        name: kind.untitled,
        rev: 0,
        categories: [],
        keywords: [],
        active: false,
        design_file: blankTemplate(),
      }
    : await kind.read(id, signal);
  const { design_file: file, name, rev } = template;
  // a template is saved by its button alone: neither the server nor this device keeps what was not said to be kept
  const host = { ...editorPorts(id, currentUser()?._id ?? null), saveTarget: null, journal: null };
  const session = createEditor({ file, name, rev }, host);
  return new Draft(session, kind, { id: isNew ? null : id, rev, name, listing: listingOf(template) });
}
