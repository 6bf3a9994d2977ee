import { useSearchParams } from 'react-router-dom';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { CannotOpen } from '../account/index.js';
import { EditorHost } from './editor-host.js';
import { RecoveredDesignsError } from './saving/recovered-designs.js';
import { RecoveredDesignsPage } from './saving/recovered-designs-page.js';
import { editor as strings } from './strings.js';
import { useEditorSession, ViewOnlyError } from './use-editor-session.js';

/**
 * A design that cannot be opened leads back to the start page (spec 2 section 6), unless changes of it are on this device
 * alone: those must stay within reach.
 */
export function OpenEditor({ id }: { readonly id: string }) {
  const { data: session, error } = useEditorSession(id);
  const [search] = useSearchParams();
  if (error instanceof RecoveredDesignsError) return <RecoveredDesignsPage designs={error.designs} />;
  if (error) return <CannotOpen id={id} role="edit" error={error} sees={error instanceof ViewOnlyError} />;
  if (!session) return <RouteLoader label={strings.loading} />;
  return <EditorHost id={id} session={session} category={search.get('category') ?? ''} />;
}
