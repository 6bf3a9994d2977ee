import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { stockPhoto as calls, type ListedPhoto } from '../../contract/stock-photo.js';
import { prepareUpload } from '../../files/uploads/prepare-upload.js';
import { fileHandler, handler, type Context } from '../../http/calls/handler.js';
import { PhotoSourceError, type PhotoSource, type StockPhoto } from '../../stock-photos/photo-source.js';
import { myPhotosFolder } from '../folders/my-photos.js';
import { storeUpload } from '../folders/store-upload.js';

/** Of one account, or one visitor: typing searches with each pause. */
const SEARCHES = { perMinute: 60 };
/** A page of photos, put on a page one after the other. */
const PHOTOS = { perMinute: 30 };

type Asking = Pick<Context, 'photoSources' | 'log'>;

export const stockPhotoCalls = [
  handler(calls.providers, (_, { photoSources }) =>
    Promise.resolve(photoSources.map(({ id, name, link }) => ({ id, name, link }))),
  ),

  handler(
    calls.search,
    async ({ provider, query, page_no }, asking) => {
      const source = sourceOf(asking, provider);
      const { photos, more } = await told(asking, source.search({ query, page: page_no }));
      return { docs: photos.map(listed), more };
    },
    SEARCHES,
  ),

  handler(
    calls.keep,
    async (wanted, context) => {
      // nobody makes us fetch what they may not keep
      requireMember(context.principal);
      const { photo, bytes } = await fetched(context, wanted);
      const { name, attribution } = photo;
      return storeUpload(context, await myPhotosFolder(context), { name, bytes }, attribution);
    },
    PHOTOS,
  ),

  fileHandler(
    calls.file,
    async (wanted, asking) => {
      const { bytes } = await fetched(asking, wanted);
      return (await prepareUpload(bytes)).full;
    },
    PHOTOS,
  ),
];

function sourceOf({ photoSources }: Asking, provider: string): PhotoSource {
  const source = photoSources.find(({ id }) => id === provider);
  if (!source) throw new ApiError('not_found', 'There is no such provider of photos');
  return source;
}

/** A photo as it came from its provider; nothing of what the browser says of it is believed. */
async function fetched(
  asking: Asking,
  { provider, id }: { readonly provider: string; readonly id: string },
): Promise<{ readonly photo: StockPhoto; readonly bytes: Buffer }> {
  const source = sourceOf(asking, provider);
  const photo = await told(asking, source.photo(id));
  if (!photo) throw new ApiError('not_found', `${source.name} no longer has this photo`);
  return { photo, bytes: await told(asking, source.fetch(photo)) };
}

/** A provider's failure in the words of a call; what it said inside is for the log. */
async function told<T>({ log }: Asking, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PhotoSourceError)) throw error;
    log.warn({ detail: error.detail }, 'a provider of photos failed');
    throw new ApiError(error.fault === 'busy' ? 'too_many' : 'unreachable', error.message);
  }
}

const listed = ({ id, name, thumbnail, width, height, attribution }: StockPhoto): ListedPhoto => ({
  ...{ id, name, thumbnail, width, height, attribution },
});
