import { Link, useSearchParams } from 'react-router-dom';
import { Failure } from '../../../ui/feedback/failure.js';
import { listAddress } from '../addresses.js';
import { useMockupCategories, useMockupList } from '../queries.js';
import { mockups as strings } from '../strings.js';

/** Rows that stand in for the categories. */
const SKELETONS = 8;

/** Categories with how many mockups they hold; one shows its own in the grid (C-001). */
export function CategoryNav({ onGo }: { readonly onGo?: () => void }) {
  const { data, isPending, isFetching, refetch } = useMockupCategories();
  const all = useMockupList({ q: '' }).first?.total;
  const [parameters] = useSearchParams();
  const current = parameters.get('q') ? null : (parameters.get('category') ?? '');
  return (
    <nav className="mockup-categories" aria-label={strings.categories}>
      <p className="nav-caption">{strings.categories}</p>
      <Row id="" name={strings.all} many={all} current={current} onGo={onGo} />
      {isPending
        ? Array.from({ length: SKELETONS }, (_, i) => <span key={i} className="skeleton mockup-category" />)
        : data?.map(({ _id, name, mockup_length }) => (
            <Row key={_id} id={_id} name={name} many={mockup_length} current={current} onGo={onGo} />
          ))}
      {!isPending && !data && (
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </nav>
  );
}

interface RowProps {
  /** Empty for all. */
  readonly id: string;
  readonly name: string;
  readonly many: number | undefined;
  readonly current: string | null;
  readonly onGo: (() => void) | undefined;
}

function Row({ id, name, many, current, onGo }: RowProps) {
  return (
    <Link
      className="nav-item"
      to={listAddress(id || undefined)}
      aria-current={current === id ? 'page' : undefined}
      onClick={onGo}
    >
      <span className="grow">{name}</span>
      {many !== undefined && <span className="mockup-count">{many}</span>}
    </Link>
  );
}
