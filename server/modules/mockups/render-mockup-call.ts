import { eq } from 'drizzle-orm';
import { requireMember } from '../../access/require-member.js';
import { mayOnDesign } from '../../access/designs.js';
import { ApiError } from '../../contract/envelope.js';
import { mockup as calls } from '../../contract/mockup.js';
import { mockup, savedDesign } from '../../db/schema.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { queueRenders } from '../renders/render-calls.js';
import { artHash } from './art-file.js';
import { requireArtSource } from './art-source.js';

/** Calls a minute from one address, as for other renders. */
const PER_MINUTE = 120;

/** The free picture of a mockup, made by a job. */
export const renderMockupCalls = [
  handler(
    calls.render,
    async ({ mockup_id, type, ...inputs }, context) => {
      const { db, principal } = context;
      const { id: owner_user } = requireMember(principal);
      const [scene] = await db.select({ px: mockup.package }).from(mockup).where(eq(mockup.id, mockup_id));
      if (!scene) throw new ApiError('not_found', 'There is no such mockup');
      for (const [index, image] of inputs.user_images.entries())
        if (image) await requireThere(context, image.src, index);
      const side = scene.px.tiers[0]!.px;
      const row = { owner_user, type, side, mockup_id, design_file: JSON.stringify(inputs) };
      return (await queueRenders([{ row, model: null }], context))[0]!;
    },
    { perMinute: PER_MINUTE },
  ),
];

/** What cannot be shown is said at once, not by a job that fails. */
async function requireThere(context: Context, src: string, index: number): Promise<void> {
  const path = `user_images.${index}.src`;
  const source = requireArtSource(src, index);
  if (source.kind === 'remote')
    throw new ApiError('bad_request', `${path}: lies elsewhere; upload it first`, { path });
  if (source.kind !== 'page') return void (await artHash(context, source));
  const seen = mayOnDesign(context.principal, 'view', source.design);
  if ((await context.db.$count(savedDesign, seen)) === 0)
    throw new ApiError('not_found', 'There is no such design');
}
