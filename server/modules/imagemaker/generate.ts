import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { LONGEST_PROMPT, type imagemaker } from '../../contract/imagemaker.js';
import type { PayloadOf } from '../../contract/contract.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { generation } from '../../db/schema.js';
import { storeFile } from '../../files/store/store-file.js';
import { prepareUpload } from '../../files/uploads/prepare-upload.js';
import type { Context } from '../../http/calls/handler.js';
import { ImageModelError } from '../../image-model/image-model.js';
import { reserve, settle, type Generation, type NewPicture } from './reservations.js';

type Wanted = PayloadOf<typeof imagemaker.generate>;
type Tools = Pick<Context, 'db' | 'files' | 'imageModel' | 'principal' | 'log'>;

/** What ends the work on a wish of this server, by its id; another server notices when it settles. */
const working = new Map<string, AbortController>();

/**
 * Makes the pictures of a wish and gives its id. What the page does meanwhile does not matter: closed or reloaded, the
 * pictures are in the history, and the same request again gives them.
 */
export async function generate(tools: Tools, wanted: Wanted): Promise<string> {
  const { db, imageModel, principal } = tools;
  const { id: owner_user } = requireMember(principal);
  const { wish, known } = await reserve(db, {
    ...{ owner_user, request_id: wanted.request_id ?? newId(ID_LENGTH), prompt: userPrompt(wanted.prompt) },
    ...{ shape: wanted.shape ?? ('square' as const), asked: wanted.count ?? 1, model: imageModel.name },
  });
  if (known) return settledBefore(wish);
  const ending = new AbortController();
  working.set(wish.id, ending);
  try {
    await makeAndSettle(tools, wish, { seed: wanted.seed ?? randomInt(2 ** 31 - 1), signal: ending.signal });
  } finally {
    working.delete(wish.id);
  }
  return wish.id;
}

/** The panel's own words are not part of what the user wrote. */
const userPrompt = (prompt: string): string => prompt.trim().slice(0, LONGEST_PROMPT);

function settledBefore({ id, status }: Generation): string {
  if (status === 'done') return id;
  if (status === 'working') throw new ApiError('too_many', 'This picture is being made already');
  throw new ApiError('not_made', 'This picture was not made');
}

interface Making {
  readonly seed: number;
  readonly signal: AbortSignal;
}

const canceled = () => new ApiError('stale', 'The picture was canceled');

async function makeAndSettle(tools: Tools, wish: Generation, making: Making): Promise<void> {
  const { db, log } = tools;
  let outcome: Made;
  try {
    outcome = await makeAll(tools, wish, making);
  } catch (error) {
    const ended = await settle(db, wish, { status: making.signal.aborted ? 'canceled' : 'failed' });
    if (making.signal.aborted || !ended) throw canceled();
    log.warn({ err: error }, 'a picture was not made');
    throw failureOf(error);
  }
  const { pictures, note } = outcome;
  if (!(await settle(db, wish, { status: 'done', pictures, note }))) throw canceled();
}

interface Made {
  readonly pictures: readonly NewPicture[];
  readonly note: string;
}

/** One after the other: a provider that fails at the second of four still made the first. Rejects when none was made. */
async function makeAll(tools: Tools, wish: Generation, { seed, signal }: Making): Promise<Made> {
  const { db, files, imageModel } = tools;
  const pictures: NewPicture[] = [];
  const notes = new Set<string>();
  let failed: unknown;
  for (let variation = 0; variation < wish.asked; variation += 1) {
    try {
      const { prompt, shape } = wish;
      const { bytes, note } = await imageModel.make({ prompt, shape, variation, seed }, signal);
      const { full, low, width, height } = await prepareUpload(bytes);
      const file_hash = await storeFile(db, files, full.bytes, full.mime);
      const low_hash = await storeFile(db, files, low, 'image/webp');
      pictures.push({ id: newId(ID_LENGTH), position: variation, file_hash, low_hash, width, height });
      if (note) notes.add(note);
      await db.update(generation).set({ made: pictures.length }).where(stillWorking(wish));
    } catch (error) {
      failed = error;
    }
    signal.throwIfAborted();
  }
  if (pictures.length === 0) throw failed;
  const short = pictures.length < wish.asked;
  if (short)
    notes.add(`${wish.asked - pictures.length} of ${wish.asked} could not be made; their credits are back`);
  return { pictures, note: [...notes].join(' · ') };
}

const stillWorking = ({ id }: Generation) => and(eq(generation.id, id), eq(generation.status, 'working'));

/** What the user is told: the model's own words, or that the file it gave is no picture. */
function failureOf(error: unknown): ApiError {
  if (error instanceof ImageModelError) return new ApiError('not_made', error.message);
  if (error instanceof ApiError && (error.code === 'invalid_image' || error.code === 'too_large'))
    return new ApiError('not_made', 'The image model gave a file that is no picture');
  if (error instanceof ApiError) return error;
  return new ApiError('failed', 'Something went wrong');
}

/** Ends a wish of the account; one that is over, or never was, is none of it. */
export async function cancelGeneration(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  request_id: string,
): Promise<void> {
  const { id: owner_user } = requireMember(principal);
  const [wish] = await db
    .select({ id: generation.id, owner_user: generation.owner_user })
    .from(generation)
    .where(and(eq(generation.owner_user, owner_user), eq(generation.request_id, request_id)));
  if (!wish) return;
  await settle(db, wish, { status: 'canceled' });
  working.get(wish.id)?.abort(canceled());
}
