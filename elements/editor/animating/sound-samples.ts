import { heardSound, type Samples } from '../../animation/heard-sound.js';
import type { SoundTrack } from '../../document/sound.js';
import type { Editor } from '../editor.js';

/** Samples a second that sound is decoded to: what all encoders take. */
const RATE = 48_000;
/** More channels than these are mixed down by no player. */
const MOST_CHANNELS = 2;

interface Decoded {
  readonly source: string;
  readonly samples: Promise<Samples>;
}

/** A design has one sound: minutes of samples are let go with the sound they are of. */
const decoded = new WeakMap<Editor, Decoded>();

/** The sound of a source key, decoded once. Rejects with an Error where it cannot be had or read; another call tries again. */
export function soundSamples(editor: Editor, source: string): Promise<Samples> {
  const known = decoded.get(editor);
  if (known?.source === source) return known.samples;
  const entry: Decoded = { source, samples: load(editor, source) };
  decoded.set(editor, entry);
  entry.samples.catch(() => decoded.get(editor) === entry && decoded.delete(editor));
  return entry.samples;
}

/** What is heard under a design of so many seconds. Rejects as its samples do. */
export const soundUnder = async (editor: Editor, track: SoundTrack, seconds: number): Promise<Samples> =>
  heardSound(track, await soundSamples(editor, track.src), seconds);

async function load({ resources }: Editor, source: string): Promise<Samples> {
  const where = await resources.fileOrAddress(source);
  const response = typeof where === 'string' ? await fetch(where) : new Response(where);
  if (!response.ok) throw new Error(`the sound answered ${response.status}`);
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  const channels = Array.from({ length: Math.min(MOST_CHANNELS, sound.numberOfChannels) }, (_, i) =>
    sound.getChannelData(i).slice(),
  );
  return { channels, rate: RATE };
}
