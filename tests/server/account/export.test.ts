import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../../server/contract/account.js';
import { savedDesign as designs } from '../../../server/contract/saved-design.js';
import * as schema from '../../../server/db/schema.js';
import { populate } from '../support/populated-server.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const ARCHIVE = '/api/user/export';

describe('all of an account', () => {
  let server: TestServer;
  let owner: Visitor;
  let ownerId: string;
  beforeAll(async () => {
    server = await testServer();
    ({ owner } = await populate(server));
    const [ann] = await server.services.db
      .select()
      .from(schema.user)
      .where(eq(schema.user.email, 'ann@example.com'));
    ownerId = ann!.id;
    const outside = { issuer: 'https://id.example' };
    await server.services.db.update(schema.user).set(outside).where(eq(schema.user.id, ownerId));
    await server.services.sessions.userChanged(ownerId);
  });
  afterAll(() => server.close());

  const archiveOf = async (who: Visitor) => {
    const response = await who.fetch(ARCHIVE);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Design Maker \d{4}-\d\d-\d\d\.zip"$/,
    );
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };
  const listIn = (archive: Record<string, Uint8Array>, name: string) =>
    JSON.parse(Buffer.from(archive[`${name}.json`]!).toString());

  it('is for nobody but its owner', async () => {
    expect((await server.visitor().fetch(ARCHIVE)).status).toBe(401);
    const other = await archiveOf(await server.member({ email: 'eve@example.com' }));
    expect(Object.keys(other).sort()).toEqual([
      'Read me.txt',
      'account.json',
      'ai-images.json',
      'brand-kit.json',
      'designs.json',
      'folders.json',
      'mockups.json',
      'orders.json',
      'purchases.json',
      'uploads.json',
    ]);
    expect(listIn(other, 'account').email).toBe('eve@example.com');
    expect(JSON.stringify(listIn(other, 'folders'))).not.toContain('Cards');
  });

  it('is exported as one ZIP, and deletion deletes it [E-087]', async () => {
    const { db, files } = server.services;
    const name = 'Menü: 2/3 "été"';
    const { _id: named } = await owner.api(designs.createBlankDesign, {});
    await db.update(schema.savedDesign).set({ name }).where(eq(schema.savedDesign.id, named));
    const [upload] = await db.select().from(schema.upload).where(eq(schema.upload.id, 'upload'));
    await db.insert(schema.upload).values({ ...upload!, id: 'upload2', created_at: new Date() });
    const archive = await archiveOf(owner);

    const listed = listIn(archive, 'designs') as Listed[];
    const own = await db.select().from(schema.savedDesign).where(eq(schema.savedDesign.owner_user, ownerId));
    expect(own.length).toBeGreaterThan(3);
    expect(listed.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    for (const row of own) {
      const { file } = listed.find(({ id }) => id === row.id)!;
      expect(Buffer.from(archive[file]!).toString()).toBe(row.design_file);
    }
    const fileOf = (id: string) => listed.find((one) => one.id === id)!.file;
    expect(fileOf('gone')).toMatch(/^Designs\/Trash\//);
    expect(fileOf(named)).toBe('Designs/Menü 2 3 été.json');

    const uploads = listIn(archive, 'uploads') as Listed[];
    expect(uploads.map(({ file }) => file.replace(/^Uploads\/[^/]+\//, ''))).toEqual([
      'Sea.jpg',
      'Sea (2).jpg',
    ]);
    const bytes = await files.read(upload!.file_hash);
    for (const { file } of uploads) expect(Buffer.from(archive[file]!).equals(bytes)).toBe(true);

    const brand = listIn(archive, 'brand-kit');
    expect(brand).toMatchObject({
      kits: [{ color_palette: [{ name: 'Blues' }] }],
      files: [{ name: 'Sea', address: '/static/brand_file/logo', file: 'Brand/Logos/Sea.jpg' }],
    });
    expect(listIn(archive, 'mockups')).toMatchObject([{ id: 'saved', mockup_id: 'mug' }]);
    expect(listIn(archive, 'ai-images')).toMatchObject([
      { prompt: 'a sea', pictures: [{ id: 'made', file: 'AI images/a sea.jpg' }] },
    ]);
    const orders = listIn(archive, 'orders') as { id: string; lines: Listed[] }[];
    expect(orders.find(({ id }) => id === 'order')!.lines[0]!.file).toMatch(/^Renders\//);
    const folders = listIn(archive, 'folders') as Listed[];
    expect(folders.find(({ id }) => id === 'shared')).toMatchObject({
      ...{ name: 'Cards', invited: [{ email: 'bob@example.com', role: 'edit' }] },
    });
    expect(listIn(archive, 'account')).toMatchObject({ id: ownerId, email: 'ann@example.com' });
    for (const path of pathsIn(archive)) expect(archive[path]?.length, path).toBeGreaterThan(0);

    await owner.api(account.deleteAccount, { confirm: 'ann@example.com' });
    expect((await owner.fetch(ARCHIVE)).status).toBe(401);
    // the books keep what was bought and what credits came and went, of nobody by name
    expect((await rowsOf(ownerId)).sort()).toEqual([
      'coupon_use.owner_user',
      'credit_entry.owner_user',
      'order.owner_user',
    ]);
  });

  it('breaks off when a file cannot be read: half an archive is not one', async () => {
    const eve = await server.member({ email: 'eva@example.com' });
    await brokenUpload(eve.user.id);
    const response = await eve.fetch(ARCHIVE);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  /** A picture whose bytes the store has lost. */
  async function brokenUpload(owner_user: string): Promise<void> {
    const { db } = server.services;
    const hash = '0'.repeat(64);
    await db.insert(schema.file).values({ hash, mime: 'image/jpeg', bytes: 9 });
    const [folder] = await db.select().from(schema.folder).where(eq(schema.folder.owner_user, owner_user));
    const picture = { name: 'Lost', width: 9, height: 9, bytes: 9, file_hash: hash, low_hash: hash };
    await db.insert(schema.upload).values({ id: 'lost', folder_id: folder!.id, owner_user, ...picture });
  }

  /** Columns of tables that still name an account. */
  async function rowsOf(id: string): Promise<string[]> {
    const found: string[] = [];
    for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
      const { name, foreignKeys } = getTableConfig(table);
      for (const key of foreignKeys) {
        const { foreignTable, columns } = key.reference();
        if (foreignTable !== schema.user) continue;
        const rows = await server.services.db.$count(table, eq(columns[0]!, id));
        if (rows > 0) found.push(`${name}.${columns[0]!.name}`);
      }
    }
    return found;
  }
});

interface Listed {
  readonly id: string;
  readonly file: string;
}

/** Every path that a list of the archive names. */
function pathsIn(archive: Record<string, Uint8Array>): string[] {
  const lists = Object.entries(archive).filter(([path]) => path.endsWith('.json') && !path.includes('/'));
  return lists.flatMap(([, bytes]) =>
    [
      ...Buffer.from(bytes)
        .toString()
        .matchAll(/"(?:file|picture)": "([^"]+)"/g),
    ].map((match) => match[1]!),
  );
}
