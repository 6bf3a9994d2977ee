import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Addresses } from '../../config/addresses.js';

/**
 * What no page of ours needs, nor any frame in one. Left to the browser: full screen (presenting), the clipboard, and
 * payment, which a provider's frame may ask for.
 */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface SecurityOptions {
  readonly addresses?: Addresses;
  /** Address of an account provider outside. */
  readonly issuer?: string;
  /** Cards go into Stripe's own field, which is its script and its frames. */
  readonly stripe?: boolean;
}

/** What Stripe asks for (docs.stripe.com/security/guide, 'Content security policy'). */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/**
 * What a page of ours may load. Scripts are files of our own; WebAssembly is the text shaper's; blob: and data: are
 * pictures made in the page and workers of the bundle. Styles may stand inline: dialogs and toasts set theirs so. Calls and
 * files may lie at addresses of their own, which another site's pages still cannot read.
 */
export function securityHeaders({
  addresses,
  issuer,
  stripe = false,
}: SecurityOptions): FastifyHelmetOptions {
  const apart = addresses ? [...new Set([addresses.website, addresses.api, addresses.static])] : [];
  // forms are checked against every address they are redirected through: from a log in form to the page that was left
  const forms = issuer === undefined ? apart : [...apart, new URL(issuer).origin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(stripe ? STRIPE.script : [])],
        ...(stripe && { frameSrc: ["'self'", ...STRIPE.frame] }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...apart],
        fontSrc: ["'self'", 'data:', ...apart],
        connectSrc: ["'self'", 'blob:', 'data:', ...apart, ...(stripe ? STRIPE.connect : [])],
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
