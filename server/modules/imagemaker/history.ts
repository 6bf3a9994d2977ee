import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { HISTORY_PAGE, type Generation } from '../../contract/imagemaker.js';
import type { Executor } from '../../db/database.js';
import { generatedPicture, generation } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';

/** What an account made. Nobody else is told of it. */

const shown = (db: Executor) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(generatedPicture)
      .where(and(eq(generatedPicture.generation_id, generation.id), isNull(generatedPicture.removed_at))),
  );

interface Wanted {
  readonly perPage?: number | undefined;
  readonly page?: number | undefined;
}

/** A page of the history, newest first. */
export async function historyPage(db: Executor, owner: string, { perPage = HISTORY_PAGE, page = 1 }: Wanted) {
  const wanted = and(eq(generation.owner_user, owner), eq(generation.status, 'done'), shown(db));
  const total = await db.$count(generation, wanted);
  const rows = await db
    .select()
    .from(generation)
    .where(wanted)
    .orderBy(desc(generation.created_at), desc(generation.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  return { data: await withPictures(db, rows), pagination: { page, totalPages, total } };
}

/** One wish by its id or that of a picture of it. Throws 'not_found' for another account's. */
export async function oneOf(db: Executor, owner: string, id: string): Promise<Generation> {
  const ofPicture = db
    .select({ id: generatedPicture.generation_id })
    .from(generatedPicture)
    .where(and(eq(generatedPicture.id, id), isNull(generatedPicture.removed_at)));
  const rows = await db
    .select()
    .from(generation)
    .where(
      and(
        eq(generation.owner_user, owner),
        eq(generation.status, 'done'),
        or(eq(generation.id, id), inArray(generation.id, ofPicture)),
        shown(db),
      ),
    );
  const [found] = await withPictures(db, rows);
  if (!found) throw notFound();
  return found;
}

/** A picture of the account. Throws 'not_found'. */
export async function ownPicture(db: Executor, owner: string, id: string) {
  const [found] = await db
    .select({ picture: generatedPicture, prompt: generation.prompt })
    .from(generatedPicture)
    .innerJoin(generation, eq(generation.id, generatedPicture.generation_id))
    .where(
      and(eq(generatedPicture.id, id), isNull(generatedPicture.removed_at), eq(generation.owner_user, owner)),
    );
  if (!found) throw notFound();
  return { ...found.picture, prompt: found.prompt };
}

async function withPictures(db: Executor, rows: (typeof generation.$inferSelect)[]): Promise<Generation[]> {
  if (rows.length === 0) return [];
  const pictures = await db
    .select()
    .from(generatedPicture)
    .where(
      and(
        inArray(
          generatedPicture.generation_id,
          rows.map(({ id }) => id),
        ),
        isNull(generatedPicture.removed_at),
      ),
    )
    .orderBy(asc(generatedPicture.position));
  return rows.map(({ id, prompt, note, created_at }) => ({
    ...{ id, userPrompt: prompt, note, createdAt: created_at.toISOString() },
    images: pictures
      .filter(({ generation_id }) => generation_id === id)
      .map(({ id: picture, width, height }) => ({
        ...{ id: picture, width, height },
        imageUrl: `/static/imagemaker/${picture}`,
        thumbnail: `/static/imagemaker/${picture}/low`,
      })),
  }));
}
