import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogIndex } from '../../../catalog/format.js';
import { mayOnDesign, mayRestoreDesign } from '../../access/designs.js';
import { hasBought } from '../../access/purchases.js';
import { ApiError } from '../../contract/envelope.js';
import { ownPageAddress } from '../../contract/own-page.js';
import { isStorable } from '../../contract/shared-schemas.js';
import { maySeeTemplate } from '../../access/authoring.js';
import type { WaitingThumbnails } from '../../catalog/waiting-thumbnails.js';
import { servedFileHash } from '../../catalog/served-file-hash.js';
import {
  brandFile,
  designResource,
  file,
  generatedPicture,
  packFile,
  savedDesign,
  savedMockup,
  template,
  textTemplate,
  upload,
  user,
} from '../../db/schema.js';
import type { EmbedOrigins } from '../../config/embedding.js';
import type { OwnPages } from '../../config/footer.js';
import type { Services } from '../../services.js';
import { principalOf } from '../../http/security/principal-of.js';
import { notFound } from '../../http/calls/errors.js';
import { openToEmbedders } from '../../http/app/embedding.js';
import { registerRenderFiles } from '../renders/render-files.js';
import { registerMockupFiles } from './mockup-files.js';
import { withoutPageHeaders } from '../../http/security/page-headers.js';
import { SANDBOX, sendFile } from '../../http/calls/register-call.js';

interface StaticOptions {
  readonly catalogFolder: string;
  readonly fonts: Pick<CatalogIndex, 'fonts' | 'fallbackFonts'>;
  readonly ownPages?: OwnPages;
  /** Whose pages may show mockups beside ours. */
  readonly embedOrigins?: EmbedOrigins;
  /** Pictures of templates that are drawn when they are asked for. */
  readonly waitingThumbnails?: Pick<WaitingThumbnails, 'drawn'>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** The owner's own browser may keep it, nothing on the way. */
const OWN = 'private, max-age=31536000, immutable';

/** A picture that may be another tomorrow is asked about each time, and told 'the same' by its ETag. */
const OWN_ASKED = 'private, no-cache';

/** An address with its version names the same bytes for ever; without it, it may name others one day. */
const isVersioned = (url: string): boolean => /[?&]v=[^&]/.test(url);

/** Where the catalog keeps what is sold as it is: never served from there (DECISIONS 21). */
const CLEAN = 'premium';

type OfPack = FastifyRequest<{ Params: { pack: string; '*': string } }>;
type ById = FastifyRequest<{ Params: { id: string } }>;

/** Everything under /static/: files of resources, thumbnails, fonts. */
export async function registerStatic(
  app: FastifyInstance,
  services: Services,
  options: StaticOptions,
): Promise<void> {
  const { fonts, fallbackFonts } = options.fonts;
  app.get('/static/fonts.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ fonts }),
  );
  // most designs need none of them, and there are many
  app.get('/static/fallback-fonts.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ fallbackFonts }),
  );
  for (const [page, text] of Object.entries(options.ownPages ?? {}))
    app.get(ownPageAddress(page), (_request, reply) => reply.header('cache-control', 'no-cache').send(text));
  const byId = (send: typeof sendResource) => (request: ById, reply: FastifyReply) => {
    if (!isStorable(request.params.id)) throw notFound();
    return send(services, request, reply);
  };
  app.get('/static/design_resource/:id', byId(sendResource));
  app.get('/static/packs/:pack/*', (request, reply) => sendPackFile(services, request as OfPack, reply));
  app.get('/static/saved_design/:id', byId(sendThumbnail));
  app.get('/static/template/:id', byId(sendAuthored(template)));
  app.get('/static/text_template/:id', byId(sendAuthored(textTemplate)));
  app.get('/static/saved_mockup/:id', byId(sendSavedMockup));
  await app.register(async (scope) => {
    openToEmbedders(scope, options.embedOrigins);
    registerMockupFiles(scope, services);
  });
  app.get('/static/account_picture/:id', byId(sendAccountPicture));
  app.get('/static/upload/:id', byId(sendUpload));
  app.get('/static/upload/:id/low', byId(sendLowUpload));
  app.get('/static/brand_file/:id', byId(sendBrandFile));
  app.get('/static/imagemaker/:id', byId(sendGenerated(generatedPicture.file_hash)));
  app.get('/static/imagemaker/:id/low', byId(sendGenerated(generatedPicture.low_hash)));
  registerRenderFiles(app, services);
  await app.register(async (files) => {
    const waiting = options.waitingThumbnails;
    if (waiting) files.addHook('onRequest', ({ params }) => waiting.drawn((params as { '*': string })['*']));
    files.addHook('onSend', async (request, reply, payload) => {
      if (isVersioned(request.url) && reply.statusCode < 400) reply.header('cache-control', FOREVER);
      return payload;
    });
    await files.register(fastifyStatic, {
      root: options.catalogFolder,
      prefix: '/static/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: (path) => !path.startsWith(`/${CLEAN}/`),
      setHeaders: (response, path) => {
        withoutPageHeaders(response, path);
        if (path.endsWith('.svg')) response.setHeader('content-security-policy', SANDBOX);
        response.setHeader('cache-control', DAY);
      },
    });
  });
}

async function sendResource(services: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> {
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

async function sendPackFile(
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

/** For pictures that are painted again after a change. */
const ownOf = ({ url }: FastifyRequest): string => (isVersioned(url) ? OWN : OWN_ASKED);

async function sendThumbnail(services: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> {
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
async function sendSavedMockup(
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
async function sendAccountPicture(
  services: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user: member } = await principalOf(services, request);
  const own = member?.id === request.params.id ? eq(user.id, member.id) : sql`false`;
  const row = await storedOf(services.db, user, user.picture_hash, own);
  return sendStored(request, reply.header('cache-control', ownOf(request)), services.files, row);
}

/** The picture of a template that was painted here; of one that is not listed, for authors. */
const sendAuthored =
  (table: typeof template | typeof textTemplate) =>
  async (services: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> => {
    const { db, files } = services;
    const principal = await principalOf(services, request);
    const wanted = and(eq(table.id, request.params.id), maySeeTemplate(principal, table));
    const row = await storedOf(db, table, table.thumbnail_hash, wanted);
    return sendStored(request, reply.header('cache-control', ownOf(request)), files, row);
  };

/** Whoever was shown a design with it may load it: the id is the key, also after its owner deleted it (B-040). */
const sendUpload = (services: Services, request: ById, reply: FastifyReply) =>
  sendUploaded(services, request, reply, upload.file_hash);

const sendLowUpload = (services: Services, request: ById, reply: FastifyReply) =>
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
const sendGenerated =
  (version: typeof generatedPicture.file_hash | typeof generatedPicture.low_hash) =>
  async ({ db, files }: Services, request: ById, reply: FastifyReply): Promise<FastifyReply> => {
    const row = await storedOf(db, generatedPicture, version, eq(generatedPicture.id, request.params.id));
    return sendStored(request, reply.header('cache-control', OWN), files, row);
  };

/** A logo or a font of a team: like an upload, its id is the key. */
async function sendBrandFile(
  { db, files }: Services,
  request: ById,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await storedOf(db, brandFile, brandFile.file_hash, eq(brandFile.id, request.params.id));
  return sendStored(request, reply.header('cache-control', OWN), files, row);
}

interface Stored {
  readonly hash: string;
  readonly mime: string;
}

/** The file that a row names in one of its columns. Throws 'not_found' without one. */
async function storedOf(
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
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Services['files'],
  { hash, mime }: Stored,
): Promise<FastifyReply> {
  reply.header('etag', `"${hash}"`);
  if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
  return sendFile(reply, { bytes: await files.read(hash), mime });
}
