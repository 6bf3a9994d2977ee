import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

/** One counter for the routes it is put on: so many requests a minute from one caller (`Callers`). Tests may leave limits out. */
export const perMinute = (app: FastifyInstance, max: number): { onRequest?: onRequestHookHandler } =>
  app.hasDecorator('rateLimit') ? { onRequest: app.rateLimit({ max, timeWindow: '1 minute' }) } : {};

/** Whether a caller may have what an answer holds besides, so many times a minute; who may not has the answer without it. */
export function sparedPerMinute(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest) => Promise<boolean> {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve(true);
  const check = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (request) => {
    const checked = await check(request);
    return checked.isAllowed || !checked.isExceeded;
  };
}
