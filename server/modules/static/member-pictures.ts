import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { mayOnDesign, mayRestoreDesign } from '../../access/designs.js';
import { brandFile, generatedPicture, savedDesign, savedMockup, upload, user } from '../../db/schema.js';
import { principalOf } from '../../http/security/principal-of.js';
import type { Services } from '../../services.js';
import { OWN, ownOf, sendStored, storedOf, type ById } from './send-stored.js';

/** The first page of a saved design, for who may see it. */
export async function sendThumbnail(
  services: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, files } = services;
  const { id } = request.params;
  const principal = await principalOf(services, request);
  // its owner sees it in the trash too
  const trashed = and(eq(savedDesign.id, id), mayRestoreDesign(principal));
  const mayView = or(mayOnDesign(principal, 'view', id), trashed);
  const row = await storedOf(db, savedDesign, savedDesign.thumbnail_hash, mayView);
  return sendStored(request, reply.header('cache-control', ownOf(request)), files, row);
}

/** For its owner alone. */
export async function sendSavedMockup(
  services: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user } = await principalOf(services, request);
  const own = user
    ? and(eq(savedMockup.id, request.params.id), eq(savedMockup.owner_user, user.id))
    : sql`false`;
  const row = await storedOf(services.db, savedMockup, savedMockup.picture_hash, own);
  return sendStored(request, reply.header('cache-control', ownOf(request)), services.files, row);
}

/** The picture a member chose, for themselves alone. */
export async function sendAccountPicture(
  services: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user: member } = await principalOf(services, request);
  const own = member?.id === request.params.id ? eq(user.id, member.id) : sql`false`;
  const row = await storedOf(services.db, user, user.picture_hash, own);
  return sendStored(request, reply.header('cache-control', ownOf(request)), services.files, row);
}

/** Whoever was shown a design with it may load it: the id is the key, also after its owner deleted it (B-040). */
export const sendUpload = (services: Services, request: ById, reply: FastifyReply) =>
  sendUploaded(services, request, reply, upload.file_hash);

export const sendLowUpload = (services: Services, request: ById, reply: FastifyReply) =>
  sendUploaded(services, request, reply, upload.low_hash);

async function sendUploaded(
  { db, files }: Services,
  request: ById,
  reply: FastifyReply,
  version: typeof upload.file_hash | typeof upload.low_hash,
): Promise<FastifyReply> {
  const row = await storedOf(db, upload, version, eq(upload.id, request.params.id));
  return sendStored(request, reply.header('cache-control', OWN), files, row);
}

/** A picture made from words: like an upload, its id is the key. */
export const sendGenerated =
  (version: typeof generatedPicture.file_hash | typeof generatedPicture.low_hash) =>
  async ({ db, files }: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> => {
    const row = await storedOf(db, generatedPicture, version, eq(generatedPicture.id, request.params.id));
    return sendStored(request, reply.header('cache-control', OWN), files, row);
  };

/** A logo or a font of a team: like an upload, its id is the key. */
export async function sendBrandFile(
  { db, files }: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await storedOf(db, brandFile, brandFile.file_hash, eq(brandFile.id, request.params.id));
  return sendStored(request, reply.header('cache-control', OWN), files, row);
}
