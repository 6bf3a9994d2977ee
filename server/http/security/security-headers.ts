import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Addresses } from '../../config/addresses.js';

export interface SecurityOptions {
  readonly addresses?: Addresses;
  /** Address of an account provider outside. */
  readonly issuer?: string;
}

/**
 * What a page of ours may load. Scripts are files of our own; WebAssembly is the text shaper's; blob: and data: are
 * pictures made in the page and workers of the bundle. Styles may stand inline: dialogs and toasts set theirs so. Calls and
 * files may lie at addresses of their own, which another site's pages still cannot read.
 */
export function securityHeaders({ addresses, issuer }: SecurityOptions): FastifyHelmetOptions {
  const apart = addresses ? [...new Set([addresses.website, addresses.api, addresses.static])] : [];
  // forms are checked against every address they are redirected through: from a log in form to the page that was left
  const forms = issuer === undefined ? apart : [...apart, new URL(issuer).origin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...apart],
        fontSrc: ["'self'", 'data:', ...apart],
        connectSrc: ["'self'", 'blob:', 'data:', ...apart],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...forms],
        frameAncestors: ["'self'"],
      },
    },
    // the website also shows pictures without reading them: this header alone lets it
    ...(addresses && { crossOriginResourcePolicy: { policy: 'same-site' as const } }),
    // whether other hosts of the operator's domain use https is not ours to say
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  };
}
