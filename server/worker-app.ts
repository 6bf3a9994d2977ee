import fastify, { type FastifyInstance } from 'fastify';
import type { BuildOptions } from './app.js';
import { sendError } from './http/calls/errors.js';
import { registerHealth } from './ops/health.js';
import { logging } from './ops/logging.js';
import { registerMetrics } from './ops/metrics/register-metrics.js';

/** What a worker answers: whether it is well, and what it measures. It is asked by operators alone, never by browsers. */
export function buildWorkerApp({
  services: { database, files },
  dataFolder,
  logLevel = 'silent',
  stopping = () => false,
  metrics,
  metricsToken,
}: BuildOptions): FastifyInstance {
  const app = fastify({ logger: logging(logLevel), forceCloseConnections: 'idle' });
  app.setErrorHandler(sendError);
  registerHealth(app, { database, files, dataFolder, stopping });
  if (metrics && metricsToken !== undefined) registerMetrics(app, metrics, metricsToken);
  return app;
}
