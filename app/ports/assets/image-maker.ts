import type { ImageMaker, MadePicture } from '../../../elements/ports/imagemaker.js';
import type { Client } from '../../../server/contract/client.js';
import { imagemaker, type Generation } from '../../../server/contract/imagemaker.js';
import type { ToAddress } from '../asset-mapping.js';

interface ImageMakerParts {
  readonly api: Client;
  readonly address: ToAddress;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
}

/** How often it is asked how many of several pictures are made, ms. */
const ASK_EVERY = 1500;

/** Pictures from words by the product server. */
export function createImageMaker({ api, address, signedIn, signIn }: ImageMakerParts) {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const pictures = ({ userPrompt, images }: Generation): MadePicture[] =>
    images.map(({ id, imageUrl, thumbnail, width, height }) => ({
      ...{ id, name: userPrompt, kind: 'background' as const, width, height, colors: [], free: true },
      ...{ source: `imagemaker:${id}`, thumbnail: address(thumbnail), address: address(imageUrl) },
    }));

  const source: ImageMaker = {
    signedIn,
    signIn,
    balance: async () => {
      const { balance, illustrated } = await api(imagemaker.userBalance, {});
      return { credits: balance, illustrated };
    },
    make: async (wish, { signal, progress }) => {
      const request_id = crypto.randomUUID();
      const cancel = (): void =>
        void api(imagemaker.cancel, { request_id })
          .catch(() => undefined)
          .then(tell);
      signal.addEventListener('abort', cancel, { once: true });
      const asking =
        wish.count > 1
          ? setInterval(() => {
              api(imagemaker.progress, { request_id }).then(
                ({ made }) => progress(made),
                () => undefined,
              );
            }, ASK_EVERY)
          : undefined;
      try {
        const { data } = await api(imagemaker.generate, { ...wish, request_id }, { signal });
        return { pictures: pictures(data), note: data.note };
      } finally {
        clearInterval(asking);
        signal.removeEventListener('abort', cancel);
        tell();
      }
    },
    history: async ({ page, size, signal }) => {
      const asked = { page: String(page), perPage: String(size) };
      const { data, pagination } = await api(imagemaker.history, asked, signal ? { signal } : {});
      return { items: data.flatMap(pictures), more: pagination.page < pagination.totalPages };
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { source, changed: tell };
}
