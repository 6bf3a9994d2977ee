import { useState } from 'react';
import { Link } from 'react-router-dom';
import { designAddress, START_ADDRESS } from '../../saved-designs.js';
import { DmDesignViewer } from '../../bridge/dm-design-viewer.js';
import { DmPresenter } from '../../bridge/dm-presenter.js';
import { Icon } from '../../ui/icon.js';
import { Logo } from '../../ui/logo.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { AccountMenu, CannotOpen } from '../account/index.js';
import { DownloadAction } from '../editor/index.js';
import { CopyDesign } from './copy-design.js';
import { viewer as strings } from './strings.js';
import { useViewedDesign, type ViewedDesign } from './use-viewed-design.js';

/** A design that cannot be opened leads back to the start page (spec 2 section 6). */
export function OpenViewer({ id }: { readonly id: string }) {
  const { data: design, error } = useViewedDesign(id);
  const [presenting, setPresenting] = useState(false);
  useTitle(design?.name ?? strings.title);
  if (error) return <CannotOpen id={id} role="view" error={error} />;
  if (!design) return <RouteLoader label={strings.loading} />;
  return (
    <div className="viewer">
      <ViewerBar id={id} design={design} onPresent={() => setPresenting(true)} />
      <main>
        <DmDesignViewer session={design.session} />
        <DmPresenter
          editor={design.session.editor}
          open={presenting}
          onDmClose={() => setPresenting(false)}
        />
      </main>
    </div>
  );
}

interface ViewerBarProps {
  readonly id: string;
  readonly design: ViewedDesign;
  readonly onPresent: () => void;
}

function ViewerBar({ id, design, onPresent }: ViewerBarProps) {
  const phone = useMedia(PHONE);
  const { role, name, session } = design;
  return (
    <header className="top-bar viewer-bar">
      <Link to={START_ADDRESS} className="home-link" aria-label="Design Maker, dashboard">
        {phone ? <Icon name="arrow-left" /> : <Logo height={24} />}
      </Link>
      <h1 className="viewer-name" dir="auto">
        {name}
      </h1>
      <p className="viewer-about">
        {strings.pages(session.editor.index.pages.peek().length)}
        {role === 'view' && <span className="badge">{strings.viewOnly}</span>}
      </p>
      <div className="viewer-actions">
        <button
          type="button"
          className={phone ? 'icon-button medium' : 'button quiet'}
          aria-label={strings.present}
          onClick={onPresent}
        >
          <Icon name="presentation" />
          {!phone && strings.present}
        </button>
        {role === 'edit' && <DownloadAction id={id} session={session} />}
        {!phone && <CopyDesign id={id} />}
        {!phone && role === 'edit' && (
          <Link className="button primary" to={designAddress(id)}>
            {strings.edit}
          </Link>
        )}
        <AccountMenu />
      </div>
    </header>
  );
}
