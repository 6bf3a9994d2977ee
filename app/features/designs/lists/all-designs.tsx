import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { CardSkeletons } from '../../../ui/lists/card.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { useUser } from '../../account/index.js';
import { actionTargets } from '../actions/action-targets.js';
import { useMove } from '../actions/use-move.js';
import { useDesignList } from '../calls.js';
import { FolderShelf } from '../dragging/folder-shelf.js';
import { DesignGrid, type GridHandle } from './design-grid.js';
import { GRID_CARD } from './design-tile.js';
import { DropDesigns } from './drop-designs.js';
import { ListTools } from './list-tools.js';
import { SelectionBar } from './selection-bar.js';
import { designs as strings, finding, verbs } from '../strings.js';
import { isNarrowed, questionOf, useListRequest } from './use-list-request.js';
import { useDesignActions } from './use-design-actions.js';

/** What is done with several at once. */
const BAR_VERBS = [
  { act: 'move', label: verbs.move, icon: 'folder' },
  { act: 'delete', label: verbs.delete, icon: 'trash' },
] as const;

/** Every design of the member's, searched, narrowed and in order: on their way, failed, none, or the grid. */
export function AllDesigns() {
  const [request, change] = useListRequest();
  const list = useDesignList(questionOf(request));
  const grid = useRef<GridHandle>(null);
  const [carried, setCarried] = useState<readonly DesignInList[] | null>(null);
  const { mutate: move } = useMove(() => grid.current?.clear());
  const { openMenu, ask, overlay } = useDesignActions({
    designs: list.designs,
    onDone: () => grid.current?.clear(),
    fallback: () => grid.current?.element() ?? null,
  });
  const mine = useUser()?.my_designs_folder;
  const drop = mine !== undefined && <DropDesigns folderId={mine} words={strings.drop} />;
  const { data, isPending, isFetching, isPlaceholderData, refetch } = list;
  if (isPending)
    return (
      <>
        <ListTools request={request} onChange={change} formats={[]} />
        <GridSkeleton />
      </>
    );
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const narrowed = isNarrowed(request);
  if (list.designs.length === 0 && !narrowed && !isPlaceholderData)
    return (
      <>
        <NoDesigns />
        {drop}
        {overlay}
      </>
    );
  return (
    <>
      <ListTools request={request} onChange={change} formats={list.formats} />
      {list.designs.length === 0 ? (
        <EmptyPage heading={finding.nothing} help={finding.nothingHelp}>
          <button
            type="button"
            className="button second"
            onClick={() => change({ text: '', format: '', folder: '', shared: false })}
          >
            {finding.showAll}
          </button>
        </EmptyPage>
      ) : (
        <DesignGrid
          label={strings.all}
          list={list}
          view={request.view}
          handle={grid}
          onMenu={openMenu}
          onDelete={(designs, from) => ask('delete', designs, from)}
          onCarry={setCarried}
        >
          {({ chosen, onAll }) => (
            <SelectionBar
              chosen={chosen.length}
              total={list.total}
              onAll={onAll}
              onClear={() => {
                grid.current?.clear();
                // its button goes with the bar
                grid.current?.element()?.focus();
              }}
              verbs={BAR_VERBS.map(({ act, ...verb }) => ({
                ...verb,
                run: (opener) => ask(act, actionTargets(null, chosen), opener),
              }))}
            />
          )}
        </DesignGrid>
      )}
      {carried && <FolderShelf onDrop={(ids, folder) => move({ ids, folder })} />}
      {drop}
      {overlay}
    </>
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
