import { useState } from 'react';
import type { TrashItem } from '../../../server/contract/trash.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { SignInFirst } from '../dashboard/index.js';
import { LoadMore, useLoadMore } from '../../ui/lists/load-more.js';
import './trash.css';
import { usePurge, useRestore, useTrash } from './calls.js';
import { trash as strings } from './strings.js';
import { TrashTile } from './trash-tile.js';

interface TrashListProps {
  /** What lies here, and for how long. */
  readonly about: string;
  /** Of somebody without an account, who is asked to sign in when there is nothing. */
  readonly visitor?: boolean;
}

/** What lies in the trash: on its way, failed, nothing, or the grid. */
export function TrashList(props: TrashListProps) {
  const query = useTrash();
  const { items, data, isPending, isFetching, refetch } = query;
  if (isPending) return <TrashSkeleton />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <TrashGrid items={items} next={query} {...props} />;
}

/** What is asked about: one thing, or all of it. */
interface Asked {
  readonly item: TrashItem | null;
  readonly opener: HTMLElement;
}

interface TrashGridProps extends TrashListProps {
  readonly items: readonly TrashItem[];
  readonly next: ReturnType<typeof useTrash>;
}

function TrashGrid({ items, about, visitor = false, next }: TrashGridProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { grid, goOn } = useLoadMore(next, items.length);
  // what had the focus is gone
  const restoring = useRestore(() => grid.current?.focus({ preventScroll: true }));
  const purging = usePurge(() => setAsked(null));
  const dialog = asked && (
    <ConfirmDialog
      title={asked.item ? strings.deleteTitle : strings.emptyTitle}
      question={asked.item ? strings.deleteQuestion(asked.item.name) : strings.emptyQuestion}
      no={strings.cancel}
      yes={strings.delete}
      busy={purging.isPending}
      onYes={() => purging.mutate(asked.item)}
      onClose={() => setAsked(null)}
      opener={() => (asked.opener.isConnected ? asked.opener : grid.current)}
    />
  );
  if (items.length === 0)
    return (
      <>
        {visitor ? (
          <SignInFirst sentence={strings.signIn} />
        ) : (
          <EmptyPage heading={strings.none} help={strings.noneHelp} />
        )}
        {dialog}
      </>
    );
  return (
    <>
      <div className="trash-head">
        <p>{about}</p>
        {items.some(({ owned }) => owned) && (
          <button
            type="button"
            className="button second"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setAsked({ item: null, opener: currentTarget })}
          >
            {strings.empty}
          </button>
        )}
      </div>
      <ul className="trash-grid" aria-label={strings.title} ref={grid} tabIndex={-1}>
        {items.map((item) => (
          <TrashTile
            key={`${item.kind} ${item._id}`}
            item={item}
            busy={restoring.isPending && restoring.variables._id === item._id}
            onRestore={restoring.mutate}
            onDelete={(one, opener) => setAsked({ item: one, opener })}
          />
        ))}
      </ul>
      {next.hasNextPage && <LoadMore next={next} onMore={goOn} words={strings} />}
      {dialog}
    </>
  );
}

/** Cards that stand in for those on their way. */
const SKELETONS = 12;

function TrashSkeleton() {
  return (
    <div role="status" aria-label={strings.loading}>
      <div className="trash-head" />
      <div className="trash-grid">
        {Array.from({ length: SKELETONS }, (_, i) => (
          <span key={i} className="trash-tile">
            <span className="skeleton stage" />
            <span className="skeleton skeleton-line" style={{ width: '70%' }} />
            <span className="skeleton skeleton-line thin" style={{ width: '55%' }} />
          </span>
        ))}
      </div>
    </div>
  );
}
