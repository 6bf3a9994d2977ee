import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OwnedDesign } from '../../../../server/contract/user.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { CardSkeletons } from '../../../ui/lists/card.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { navigateGrid } from '../../../ui/lists/grid-navigation.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { useSelection } from '../../../ui/lists/use-selection.js';
import { WiderWindowNote } from '../../../ui/feedback/wider-window-note.js';
import { useOwnedDesigns } from '../calls.js';
import { DesignTile, GRID_CARD } from './design-tile.js';
import { actionTargets } from '../actions/action-targets.js';
import { SelectionBar } from './selection-bar.js';
import { designs as strings } from '../strings.js';
import { useDesignActions } from './use-design-actions.js';

/** Every design of the member's: on their way, failed, none, or the grid. */
export function AllDesigns() {
  const { data, isPending, isFetching, refetch } = useOwnedDesigns();
  if (isPending) return <GridSkeleton />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <DesignGrid designs={data} />;
}

/** The grid, what is chosen in it, and what is done with that. */
function DesignGrid({ designs }: { readonly designs: readonly OwnedDesign[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const phone = useMedia(PHONE);
  const order = useMemo(() => designs.map(({ _id }) => _id), [designs]);
  const { ids, toggle, all, clear, selecting } = useSelection(order);
  const { openMenu, ask, overlay } = useDesignActions({
    designs,
    onDone: clear,
    fallback: () => grid.current,
  });
  const chosen = designs.filter(({ _id }) => ids.has(_id));
  if (designs.length === 0)
    return (
      <>
        <NoDesigns />
        {overlay}
      </>
    );
  return (
    <div className="all-designs">
      {phone && <WiderWindowNote what="designs" />}
      <SelectionBar
        chosen={ids.size}
        total={designs.length}
        onAll={all}
        onClear={() => {
          clear();
          // its button goes with the bar
          grid.current?.focus();
        }}
        onAsk={(act, opener) => ask(act, actionTargets(null, chosen), opener)}
      />
      <ul
        className={ids.size > 0 ? 'card-grid selecting' : 'card-grid'}
        aria-label={strings.all}
        ref={grid}
        tabIndex={-1}
        onKeyDown={navigateGrid}
      >
        {designs.map((design) => (
          <li key={design._id}>
            <DesignTile
              design={design}
              shape={GRID_CARD}
              phone={phone}
              onMenu={openMenu}
              chosen={ids.has(design._id)}
              toggle={toggle}
              selecting={selecting}
            />
          </li>
        ))}
      </ul>
      {overlay}
    </div>
  );
}

function NoDesigns() {
  return (
    <EmptyPage heading={strings.none} help={strings.noneHelp}>
      <Link className="button second" to={START_ADDRESS}>
        {strings.browse}
      </Link>
    </EmptyPage>
  );
}

/** The room of the grid while it is on its way (spec 1 section 2). */
export function GridSkeleton() {
  return (
    <div role="status" aria-label={strings.loading}>
      <div className="selection-bar" />
      <div className="card-grid">
        <CardSkeletons shape={GRID_CARD} />
      </div>
    </div>
  );
}
