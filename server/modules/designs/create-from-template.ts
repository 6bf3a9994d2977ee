import { and, eq, isNull } from 'drizzle-orm';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { withFreshIds } from '../../../elements/document/fresh-ids.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { unpackObjects } from '../../../elements/document/unpack-objects.js';
import type { PictureInput } from '../../../elements/generate/fill/fill-inputs.js';
import { slotReader } from '../../../elements/generate/fill/slots.js';
import type { GridObject } from '../../../elements/objects/grid/model.js';
import { maySeeTemplate } from '../../access/authoring.js';
import { ApiError } from '../../contract/envelope.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { designResource, template, upload } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { checkedDesign } from './design-text.js';
import { inColorway } from './in-colorway.js';
import { makeSavedDesign } from './make-saved-design.js';

/** Each lays texts out many times, in a thread of its own. */
const LIMITS = { perMinute: 60 };

export const createFromTemplateCalls = [
  handler(
    calls.createFromTemplate,
    async ({ template_id, colorway, name, texts, images }, context) => {
      const { db, principal, fillTemplate } = context;
      const [row] = await db
        .select()
        .from(template)
        .where(and(eq(template.id, template_id), maySeeTemplate(principal, template)));
      if (!row) throw notFound();
      const file = inColorway(parseDesignFile(row.design_file), colorway);
      const known = labelsOf(file);
      requireKnown('texts', texts, known.texts);
      requireKnown('images', images, known.images);
      const filled = await fillTemplate({
        ...{ designFile: serializeDesign(file), texts },
        images: await picturesOf(images, context),
      });
      const design = withFreshIds(checkedDesign(filled.designFile));
      return { ...(await makeSavedDesign(context, name ?? row.name, design)), faults: [...filled.faults] };
    },
    LIMITS,
  ),
];

/** What the slots of a template are called, in their order. */
function labelsOf(file: DesignFile): {
  readonly texts: readonly string[];
  readonly images: readonly string[];
} {
  const reader = slotReader('role-label', file);
  const objects = file.pages.flatMap(({ objects: stored }) => unpackObjects(stored).objects);
  const boxes = objects.flatMap((object) => (object as Partial<GridObject>).grid_details?.boxes ?? []);
  const names = (found: readonly (string | null)[]) => [...new Set(found.flatMap((label) => label ?? []))];
  return {
    texts: names(objects.map((object) => reader.text(object))),
    images: names([...objects.map((object) => reader.image(object)), ...boxes.map((box) => reader.box(box))]),
  };
}

/** Throws 'bad_request' for a label that the template has not, and says which it has. */
function requireKnown(
  field: 'texts' | 'images',
  sent: Record<string, string>,
  known: readonly string[],
): void {
  const lost = Object.keys(sent).find((label) => !known.includes(label));
  if (lost === undefined) return;
  const has = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none';
  const path = `${field}.${lost}`;
  throw new ApiError('bad_request', `${path}: the template has no such label; ${has}`, { path });
}

async function picturesOf(
  images: Record<string, string>,
  context: Context,
): Promise<Record<string, PictureInput>> {
  const found: Record<string, PictureInput> = {};
  for (const [label, named] of Object.entries(images)) {
    const picture = await pictureOf(named, context);
    const path = `images.${label}`;
    if (!picture) throw new ApiError('bad_request', `${path}: there is no picture ${named}`, { path });
    found[label] = picture;
  }
  return found;
}

/** An upload of the caller's own, or a picture of the catalog; null for anything else. */
async function pictureOf(named: string, { db, principal }: Context): Promise<PictureInput | null> {
  const [, kind, id = ''] = /^(upload|design_resource):(.+)$/.exec(named) ?? [];
  if (kind === 'upload') {
    const own = and(
      eq(upload.id, id),
      eq(upload.owner_user, principal.user?.id ?? ''),
      isNull(upload.removed_at),
    );
    const [row] = await db.select({ width: upload.width, height: upload.height }).from(upload).where(own);
    return row ? { source: `src:upload/${id}`, size: row } : null;
  }
  if (kind === undefined) return null;
  const { width, height } = designResource;
  const [row] = await db.select({ width, height }).from(designResource).where(eq(designResource.id, id));
  return row ? { source: named, size: row } : null;
}
