import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MOCKUPS_START } from '../../mockups.js';
import { CardSkeletons, type CardShape } from '../../ui/card.js';
import { EmptyPage } from '../../ui/empty-page.js';
import { Failure } from '../../ui/failure.js';
import { stepInGrid } from '../../ui/step-in-grid.js';
import { useEndNear } from '../../ui/use-end-near.js';
import { mockupAddress } from './addresses.js';
import type { useMockupList } from './calls.js';
import { MockupCard } from './mockup-card.js';
import { mockups as strings } from './strings.js';

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
  const grid = useRef<HTMLUListElement>(null);
  const goOn = useGoOn(found, grid);
  if (isPending)
    return (
      <div className="mockup-grid" role="status" aria-label={strings.loading}>
        <CardSkeletons shape={MOCKUP_CARD} count={9} />
      </div>
    );
  if (!first) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (list.length === 0) return <Nothing query={query} />;
  return (
    <>
      <ul
        ref={grid}
        className="mockup-grid"
        aria-label={strings.list}
        aria-busy={isFetching || undefined}
        onKeyDown={stepInGrid}
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
      <End found={found} onMore={goOn} />
    </>
  );
}

/** Asks for the next page by hand; whoever did so goes on with its first card when it is there. */
function useGoOn(found: MockupGridProps['list'], grid: { readonly current: HTMLUListElement | null }) {
  const from = useRef(Infinity);
  const shown = found.list.length;
  useEffect(() => {
    if (shown <= from.current) return;
    grid.current?.children[from.current]?.querySelector<HTMLElement>('a.card')?.focus();
    from.current = Infinity;
  }, [grid, shown]);
  return () => {
    from.current = shown;
    if (!found.isFetchingNextPage) void found.fetchNextPage();
  };
}

interface EndProps {
  readonly found: MockupGridProps['list'];
  readonly onMore: () => void;
}

/** More, while there is more: by itself as the end comes near, or by hand; then the end. */
function End({ found, onMore }: EndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useEndNear<HTMLDivElement>(waiting, () => void fetchNextPage());
  return (
    <div className="results-end" ref={end}>
      {isFetchNextPageError ? (
        <Failure message={strings.failed} onRetry={onMore} busy={isFetchingNextPage} />
      ) : hasNextPage ? (
        <button
          type="button"
          className="button second"
          onClick={onMore}
          aria-busy={isFetchingNextPage || undefined}
        >
          {isFetchingNextPage && <span className="spinner" />}
          {strings.more}
        </button>
      ) : (
        <p role="status">{strings.end}</p>
      )}
    </div>
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
