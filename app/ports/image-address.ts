/**
 * Addresses of pictures (D-021). Pixels of what the canvas shows are read back, so it must come from the page's own host or
 * from one that lets the page read it: our other addresses do (D-019), anything else comes through the proxy.
 */

export interface AddressBase {
  /** Where the page lies, e.g. 'https://design.example'. */
  readonly origin: string;
  /** Where calls are answered, and files for which it matters who asks. */
  readonly apiOrigin: string;
  /** Where files lie that are the same for everybody. */
  readonly staticOrigin: string;
}

const PROXY_PATH = '/api/image_proxy';

/** What files without a path from the root lie under. */
const STATIC_PATH = '/static/';

/**
 * Cookies decide who may see a saved design's picture, or a bought picture without its watermark: they are only sent to the
 * host that gave them.
 */
const BY_ASKER = /^\/static\/(saved_design\/|design_resource\/[^?]*\?(.*&)?clean=1(&|$))/;

/**
 * The address to load an image source from: data, blob and our own http addresses as they are, remote ones through the
 * proxy, a path from the root on the server, anything else under the static path.
 */
export function imageAddress(source: string, base: AddressBase): string {
  if (/^(data|blob):/i.test(source)) return source;
  if (/^https?:/i.test(source)) return remoteAddress(source, base);
  // '//host/x' would leave the origin: it is a remote address without its scheme.
  if (source.startsWith('//')) return remoteAddress(`https:${source}`, base);
  const path = source.startsWith('/') ? source : `${STATIC_PATH}${source}`;
  const shared = path.startsWith(STATIC_PATH) && !BY_ASKER.test(path);
  return `${shared ? base.staticOrigin : base.apiOrigin}${path}`;
}

function remoteAddress(source: string, { origin, apiOrigin, staticOrigin }: AddressBase): string {
  if (!URL.canParse(source)) return source;
  if ([origin, apiOrigin, staticOrigin].includes(new URL(source).origin)) return source;
  return `${apiOrigin}${PROXY_PATH}?src=${encodeURIComponent(source)}`;
}
