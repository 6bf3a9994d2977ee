import { pictureAddress } from '../../../configuration.js';
import { localUploads } from '../../../uploads.js';
import { readDesignPageSrc } from './design-page-src.js';

/** How the kit finds the pixels behind a picture's `src`. */
export interface PictureResolver {
  resolve(src: string): Promise<Blob>;
}

const LOCAL = /^local\//;

/**
 * Pictures of this browser, of the account, of the web through the proxy, and pages of one's own designs, painted as they
 * are now. Rejects with an Error whose message is fit to show. Each is found once, however many mockups show it; a new one
 * looks at every picture anew.
 */
export function createPictureResolver(): PictureResolver {
  const found = new Map<string, Promise<Blob>>();
  return {
    resolve(src) {
      const finding = found.get(src) ?? find(src);
      found.set(src, finding);
      finding.catch(() => found.delete(src));
      return finding;
    },
  };
}

async function find(src: string): Promise<Blob> {
  const page = readDesignPageSrc(src);
  if (page) return (await import('./design-page-painter.js')).pagePicture(page);
  return fetched(LOCAL.test(src) ? await localUploads.resolve(`src:${src}`) : pictureAddress(src));
}

async function fetched(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' }).catch(() => null);
  if (!response?.ok) throw new Error('This picture could not be loaded. It may have been deleted.');
  return response.blob();
}
