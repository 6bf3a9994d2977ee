import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { folder } from '../../../../server/contract/folder.js';
import { permission } from '../../../../server/contract/permission.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { OF_USER } from '../../account/index.js';
import type { Invitable } from '../share-target.js';
import { invite as strings, share } from '../strings.js';

export type Role = 'view' | 'edit';

const keyOf = ({ kind, id }: Invitable) => [OF_USER, 'invited', kind, id];

const targetOf = ({ kind, id }: Invitable) => (kind === 'design' ? { saved_design: id } : { folder_id: id });

/** Who owns it and who was invited; for the owner. */
export const useInvited = (what: Invitable) =>
  useQuery({
    queryKey: keyOf(what),
    queryFn: ({ signal }) => api(permission.getInvited, targetOf(what), { signal }),
    refetchOnMount: 'always',
  });

interface Invitation {
  readonly emails: readonly string[];
  readonly role: Role;
}

/** Sends invitations, and says how it went in the spec's words. */
export function useInvite(what: Invitable, onSent: () => void) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ emails, role }: Invitation) => {
      const invitation = { emails: [...emails], role };
      return what.kind === 'design'
        ? api(permission.sharePermissionWithEmails, { ...invitation, saved_design: what.id })
        : api(folder.share, { ...invitation, folder_id: what.id });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keyOf(what) });
      notifier.success(strings.success[what.kind]);
      onSent();
    },
    onError: (_, invitation) => notifier.error(strings.failure[what.kind], () => sending.mutate(invitation)),
  });
  return sending;
}

interface Alteration {
  readonly email: string;
  readonly role: Role | 'none';
}

/** Gives somebody who was invited another role, or takes it away; shown at once, and put back when it fails. */
export function useAlterInvited(what: Invitable) {
  const client = useQueryClient();
  const altering = useMutation({
    mutationFn: (alteration: Alteration) =>
      api(permission.alterInvited, { ...targetOf(what), ...alteration }),
    onError: (_, alteration) => notifier.error(share.failed, () => altering.mutate(alteration)),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(what) }),
  });
  return altering;
}
