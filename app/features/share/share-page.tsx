import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { Failure } from '../../ui/feedback/failure.js';
import { RouteLoader } from '../../ui/feedback/route-loader.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import {
  arriving,
  AskForAccess,
  confirming,
  ConfirmEmail,
  isRefusal,
  OF_USER,
  useUser,
} from '../account/index.js';
import { DashboardPage } from '../dashboard/index.js';
import { NotFound } from '../pages/index.js';
import { resolveSharedLink } from './resolve-shared-link.js';
import { sharedLink as strings } from './strings.js';

/** `/designmaker/start/share/{type}/{id}`: leads to what was shared. */
export function SharePage() {
  const { type = '', id = '' } = useParams();
  const phone = useMedia(PHONE);
  const find = resolveSharedLink(type, phone);
  return find ? <Found type={type} id={id} find={find} /> : <NotFound />;
}

interface FoundProps {
  readonly type: string;
  readonly id: string;
  readonly find: NonNullable<ReturnType<typeof resolveSharedLink>>;
}

function Found({ type, id, find }: FoundProps) {
  useTitle(strings.title);
  const member = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [OF_USER, 'shared-link', member?._id, member?.email_verified, type, id],
    queryFn: ({ signal }) => find(id, signal),
    gcTime: 0,
  });
  if (data) return <Navigate to={data} replace />;
  if (isPending) return <RouteLoader label={strings.loading} />;
  if (!isRefusal(error))
    return (
      <main className="share-failed">
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      </main>
    );
  if (!member) return <SignInFirst />;
  if (!isAsked(type)) return <NotFound />;
  if (!member.email_verified) return <NotConfirmed />;
  return (
    <NotFound why={arriving.notShared(member.email)}>
      <AskForAccess kind={type} id={id} role="view" primary />
    </NotFound>
  );
}

/** What has an owner who may be asked for it. */
const isAsked = (type: string): type is 'design' | 'folder' => type === 'design' || type === 'folder';

/** A newcomer who was invited: once their address is confirmed, wherever that is, what was shared opens here [E-008]. */
const NotConfirmed = () => (
  <DashboardPage title={confirming.title} signIn={strings.signIn}>
    <ConfirmEmail />
  </DashboardPage>
);

/** Who was invited by e-mail sees it once they are signed in, and comes back to this address. */
const SignInFirst = () => (
  <DashboardPage title={strings.title} signIn={strings.signIn} newcomers>
    {null}
  </DashboardPage>
);
