import { useId, type ReactNode } from 'react';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { CardSkeletons, type CardShape } from '../../../ui/lists/card.js';
import { Carousel } from '../../../ui/carousel/carousel.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { ViewAll } from '../../../ui/carousel/view-all.js';
import { hasUnclaimed, useUser } from '../../account/index.js';
import { useDesignList } from '../calls.js';
import { DeviceNote } from './device/device-note.js';
import { useDeviceDesigns } from './device/use-device-designs.js';
import { DesignTile, GRID_CARD } from './design-tile.js';
import { designs as strings } from '../strings.js';
import { useDesignActions } from './use-design-actions.js';

const SHAPE: CardShape = { width: 184, height: 208 };
/** Designs in the slider, and in the two rows of a phone, and skeletons; all of them stand behind View All. */
const SHOWN = 20;
const SHOWN_ON_PHONES = 4;

/** Those worked on last. */
const NEWEST = {};

/** A member's newest designs, or those a visitor made on this device [E-006]. Nothing for who has none yet. */
export function YourDesigns() {
  const member = useUser();
  return member ? <NewestDesigns key={member._id} /> : <DeviceDesigns />;
}

function NewestDesigns() {
  const { data, designs, ...query } = useDesignList(NEWEST, SHOWN);
  return <DesignRow query={{ ...query, data: data && designs }} />;
}

/** Most visitors have none: room is kept only for who is known to have some. */
function DeviceDesigns() {
  const query = useDeviceDesigns();
  if (!query.data && !hasUnclaimed()) return null;
  return <DesignRow query={query} note={<DeviceNote />} />;
}

interface DesignRowProps {
  readonly query: {
    readonly data: readonly DesignInList[] | undefined;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly note?: ReactNode;
}

function DesignRow({ query: { data, isPending, isFetching, refetch }, note }: DesignRowProps) {
  const designs = data ?? [];
  const phone = useMedia(PHONE);
  const { openMenu, overlay } = useDesignActions({ designs });
  if (data && designs.length === 0) return overlay;
  const Row = phone ? TwoColumns : Carousel;
  const shape = phone ? GRID_CARD : SHAPE;
  const shown = phone ? SHOWN_ON_PHONES : SHOWN;
  return (
    <>
      <Row title={strings.your} busy={isPending} action={data && <ViewAllDesigns />} note={note}>
        {isPending ? (
          <CardSkeletons shape={shape} count={shown} />
        ) : data ? (
          designs
            .slice(0, shown)
            .map((design) => (
              <DesignTile key={design._id} design={design} shape={shape} phone={phone} onMenu={openMenu} />
            ))
        ) : (
          <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Row>
      {overlay}
    </>
  );
}

const ViewAllDesigns = () => <ViewAll to={`${START_ADDRESS}/all-designs`} of={strings.your.toLowerCase()} />;

interface TwoColumnsProps {
  readonly title: string;
  readonly busy: boolean;
  readonly action: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** What is a slider on wider windows. */
function TwoColumns({ title, busy, action, note, children }: TwoColumnsProps) {
  const heading = useId();
  return (
    <section className="carousel" aria-labelledby={heading} aria-busy={busy || undefined}>
      <header>
        <h2 id={heading} className="title-2">
          {title}
        </h2>
        {action}
      </header>
      {note}
      <div className="card-grid two-columns">{children}</div>
    </section>
  );
}
