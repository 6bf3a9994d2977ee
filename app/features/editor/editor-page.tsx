import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { designAddress, START_ADDRESS } from '../../saved-designs.js';
import { Logo } from '../../ui/logo.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { ownChunk } from '../../ui/on-demand.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { WiderWindowNote } from '../../ui/feedback/wider-window-note.js';
import './editor.css';
import { editor as strings } from './strings.js';

/** The editor is by far the largest part of the product: a phone, which only gets a note, never loads it. */
const OpenEditor = ownChunk(
  async () => (await import('./open-editor.js')).OpenEditor,
  <RouteLoader label={strings.loading} />,
);

/** `/designmaker/start/designs/{id}/edit`. A phone gets a note instead (DECISIONS 18). */
export function EditorPage() {
  const { id = '' } = useParams();
  const wide = useOnceWide();
  useTitle(strings.title);
  if (!wide) return <PhoneNote id={id} />;
  return <OpenEditor key={id} id={id} />;
}

/**
 * True from the first moment the window is wide: an editor that is open stays open when the window narrows, with its
 * panel put away and Download in reach. Its undo steps and what is being typed would be lost to a note.
 */
function useOnceWide(): boolean {
  const phone = useMedia(PHONE);
  const [wide, setWide] = useState(!phone);
  if (!wide && !phone) setWide(true);
  return wide;
}

function PhoneNote({ id }: { readonly id: string }) {
  return (
    <div className="editor-phone">
      <header className="top-bar">
        <Link to={START_ADDRESS} className="home-link" aria-label="Design Maker, dashboard">
          <Logo height={22} />
        </Link>
      </header>
      <main>
        <h1 className="sr-only">{strings.title}</h1>
        <WiderWindowNote what="design" />
        <Link className="button primary large block" to={designAddress(id, 'view')}>
          {strings.look}
        </Link>
        <Link className="button second block" to={START_ADDRESS}>
          {strings.browse}
        </Link>
      </main>
    </div>
  );
}
