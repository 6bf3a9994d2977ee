import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import type { AuthoredKind } from './authored-kinds.js';
import { AuthoringHost } from './authoring-host.js';
import { authoring as strings } from './strings.js';
import { useDraft } from './use-draft.js';

interface OpenTemplateEditorProps {
  readonly kind: AuthoredKind;
  /** `new` for a blank one. */
  readonly id: string;
  /** Counts the new ones that were begun. */
  readonly round: number;
  /** A new one was saved for the first time. */
  readonly onMade: (id: string) => void;
}

/** A template that cannot be opened leads back to the start page, as a design does. */
export function OpenTemplateEditor({ kind, id, round, onMade }: OpenTemplateEditorProps) {
  const { data: draft, isError } = useDraft(kind, id, round);
  useEffect(() => {
    if (isError) notifier.error(strings.failed);
  }, [isError]);
  if (isError) return <Navigate to={START_ADDRESS} replace />;
  if (!draft) return <RouteLoader label={strings.opening} />;
  return <AuthoringHost kind={kind} draft={draft} onMade={onMade} />;
}
