import { Link, useParams } from 'react-router-dom';
import { NO_INPUTS } from '../../../../elements/compose/format/mockup-inputs.js';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { isUnknown, useMockup } from '../queries.js';
import { EditorSkeleton } from './editor-skeleton.js';
import { MockupEditor } from './mockup-editor.js';
import { MockupLayout } from '../layout/mockup-layout.js';
import { failureText } from '../failure-text.js';
import { mockups as strings } from '../strings.js';

/** `/mockupmaker/start/mockups/:id`: a mockup to fill (C-002). */
export function MockupPage() {
  const { id = '' } = useParams();
  return (
    <MockupLayout>
      <div className="mockup-page wide">
        <Loaded key={id} id={id} />
      </div>
    </MockupLayout>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const { data, error, isPending, isFetching, refetch } = useMockup(id);
  if (isPending) return <EditorSkeleton />;
  if (isUnknown(error)) return <MockupGone />;
  if (!data)
    return <Failure message={failureText(strings.failed)} onRetry={() => void refetch()} busy={isFetching} />;
  return <MockupEditor mockup={data} opened={NO_INPUTS} draft={data._id} />;
}

/** `saved`: what was deleted is one of the member's own. */
export const MockupGone = ({ saved = false }: { readonly saved?: boolean }) => (
  <EmptyPage
    heading={saved ? strings.savedGone : strings.gone}
    help={saved ? strings.savedGoneHelp : strings.goneHelp}
  >
    <Link className="button second" to={MOCKUPS_START}>
      {strings.browse}
    </Link>
  </EmptyPage>
);
