import { useParams } from 'react-router-dom';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { openLogin, useUser } from '../../account/index.js';
import { isUnknown, useSavedMockup } from '../queries.js';
import { EditorSkeleton } from './editor-skeleton.js';
import { savedKey } from '../inputs/drafts.js';
import { MockupEditor } from './mockup-editor.js';
import { MockupLayout } from '../layout/mockup-layout.js';
import { MockupGone } from './mockup-page.js';
import { failureText } from '../failure-text.js';
import { choose, editing, mockups as strings } from '../strings.js';

/** `/mockupmaker/start/saved_mockups/:id`: a saved mockup with what was put into it (C-003). */
export function SavedMockupPage() {
  const { id = '' } = useParams();
  const member = useUser();
  return (
    <MockupLayout>
      <div className="mockup-page wide">
        {member ? <Loaded key={`${id} ${member._id}`} id={id} /> : <SignInFirst />}
      </div>
    </MockupLayout>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const { data, error, isPending, isFetching, refetch } = useSavedMockup(id, true);
  if (isPending) return <EditorSkeleton />;
  if (isUnknown(error)) return <MockupGone saved />;
  if (!data)
    return <Failure message={failureText(strings.failed)} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <MockupEditor mockup={data.mockup} opened={data.mockup_inputs} draft={savedKey(data._id)} saved={data} />
  );
}

function SignInFirst() {
  useTitle(strings.title);
  return (
    <EmptyPage heading={editing.signIn}>
      <button type="button" className="button primary" onClick={() => openLogin()}>
        {choose.signInButton}
      </button>
    </EmptyPage>
  );
}
