import type { StockPhoto, StockPhotos } from '../../../elements/ports/assets.js';
import type { Client } from '../../../server/contract/client.js';
import { stockPhoto } from '../../../server/contract/stock-photo.js';
import type { ToAddress } from '../asset-mapping.js';
import { folderPicture } from '../folder-picture.js';
import type { LocalUploads } from '../uploads/local-uploads.js';
import { signalOf } from './catalog-search.js';

export interface StockPhotoParts {
  readonly api: Client;
  readonly address: ToAddress;
  /** Keeps what a visitor chooses: without an account it stays in this browser. */
  readonly uploads: LocalUploads;
  readonly signedIn: () => boolean;
}

/** Photos of the providers that the operator connected, from the product server [E-094]. */
export const createStockPhotos = ({ api, address, uploads, signedIn }: StockPhotoParts): StockPhotos => ({
  providers: () => api(stockPhoto.providers, {}),

  search: async (provider, { query, page, ...options }) => {
    const { docs, more } = await api(
      stockPhoto.search,
      { provider, query, page_no: page },
      signalOf(options),
    );
    const items = docs.map((photo): StockPhoto => ({ ...photo, thumbnail: address(photo.thumbnail) }));
    return { items, more };
  },

  keep: async (provider, { id, name, attribution }) => {
    if (signedIn()) return folderPicture(address)(await api(stockPhoto.keep, { provider, id }));
    const bytes = await api(stockPhoto.file, { provider, id });
    return uploads.add(new File([bytes], name, { type: bytes.type }), { attribution });
  },
});
