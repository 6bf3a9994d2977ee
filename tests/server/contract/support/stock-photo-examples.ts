import { stockPhoto } from '../../../../server/contract/stock-photo.js';
import type { PhotoSource, StockPhoto } from '../../../../server/stock-photos/photo-source.js';
import { jpeg } from '../../support/catalog.js';
import type { Example } from '../../support/contract-mockups.js';

const PHOTO: StockPhoto = {
  ...{ id: 'lake', name: 'A lake', width: 30, height: 20 },
  ...{ thumbnail: 'https://photos.example/lake/small.jpg', file: 'https://photos.example/lake.jpg' },
  attribution: { provider: 'Photos', author: 'Ann Example', author_link: 'https://photos.example/ann' },
};

/** A provider with one photo. */
export const onePhoto: PhotoSource = {
  ...{ id: 'photos', name: 'Photos', link: 'https://photos.example/' },
  search: () => Promise.resolve({ photos: [PHOTO], more: false }),
  photo: (id) => Promise.resolve(id === PHOTO.id ? PHOTO : null),
  fetch: () => jpeg(30, 20),
};

/** How the calls of photos of providers are used, where `onePhoto` is one. */
export const stockPhotoExamples: readonly Example[] = [
  { call: stockPhoto.providers, good: () => ({}) },
  {
    call: stockPhoto.search,
    good: () => ({ provider: 'photos', query: 'lake', page_no: 1 }),
    bad: [{ provider: 'photos', query: ' ' }, 'bad_request'],
  },
  {
    call: stockPhoto.keep,
    good: () => ({ provider: 'photos', id: 'lake' }),
    bad: [{ provider: 'photos', id: 'sea' }, 'not_found'],
  },
  {
    call: stockPhoto.file,
    good: () => ({ provider: 'photos', id: 'lake' }),
    bad: [{ provider: 'nobody', id: 'lake' }, 'not_found'],
  },
];
