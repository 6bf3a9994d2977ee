import '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

/** One counter for the routes it is put on: so many requests a minute from one caller (`Callers`). Tests may leave limits out. */
export const perMinute = (app: FastifyInstance, max: number): { onRequest?: onRequestHookHandler } =>
  app.hasDecorator('rateLimit') ? { onRequest: app.rateLimit({ max, timeWindow: '1 minute' }) } : {};
