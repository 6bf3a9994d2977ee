import { eq } from 'drizzle-orm';
import { renderOutput } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { firstPageBytes, type PaintTools } from './paint-first-page.js';

/** Paints a page that was asked for as a file. One that is painted, or gone, needs none. */
export async function paintRenderOutput(tools: PaintTools, id: string): Promise<void> {
  const { db, files } = tools;
  const own = eq(renderOutput.id, id);
  const [row] = await db.select().from(renderOutput).where(own);
  if (!row || row.output_hash !== null) return;
  const { type, side, design_file: designFile, owner_user: owner } = row;
  const look = {
    side,
    enlarge: true,
    ...(type === 'png' ? { lossless: true, transparent: true } : { jpeg: true }),
  };
  const { bytes } = await firstPageBytes(tools, { designFile, owner }, look);
  const output_hash = await storeFile(db, files, bytes, type === 'png' ? 'image/png' : 'image/jpeg');
  await db.update(renderOutput).set({ output_hash, design_file: '' }).where(own);
}
