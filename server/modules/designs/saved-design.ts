import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { boundsMessage, isSideWithin, sideInPixels, type Unit } from '../../../elements/math/units.js';
import { withFreshIds } from '../../../elements/document/fresh-ids.js';
import { mayOnDesign, ownsDesign, designRoleOf } from '../../access/designs.js';
import { ApiError } from '../../contract/envelope.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, textHandler, type Context } from '../../http/calls/handler.js';
import { renamedColumns } from '../../search/saved-designs/saved-design-words.js';
import { checkedDesign, storedText, withDesignFile } from './design-text.js';
import { formatNames, sizeKey } from './list/format-names.js';
import { LONGEST_NAME, MAKE_PER_MINUTE, makeSavedDesign } from './make-saved-design.js';
import { requireDesign } from './require-design.js';
import { SAVE_BODY_LIMIT } from './save-body-limit.js';
import { saveDesign } from './save-design.js';
import { storeThumbnail, MAX_THUMBNAIL_TEXT, thumbnailAddress } from './thumbnail.js';

/** Every open editor asks, and many may stand behind one address. */
const LOOKS_PER_MINUTE = 6000;

const UNNAMED = 'Untitled design';

export const savedDesignCalls = [
  handler(
    calls.createBlankDesign,
    async ({ dimension_units: unit, ...sides }, context) => {
      const size = pageSize(sides, unit);
      // 'Instagram Post' rather than one more 'Untitled design'
      const name = (size && (await formatNames(context.db))[sizeKey(size)]) ?? UNNAMED;
      return makeSavedDesign(context, name, blankDesign({ ...size, dimension_units: unit }));
    },
    { perMinute: MAKE_PER_MINUTE },
  ),

  handler(
    calls.createFromJson,
    ({ design_file, name = UNNAMED }, context) =>
      makeSavedDesign(context, name, withFreshIds(checkedDesign(design_file))),
    { body: SAVE_BODY_LIMIT, perMinute: MAKE_PER_MINUTE },
  ),

  textHandler(calls.getOne, async ({ id }, { db, principal }) => {
    const { name, rev, design_file, thumbnail_hash, view_all, edit_all } = savedDesign;
    const [row] = await db
      .select({
        ...{ id: savedDesign.id, name, rev, design_file, thumbnail_hash, view_all, edit_all },
        role: designRoleOf(principal),
        owned: ownsDesign(principal),
        claimed: sql<boolean>`${savedDesign.owner_user} is not null`,
      })
      .from(savedDesign)
      .where(mayOnDesign(principal, 'view', id));
    if (!row) throw notFound();
    const { id: _id, design_file: text, thumbnail_hash: _hash, ...about } = row;
    return withDesignFile({ _id, ...about, thumbnail: thumbnailAddress(row) }, text);
  }),

  handler(
    calls.getRev,
    async ({ id }, { db, principal }) => {
      const [row] = await db
        .select({ rev: savedDesign.rev })
        .from(savedDesign)
        .where(mayOnDesign(principal, 'view', id));
      if (!row) throw notFound();
      return row;
    },
    { perMinute: LOOKS_PER_MINUTE },
  ),

  handler(
    calls.clone,
    async ({ saved_design_id, name_append, design_file }, context) => {
      const [source] = await context.db
        .select({ name: savedDesign.name, text: savedDesign.design_file })
        .from(savedDesign)
        .where(mayOnDesign(context.principal, 'view', saved_design_id));
      if (!source) throw notFound();
      const copy = withFreshIds(checkedDesign(design_file ?? source.text));
      return makeSavedDesign(context, `${source.name}${name_append}`.slice(0, LONGEST_NAME), copy);
    },
    { body: SAVE_BODY_LIMIT, perMinute: MAKE_PER_MINUTE },
  ),

  handler(calls.update, async ({ id, name }, context) => {
    await change(context, id, { ...renamedColumns(name), updated_at: sql`now()` });
    return { _id: id };
  }),

  handler(
    calls.updateThumbnail,
    async ({ id, thumbnail_data }, context) => {
      await requireDesign(context, 'edit', id);
      const hash = await storeThumbnail(context, thumbnail_data);
      await change(context, id, { thumbnail_hash: hash, thumbnail_rev: savedDesign.rev });
      return { thumbnail: thumbnailAddress({ id, thumbnail_hash: hash }) };
    },
    { body: MAX_THUMBNAIL_TEXT + 1024, perMinute: 300 },
  ),

  handler(
    calls.saveBackend,
    async ({ id, design_file, rev, checkpoint }, context) => {
      await requireDesign(context, 'edit', id);
      return saveDesign(context, id, { text: storedText(checkedDesign(design_file)), base: rev, checkpoint });
    },
    { body: SAVE_BODY_LIMIT },
  ),
];

interface Sides {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The page in px; none for the default page. Throws ApiError 'invalid_dimensions' in the spec's words. */
function pageSize({ width, height }: Sides, unit: Unit): { width: number; height: number } | undefined {
  if (width === undefined && height === undefined) return undefined;
  if (width === undefined) throw new ApiError('invalid_dimensions', 'Invalid width');
  if (height === undefined) throw new ApiError('invalid_dimensions', 'Invalid height');
  if (![width, height].every((side) => isSideWithin(side, unit))) {
    throw new ApiError('invalid_dimensions', boundsMessage(unit));
  }
  return { width: sideInPixels(width, unit), height: sideInPixels(height, unit) };
}

type Change = PgUpdateSetSource<typeof savedDesign>;

async function change({ db, principal }: Context, id: string, fields: Change): Promise<void> {
  const changed = await db
    .update(savedDesign)
    .set(fields)
    .where(mayOnDesign(principal, 'edit', id))
    .returning({ id: savedDesign.id });
  if (changed.length === 0) throw notFound();
}
