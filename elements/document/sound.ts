import * as z from 'zod/mini';
import { between } from '../objects/schema.js';

/** Longest time in a sound, seconds. */
export const LONGEST_SOUND = 3600;

/** The sound under a design: one file, of which a part is heard from its beginning on [E-062]. */
export const soundTrack = z.looseObject({
  /** Source key, as of pictures. */
  src: z.string().check(z.minLength(1), z.maxLength(300)),
  /** What the user calls the file. */
  name: z.string().check(z.maxLength(200)),
  /** Where in the file it begins and ends, seconds; from its beginning, to its end when absent. */
  start: z.optional(between(0, LONGEST_SOUND)),
  end: z.optional(between(0, LONGEST_SOUND)),
  /** 0 to 1; 1 when absent. */
  volume: z.optional(between(0, 1)),
  /** Seconds in which it comes and goes; none when absent. */
  fade_in: z.optional(between(0, LONGEST_SOUND)),
  fade_out: z.optional(between(0, LONGEST_SOUND)),
});

export type SoundTrack = Readonly<z.infer<typeof soundTrack>>;
