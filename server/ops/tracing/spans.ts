import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCause, type Cause } from './cause.js';

/** Without a provider in place its spans are nothing and cost nothing. */
const tracer = () => trace.getTracer('design-maker');

/** The address as it was written in the route: one name for all that is asked there. */
export const routeOf = ({ routeOptions: { url } }: FastifyRequest): string =>
  url === undefined || url === '*' ? 'other' : url.replace(/(?<=.)\/$/, '');

/** A span for each request; what runs for it is inside. `trusted`: a proxy of ours says what it belongs to. */
export function registerSpans(app: FastifyInstance, trusted: boolean): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const parent = trusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const route = routeOf(request);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inside = trace.setSpan(parent, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // what reads a body calls back from the socket, which knows of no span
  app.addHook('preValidation', (request, _, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
}

/** Does a job as a part of what began it. */
export async function inJobSpan(kind: string, cause: Cause, work: () => Promise<void>): Promise<void> {
  const parent = propagation.extract(ROOT_CONTEXT, cause);
  const attributes = {
    'job.kind': kind,
    ...(cause.request !== undefined && { 'request.id': cause.request }),
  };
  const span = tracer().startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    await context.with(trace.setSpan(parent, span), () => withCause(cause, work));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
    throw error;
  } finally {
    span.end();
  }
}
