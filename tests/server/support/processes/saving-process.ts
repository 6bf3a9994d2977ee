/**
 * A process that saves revision after revision of one design and says each on its own line once it was acknowledged: what
 * is killed in the test of durability. Arguments: the data folder.
 */
import { eq } from 'drizzle-orm';
import { connectEmbedded } from '../../../../server/db/embedded/connect-embedded.js';
import { savedDesign, visitor } from '../../../../server/db/schema.js';

const folder = process.argv[2]!;

async function main(): Promise<void> {
  const { db } = await connectEmbedded({ folder, onFatal: () => process.exit(1) });
  await db.insert(visitor).values({ hash: 'me' }).onConflictDoNothing();
  const row = {
    id: 'd',
    name: 'D',
    design_file: '{}',
    width: 1,
    height: 1,
    page_count: 1,
    owner_visitor: 'me',
  };
  await db.insert(savedDesign).values(row).onConflictDoNothing();
  for (let rev = 1; ; rev += 1) {
    await db.update(savedDesign).set({ rev }).where(eq(savedDesign.id, 'd'));
    process.stdout.write(`${rev}\n`);
  }
}

void main();
