import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../../config/addresses.js';
import { GUARD_HEADER } from '../../contract/contract.js';

/** How long a browser may remember what it was granted, seconds. */
export const REMEMBER_GRANT = 7200;

/** Lets pages of the website, and of nobody else, read what lies at the other addresses, in their user's name (D-019). */
export async function allowWebsiteOrigin(app: FastifyInstance, { website }: Addresses): Promise<void> {
  await app.register(cors, {
    origin: website,
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', GUARD_HEADER],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after'],
    maxAge: REMEMBER_GRANT,
  });
}
