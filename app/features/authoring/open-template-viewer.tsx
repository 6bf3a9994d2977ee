import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { DmDesignViewer } from '../../bridge/dm-design-viewer.js';
import { DmPresenter } from '../../bridge/dm-presenter.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Logo } from '../../ui/logo.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { AccountMenu } from '../account/index.js';
import { authoringAddress, type AuthoredKind } from './authored-kinds.js';
import type { Draft } from './draft.js';
import { authoring as strings } from './strings.js';
import { useDraft } from './use-draft.js';

interface OpenTemplateViewerProps {
  readonly kind: AuthoredKind;
  readonly id: string;
}

/** A template to look at: nothing of it can be changed. */
export function OpenTemplateViewer({ kind, id }: OpenTemplateViewerProps) {
  const { data: draft, isError } = useDraft(kind, id);
  useEffect(() => {
    if (isError) notifier.error(strings.failed);
  }, [isError]);
  if (isError) return <Navigate to={START_ADDRESS} replace />;
  if (!draft) return <RouteLoader label={strings.opening} />;
  return <Shown kind={kind} id={id} draft={draft} />;
}

function Shown({ kind, id, draft }: OpenTemplateViewerProps & { readonly draft: Draft }) {
  const [presenting, setPresenting] = useState(false);
  const presenter = useRef<HTMLButtonElement>(null);
  const name = useSignal(draft.session.name);
  useTitle(name);
  return (
    <div className="authored">
      <header className="top-bar authored-bar">
        <Link to={START_ADDRESS} className="home-link" aria-label="Design Maker, dashboard">
          <Logo height={24} />
        </Link>
        <h1 className="authored-name" dir="auto">
          {name}
        </h1>
        <span className="badge">{strings.viewOnly}</span>
        <div className="authoring-actions">
          <button type="button" className="button quiet" ref={presenter} onClick={() => setPresenting(true)}>
            {strings.present}
          </button>
          <Link className="button primary" to={authoringAddress(kind, id)}>
            {strings.edit}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <main>
        <DmDesignViewer session={draft.session} />
        <DmPresenter editor={draft.session.editor} open={presenting} onDmClose={() => setPresenting(false)} />
      </main>
    </div>
  );
}
