import type { FastifyRequest } from 'fastify';
import type { Addresses } from '../../config/addresses.js';

/** Our origin as a browser reaches the calls: as configured, else the request's own. */
export const apiOrigin = (
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  addresses?: Addresses,
): string => addresses?.api ?? `${request.protocol}://${request.host}`;

/** Whether cookies of ours travel encrypted, as far as we can tell. */
export const isSecure = (
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  addresses?: Addresses,
): boolean => apiOrigin(request, addresses).startsWith('https:');

/** A page of the website. Without a configured address it stays a path: a Host header must not decide where one goes. */
export const pageAddress = (path: string, addresses?: Addresses): string =>
  `${addresses?.website ?? ''}${path}`;
