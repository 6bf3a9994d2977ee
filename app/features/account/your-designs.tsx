import { useQuery } from '@tanstack/react-query';
import { user as calls, type OwnedDesign } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { designAddress } from '../../designs.js';
import { Card, CardSkeleton, type CardShape } from '../../ui/card.js';
import { Carousel } from '../../ui/carousel.js';
import { Failure } from '../../ui/failure.js';
import { PHONE, useMedia } from '../../ui/use-media.js';
import { editedText } from './edited-text.js';
import { OWNED_DESIGNS } from './of-user.js';
import { useUser } from './session.js';
import { yourDesigns as strings } from './strings.js';

const SHAPE: CardShape = { width: 184, height: 208 };
const SKELETONS = 20;

/** A member's own designs, newest first. Nothing for a visitor, and for a member who has none yet. */
export function YourDesigns() {
  const member = useUser();
  return member && <OwnedDesigns key={member._id} member={member._id} />;
}

function OwnedDesigns({ member }: { readonly member: string }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: [...OWNED_DESIGNS, member],
    queryFn: ({ signal }) => api(calls.fetchOwnedDesigns, {}, { signal }),
    // what was edited since comes first
    refetchOnMount: 'always',
  });
  if (data?.length === 0) return null;
  return (
    <Carousel title={strings.title} busy={isPending}>
      {isPending ? (
        Array.from({ length: SKELETONS }, (_, i) => <CardSkeleton key={i} shape={SHAPE} />)
      ) : data ? (
        data.map((design) => <OwnedCard key={design._id} design={design} />)
      ) : (
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Carousel>
  );
}

/** Leads to the editor; on a phone, which has none, to the pages (DECISIONS 18). */
function OwnedCard({ design }: { readonly design: OwnedDesign }) {
  const { _id, name, thumbnail, width, height, updated_at: updated } = design;
  const role = useMedia(PHONE) ? 'view' : 'edit';
  return (
    <Card
      to={designAddress(_id, role)}
      name={name}
      sub={editedText(new Date(updated), new Date())}
      measures={{ width, height, unit: 'px' }}
      picture={pictureAddress(thumbnail)}
      shape={SHAPE}
    />
  );
}
