import { and, eq, lte } from 'drizzle-orm';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { template, textTemplate } from '../../db/schema.js';
import { templateThumbnail } from '../../modules/authoring/thumbnail-address.js';
import { groupPage, parsePackedGroup } from '../../modules/authoring/text-template-page.js';
import { paintFirstPage, type PaintTools } from './paint-first-page.js';

/** Left free round a pictured text template, px. */
const AIR = 16;

/** Paints the thumbnail of a template that an author saved, as it is now. */
export async function paintTemplate(tools: PaintTools, id: string): Promise<void> {
  const [row] = await tools.db
    .select({ designFile: template.design_file, rev: template.rev })
    .from(template)
    .where(eq(template.id, id));
  if (!row) return;
  const { hash } = await paintFirstPage(tools, { designFile: row.designFile, owner: null });
  await tools.db
    .update(template)
    .set(painted('template', id, hash, row.rev))
    .where(and(eq(template.id, id), lte(template.thumbnail_rev, row.rev)));
}

/** The same for a text template: its group by itself, with nothing beneath it. */
export async function paintTextTemplate(tools: PaintTools, id: string): Promise<void> {
  const [row] = await tools.db
    .select({ object: textTemplate.object, rev: textTemplate.rev })
    .from(textTemplate)
    .where(eq(textTemplate.id, id));
  if (!row) return;
  const page = groupPage(parsePackedGroup(row.object), { air: AIR, atLeast: 1, packed: false });
  const designFile = serializeDesign(page);
  const { hash } = await paintFirstPage(tools, { designFile, owner: null, transparent: true });
  await tools.db
    .update(textTemplate)
    .set(painted('text_template', id, hash, row.rev))
    .where(and(eq(textTemplate.id, id), lte(textTemplate.thumbnail_rev, row.rev)));
}

const painted = (kind: 'template' | 'text_template', id: string, hash: string, rev: number) => ({
  thumbnail: templateThumbnail(kind, id, hash),
  thumbnail_hash: hash,
  thumbnail_rev: rev,
});
