import { blankDesign } from '../../../elements/document/blank-design.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import * as schema from '../../../server/db/schema.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { textOf } from '../../../server/modules/designs/design-text.js';
import { newColumns } from '../../../server/search/saved-designs/saved-design-words.js';
import { furnishCommerce } from './furnish-commerce.js';
import { jpeg } from './catalog.js';
import type { TestServer, Visitor } from './server.js';

/** Puts something in every table: visitors, members, what they own and share, keys, mail, sessions. */
export async function populate(server: TestServer): Promise<{ owner: Visitor; id: string }> {
  const { db, files } = server.services;
  const guest = server.visitor();
  for (let i = 0; i < 3; i += 1) await guest.api(calls.createBlankDesign, {});
  const owner = await server.member({ email: 'ann@example.com' });
  const { _id: id } = await owner.api(calls.createBlankDesign, {});
  for (let rev = 0; rev < 3; rev += 1)
    await owner.api(calls.saveBackend, {
      id,
      design_file: blankDesign({ width: 300 + rev }),
      rev,
      checkpoint: true,
    });
  await db.insert(schema.designPermission).values({ design_id: id, email: 'bob@example.com', role: 'view' });

  const file_hash = await storeFile(db, files, await jpeg(64, 48), 'image/jpeg');
  const low_hash = await storeFile(db, files, await jpeg(32, 24), 'image/jpeg');
  await db.insert(schema.packFile).values({ pack: 'own', path: 'thumbs/sea.jpg', hash: low_hash });
  const [folder] = await db.select().from(schema.folder);
  const picture = { name: 'Sea', width: 64, height: 48, bytes: 900 };
  await db.insert(schema.upload).values({
    ...{ id: 'upload', folder_id: folder!.id, owner_user: owner.user.id, file_hash, low_hash, ...picture },
  });
  await furnishSharing(server, owner.user.id);
  await furnishBrand(server, owner, file_hash);
  await furnishMockups(server, owner.user.id, file_hash);
  await furnishCommerce(server, owner.user.id);
  await furnishGenerated(server, owner.user.id, file_hash);
  await furnishScripts(server, owner.user.id);
  await furnishProvider(server);
  return { owner, id };
}

/** A team, what its kit holds, and files of it. */
async function furnishBrand(
  { services: { db } }: TestServer,
  owner: Visitor,
  file_hash: string,
): Promise<void> {
  const [team] = (await owner.api(brandKit.fetchTeams, {})).own_teams;
  const picture = { width: 64, height: 48 };
  const file = { team_id: team!._id, name: 'Sea', file_hash, bytes: 900, ...picture };
  await db.insert(schema.brandFile).values([
    { id: 'logo', type: 'logo', ...file },
    { id: 'oldfont', type: 'font', ...file, removed_at: new Date() },
  ]);
  const [kit] = team!.brand_kits;
  const colors = ['#112233', '#445566', '#778899', '#aabbcc', '#ddeeff'];
  await owner.api(brandKit.updateBrandData, {
    brand_kit: {
      ...kit!,
      logos: [{ _id: 'logo', name: 'Sea', src: 'brand_file/logo', ...picture }],
      color_palette: [{ name: 'Blues', colors }],
      selected_fonts: [kit!.fonts.heading].map(({ name, src }) => ({ _id: 'chosen', name, src })),
    },
  });
}

/** A mockup that was saved, and one that was ordered and rendered. */
async function furnishMockups(
  { services: { db } }: TestServer,
  owner_user: string,
  hash: string,
): Promise<void> {
  const inputs = { hue_values: [], user_images: [] };
  const of = { mockup_id: 'mug', inputs };
  await db.insert(schema.savedMockup).values({ id: 'saved', owner_user, ...of, picture_hash: hash });
  const order = { id: 'order', owner_user, payment_mode: 'subscription' as const, amount_cents: 0 };
  await db.insert(schema.order).values(order);
  const line = { order_id: 'order', position: 0 };
  const sku = { ...line, type: 'mockup' as const, ...of, price_cents: 200, output_hash: hash };
  await db.insert(schema.orderSku).values(sku);
  await db.insert(schema.orderPicture).values({ ...line, image: 0, hash });
}

/** A picture that was made from words. */
async function furnishGenerated(
  { services: { db } }: TestServer,
  owner_user: string,
  hash: string,
): Promise<void> {
  const wish = { prompt: 'a sea', shape: 'square' as const, asked: 1, made: 1, model: 'illustrator' };
  await db
    .insert(schema.generation)
    .values({ id: 'wish', owner_user, request_id: 'first', ...wish, status: 'done' });
  const files = { file_hash: hash, low_hash: hash, width: 64, height: 48 };
  await db
    .insert(schema.generatedPicture)
    .values({ generation_id: 'wish', position: 0, id: 'made', ...files });
}

/** A token, an address that is told, and what it was told. */
async function furnishScripts({ services: { db } }: TestServer, owner_user: string): Promise<void> {
  const token = { id: 'token', owner_user, name: 'Nightly', hash: 'a'.repeat(64) };
  await db.insert(schema.accessToken).values({ ...token, scopes: ['designs:read'] });
  await db
    .insert(schema.webhook)
    .values({ id: 'hook', owner_user, url: 'https://example.com/told', secret: 'whsec_x' });
  await db.insert(schema.webhookDelivery).values({ id: 'told', webhook_id: 'hook', body: '{}' });
}

/** A folder that is shared, and in it a design that was deleted; and one in the trash with a design that lay in it. */
async function furnishSharing(server: TestServer, owner_user: string): Promise<void> {
  const { db } = server.services;
  const [folder] = await db
    .insert(schema.folder)
    .values({ id: 'shared', owner_user, name: 'Cards', type: 'design' })
    .returning();
  const there = { folder_id: folder!.id };
  const to = { email: 'bob@example.com', role: 'edit' as const };
  await db.insert(schema.folderPermission).values({ ...there, ...to, seen_at: new Date() });
  await db.insert(schema.invitationMail).values({ target: folder!.id, email: to.email, sender: owner_user });
  await db.insert(schema.accessRequest).values({ target: folder!.id, asker: owner_user });
  const gone = { deleted_at: new Date(), ...textOf(blankDesign()), ...newColumns('Gone', '') };
  await db.insert(schema.savedDesign).values({ id: 'gone', owner_user, ...there, ...gone });
  const trashed = { id: 'trashed', owner_user, name: 'Old cards', type: 'design' as const };
  await db.insert(schema.folder).values({ ...trashed, deleted_at: new Date() });
  const left = { trashed_folder_id: trashed.id, ...textOf(blankDesign()), ...newColumns('Left', '') };
  await db.insert(schema.savedDesign).values({ id: 'left', owner_user, ...left });
}

async function furnishProvider({ services: { db } }: TestServer): Promise<void> {
  const expires_at = new Date(Date.now() + 3_600_000);
  await db.insert(schema.secret).values({ name: 'a-key', value: { kty: 'OKP', d: 'secret' } });
  await db.insert(schema.providerAccount).values({
    ...{
      id: 'account',
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann',
      password: 'scrypt$1$x$y',
    },
  });
  const link = { hash: 'link', purpose: 'reset' as const, account_id: 'account', expires_at };
  await db.insert(schema.mailedLink).values(link);
  await db
    .insert(schema.mail)
    .values({ id: 'mail', recipient: 'ann@example.com', subject: 'Hi', body: 'Hello' });
  await db
    .insert(schema.providerRecord)
    .values({ model: 'Session', id: 'record', payload: { a: 1 }, expires_at });
  const attempt = { hash: 'attempt', product: 'design' as const, state: 's', nonce: 'n', code_verifier: 'v' };
  await db.insert(schema.signInAttempt).values({ ...attempt, return_to: '/', expires_at });
}
