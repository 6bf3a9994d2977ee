import type { SoundSource } from '../../../elements/ports/sounds.js';
import { brandKit, MAX_SOUND_BYTES } from '../../../server/contract/brand-kit.js';
import { ApiError } from '../../../server/contract/envelope.js';
import type { UploadCall } from './upload-call.js';

interface SoundSourceParts {
  readonly send: UploadCall;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
}

const MEGABYTES = MAX_SOUND_BYTES / 1024 / 1024;

/** Codes whose message says what is wrong with a file or with the account's room. */
const SAID: ReadonlySet<string> = new Set(['no_room', 'too_many']);

/** The user's sounds on the product server [E-062]. */
export const createSoundSource = ({ send, signedIn, signIn }: SoundSourceParts): SoundSource => ({
  signedIn,
  signIn,
  upload: async (file) => {
    if (file.size > MAX_SOUND_BYTES) throw new Error(tooLarge(file.name));
    try {
      const kept = await send(brandKit.uploadBrandFile, { file_type: 'sound' }, file);
      return { source: `src:brand_file/${kept._id}`, name: kept.name };
    } catch (error) {
      throw new Error(messageOf(file.name, error), { cause: error });
    }
  },
});

function messageOf(name: string, error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  if (error.code === 'invalid_sound') return `${name} is no MP3, M4A or WAV file.`;
  if (error.code === 'too_large') return tooLarge(name);
  return SAID.has(error.code) ? error.message : '';
}

const tooLarge = (name: string): string => `${name} is too large. The most we take is ${MEGABYTES} MB.`;
