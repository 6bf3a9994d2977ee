import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { START_ADDRESS } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { ownChunk } from '../../ui/on-demand.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { WiderWindowNote } from '../../ui/feedback/wider-window-note.js';
import { LeadToSignIn, useUser } from '../account/index.js';
import { NotFound } from '../pages/index.js';
import { authoringAddress, NEW, type AuthoredKind } from './authored-kinds.js';
import './authoring.css';
import { isAuthor } from './is-author.js';
import { authoring as strings } from './strings.js';

const OpenTemplateEditor = ownChunk(
  async () => (await import('./open-template-editor.js')).OpenTemplateEditor,
  <RouteLoader label={strings.opening} />,
);
const OpenTemplateViewer = ownChunk(
  async () => (await import('./open-template-viewer.js')).OpenTemplateViewer,
  <RouteLoader label={strings.opening} />,
);

/**
 * `/designmaker/start/admin_designs/{id}/{role}` and `admin_text_templates/{id}/{role}`, for admins and designers alone
 * (B-002). Who is there is known by now: until then the page says 'Authenticating...'.
 */
export function AuthoringPage({ kind }: { readonly kind: AuthoredKind }) {
  const { id = '', role = '' } = useParams();
  const author = isAuthor(useUser());
  // who was let in and is signed out meanwhile keeps what is open; the server refuses the save and says why
  const [admitted, setAdmitted] = useState(author);
  if (author && !admitted) setAdmitted(true);
  useTitle(kind.untitled);
  if (!['edit', 'view'].includes(role) || (role === 'view' && id === NEW)) return <NotFound />;
  if (!admitted) return <Refused />;
  return role === 'view' ? (
    <OpenTemplateViewer key={id} kind={kind} id={id} />
  ) : (
    <Editing kind={kind} id={id} />
  );
}

function Refused() {
  const visitor = useUser() === null;
  useEffect(() => notifier.error(strings.unauthorized), []);
  if (visitor) return <LeadToSignIn to={START_ADDRESS} reason={strings.signIn} />;
  return <Navigate to={START_ADDRESS} replace />;
}

/** A new template gets its address with its first save, and stays open as it is. */
function Editing({ kind, id }: { readonly kind: AuthoredKind; readonly id: string }) {
  const navigate = useNavigate();
  const [made, setMade] = useState<{ readonly id: string; readonly here: boolean } | null>(null);
  const [round, setRound] = useState(0);
  // the address follows the save a moment later
  if (made && !made.here && id === made.id) setMade({ ...made, here: true });
  // another new one is begun while the last is open
  if (id === NEW && made?.here) {
    setMade(null);
    setRound(round + 1);
  }
  const phone = useMedia(PHONE);
  const [wide, setWide] = useState(!phone);
  if (!wide && !phone) setWide(true);
  if (!wide)
    return (
      <main className="authoring-phone">
        <WiderWindowNote what="design" />
      </main>
    );
  const opened = id === made?.id ? NEW : id;
  const onMade = (saved: string) => {
    setMade({ id: saved, here: false });
    void navigate(authoringAddress(kind, saved), { replace: true });
  };
  return (
    <OpenTemplateEditor key={`${opened} ${round}`} kind={kind} id={opened} round={round} onMade={onMade} />
  );
}
