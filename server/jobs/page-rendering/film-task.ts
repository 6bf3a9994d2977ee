import { parseDesignFile } from '../../../elements/document/design-file.js';
import { render } from '../../../elements/headless/node.js';
import { assetsOf, type DocumentTask } from './document-task.js';

/** Runs in a worker thread of its own, as a film takes seconds or minutes. */

export interface FilmTask extends Omit<DocumentTask, 'title'> {
  readonly format: 'mp4' | 'gif';
  /** Longest side, px. */
  readonly side: number;
}

/** All pages one after the other as a film without sound, by the exporter of the editor. */
export async function film({ designFile, format, side, ...task }: FilmTask): Promise<Uint8Array> {
  const { width, height } = parseDesignFile(designFile);
  const scale = side / Math.max(width, height);
  const { bytes } = await render(designFile, format, { assets: assetsOf(task), scale });
  return bytes;
}
