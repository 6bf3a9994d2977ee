import { useQuery } from '@tanstack/react-query';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';

/**
 * The stored design, asked for afresh each time the editor opens and never again while it is open: from then on the
 * editor holds the newer copy.
 */
export const useDesign = (id: string) =>
  useQuery({
    queryKey: ['saved-design', id],
    queryFn: ({ signal }) => api(savedDesign.getOne, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
