import type { FastifyRequest } from 'fastify';

/** Where the provider may be reached. */
export type AllowedOrigins = 'any' | readonly string[];

/**
 * The origin whose provider a request is for: with configured addresses always one of them, the API's own unless the
 * request names another; otherwise the one the browser used. Null for a Host that is none.
 */
export function originOf({ protocol, host }: FastifyRequest, allowed: AllowedOrigins): string | null {
  const asked = readOrigin(`${protocol}://${host}`);
  if (allowed === 'any') return asked;
  return asked !== null && allowed.includes(asked) ? asked : (allowed[0] ?? null);
}

function readOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && url.host !== '' && url.pathname === '/' && url.username === '' ? url.origin : null;
}
