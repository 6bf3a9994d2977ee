import * as z from 'zod/mini';
import { area, form, forTokens, get, nothing, post } from './contract.js';
import { creditEntry } from './credits.js';
import { resources } from './folder.js';
import { placedOrder } from './order-skus.js';
import { listedDesign, listing, paging, role } from './shared-schemas.js';

const details = z.object({
  _id: z.string(),
  email: z.string(),
  /** Invitations by e-mail count only for a verified address. */
  email_verified: z.boolean(),
  /** Kept by the account provider that comes with us: name, e-mail and password can be changed here. */
  own_account: z.boolean(),
  name: z.string(),
  /** Where the member's picture is; empty without one. */
  picture: z.string(),
  type: z.enum(['member', 'designer', 'admin']),
  /** Ids of the account's own folders. */
  my_designs_folder: z.string(),
  my_photos_folder: z.string(),
  my_purchases_folder: z.string(),
  subscription: z.object({ sub_status: z.enum(['free', 'active']), scope: z.array(z.string()) }),
});

export type UserDetails = z.output<typeof details>;

const ownedDesign = z.extend(listedDesign, {
  /** The folder it was moved to; null while it lies in My Designs alone. */
  folder: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});

const sharedPermission = z.object({
  resource_type: z.literal('design'),
  role: role(),
  /** Name of who owns it. */
  shared_by: z.string(),
  saved_design: listedDesign,
});

export type SharedPermission = z.output<typeof sharedPermission>;

export type OwnedDesign = z.output<typeof ownedDesign>;

export const user = area('user', {
  /** Fails with `not_signed_in` for a visitor. */
  getDetails: post('get_details', { input: nothing, response: details }),
  /**
   * What a page asks every 2500 ms (C-026): the tag is another when somebody else is signed in, or the user's details were
   * changed; null when nobody is. Costs the database nothing while nothing changes.
   */
  checkSession: post('check_session', {
    input: nothing,
    response: z.object({ tag: z.nullable(z.string()) }),
  }),
  /**
   * Mails the link that confirms the account's address; following it leads on to `return`, a path and query of the website
   * [E-008]. False when the address is confirmed already. Fails with `too_many` past three mails a quarter of an hour, with
   * `not_allowed` where the account provider is another.
   */
  sendConfirmation: post('send_confirmation', {
    input: z.object({ return: z.optional(z.string()) }),
    response: z.object({ sent: z.boolean() }),
  }),
  /**
   * Ends the session here; the browser then goes to `redirect`, where the account provider ends its own and sends it back
   * to `return`, a path and query of the website. null: there is nothing more to end.
   */
  logout: post('logout', {
    input: z.object({ return: z.optional(z.string()) }),
    response: z.object({ redirect: z.nullable(z.string()) }),
  }),
  /** Newest first, at most 500: `saved_design/list` has all of them. */
  fetchOwnedDesigns: post('fetch_owned_designs', { input: nothing, response: z.array(ownedDesign) }),
  /** The designs the account was invited to by e-mail, newest invitation first, at most 500: so has it all of these. */
  fetchSharedPermissions: post('fetch_shared_permissions', {
    input: nothing,
    response: z.array(sharedPermission),
  }),
  /** What the account can spend; pictures of every source cost the same credits. */
  credits: get('credits', {
    input: nothing,
    response: z.object({ remaining: z.number(), '123rf': z.object({ remaining: z.number() }) }),
  }),
  /** Every change of the account's credits, the newest first. Members only. */
  creditHistory: post('credit_history', { input: z.object(paging), response: listing(creditEntry) }),
  /**
   * The account's orders, newest first, at most 500: fulfilled and refunded ones, and those whose payment is under way.
   */
  fetchOrderHistory: post('fetch_order_history', { input: nothing, response: z.array(placedOrder) }),
  /** Keeps a picture in the account's My Photos; the last of `resources` is the new one. */
  uploadPhoto: forTokens('designs:write', form('upload_photo', { input: nothing, response: resources })),
});
