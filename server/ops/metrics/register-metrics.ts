import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../contract/contract.js';
import { savedDesign } from '../../contract/saved-design.js';
import { bearerOf } from '../../http/security/principal-of.js';
import { notFound } from '../../http/calls/errors.js';
import { routeOf } from '../tracing/spans.js';
import type { Metrics } from './metrics.js';

const SAVE = `${API_BASE}${savedDesign.saveBackend.path}`;

/** Measures every request. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    const from = performance.now();
    // also when whoever asked went away before the answer was whole
    reply.raw.once('close', () => {
      const [route, status] = [routeOf(request), reply.statusCode];
      metrics.request({ method: request.method, route, status }, (performance.now() - from) / 1000);
      if (route === SAVE) metrics.save(status);
    });
    done();
  });
}

/** `GET /metrics` for whoever has the token; for anybody else there is no such page. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSame(bearerOf(request) ?? '', token)) throw notFound();
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** In a time that says nothing of how alike they are. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
