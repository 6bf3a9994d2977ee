import { soundUnder } from '../../editor/animating/sound-samples.js';
import { filmedPage } from '../../export/video/filmed-page.js';
import { filmSize, type Encoder, type VideoFormat } from '../../export/video/video-job.js';
import type { EditorSession } from '../create-editor.js';
import { t } from '../strings.js';
import { exportedPages } from './export-source.js';

export interface ExportVideoOptions {
  readonly format: VideoFormat;
  /** Page numbers from 1: they follow each other. */
  readonly pages: readonly number[];
  /** Of the shorter side, px; that of the page when absent. */
  readonly shorter?: number;
  /** Frames a second. */
  readonly rate: number;
  /** MP4: what may write it, the best first; all there are when absent. */
  readonly encoders?: readonly Encoder[];
}

/**
 * The pages as one film, each for its duration. Rejects with the signal's reason when it fires, and with a RangeError for a
 * page that is not there.
 */
export async function exportVideo(
  session: EditorSession,
  { format, pages: numbers, shorter, rate, encoders }: ExportVideoOptions,
  signal: AbortSignal,
  onFrame: (done: number, total: number) => void,
): Promise<Blob> {
  const { editor } = session;
  const file = editor.toFile();
  const drawn = exportedPages(session, numbers);
  const pages = [];
  for (const [i, number] of numbers.entries()) {
    pages.push(filmedPage(file.pages[number - 1]!, await drawn[i]!()));
    signal.throwIfAborted();
  }
  const seconds = pages.reduce((sum, { duration }) => sum + duration, 0);
  const sound = format === 'mp4' && file.sound ? await soundUnder(editor, file.sound, seconds) : undefined;
  signal.throwIfAborted();
  const size = { width: file.width, height: file.height };
  const job = {
    pages,
    size,
    pixels: filmSize(size, shorter),
    rate,
    format,
    ...(encoders && { encoders }),
    ...(sound && { sound }),
  };
  const pictures = editor.resources.paint.image;
  // only who downloads a film loads what makes it
  const { videoOf } = await import('../../export/video/video-maker.js');
  return videoOf(job, {
    ...{ pictures: (source, effect) => pictures(source, effect), signal, onFrame },
    onOpus: () => editor.notifier.warning(t('soundForNewerPlayers')),
  });
}
