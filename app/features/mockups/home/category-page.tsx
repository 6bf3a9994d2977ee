import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { BackLink } from '../../../ui/back-link.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { listAddress, mockupAddress } from '../addresses.js';
import { isUnknown, useMockupCategories, useMockupTable } from '../queries.js';
import { MockupLayout } from '../layout/mockup-layout.js';
import { failureText } from '../failure-text.js';
import { mockups as strings } from '../strings.js';

/** `/mockupmaker/start/category/:id`: the mockups of a category as a table (C-004). */
export function MockupCategoryPage() {
  const { id = '' } = useParams();
  const { data } = useMockupCategories();
  const name = data?.find(({ _id }) => _id === id)?.name;
  useTitle(strings.tableHeading);
  return (
    <MockupLayout>
      <div className="mockup-page">
        <BackLink to={listAddress(name === undefined ? undefined : id)} label={name ?? strings.back} />
        <h1 className="title-1">{strings.tableHeading}</h1>
        <Table id={id} />
      </div>
    </MockupLayout>
  );
}

const SKELETONS = 8;

function Table({ id }: { readonly id: string }) {
  const { data, error, isPending, isFetching, refetch } = useMockupTable(id);
  if (isPending)
    return (
      <div role="status" aria-label={strings.loading}>
        {Array.from({ length: SKELETONS }, (_, i) => (
          <span key={i} className="skeleton mockup-row-skeleton" />
        ))}
      </div>
    );
  if (isUnknown(error) || data?.length === 0)
    return (
      <EmptyPage heading={strings.none}>
        <Link className="button second" to={listAddress()}>
          {strings.browse}
        </Link>
      </EmptyPage>
    );
  if (!data)
    return <Failure message={failureText(strings.failed)} onRetry={() => void refetch()} busy={isFetching} />;
  const { number, name, height, width } = strings.table;
  return (
    <table className="mockup-table">
      <thead>
        <tr>
          {[number, name, height, width].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((mockup, index) => (
          <Row key={mockup._id} mockup={mockup} number={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

/** All of a row leads to its mockup; its name is the link. */
function Row({ mockup, number }: { readonly mockup: Mockup; readonly number: number }) {
  const navigate = useNavigate();
  const to = mockupAddress(mockup._id);
  return (
    <tr onClick={(event) => !(event.target as Element).closest('a') && void navigate(to)}>
      <td>{number}</td>
      <th scope="row">
        <Link to={to} dir="auto">
          {mockup.name}
        </Link>
      </th>
      <td>{`${mockup.height}\u00a0px`}</td>
      <td>{`${mockup.width}\u00a0px`}</td>
    </tr>
  );
}
