import { useId, type ReactNode } from 'react';
import { START_ADDRESS } from '../../../saved-designs.js';
import { CardSkeletons, type CardShape } from '../../../ui/lists/card.js';
import { Carousel } from '../../../ui/carousel/carousel.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { ViewAll } from '../../../ui/carousel/view-all.js';
import { useUser } from '../../account/index.js';
import { useOwnedDesigns } from '../calls.js';
import { DesignTile, GRID_CARD } from './design-tile.js';
import { designs as strings } from '../strings.js';
import { useDesignActions } from './use-design-actions.js';

const SHAPE: CardShape = { width: 184, height: 208 };
/** Designs in the slider, and in the two rows of a phone, and skeletons; all of them stand behind View All. */
const SHOWN = 20;
const SHOWN_ON_PHONES = 4;

/** A member's newest designs. Nothing for a visitor, and for a member who has none yet. */
export function YourDesigns() {
  const member = useUser();
  return member && <NewestDesigns key={member._id} />;
}

function NewestDesigns() {
  const { data, isPending, isFetching, refetch } = useOwnedDesigns();
  const phone = useMedia(PHONE);
  const { openMenu, overlay } = useDesignActions({ designs: data ?? [] });
  if (data?.length === 0) return overlay;
  const Row = phone ? TwoColumns : Carousel;
  const shape = phone ? GRID_CARD : SHAPE;
  const shown = phone ? SHOWN_ON_PHONES : SHOWN;
  return (
    <>
      <Row title={strings.your} busy={isPending} action={data && <ViewAllDesigns />}>
        {isPending ? (
          <CardSkeletons shape={shape} count={shown} />
        ) : data ? (
          data
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
  readonly children: ReactNode;
}

/** What is a slider on wider windows. */
function TwoColumns({ title, busy, action, children }: TwoColumnsProps) {
  const heading = useId();
  return (
    <section className="carousel" aria-labelledby={heading} aria-busy={busy || undefined}>
      <header>
        <h2 id={heading} className="title-2">
          {title}
        </h2>
        {action}
      </header>
      <div className="card-grid two-columns">{children}</div>
    </section>
  );
}
