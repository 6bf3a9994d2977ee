import { and, eq, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maySeeTemplate } from '../../access/authoring.js';
import { hasBought } from '../../access/purchases.js';
import { servedFileHash } from '../../catalog/served-file-hash.js';
import { ApiError } from '../../contract/envelope.js';
import { isStorable } from '../../contract/shared-schemas.js';
import { designResource, packFile, type template, type textTemplate } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { principalOf } from '../../http/security/principal-of.js';
import type { Services } from '../../services.js';
import {
  DAY,
  FOREVER,
  isVersioned,
  OWN_ASKED,
  ownOf,
  sendStored,
  storedOf,
  type ById,
} from './send-stored.js';

/** Of a catalog, or of a pack that an operator brought. */
export type OfPack = FastifyRequest<{ Params: { pack: string; '*': string } }>;

/** A picture of the catalog; the one without a mark when `clean=1` asks for it. */
export async function sendResource(
  services: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, files } = services;
  if (asksForClean(request.url)) return sendClean(services, request, reply);
  const row = await storedOf(db, designResource, servedFileHash, eq(designResource.id, request.params.id));
  const kept = isVersioned(request.url) ? FOREVER : DAY;
  return sendStored(request, reply.header('cache-control', kept), files, row);
}

const asksForClean = (url: string): boolean => /[?&]clean=1(&|$)/.test(url);

/** What is sold, without its mark: for who bought it alone, and asked about each time, since accounts share browsers. */
async function sendClean(services: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { db, files } = services;
  const { id } = request.params;
  const row = await storedOf(db, designResource, designResource.file_hash, eq(designResource.id, id));
  const { user } = await principalOf(services, request);
  const mine = or(eq(designResource.free, true), hasBought(user?.id ?? null, designResource.id));
  if ((await db.$count(designResource, and(eq(designResource.id, id), mine))) === 0)
    throw new ApiError('not_allowed', 'This picture is for its buyer');
  reply.header('cache-control', OWN_ASKED).header('vary', 'cookie');
  return sendStored(request, reply, files, row);
}

export async function sendPackFile(
  { db, files }: Services,
  request: OfPack,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pack, '*': path } = request.params;
  if (!isStorable(pack) || !isStorable(path)) throw notFound();
  const row = await storedOf(
    db,
    packFile,
    packFile.hash,
    and(eq(packFile.pack, pack), eq(packFile.path, path)),
  );
  return sendStored(request, reply.header('cache-control', DAY), files, row);
}

/** The picture of a template that was painted here; of one that is not listed, for authors. */
export const sendAuthored =
  (table: typeof template | typeof textTemplate) =>
  async (services: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> => {
    const { db, files } = services;
    const principal = await principalOf(services, request);
    const wanted = and(eq(table.id, request.params.id), maySeeTemplate(principal, table));
    const row = await storedOf(db, table, table.thumbnail_hash, wanted);
    return sendStored(request, reply.header('cache-control', ownOf(request)), files, row);
  };
