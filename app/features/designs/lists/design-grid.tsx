import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { CardSkeletons } from '../../../ui/lists/card.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { useSelection } from '../../../ui/lists/use-selection.js';
import { WiderWindowNote } from '../../../ui/feedback/wider-window-note.js';
import type { MenuPlace } from '../../../ui/menus/item-menu-types.js';
import type { GridShape } from '../../../ui/virtual/grid-geometry.js';
import type { GridStyle } from '../../../ui/virtual/grid-meter.js';
import { useMarquee } from '../../../ui/virtual/use-marquee.js';
import { VirtualGrid } from '../../../ui/virtual/virtual-grid.js';
import type { useDesignList } from '../calls.js';
import { carryDesigns } from '../dragging/carried-designs.js';
import { designs as strings } from '../strings.js';
import { DesignTile, GRID_CARD, ROW_CARD } from './design-tile.js';
import type { ListView } from './use-list-request.js';

const STYLES: Record<ListView, GridStyle> = {
  grid: { narrowest: 176, fewest: 2, columnGap: 20, rowGap: 20, rowHeight: 269 },
  list: { narrowest: 100_000, fewest: 1, columnGap: 0, rowGap: 4, rowHeight: 64 },
};

export interface GridSelection {
  readonly chosen: readonly DesignInList[];
  readonly onAll: () => void;
}

/** What is done with a grid from outside of it. */
export interface GridHandle {
  /** It gets the focus when what had it is gone. */
  readonly element: () => HTMLElement | null;
  readonly clear: () => void;
}

interface DesignGridProps {
  readonly label: string;
  readonly list: ReturnType<typeof useDesignList>;
  readonly view: ListView;
  readonly onMenu: ((id: string, place: MenuPlace) => void) | null;
  readonly handle: Ref<GridHandle>;
  /** Designs are only looked at here. */
  readonly readOnly?: boolean;
  /** Delete was pressed on these; where it is left out nothing is selected either. */
  readonly onDelete?: (designs: readonly DesignInList[], from: HTMLElement) => void;
  /** Designs are being dragged, or no longer. */
  readonly onCarry?: (designs: readonly DesignInList[] | null) => void;
  readonly subOf?: (design: DesignInList) => string;
  /** Stands above the grid: how many there are, what is done with those that are selected. */
  readonly children: (selection: GridSelection) => ReactNode;
}

/**
 * A list of designs with what is selected in it: by checkboxes, Shift, a drawn rectangle and keys. Space selects, Delete
 * deletes, Enter opens, Shift with an arrow extends [E-046].
 */
export function DesignGrid(props: DesignGridProps) {
  const { label, list, view, onMenu, handle, readOnly = false, onDelete, onCarry, subOf, children } = props;
  const { designs, total, hasNextPage, isFetchNextPageError } = list;
  const phone = useMedia(PHONE);
  const area = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const shape = useRef<GridShape | null>(null);
  const order = useMemo(() => designs.map(({ _id }) => _id), [designs]);
  const { ids, toggle, all, choose, clear, selecting } = useSelection(order, () => idsOfAll(list));
  const chosen = useMemo(() => designs.filter(({ _id }) => ids.has(_id)), [designs, ids]);

  useImperativeHandle(handle, () => ({ element: () => grid.current, clear }), [clear]);

  const held = useRef<ReadonlySet<string>>(new Set());
  const now = useRef({ order, ids, designs, chosen });
  useEffect(() => {
    now.current = { order, ids, designs, chosen };
  });
  useMarquee({
    ...{ area, grid, shape, count: onDelete ? designs.length : 0 },
    onBegin: useCallback(() => void (held.current = now.current.ids), []),
    onPress: clear,
    onTouch: useCallback(
      (indexes: readonly number[], keep: boolean) =>
        choose([...(keep ? held.current : []), ...indexes.map((index) => now.current.order[index]!)]),
      [choose],
    ),
  });

  const onItemKey = (event: KeyboardEvent, index: number, to: number | null): boolean => {
    const design = designs[index];
    if (!design || !onDelete) return false;
    if (event.key === ' ') toggle(design._id, event.shiftKey);
    else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey))
      onDelete(ids.size > 0 ? chosen : [design], event.target as HTMLElement);
    else if (to !== null && event.shiftKey && designs[to]) {
      if (ids.size === 0) toggle(design._id, false);
      toggle(designs[to]._id, true);
    } else return false;
    return true;
  };
  const onDrag = useCallback(
    (id: string, event: DragEvent) => {
      const { ids: selected, chosen: some, designs: there } = now.current;
      const carried = selected.has(id) ? some : there.filter(({ _id }) => _id === id);
      carryDesigns(event, carried);
      onCarry?.(carried);
    },
    [onCarry],
  );
  const { onNear } = useNextPages(list);
  const keyOf = (index: number) => designs[index]?._id ?? `waiting-${index}`;
  const card = view === 'list' ? ROW_CARD : GRID_CARD;
  return (
    <div className="all-designs" ref={area} onDragEnd={() => onCarry?.(null)}>
      {phone && <WiderWindowNote what="designs" />}
      {children({ chosen, onAll: all })}
      <VirtualGrid
        key={view}
        label={label}
        count={hasNextPage ? Math.max(total, designs.length) : designs.length}
        style={STYLES[view]}
        className={`${view} ${ids.size > 0 ? 'selecting' : ''}`}
        grid={grid}
        keyOf={keyOf}
        onNear={onNear}
        onItemKey={onItemKey}
        onShape={(next) => void (shape.current = next)}
      >
        {({ index, tabbable }) => {
          const design = designs[index];
          if (!design) return <Waiting view={view} />;
          return (
            <DesignTile
              design={design}
              shape={card}
              phone={phone}
              view={readOnly}
              onMenu={onMenu}
              {...(onDelete && { chosen: ids.has(design._id), toggle, selecting })}
              tabbable={tabbable}
              {...(onCarry && { onDrag })}
              {...(subOf && { sub: subOf(design) })}
            />
          );
        }}
      </VirtualGrid>
      {isFetchNextPageError && (
        <Failure
          message={strings.failed}
          onRetry={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
        />
      )}
    </div>
  );
}

/** The room of one that is on its way. */
const Waiting = ({ view }: { readonly view: ListView }) => (
  <span className={view === 'list' ? 'design-row' : 'design-card'} aria-hidden="true">
    <CardSkeletons shape={view === 'list' ? ROW_CARD : GRID_CARD} count={1} />
  </span>
);

type List = ReturnType<typeof useDesignList>;

/** Asks for page after page as long as the window shows more than there is. */
function useNextPages({ designs, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: List) {
  const [last, setLast] = useState(0);
  const wanted = last > designs.length - AHEAD && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
  return { onNear: setLast };
}

/** The next page is asked for when so few designs are left below the window. */
const AHEAD = 40;

/** Whoever selects all means those that have not come yet too. Gives the ids of all there are, or of those that came. */
async function idsOfAll({ designs, hasNextPage, fetchNextPage }: List): Promise<string[]> {
  let ids = designs.map(({ _id }) => _id);
  for (let more = hasNextPage; more;) {
    const { data, hasNextPage: further, isFetchNextPageError } = await fetchNextPage();
    ids = data?.pages.flatMap(({ docs }) => docs.map(({ _id }) => _id)) ?? ids;
    more = further && !isFetchNextPageError;
  }
  return ids;
}
