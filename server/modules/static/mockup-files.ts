import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorable } from '../../contract/shared-schemas.js';
import { file, mockup, mockupFile } from '../../db/schema.js';
import { publicPackageOf } from '../mockups/mockup-records.js';
import type { Services } from '../../services.js';
import { notFound } from '../../http/calls/errors.js';
import { sendFile } from '../../http/calls/register-call.js';
import { CARD_QUERY, CardPictures } from './card-pictures.js';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
const MANIFEST = 'mockup.json';

type OfMockup = FastifyRequest<{
  Params: { id: string; version: string; file: string };
  Querystring: { width?: unknown };
}>;

/**
 * What everybody may load of mockups: their mockup.json without the tiers that are for renders, and the files it names. Of
 * the others no address leads anywhere (C-009). With `?width=460` finished pictures are as small as cards need them.
 */
export function registerMockupFiles(app: FastifyInstance, services: Services): void {
  const cards = new CardPictures();
  app.get('/static/mockups/:id/:version/:file', async (request, reply) => {
    const { id, version, file: name } = (request as OfMockup).params;
    if (![id, version, name].every(isStorable)) throw notFound();
    return name === MANIFEST
      ? sendManifest(services, { id, version }, reply)
      : sendPart({ ...services, cards }, { id, version, name }, request, reply);
  });
}

async function sendManifest(
  { db }: Services,
  { id, version }: { readonly id: string; readonly version: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await db
    .select({ package: mockup.package, version: mockup.version })
    .from(mockup)
    .where(eq(mockup.id, id));
  if (!row) throw notFound();
  // one that was baked anew meanwhile: its files lie elsewhere
  if (row.version !== version)
    return reply
      .header('cache-control', BRIEFLY)
      .redirect(`/static/mockups/${id}/${row.version}/${MANIFEST}`);
  return reply
    .header('cache-control', FOREVER)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(publicPackageOf(row)));
}

async function sendPart(
  { db, files, cards }: Services & { readonly cards: CardPictures },
  { id, version, name }: { readonly id: string; readonly version: string; readonly name: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await db
    .select({ hash: file.hash, mime: file.mime, version: mockup.version, package: mockup.package })
    .from(mockupFile)
    .innerJoin(mockup, eq(mockup.id, mockupFile.mockup_id))
    .innerJoin(file, eq(file.hash, mockupFile.hash))
    .where(and(eq(mockupFile.mockup_id, id), eq(mockupFile.name, name), eq(mockupFile.public, true)));
  if (!row) throw notFound();
  const forCard = (request as OfMockup).query.width === CARD_QUERY && row.package.placeholders.includes(name);
  const tag = forCard ? `"${row.hash}-${CARD_QUERY}"` : `"${row.hash}"`;
  reply.header('etag', tag).header('cache-control', row.version === version ? FOREVER : BRIEFLY);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (forCard)
    return sendFile(reply, {
      bytes: await cards.of(row.hash, () => files.read(row.hash)),
      mime: 'image/webp',
    });
  return sendFile(reply, { bytes: await files.read(row.hash), mime: row.mime });
}
