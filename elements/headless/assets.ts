import type { LoadedFonts } from '../render/font-loader.js';

/** Where the pictures and fonts of a design come from. */
export interface DesignAssets {
  /**
   * The file behind a picture's source: 'src:' and what the design calls it, or 'design_resource:' and the id of a picture
   * of the catalog. Pictures that lie in the design itself (data: addresses) are not asked for. Reject for one that is not
   * there: the rest is rendered, and the result names it.
   */
  picture(source: string): Promise<Uint8Array>;
  /** The file behind a design's sound; asked of `picture` when absent. Rejects for one that is not there. */
  sound?(source: string): Promise<Uint8Array>;
  /** Makes a picture that lies in the design safe before it is decoded, where designs come from strangers. */
  inline?(bytes: Uint8Array): Promise<Uint8Array>;
  /** The families there are, and their files. Without them no text can be drawn. */
  readonly fonts: LoadedFonts;
}

/** Nothing but what lies in the design. */
export const NO_ASSETS: DesignAssets = {
  picture: (source) => Promise.reject(new Error(`there is no picture ${source}`)),
  fonts: {
    families: () => Promise.resolve([]),
    fallbacks: () => Promise.resolve([]),
    load: ({ id }) => Promise.reject(new Error(`there is no font ${id}`)),
  },
};

/** A picture that lies in the design. */
const INLINE = /^src:data:[\w.+-]+\/[\w.+-]+(;[^,]*)?,/;

/** The bytes of a data: address; null for any other source. */
export function inlinePicture(source: string): Uint8Array | null {
  const head = INLINE.exec(source);
  if (!head) return null;
  const data = source.slice(head[0].length);
  if (!/;base64$/i.test(head[1] ?? '')) return new TextEncoder().encode(decodeURIComponent(data));
  return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
}
