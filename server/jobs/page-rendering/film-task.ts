import { parseDesignFile } from '../../../elements/document/design-file.js';
import { render } from '../../../elements/headless/node.js';
import { assetsOf, type DocumentTask } from './document-task.js';
import { withLetters } from './with-letters.js';

/** Runs in a worker thread of its own, as a film takes seconds or minutes. */

export interface FilmTask extends Omit<DocumentTask, 'title'> {
  readonly format: 'mp4' | 'gif';
  /** Longest side, px. */
  readonly side: number;
  /** MP4: file of the design's sound. */
  readonly sound?: Uint8Array;
}

/**
 * All pages one after the other as a film, in MP4 with the design's sound, by the exporter of the editor. Rejects where that
 * cannot be read.
 */
export async function film({ designFile, format, side, sound, ...task }: FilmTask): Promise<Uint8Array> {
  const { width, height, sound: track } = parseDesignFile(designFile);
  const scale = side / Math.max(width, height);
  const assets = {
    ...assetsOf(task),
    sound: () => (sound ? Promise.resolve(sound) : Promise.reject(new Error('not in the store'))),
  };
  const made = await render(designFile, format, { assets, scale });
  if (track && made.missing.includes(track.src)) throw new Error('the sound of a film cannot be read');
  return withLetters(made);
}
