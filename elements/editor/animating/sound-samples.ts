import { decodeSound } from '../../animation/decode-sound.js';
import { heardSound, type Samples } from '../../animation/heard-sound.js';
import type { SoundTrack } from '../../document/sound.js';
import type { Editor } from '../editor.js';

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
  return decodeSound(await response.arrayBuffer());
}
