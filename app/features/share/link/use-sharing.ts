import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { OF_USER } from '../../account/index.js';
import type { LinkRight } from './link-rights.js';
import { share as strings } from '../strings.js';

const keyOf = (id: string) => [OF_USER, 'sharing', id];

/** Whose the design is and what its link allows. */
export const useSharing = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(savedDesign.getSharing, { id }, { signal }),
    enabled: wanted,
  });

const ACTIONS = { edit: 'enable_edit', view: 'enable_view' } as const;

/** Changes what the link allows, and says how it went in the spec's words. */
export function useAlterLink(id: string) {
  const client = useQueryClient();
  const alter = useMutation({
    mutationFn: (right: LinkRight) =>
      api(savedDesign.alterLinkSharing, { design_id: id, action: right ? ACTIONS[right] : 'disable' }),
    onSuccess: (flags, right) => {
      client.setQueryData(keyOf(id), { owned: true, ...flags });
      notifier.success(right ? strings.enabled : strings.disabled);
    },
    onError: (_, right) => notifier.error(strings.failed, () => alter.mutate(right)),
  });
  return alter;
}
