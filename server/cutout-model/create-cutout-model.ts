import { basename } from 'node:path';
import sharp from 'sharp';
import type { CutoutModelSettings } from '../config/cutout-model.js';
import { ApiError } from '../contract/envelope.js';
import { MAX_MASK_SIDE } from '../contract/cutout.js';
import { decodePicture } from '../files/pictures/decode-picture.js';
import { Semaphore } from '../files/semaphore.js';
import { CutoutModelError, type CutoutModel, type FoundMask } from './cutout-model.js';
import { CutoutPool } from './cutout-pool.js';

/** Pictures wait with their files in memory, and people before their screens. */
const MOST_WAITING = 8;

interface Parts {
  /** Told of a thread that was lost; another takes its place. */
  readonly onError: (error: Error) => void;
}

/** Opens the operator's model. Rejects with a CutoutModelError whose message says what is wrong with the file. */
export async function createCutoutModel(
  settings: CutoutModelSettings,
  { onError }: Parts,
): Promise<CutoutModel> {
  // until it is open, what goes wrong is said by the rejection
  let told = (_: Error): void => undefined;
  const pool = new CutoutPool(settings, (error) => told(error));
  const { plan, runtime } = await pool.open().catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  told = onError;
  const { width, height, family } = plan;
  const turns = new Semaphore(
    ...([1, MOST_WAITING] as const),
    () => new ApiError('too_many', 'Many pictures are being cut out. Please wait a little'),
  );
  return {
    about: `${basename(settings.path)} cuts out pictures, as ${family}, ${width} x ${height} px, by ${runtime}`,
    async find(picture, signal) {
      const work = turns.run(async () => {
        const { rgb, size } = await decodePicture(picture, { width, height });
        signal.throwIfAborted();
        return { found: await pool.find(rgb), size };
      }, signal);
      // a model that has begun cannot be stopped, but nobody need wait for it
      const { found, size } = await unlessStopped(work, signal);
      return maskOf(found, size);
    },
    close: () => pool.close(),
  };
}

/** What a server without a model that can be used tells its operator. */
export const unusableModel = ({ path }: CutoutModelSettings, error: unknown): string => {
  const why = error instanceof CutoutModelError ? error.message : `cannot be used (${String(error)})`;
  return `CUTOUT_MODEL: ${path} ${why}. Backgrounds are removed by the built-in cut-out until it is mended`;
};

/** The mask in the picture's own proportions, softly. */
async function maskOf(
  { width, height, data, score }: FoundMask,
  picture: { readonly width: number; readonly height: number },
): Promise<FoundMask> {
  const scale = Math.min(1, MAX_MASK_SIDE / Math.max(picture.width, picture.height));
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  const mask = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { ...size, data: new Uint8Array(mask), score };
}

const unlessStopped = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
