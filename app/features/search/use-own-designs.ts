import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { useDebounced } from '../../ui/hooks/use-debounced.js';
import { OF_USER, useUser } from '../account/index.js';
import type { OwnDesigns } from './suggestions.js';

/** A pause in typing after which is asked, ms. */
const PAUSE = 200;
/** Rows of one's own below the field. */
const MOST = 3;

const NONE: OwnDesigns = { designs: [], total: 0 };

/** A member's own designs that a text finds, by name or by the words on their pages; none for a visitor [E-039]. */
export function useOwnDesigns(text: string): OwnDesigns {
  const member = useUser();
  const asked = useDebounced(text.trim(), PAUSE);
  const { data } = useQuery({
    queryKey: [OF_USER, 'found-designs', member?._id, asked],
    queryFn: async ({ signal }): Promise<OwnDesigns> => {
      const { docs, total } = await api(savedDesign.list, { text: asked, size: MOST }, { signal });
      return { designs: docs.map(({ _id: id, name }) => ({ id, name })), total };
    },
    enabled: member !== null && asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return member && text.trim() !== '' ? (data ?? NONE) : NONE;
}
