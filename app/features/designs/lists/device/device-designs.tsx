import { Failure } from '../../../../ui/feedback/failure.js';
import { WiderWindowNote } from '../../../../ui/feedback/wider-window-note.js';
import { PHONE, useMedia } from '../../../../ui/hooks/use-media.js';
import { navigateGrid } from '../../../../ui/lists/grid-navigation.js';
import { LoadMore, useLoadMore } from '../../../../ui/lists/load-more.js';
import { SignInFirst } from '../../../dashboard/index.js';
import { designs as words, device as strings } from '../../strings.js';
import { GridSkeleton } from '../all-designs.js';
import { DesignTile, GRID_CARD } from '../design-tile.js';
import { DeviceNote } from './device-note.js';
import { useDesignActions } from '../use-design-actions.js';
import { useDeviceDesigns } from './use-device-designs.js';

/** All a visitor made on this device [E-006]; who made nothing is asked to sign in. */
export function DeviceDesigns() {
  const query = useDeviceDesigns();
  const { data, isPending, isFetching, refetch } = query;
  const phone = useMedia(PHONE);
  const { grid, goOn } = useLoadMore(query, data?.length ?? 0);
  const { openMenu, overlay } = useDesignActions({ designs: data ?? [], fallback: () => grid.current });
  if (isPending) return <GridSkeleton />;
  if (!data) return <Failure message={words.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0)
    return (
      <>
        <SignInFirst sentence={words.signIn} />
        {overlay}
      </>
    );
  return (
    <div className="all-designs">
      {phone && <WiderWindowNote what="designs" />}
      <DeviceNote />
      <ul className="card-grid" aria-label={words.all} ref={grid} tabIndex={-1} onKeyDown={navigateGrid}>
        {data.map((design) => (
          <li key={design._id}>
            <DesignTile design={design} shape={GRID_CARD} phone={phone} onMenu={openMenu} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore next={query} onMore={goOn} words={{ ...strings, failed: words.failed }} />
      )}
      {overlay}
    </div>
  );
}
