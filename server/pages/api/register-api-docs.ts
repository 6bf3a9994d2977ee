import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../../config/addresses.js';
import { API_BASE } from '../../contract/contract.js';
import { apiOrigin } from '../../http/security/origins.js';
import { registerAssets } from '../assets.js';
import { apiPage } from './api-page.js';
import { openApi } from './openapi.js';

const DAY = 'public, max-age=3600';

/** The description of every call: a page to read, and a file for programs. */
export async function registerApiDocs(
  app: FastifyInstance,
  { addresses }: { readonly addresses?: Addresses },
): Promise<void> {
  await registerAssets(app);
  app.get(`${API_BASE}openapi.json`, (request, reply) =>
    reply
      .header('cache-control', DAY)
      .header('access-control-allow-origin', '*')
      .send(openApi(apiOrigin(request, addresses))),
  );
  app.get(`${API_BASE}docs`, (request, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/html; charset=utf-8')
      .send(apiPage(apiOrigin(request, addresses))),
  );
}
