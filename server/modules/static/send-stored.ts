import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { file } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { sendFile } from '../../http/calls/register-call.js';
import type { Services } from '../../services.js';

export type ById = FastifyRequest<{ Params: { id: string } }>;

export const FOREVER = 'public, max-age=31536000, immutable';
export const DAY = 'public, max-age=86400';
/** The owner's own browser may keep it, nothing on the way. */
export const OWN = 'private, max-age=31536000, immutable';

/** A picture that may be another tomorrow is asked about each time, and told 'the same' by its ETag. */
export const OWN_ASKED = 'private, no-cache';

/** An address with its version names the same bytes for ever; without it, it may name others one day. */
export const isVersioned = (url: string): boolean => /[?&]v=[^&]/.test(url);

/** For pictures that are painted again after a change. */
export const ownOf = ({ url }: FastifyRequest): string => (isVersioned(url) ? OWN : OWN_ASKED);

interface Stored {
  readonly hash: string;
  readonly mime: string;
}

/** The file that a row names in one of its columns. Throws 'not_found' without one. */
export async function storedOf(
  db: Services['db'],
  table: PgTable,
  hash: PgColumn | SQL,
  wanted: SQL | undefined,
): Promise<Stored> {
  const [row] = await db
    .select({ hash: file.hash, mime: file.mime })
    .from(table)
    .innerJoin(file, eq(file.hash, hash))
    .where(wanted);
  if (!row) throw notFound();
  return row;
}

/** The hash names the bytes, so it is their ETag; a browser that has them is told so. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Services['files'],
  { hash, mime }: Stored,
): Promise<FastifyReply> {
  reply.header('etag', `"${hash}"`);
  if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
  return sendFile(reply, { bytes: await files.read(hash), mime });
}
