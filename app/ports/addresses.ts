/** Addresses of pictures (D-021). Every picture the canvas sees is same-origin, or its pixels could not be read back. */

export interface AddressBase {
  /** Where the product server answers, e.g. 'https://design.example'. */
  readonly origin: string;
  /** Path or address that files without a host lie under, e.g. '/static/'. */
  readonly staticPath: string;
  /** The call that fetches a remote picture for us. */
  readonly proxyPath: string;
}

export const DEFAULT_PROXY_PATH = '/api/image_proxy';

/** Where files without a host lie. On another host the canvas could not be read back, so this is no setting. */
export const STATIC_PATH = '/static/';

/**
 * The address to load an image source from: data, blob and our own http addresses as they are, remote ones through the
 * proxy, a path from the root on the server, anything else under the static path.
 */
export function imageAddress(source: string, base: AddressBase): string {
  if (/^(data|blob):/i.test(source)) return source;
  if (/^https?:/i.test(source)) return remoteAddress(source, base);
  // '//host/x' would leave the origin: it is a remote address without its scheme.
  if (source.startsWith('//')) return remoteAddress(`https:${source}`, base);
  return source.startsWith('/')
    ? join(base.origin, source)
    : join(base.origin, join(base.staticPath, source));
}

function remoteAddress(source: string, base: AddressBase): string {
  if (!URL.canParse(source) || new URL(source).origin === base.origin) return source;
  return join(base.origin, `${base.proxyPath}?url=${encodeURIComponent(source)}`);
}

/** Joins with exactly one slash; a path that carries its own host stays as it is. */
function join(head: string, tail: string): string {
  if (/^https?:/i.test(tail)) return tail;
  return `${head.replace(/\/+$/, '')}/${tail.replace(/^\/+/, '')}`;
}
