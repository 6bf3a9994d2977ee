import * as z from 'zod/mini';
import { area, post } from './contract.js';
import { email, emails, id, ignored, role } from './shared-schemas.js';

/** A design or a folder. */
const target = { saved_design: z.optional(id()), folder_id: z.optional(id()) };
const oneTarget = z.refine((sent) => {
  const { saved_design, folder_id } = sent as { saved_design?: unknown; folder_id?: unknown };
  return (saved_design === undefined) !== (folder_id === undefined);
}, 'name a saved_design or a folder_id');

const invited = z.object({
  email: z.string(),
  /** Empty until who was invited has seen it with an account: nobody finds out here who has one. */
  name: z.string(),
  role: role(),
});

export type Invited = z.output<typeof invited>;

export const permission = area('permission', {
  /**
   * Invites by e-mail, also who has no account yet; who was invited before gets the new role. Only the owner may. All of
   * them, or none: fails with `no_room` beyond 200 people, with `too_many` when too many were mailed in a day.
   */
  sharePermissionWithEmails: post('share_permission_with_emails', {
    input: z.object({ host_email: ignored(), emails: emails(), saved_design: id(), role: role() }),
    response: z.object({ shared: z.number() }),
  }),
  /**
   * Whether an address was given at least this role, for whoever may manage the design or folder. What it may do by the
   * link or by the folder a design lies in is not counted.
   */
  checkPermission: post('check_permission', {
    input: z.object({ user_email: email(), ...target, role: role() }).check(oneTarget),
    response: z.object({ permitted: z.boolean() }),
  }),
  /** Who owns it and who was invited, in the order of the invitations; for the owner. */
  getInvited: post('get_invited', {
    input: z.object(target).check(oneTarget),
    response: z.object({
      owner: z.object({ name: z.string(), email: z.string() }),
      invited: z.array(invited),
    }),
  }),
  /**
   * Asks whoever owns it for a right, by a mail, once a day for each target. The answer is the same whether or not there is
   * such a thing, and whether its owner could be told [E-007]. Fails with `not_allowed` until the asker's own address is
   * confirmed, with `too_many` past the requests of a day.
   */
  requestAccess: post('request_access', {
    input: z.object({ ...target, role: role() }).check(oneTarget),
    response: z.object({ asked: z.literal(true) }),
  }),
  /** Gives an invited address another role, or takes it away. Who was invited may take their own away. */
  alterInvited: post('alter_invited', {
    input: z.object({ ...target, email: email(), role: z.enum(['view', 'edit', 'none']) }).check(oneTarget),
    response: z.object({ role: z.enum(['view', 'edit', 'none']) }),
  }),
});
