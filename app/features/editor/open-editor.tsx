import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { notifier } from '../../ports/notifier.js';
import { RouteLoader } from '../../ui/route-loader.js';
import { EditorHost } from './editor-host.js';
import { editor as strings, START_ADDRESS } from './strings.js';
import { useEditorSession } from './use-editor-session.js';

/** A design that cannot be opened leads back to the start page (spec 2 section 6). */
export function OpenEditor({ id }: { readonly id: string }) {
  const { data: session, isError } = useEditorSession(id);
  const [search] = useSearchParams();
  useEffect(() => {
    if (isError) notifier.error(strings.failed);
  }, [isError]);
  if (isError) return <Navigate to={START_ADDRESS} replace />;
  if (!session) return <RouteLoader label={strings.loading} />;
  return <EditorHost session={session} category={search.get('category') ?? ''} />;
}
