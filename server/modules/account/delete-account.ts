import { and, eq, inArray, or } from 'drizzle-orm';
import type { Member } from '../../access/principal.js';
import { DELETED_ISSUER } from '../../access/deleted-account.js';
import type { Executor } from '../../db/database.js';
import {
  accessRequest,
  accessToken,
  brandKit,
  designPermission,
  folder,
  folderPermission,
  generation,
  invitationMail,
  invoice,
  mail,
  order,
  orderPicture,
  orderSku,
  purchase,
  quotaUse,
  renderOutput,
  savedDesign,
  savedMockup,
  subscription,
  team,
  upload,
  user,
  webhook,
} from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import { purgeFolder } from '../folders/trash-folder.js';
import { lockAccount } from '../payments/account-lock.js';

type Deleting = Pick<Context, 'db' | 'sessions' | 'plans'>;

/** What stands in an account's place where it bought something. */
const NOBODY = 'Deleted account';

/**
 * Deletes a member and all that is theirs: designs, pictures, folders, brand kit, mockups, what was made from words. A plan
 * ends at the payment provider first, so that nobody pays for an account that is gone. What was bought and paid stays as a
 * record without a name, an address, or what was put in [E-044]; the files themselves go with the next collection.
 * `removeLogIn` takes the account out of the provider that comes with us: both go, or neither.
 */
export async function deleteAccount(
  { db, sessions, plans }: Deleting,
  member: Member,
  removeLogIn?: (tx: Executor) => Promise<void>,
): Promise<void> {
  const { id } = member;
  const [paid] = await db.select().from(subscription).where(eq(subscription.owner_user, id));
  if (paid?.provider_subscription && paid.status !== 'canceled') await plans.drop(paid.provider_subscription);
  await sessions.endAll(id);
  await db.transaction(async (tx) => {
    // before the user, as whatever changes both holds them
    await removeLogIn?.(tx);
    await lockAccount(tx, id);
    const kept = await mustStay(tx, id);
    await deleteBelongings(tx, id);
    if (member.emailVerified) await deleteInvitationsTo(tx, member.email);
    await tx.delete(mail).where(eq(mail.recipient, member.email));
    if (kept) await makeAnonymous(tx, id);
    else await tx.delete(user).where(eq(user.id, id));
  });
  // one may have begun meanwhile, and the row of a buyer stays
  await sessions.endAll(id);
}

/**
 * Whether the row stays without a name: for its orders, and where a plan was ever asked for, so that one that the provider
 * began and nobody heard of yet is known to be nobody's, and ended.
 */
async function mustStay(tx: Executor, id: string): Promise<boolean> {
  if ((await tx.$count(order, eq(order.owner_user, id))) > 0) return true;
  return (await tx.$count(subscription, eq(subscription.owner_user, id))) > 0;
}

async function deleteBelongings(tx: Executor, id: string): Promise<void> {
  // held before what lies in them, so that nothing of others comes in that would go with its folder
  const folders = await tx
    .select({ id: folder.id })
    .from(folder)
    .where(eq(folder.owner_user, id))
    .orderBy(folder.id)
    .for('update');
  await tx.delete(savedDesign).where(eq(savedDesign.owner_user, id));
  await tx.delete(upload).where(eq(upload.owner_user, id));
  // what others put in goes back to them
  for (const one of folders) await purgeFolder(tx, one.id);
  await tx.delete(accessToken).where(eq(accessToken.owner_user, id));
  await tx.delete(webhook).where(eq(webhook.owner_user, id));
  await tx.delete(savedMockup).where(eq(savedMockup.owner_user, id));
  await tx.delete(generation).where(eq(generation.owner_user, id));
  await tx.delete(renderOutput).where(eq(renderOutput.owner_user, id));
  const teams = tx.select({ id: team.id }).from(team).where(eq(team.owner_user, id));
  await tx.delete(brandKit).where(inArray(brandKit.team_id, teams));
  await tx.delete(team).where(eq(team.owner_user, id));
  await tx.delete(purchase).where(eq(purchase.owner_user, id));
  await tx.delete(quotaUse).where(eq(quotaUse.owner_user, id));
  await tx.delete(subscription).where(eq(subscription.owner_user, id));
  await tx.delete(invitationMail).where(eq(invitationMail.sender, id));
  await tx.delete(accessRequest).where(or(eq(accessRequest.asker, id), eq(accessRequest.owner, id)));
}

async function deleteInvitationsTo(tx: Executor, email: string): Promise<void> {
  await tx.delete(designPermission).where(eq(designPermission.email, email));
  await tx.delete(folderPermission).where(eq(folderPermission.email, email));
}

/** The row stays for its orders, and can never be signed in to again: no provider knows it. */
async function makeAnonymous(tx: Executor, id: string): Promise<void> {
  const orders = tx.select({ id: order.id }).from(order).where(eq(order.owner_user, id));
  const buyer = { name: NOBODY, lines: [] };
  await tx.update(invoice).set({ buyer }).where(inArray(invoice.order_id, orders));
  await tx.delete(orderPicture).where(inArray(orderPicture.order_id, orders));
  await tx.update(orderSku).set({ output_hash: null }).where(inArray(orderSku.order_id, orders));
  await tx
    .update(orderSku)
    .set({ inputs: { hue_values: [], user_images: [] } })
    .where(and(inArray(orderSku.order_id, orders), eq(orderSku.type, 'mockup')));
  await tx.update(order).set({ email: '' }).where(eq(order.owner_user, id));
  await tx
    .update(user)
    .set({
      ...{ issuer: DELETED_ISSUER, subject: id, email: '', email_verified: false, name: NOBODY },
      ...{ type: 'member', sub_status: 'free', sub_scope: [], picture_hash: null },
    })
    .where(eq(user.id, id));
}
