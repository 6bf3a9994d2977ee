import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, max } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { backupVerb } from '../../../server/admin/backup/backup.js';
import { restoreVerb } from '../../../server/admin/backup/restore.js';
import { readConfig } from '../../../server/config.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { designRevision, savedDesign } from '../../../server/db/schema.js';
import { engines, testDatabase } from '../support/engines.js';
import { testServer, type Visitor } from '../support/server.js';

const withPostgres = (await engines('a backup while designs are saved')).includes('postgres');

/** Each save keeps the state before it: at any moment the newest revision is the one before the design's own. */
async function saveUntil(stopped: () => boolean, { api }: Visitor): Promise<number> {
  const { _id: id } = await api(calls.createBlankDesign, {});
  let rev = 0;
  for (; !stopped(); rev += 1)
    await api(calls.saveBackend, {
      id,
      rev,
      design_file: blankDesign({ width: 300 + rev }),
      checkpoint: true,
    });
  return rev;
}

it.runIf(withPostgres)(
  'a backup taken while designs are saved is one moment of them',
  async () => {
    const server = await testServer({ engine: 'postgres' });
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const path = join(folder, 'all.backup');
    const context = { ...server.services, config: readConfig({}), say: () => undefined };
    let stopped = false;
    const saving = Array.from({ length: 4 }, () => saveUntil(() => stopped, server.visitor()));
    await expect
      .poll(
        async () =>
          (await server.services.db.select({ most: max(savedDesign.rev) }).from(savedDesign))[0]?.most,
      )
      .toBeGreaterThan(3);
    await backupVerb.run(context, path);
    stopped = true;
    await Promise.all(saving);

    const database = await testDatabase('postgres');
    await restoreVerb.run({ ...context, database }, path);
    const designs = await database.db.select({ id: savedDesign.id, rev: savedDesign.rev }).from(savedDesign);
    expect(designs.length).toBe(4);
    for (const { id, rev } of designs) {
      const [newest] = await database.db
        .select({ rev: max(designRevision.rev) })
        .from(designRevision)
        .where(eq(designRevision.design_id, id));
      expect(newest!.rev ?? -1).toBe(rev - 1);
    }
    await database.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
  120_000,
);
