import { Link } from 'react-router-dom';
import { START_ADDRESS } from '../../designs.js';
import { CardSkeleton, type CardShape } from '../../ui/card.js';
import { Carousel } from '../../ui/carousel.js';
import { Failure } from '../../ui/failure.js';
import { PHONE, useMedia } from '../../ui/use-media.js';
import { useUser } from '../account/index.js';
import { useOwnedDesigns } from './calls.js';
import { DesignTile } from './design-tile.js';
import { designs as strings } from './strings.js';
import { useDesignActions } from './use-design-actions.js';

const SHAPE: CardShape = { width: 184, height: 208 };
/** Designs in the slider, and skeletons; all of them stand behind View All. */
const SHOWN = 20;

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
  return (
    <>
      <Carousel title={strings.your} busy={isPending} action={data && <ViewAll />}>
        {isPending ? (
          Array.from({ length: SHOWN }, (_, i) => <CardSkeleton key={i} shape={SHAPE} />)
        ) : data ? (
          data
            .slice(0, SHOWN)
            .map((design) => (
              <DesignTile key={design._id} design={design} shape={SHAPE} phone={phone} onMenu={openMenu} />
            ))
        ) : (
          <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Carousel>
      {overlay}
    </>
  );
}

const ViewAll = () => (
  <Link className="carousel-action" to={`${START_ADDRESS}/all-designs`}>
    {strings.viewAll}
    <span className="sr-only"> {strings.your.toLowerCase()}</span>
  </Link>
);
