import { Link } from 'react-router-dom';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { CardSkeletons, type CardShape } from '../../../ui/lists/card.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { LoadMore, useLoadMore } from '../../../ui/lists/load-more.js';
import { navigateGrid } from '../../../ui/lists/grid-navigation.js';
import { mockupAddress } from '../addresses.js';
import type { useMockupList } from '../queries.js';
import { MockupCard } from '../mockup-card.js';
import { failureText } from '../failure-text.js';
import { mockups as strings } from '../strings.js';

/** Cards of 230 px (C-001), squares; a narrow window has wider ones. */
export const MOCKUP_CARD: CardShape = { width: 230, height: 230, fluid: true };
/** Seen as soon as the page is. */
const FIRST_SEEN = 6;

interface MockupGridProps {
  readonly list: ReturnType<typeof useMockupList>;
  /** What was typed, if anything. */
  readonly query: string;
}

/** On its way, failed, nothing, or the grid, which goes on as one scrolls. */
export function MockupGrid({ list: found, query }: MockupGridProps) {
  const { first, list, isPending, isFetching, refetch } = found;
  const { grid, goOn } = useLoadMore(found, list.length);
  if (isPending)
    return (
      <div className="mockup-grid" role="status" aria-label={strings.loading}>
        <CardSkeletons shape={MOCKUP_CARD} count={9} />
      </div>
    );
  if (!first)
    return <Failure message={failureText(strings.failed)} onRetry={() => void refetch()} busy={isFetching} />;
  if (list.length === 0) return <Nothing query={query} />;
  return (
    <>
      <ul
        ref={grid}
        className="mockup-grid"
        aria-label={strings.list}
        aria-busy={isFetching || undefined}
        onKeyDown={navigateGrid}
      >
        {list.map(({ _id, name, categories, placeholders }, index) => (
          <li key={_id}>
            <MockupCard
              to={mockupAddress(_id)}
              name={name}
              sub={categories[0]?.name ?? ''}
              picture={placeholders[0] ?? ''}
              eager={index < FIRST_SEEN}
            />
          </li>
        ))}
      </ul>
      <LoadMore next={found} onMore={goOn} words={strings} />
    </>
  );
}

function Nothing({ query }: { readonly query: string }) {
  if (!query) return <EmptyPage heading={strings.none} help={strings.noneHelp} />;
  return (
    <EmptyPage heading={strings.nothingFound(query)} help={strings.nothingFoundHelp}>
      <Link className="button second" to={MOCKUPS_START}>
        {strings.browse}
      </Link>
    </EmptyPage>
  );
}
