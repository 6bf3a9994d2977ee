import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CatalogIndex } from '../../../catalog/format.js';
import type { WaitingThumbnails } from '../../catalog/waiting-thumbnails.js';
import type { EmbedOrigins } from '../../config/embedding.js';
import type { OwnPages } from '../../config/footer.js';
import { ownPageAddress } from '../../contract/own-page.js';
import { isStorable } from '../../contract/shared-schemas.js';
import { generatedPicture, template, textTemplate } from '../../db/schema.js';
import { openToEmbedders } from '../../http/app/embedding.js';
import { notFound } from '../../http/calls/errors.js';
import { SANDBOX } from '../../http/calls/register-call.js';
import { withoutPageHeaders } from '../../http/security/page-headers.js';
import type { Services } from '../../services.js';
import { registerRenderFiles } from '../renders/render-files.js';
import { sendAuthored, sendPackFile, sendResource, type OfPack } from './catalog-pictures.js';
import {
  sendAccountPicture,
  sendBrandFile,
  sendGenerated,
  sendLowUpload,
  sendSavedMockup,
  sendThumbnail,
  sendUpload,
} from './member-pictures.js';
import { registerMockupFiles } from './mockup-files.js';
import { DAY, FOREVER, isVersioned, type ById } from './send-stored.js';

interface StaticOptions {
  readonly catalogFolder: string;
  readonly fonts: Pick<CatalogIndex, 'fonts' | 'fallbackFonts'>;
  readonly ownPages?: OwnPages;
  /** Whose pages may show mockups beside ours. */
  readonly embedOrigins?: EmbedOrigins;
  /** Pictures of templates that are drawn when they are asked for. */
  readonly waitingThumbnails?: Pick<WaitingThumbnails, 'drawn' | 'served'>;
}

/** Where the catalog keeps what is sold as it is: never served from there (DECISIONS 21). */
const CLEAN = 'premium';

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
