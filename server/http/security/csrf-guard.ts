import type { FastifyRequest } from 'fastify';
import { mayEmbed, type EmbedOrigins } from '../../config/embedding.js';
import type { Addresses } from '../../config/addresses.js';
import { GUARD_HEADER } from '../../contract/contract.js';
import { ApiError } from '../../contract/envelope.js';

const refused = () => new ApiError('not_allowed', 'The request comes from another site');

/**
 * Refuses what another site makes a browser send in its user's name. A POST must carry a header that no foreign page can
 * set without a preflight, which only the configured website is granted, and its Origin must be that website's or our own.
 * A GET has no header to check: the browser says by itself whether another site asks. `embedders` are heard too.
 */
export function requireSameSite(
  request: FastifyRequest,
  addresses?: Addresses,
  embedders: EmbedOrigins = [],
): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const embeds = origin !== undefined && mayEmbed(origin, embedders);
  if (site === 'cross-site' && !embeds) throw refused();
  if (request.method !== 'POST') return;
  if (request.headers[GUARD_HEADER] === undefined) throw refused();
  if (embeds || origin === undefined || origin === addresses?.website) return;
  if (hostOf(origin) !== request.host) throw refused();
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
