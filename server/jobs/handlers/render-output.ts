import { eq } from 'drizzle-orm';
import { renderOutput } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { soundOf, storedSound } from '../../modules/renders/film-sound.js';
import { outputAddress } from '../../modules/renders/render-files.js';
import { announce } from '../../modules/webhooks/announce.js';
import type { JobQueue } from '../../queue/job-queue.js';
import type { RenderPool } from '../page-rendering/render-pool.js';
import { withLetters } from '../page-rendering/with-letters.js';
import { firstPageBytes, suppliesOf, type PaintTools } from './paint-first-page.js';
import { mockupPreview } from './mockup-preview.js';

interface OutputTools extends PaintTools {
  readonly jobs: JobQueue;
  readonly pool: Pick<RenderPool, 'needsOf' | 'render' | 'document' | 'film'>;
}

type Row = typeof renderOutput.$inferSelect;

const MIME = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  gif: 'image/gif',
} as const;

/**
 * Makes the file of a design that was asked for, and has its owner's addresses told. One that is made, or gone, needs
 * nothing.
 */
export async function makeRenderOutput(tools: OutputTools, id: string): Promise<void> {
  const { db, files, jobs } = tools;
  const own = eq(renderOutput.id, id);
  const [row] = await db.select().from(renderOutput).where(own);
  if (!row || row.output_hash !== null) return;
  const { type, owner_user: owner } = row;
  const output_hash = await storeFile(db, files, await bytesOf(tools, row), MIME[type]);
  await db.transaction(async (tx) => {
    await tx.update(renderOutput).set({ output_hash, design_file: '' }).where(own);
    const data = { render: id, type, src: outputAddress({ id, type }) };
    await announce({ db: tx, jobs }, owner, { type: 'render.finished', data });
  });
}

/** The file of the sound that a film has. */
async function soundBytes({ db, files }: OutputTools, designFile: string): Promise<{ sound?: Uint8Array }> {
  const source = soundOf(designFile);
  const stored = source === null ? null : await storedSound(db, source);
  return stored ? { sound: await files.read(stored.hash) } : {};
}

async function bytesOf(
  tools: OutputTools,
  { type, side, design_file: designFile, owner_user: owner, mockup_id: mockupId }: Row,
): Promise<Uint8Array> {
  if (mockupId !== null) return mockupPreview(tools, { mockupId, inputs: designFile, owner, type });
  const design = { designFile, owner };
  if (type === 'pdf')
    return tools.pool.document({ designFile, title: 'Design', ...(await suppliesOf(tools, design, true)) });
  if (type === 'mp4' || type === 'gif')
    return tools.pool.film({
      ...{ designFile, format: type, side, ...(await suppliesOf(tools, design, true)) },
      ...(type === 'mp4' && (await soundBytes(tools, designFile))),
    });
  const look = type === 'png' ? { lossless: true, transparent: true } : { jpeg: true };
  return withLetters(await firstPageBytes(tools, design, { side, enlarge: true, ...look }));
}
