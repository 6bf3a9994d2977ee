import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { EditorHost } from './editor-host.js';
import { RecoveredDesignsError } from './saving/recovered-designs.js';
import { RecoveredDesignsPage } from './saving/recovered-designs-page.js';
import { editor as strings } from './strings.js';
import { useEditorSession } from './use-editor-session.js';

/**
 * A design that cannot be opened leads back to the start page (spec 2 section 6), unless changes of it are on this device
 * alone: those must stay within reach.
 */
export function OpenEditor({ id }: { readonly id: string }) {
  const { data: session, error } = useEditorSession(id);
  const failed = error !== null && !(error instanceof RecoveredDesignsError);
  const [search] = useSearchParams();
  useEffect(() => {
    if (failed) notifier.error(strings.failed);
  }, [failed]);
  if (error instanceof RecoveredDesignsError) return <RecoveredDesignsPage designs={error.designs} />;
  if (failed) return <Navigate to={START_ADDRESS} replace />;
  if (!session) return <RouteLoader label={strings.loading} />;
  return <EditorHost id={id} session={session} category={search.get('category') ?? ''} />;
}
