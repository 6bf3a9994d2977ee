import { ApiError } from '../../contract/envelope.js';
import { Semaphore } from '../semaphore.js';

/** A picture unpacks to 200 MB at most, so two at once are what a small machine bears. */
const AT_ONCE = 2;
/** Each waits with its file in memory. */
const MOST_WAITING = 16;

/** Whoever makes an uploaded picture safe waits here. */
export const pictureSemaphore = new Semaphore(
  AT_ONCE,
  MOST_WAITING,
  () => new ApiError('too_many', 'Many pictures are coming in. Please wait a little'),
);
