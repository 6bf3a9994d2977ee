import { and, eq } from 'drizzle-orm';
import { hueLayers, imageLayers } from '../../../../elements/compose/format/package-layers.js';
import type { MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { ApiError } from '../../../contract/envelope.js';
import type { AskedSku } from '../../../contract/order-skus.js';
import { mockup } from '../../../db/schema.js';
import type { Context } from '../../../http/calls/handler.js';
import { requireDesign } from '../../designs/require-design.js';
import { artHash } from '../../mockups/art-file.js';
import { requireArtSource, type ArtSource } from '../../mockups/art-source.js';

type MockupSku = Extract<AskedSku, { type: 'mockup' }>;

export interface MockupLine {
  readonly inputs: MockupInputs;
  /** What was put in, as it is now, by place; null where nothing is kept of it. */
  readonly hashes: readonly (string | null)[];
}

/**
 * A line of a mockup with what was put into it at this moment. Pictures that lie elsewhere are fetched: this is done before
 * any transaction.
 */
export async function mockupLine(context: Context, { mockup: id, inputs }: MockupSku): Promise<MockupLine> {
  const [scene] = await context.db
    .select()
    .from(mockup)
    .where(and(eq(mockup.id, id), eq(mockup.active, true)));
  if (!scene) throw new ApiError('not_found', 'There is no such mockup');
  // values beyond the last layer belong to none
  const kept = {
    hue_values: inputs.hue_values.slice(0, hueLayers(scene.package).length),
    user_images: inputs.user_images.slice(0, imageLayers(scene.package).length),
  };
  const hashes: (string | null)[] = [];
  for (const [index, image] of kept.user_images.entries())
    hashes.push(image ? await orderedHash(context, requireArtSource(image.src, index)) : null);
  return { inputs: kept, hashes };
}

/** What is kept of a picture for the render; of a page nothing is, but it must be one that the buyer may see. */
async function orderedHash(context: Context, source: ArtSource): Promise<string | null> {
  if (source.kind === 'page') await requireDesign(context, 'view', source.design);
  return artHash(context, source);
}
