import type { ImageModelSettings } from '../../config/image-model.js';
import type { FetchRemote } from '../../net/fetch-remote.js';
import { TooLargeError } from '../../net/fetch-remote.js';
import { ImageModelError, type ImageModel, type MadePicture, type PictureShape } from '../image-model.js';
import { askProvider } from './ask-provider.js';
import { pictureIn } from './read-answer.js';

const SIZES: Record<PictureShape, string> = {
  square: '1024x1024',
  landscape: '1536x1024',
  portrait: '1024x1536',
};

/** Said before the user's words: pictures are for designs, and letters come out garbled. */
const SYSTEM_PROMPT =
  'A finished, well-composed image for a graphic design, without any text, letters, watermark or frame: ';

interface HostedParts extends ImageModelSettings {
  /** For the addresses in answers: public ones only. */
  readonly fetchRemote: FetchRemote;
  /** Longest time for one picture, ms. */
  readonly timeLimit?: number;
}

/** A model behind the images call. One picture a call: not every server makes several at once. */
export const createHostedModel = ({
  url,
  key,
  model,
  fetchRemote,
  timeLimit = 120_000,
}: HostedParts): ImageModel => ({
  name: model,
  illustrated: false,
  async make({ prompt, shape }, signal): Promise<MadePicture> {
    const body = { model, prompt: `${SYSTEM_PROMPT}${prompt}`, n: 1, size: SIZES[shape] };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
    const answer = await askProvider({ url, key, body }, limit).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : ended(error);
    });
    const found = pictureIn(answer);
    if ('bytes' in found) return { bytes: found.bytes, note: '' };
    return { bytes: await fetched(found.address, { fetchRemote, provider: url, signal: limit }), note: '' };
  },
});

const ended = (error: unknown): unknown =>
  (error as Error | null)?.name === 'TimeoutError'
    ? new ImageModelError('The image model took too long')
    : error;

interface Fetching {
  readonly fetchRemote: FetchRemote;
  readonly provider: string;
  readonly signal: AbortSignal;
}

/** The picture an answer names. The provider's own host may be one of this network; any other must be public. */
async function fetched(address: string, { fetchRemote, provider, signal }: Fetching): Promise<Uint8Array> {
  const own = URL.canParse(address) && new URL(address).origin === new URL(provider).origin;
  try {
    if (!own) return await Promise.race([fetchRemote(address), rejected(signal)]);
    return await askProvider({ url: address }, signal, 'picture');
  } catch (error) {
    if (error instanceof ImageModelError) throw error;
    if (error instanceof TooLargeError)
      throw new ImageModelError("The image model's picture is too large to keep");
    if (signal.aborted) throw ended(signal.reason);
    throw new ImageModelError("The image model's picture could not be fetched", String(error));
  }
}

const rejected = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
