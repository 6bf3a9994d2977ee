import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What a page of ours may load. Scripts are files of our own; WebAssembly is the text shaper's; blob: and data: are
 * pictures made in the page and workers of the bundle. Styles may stand inline: dialogs and toasts set theirs so.
 */
export const security: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'blob:', 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // other hosts of the operator's domain are none of our business
  strictTransportSecurity: { includeSubDomains: false },
  referrerPolicy: { policy: 'same-origin' },
};
