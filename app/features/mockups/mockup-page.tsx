import { Link, useParams } from 'react-router-dom';
import { NO_INPUTS } from '../../../elements/compose/inputs.js';
import { MOCKUPS_START } from '../../mockups.js';
import { EmptyPage } from '../../ui/empty-page.js';
import { Failure } from '../../ui/failure.js';
import { useTitle } from '../../ui/use-title.js';
import { isUnknown, useMockup } from './calls.js';
import { DeskSkeleton } from './desk-skeleton.js';
import { MockupDesk } from './mockup-desk.js';
import { MockupLayout } from './mockup-layout.js';
import { mockups as strings } from './strings.js';

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
  useTitle(data?.name);
  if (isPending) return <DeskSkeleton />;
  if (isUnknown(error)) return <MockupGone />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <MockupDesk mockup={data} opened={NO_INPUTS} draft={data._id} />;
}

export const MockupGone = () => (
  <EmptyPage heading={strings.gone} help={strings.goneHelp}>
    <Link className="button second" to={MOCKUPS_START}>
      {strings.browse}
    </Link>
  </EmptyPage>
);
