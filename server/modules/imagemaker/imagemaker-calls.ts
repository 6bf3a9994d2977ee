import { and, eq, sql } from 'drizzle-orm';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { imagemaker as calls } from '../../contract/imagemaker.js';
import { generatedPicture, generation, user } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { myPhotosFolder } from '../folders/my-photos.js';
import { storeUpload } from '../folders/store-upload.js';
import { cancelGeneration, generate } from './generate.js';
import { historyPage, oneOf, ownPicture } from './history.js';

/** Letters of a picture's name. */
const LONGEST_NAME = 60;

export const imagemakerCalls = [
  handler(calls.history, async (wanted, { db, principal }) =>
    historyPage(db, requireMember(principal).id, wanted),
  ),

  handler(calls.one, async ({ id }, { db, principal }) => ({
    data: await oneOf(db, requireMember(principal).id, id),
  })),

  handler(calls.userBalance, async (_payload, { db, principal, imageModel }) => {
    const { id } = requireMember(principal);
    const [row] = await db.select({ balance: user.credits }).from(user).where(eq(user.id, id));
    return { balance: row?.balance ?? 0, illustrated: imageModel.illustrated };
  }),

  handler(
    calls.generate,
    async (wanted, context) => {
      const { db, principal } = context;
      const id = await generate(context, wanted);
      return { data: await oneOf(db, requireMember(principal).id, id) };
    },
    { perMinute: 60 },
  ),

  handler(calls.progress, async ({ request_id }, { db, principal }) => {
    const own = eq(generation.owner_user, requireMember(principal).id);
    const [row] = await db
      .select({ made: generation.made, asked: generation.asked })
      .from(generation)
      .where(and(own, eq(generation.request_id, request_id)));
    if (!row) throw new ApiError('not_found', 'There is no such picture');
    return row;
  }),

  handler(calls.cancel, async ({ request_id }, context) => {
    await cancelGeneration(context, request_id);
    return null;
  }),

  handler(calls.delete, async ({ id }, { db, principal }) => {
    const picture = await ownPicture(db, requireMember(principal).id, id);
    await db
      .update(generatedPicture)
      .set({ removed_at: sql`now()` })
      .where(eq(generatedPicture.id, picture.id));
    return null;
  }),

  handler(calls.save, async ({ id, folder_id }, context) => {
    const { db, files, principal } = context;
    const { prompt, file_hash } = await ownPicture(db, requireMember(principal).id, id);
    const bytes = Buffer.from(await files.read(file_hash));
    const folder = folder_id ?? (await myPhotosFolder(context));
    const { _id, name, path } = await storeUpload(context, folder, { name: nameOf(prompt), bytes });
    return { _id, name, path };
  }),
];

const nameOf = (prompt: string): string =>
  prompt
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
