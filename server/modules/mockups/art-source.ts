import { ApiError } from '../../contract/envelope.js';

/** Where a picture that was put into a mockup comes from. */
export type ArtSource =
  | { readonly kind: 'upload' | 'resource' | 'logo'; readonly id: string }
  | { readonly kind: 'remote'; readonly url: string }
  /** A page of a design, as it is when it is asked for. */
  | { readonly kind: 'page'; readonly design: string; readonly page: string };

/** Letters of an address that is kept. */
const LONGEST = 2000;

const ID = String.raw`([\w-]{1,100})`;
const OWN: readonly (readonly [RegExp, 'upload' | 'resource' | 'logo'])[] = [
  [new RegExp(`^(?:/static/)?upload/${ID}(?:[?/].*)?$`), 'upload'],
  [new RegExp(String.raw`^(?:/static/)?design_resource/${ID}(?:\?.*)?$`), 'resource'],
  [new RegExp(String.raw`^(?:/static/)?brand_file/${ID}(?:\?.*)?$`), 'logo'],
];
const PAGE = new RegExp(`^dm-page:${ID}/${ID}$`);
const PROXY = '/api/image_proxy?';

/** What a `src` of `user_images` names; null for anything that is no picture of ours, of the web or of a design. */
export function artSource(src: string): ArtSource | null {
  if (src.length > LONGEST) return null;
  for (const [pattern, kind] of OWN) {
    const id = pattern.exec(src)?.[1];
    if (id !== undefined) return { kind, id };
  }
  const [, design, page] = PAGE.exec(src) ?? [];
  if (design !== undefined && page !== undefined) return { kind: 'page', design, page };
  const url = src.startsWith(PROXY) ? new URLSearchParams(src.slice(PROXY.length)).get('src') : src;
  return url !== null && /^https?:\/\//i.test(url) ? { kind: 'remote', url } : null;
}

/** The same; throws 'bad_request', which names the picture, for what names none. */
export function requireArtSource(src: string, index: number): ArtSource {
  const found = artSource(src);
  if (found) return found;
  const path = `user_images.${index}.src`;
  throw new ApiError('bad_request', `${path}: is no picture that can be kept`, { path });
}
